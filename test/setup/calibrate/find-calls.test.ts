import { describe, expect, test } from "vitest";
import { placeText } from "../../../src/core/problems.ts";
import type { ReportCase } from "../../../src/report/case.ts";
import { findCalls } from "../../../src/setup/calibrate/find-calls.ts";
import type { Label } from "../../../src/setup/calibrate/labels.ts";
import { caseOf, judged } from "./judged-report.ts";

type LabelFields = Partial<Omit<Label, "place">>;

/** Labels of appropriate calls, one per line, with the value's name as the column. */
function labelsOf(...fields: LabelFields[]): Label[] {
  return fields.map((label, at) => ({
    case: "book",
    callId: "call-1",
    appropriate: true,
    ...label,
    place: (key) => ({ file: key === undefined ? "l.yml" : `l.yml#${key}`, line: at + 1 }),
  }));
}

const book = caseOf("book", [["+search@toolu_1", "-book@toolu_2", "+pay"]]);

function find(cases: ReportCase[], ...fields: LabelFields[]) {
  const found = findCalls(labelsOf(...fields), cases);
  return {
    judged: found.judged.map(
      ({ evaluation, trial }) => `${trial.file} ${evaluation.callId} ${evaluation.name}`,
    ),
    unjudged: found.unjudged.map(({ reason }) => reason),
    problems: found.problems.map((problem) => placeText(problem) + problem.message),
  };
}

describe("the call of a label", () => {
  test("is found by its recorded id, and by the judge's own", () => {
    expect(find([book], { callId: "toolu_2" }, { callId: "call-3" })).toEqual({
      judged: ["runs/book.1.json call-2 book", "runs/book.1.json call-3 pay"],
      unjudged: [],
      problems: [],
    });
  });

  test("is the one of that recorded id where both could be meant", () => {
    const confusing = caseOf("book", [["+search@call-2", "+book@call-1"]]);
    expect(find([confusing], { callId: "call-1" }, { callId: "call-2" }).judged).toEqual([
      "runs/book.1.json call-2 book",
      "runs/book.1.json call-1 search",
    ]);
  });

  test("is none that several recorded ids could mean", () => {
    const double = caseOf("book", [["+search@x", "+book@y", "+pay@x"]]);
    expect(find([double], { callId: "x" }).problems).toEqual([
      'l.yml#callId:1: 2 calls of case "book" have the id "x": write call-1 or call-3',
    ]);
  });

  test("is in the trial and under the tags that the label names", () => {
    const tagged = [
      caseOf("book", [["+search"], ["+search"]], { tags: { model: "a", env: "x" } }),
      caseOf("book", [["+search"]], { tags: { model: "b", env: "x" } }),
    ];
    const named = [{ tags: { model: "a" }, trial: "2" }, { tags: { model: "b" } }, { trial: "2" }];
    expect(find(tagged, ...named.slice(0, 2)).judged).toEqual([
      "runs/book-a-x.2.json call-1 search",
      "runs/book-b-x.1.json call-1 search",
    ]);
    expect(find(tagged, ...named.slice(2)).judged).toEqual(["runs/book-a-x.2.json call-1 search"]);
    expect(
      find(tagged, { tags: { env: "x" } }, { tags: { model: "c" } }, { tags: { toString: "a" } }),
    ).toEqual({
      judged: [],
      unjudged: [],
      problems: [
        'l.yml#case:1: case "book" is there with several tags: say which with "tags". Known: book (env=x, model=a), book (env=x, model=b)',
        'l.yml#tags:2: no case "book" has these tags. Known: book (env=x, model=a), book (env=x, model=b)',
        'l.yml#tags:3: no case "book" has these tags. Known: book (env=x, model=a), book (env=x, model=b)',
      ],
    });
  });

  test("is not guessed", () => {
    const twice = caseOf("twice", [["+search"], ["+search"]]);
    const none = caseOf("none", [[]]);
    const labels: LabelFields[] = [
      { case: "bok" },
      { case: "something-else" },
      { case: "twice" },
      { case: "twice", trial: "3" },
      { callId: "toolu_3" },
      { callId: "nothing like it" },
      { case: "none" },
    ];
    expect(find([book, twice, none], ...labels)).toEqual({
      judged: [],
      unjudged: [],
      problems: [
        'l.yml#case:1: the report has no case "bok". Did you mean "book"?',
        'l.yml#case:2: the report has no case "something-else".',
        'l.yml#case:3: case "twice" has several trials: say which with "trial". Known: 1, 2',
        'l.yml#trial:4: case "twice" has no trial "3". Known: 1, 2',
        expect.stringMatching(
          /^l\.yml#callId:5: the judge saw no call "toolu_3" in .* Did you mean "toolu_[12]"\?$/,
        ),
        'l.yml#callId:6: the judge saw no call "nothing like it" in this run of case "book". Known: call-1 search toolu_1, call-2 book toolu_2, call-3 pay without an id',
        'l.yml#callId:7: the judge saw no call "call-1" in this run of case "none". It made none',
      ],
    });
  });

  test("has one label, by whatever id it is called", () => {
    const unjudged = caseOf("left", [{ status: "not-assessed", reason: "no key" }]);
    const left = { case: "left", callId: "x" };
    expect(
      find([book, unjudged], {}, { callId: "toolu_1" }, left, { ...left, callId: "y" }, left).problems,
    ).toEqual([
      'l.yml#callId:2: call "toolu_1" of case "book" has a label already, at l.yml:1',
      'l.yml#callId:5: call "x" of case "left" has a label already, at l.yml:3',
    ]);
  });

  test("is not judged where the judge left the run, failed, or is not quoted", () => {
    const cases = [
      caseOf("left", [{ status: "not-assessed", reason: "no key" }]),
      caseOf("failed", [{ status: "error", reason: "no JSON" }]),
      caseOf("brief", [{ status: "scored", value: 1 }]),
      { ...book, trials: book.trials.map((trial) => ({ ...trial, scores: { f1: judged([]) } })) },
    ];
    expect(find(cases, { case: "left" }, { case: "failed" }, { case: "brief" }, {})).toEqual({
      judged: [],
      unjudged: [
        "not-assessed: no key",
        "error: no JSON",
        "the report does not say what the judge said",
        "not-assessed: no judge was asked",
      ],
      problems: [],
    });
  });
});

import { describe, expect, test } from "vitest";
import { readReport } from "../../src/gate/baseline/read-reports.ts";
import type { ReportOutcome } from "../../src/report/case.ts";
import { worstCases } from "../../src/report/cases.ts";
import type { Change } from "../../src/report/comparison.ts";
import type { Report } from "../../src/report/report.ts";
import { scorerNamed } from "../../src/scorers/pass-marks.ts";
import { summaryView } from "../../src/views/comment.ts";
import {
  judgedDifferentlySentence,
  judgeSentence,
  objectionsOf,
  scoreErrors,
  scoreNotes,
} from "../../src/views/judge.ts";
import { pageBody } from "../../src/views/page/page.ts";
import {
  caseScores,
  demandColumn,
  isShown,
  scoreRows,
  scorersInUse,
  scoreState,
  sliceTables,
} from "../../src/views/scores.ts";
import { failed, judged, left } from "./judged.ts";
import { atTerminal, explained } from "./printed.ts";
import { onPullRequest } from "./pull-request.ts";
import { againstTexted, manyScorers, type Texts, texted } from "./texted.ts";
import { against } from "./trips.ts";

const report = () => onPullRequest(manyScorers());

/** A report on answers only, by the case's index, equal on the base. */
function textsReport(
  texts: Texts,
  { cases = 3, policy = "{}", judge }: { cases?: number; policy?: string; judge?: null } = {},
) {
  const side = { recorded: { cases, policy }, texts };
  return againstTexted(side, side, judge);
}

describe("ten scorers", () => {
  test("are each told of at a terminal and explained", () => {
    const shown = report();
    const some = { ...shown, cases: shown.cases.slice(1, 4) };
    const outputs = [atTerminal(shown), explained(some)];
    for (const text of outputs) expect(text).toContain("completeness");
  });

  test("stand under one another at a terminal, however long the names are", () => {
    const shares = atTerminal(report()).match(/^ {2}\S+ .*% {2}[█·▏▎▍▌▋▊▉]/gm);
    expect(shares?.length).toBeGreaterThan(10);
    expect(new Set(shares?.map((line) => line.indexOf("%"))).size).toBe(1);
  });

  test("are a few in the line of a case: those by which runs pass, and those that could be better", () => {
    const { cases } = report();
    const [forgetful] = cases
      .filter(({ id }) => id === "trip-003")
      .map((reportCase) => caseScores(reportCase, report()));
    expect(forgetful).toEqual(["code 100%", "f1 100%", "says 33.3%", "completeness 80.0%", "and 10 more"]);
  });

  test("are all in the line of a case where they are few", () => {
    const few = textsReport(() => ({ says: texted(1), toxicity: texted(0) }));
    const [line] = few.cases.map((reportCase) => caseScores(reportCase, few));
    expect(line).toEqual(["code 100%", "f1 100%", "says 100%", "toxicity 0%"]);
  });

  test("have as many columns beside slices as there is room for, those first that decide, and the others are named", () => {
    const shown = report();
    const cases = shown.cases.map((reportCase, at) => ({
      ...reportCase,
      tags: { model: at % 2 === 0 ? "a" : "b" },
    }));
    const { tables, more } = sliceTables({ ...shown, cases }, { tables: 3, rows: 5, scorers: 6 });
    expect(tables[0]?.titles.slice(3)).toEqual([
      "code",
      "f1",
      "says",
      "faithfulness",
      "bias (lower is better)",
      "toxicity (lower is better)",
    ]);
    expect(more).toMatch(/^Not shown: llm, keyword-coverage, .*, hallucination$/);
  });
});

describe("the table of scores", () => {
  test("says of a scorer that less is better, what is demanded, and whether that is kept", () => {
    const rows = scoreRows(report());
    const demand = demandColumn(rows);
    const cells = rows.map((row) => [row.label, demand.cell(row), row.state?.word].join("|"));
    expect(demand.title).toBe("required");
    expect(cells).toEqual(
      expect.arrayContaining([
        "faithfulness|at least 70.0%|holds",
        "hallucination (lower is better, advisory)||",
        "bias (lower is better)|at most 10.0%|holds",
        "toxicity (lower is better)|at most 0%|above its ceiling",
        "noise-sensitivity (advisory)||not assessed",
      ]),
    );
  });

  test("says at least in its title where there are floors alone", () => {
    const rows = scoreRows(textsReport(() => ({}), { policy: "gate: { floors: { f1: 0.5 } }", judge: null }));
    const demand = demandColumn(rows);
    expect([demand.title, ...rows.map(demand.cell)]).toEqual(["at least", "", "", "50.0%"]);
  });

  test.each<[string, string, string]>([
    ["f1", "doubtful lower", "good higher"],
    ["toxicity", "good lower", "doubtful higher"],
  ])("takes a change of %s for good or not by its direction", (id, fell, rose) => {
    const change = (low: number, high: number): Change => ({ base: 0.5, head: 0.5, change: low, low, high });
    const states = [change(-0.3, -0.1), change(0.1, 0.3)].map((one) => {
      const state = scoreState(id, { value: 0.5, change: one, bound: undefined });
      return `${state?.mark} ${state?.word}`;
    });
    expect(states).toEqual([fell, rose]);
  });
});

describe("scorers in use", () => {
  const unjudged: Texts = () => ({
    says: left("no answer"),
    toxicity: left("no judge was asked"),
    llm: left("no judge"),
  });

  test("are those of texts that are asked for, though nothing was assessed and there is no judge", () => {
    const silent = textsReport(unjudged, { judge: null });
    expect(scorersInUse(silent)).toEqual(["code", "f1", "says", "toxicity"]);
    expect([isShown(silent, "llm"), isShown(silent, "toxicity")]).toEqual([false, true]);
    expect(atTerminal(silent)).toMatch(
      /^ {2}toxicity +– {2}not assessed in 3 runs · lower is better · advisory$/m,
    );
    expect(summaryView(silent).text).toContain(
      "says not assessed in 3 runs · toxicity not assessed in 3 runs",
    );
  });

  test("are no scorers of texts that nobody asks for", () => {
    expect(scorersInUse(textsReport(() => ({}), { judge: null }))).toEqual(["code", "f1"]);
  });

  test("are those with a ceiling, asked for or not", () => {
    const bounded = textsReport(() => ({}), { judge: null, policy: "gate: { ceilings: { toxicity: 0 } }" });
    expect(scorersInUse(bounded)).toEqual(["code", "f1", "toxicity"]);
  });
});

describe("what a judge says of answers", () => {
  const texts: Texts = (at) => {
    if (at === 0) return { llm: judged(), toxicity: texted(0.4, {}, { text: "You fool." }) };
    if (at === 1) return { llm: left("nothing was called"), toxicity: texted(0) };
    if (at === 2) return { llm: failed("no answer"), toxicity: failed("no answer") };
    return { llm: left("budget"), toxicity: left("budget") };
  };
  const reportOf = (more: { cases?: number } = {}) => textsReport(texts, { cases: 5, ...more });

  test("counts runs, not scores: a run is judged when any of them is", () => {
    expect(judgeSentence(reportOf())).toContain(
      " · 2 runs judged · 1 failed: no answer · 2 not judged: budget · ",
    );
  });

  test("is not told twice: notes are of runs that it judged by other scorers", () => {
    const notes = scoreNotes(reportOf()).filter((note) => note.includes("not assessed"));
    expect(notes).toEqual(["llm not assessed in 1 run"]);
    expect(scoreErrors(reportOf())).toEqual([]);
  });

  test("is told together where many scorers measured nothing in as many runs", () => {
    const nothing = left("no context");
    const many = textsReport(() => ({
      llm: judged(),
      toxicity: texted(0),
      faithfulness: nothing,
      hallucination: nothing,
      "context-precision": nothing,
      "context-relevance": nothing,
    }));
    expect(scoreNotes(many).at(-1)).toBe(
      "faithfulness, hallucination, context-precision, context-relevance not assessed in 3 runs",
    );
  });

  test("is an objection by the mark of each scorer, the worst first, whichever way it counts", () => {
    const values: Record<number, Record<string, ReportOutcome>> = {
      0: { toxicity: texted(0.1), faithfulness: texted(1) },
      1: { toxicity: texted(0), faithfulness: texted(0.2) },
      2: { toxicity: texted(0), faithfulness: texted(1) },
    };
    const found = objectionsOf(textsReport((at) => values[at] ?? {}));
    expect(found.map(({ one, scores }) => [one.id, ...scores])).toEqual([
      ["trip-001", "faithfulness 20.0%"],
      ["trip-000", "toxicity 10.0%"],
    ]);
  });

  test("names the scores that are not compared where another judge gave them", () => {
    const compared = (...scorers: string[]) => {
      const one = reportOf();
      const judgedOtherwise = { cases: 2, scorers, base: ["a"], head: ["b"] };
      return judgedDifferentlySentence({
        comparison: one.comparison && { ...one.comparison, judgedOtherwise },
      });
    };
    const by = "not compared in 2 cases: judged by b here and by a on the base";
    expect(compared("bias", "toxicity")).toBe(`bias, toxicity are ${by}`);
    expect(compared("toxicity")).toBe(`toxicity is ${by}`);
  });
});

test("a rude case is worse than a polite one that is as good else", () => {
  const rude = textsReport((at) => ({ says: texted(0), toxicity: texted(at === 2 ? 1 : 0) }), {
    policy: "gate: { scorers: [says] }",
  });
  expect(worstCases(rude).map(({ id }) => id)).toEqual(["trip-002", "trip-000", "trip-001"]);
});

test("no view knows another scorer of which less is better than these", () => {
  expect(scorersInUse(report()).filter((id) => scorerNamed(id).isLowerBetter)).toEqual([
    "hallucination",
    "bias",
    "toxicity",
  ]);
});

const NAMES = ["constructor", "toString", "hasOwnProperty"];

/** A report whose suite has scores with these names, and whose cases and comparison have none. */
function reportWith(names: readonly string[]) {
  const report = against({ failing: [3] }, { failing: [3, 5] });
  const more = Object.fromEntries(names.map((name) => [name, report.scores.f1]));
  return readReport(JSON.stringify({ ...report, scores: { ...report.scores, ...more } }));
}

const views: Record<string, (report: Report) => string> = {
  summary: (report) => summaryView(report).text,
  terminal: (report) => atTerminal(report),
  page: (report) => pageBody(report).text,
};

describe("scorers named like what every object inherits", () => {
  test.each(Object.entries(views))("have in the %s no number that is none", (_, view) => {
    const shown = view(reportWith(NAMES));
    for (const name of NAMES) expect(shown).toContain(name);
    expect(shown).not.toMatch(/NaN|native code/);
  });

  test("have the suite's score, and no change", () => {
    const report = reportWith(NAMES);
    const rows = scoreRows(report).filter(({ label }) => NAMES.some((name) => label.startsWith(name)));
    expect(rows).toHaveLength(NAMES.length);
    for (const row of rows)
      expect(row).toMatchObject({ value: report.scores.f1?.value, base: "", change: "" });
  });
});

import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import { judgeReasons } from "../../src/report/reasons.ts";
import type { Report } from "../../src/report/report.ts";
import { commentView, summaryView } from "../../src/views/comment.ts";
import {
  judgedDifferentlySentence,
  judgeSentence,
  objectionsOf,
  passPowerText,
  runsText,
} from "../../src/views/judge.ts";
import { pageBody } from "../../src/views/page/page.ts";
import { reportOn } from "../workspace.ts";
import { judgeReports } from "./judge-reports.ts";
import { failed, type Judge, judged, left, withJudge } from "./judged.ts";
import { atTerminal, explained } from "./printed.ts";
import { place } from "./pull-request.ts";
import { linesOf } from "./scenarios.ts";
import { ofAnyVersion, reportOf } from "./trips.ts";

const terminal = (report: Report) => atTerminal(report);
const viewsOf = (report: Report) => [
  commentView(report, place).text,
  summaryView(report).text,
  terminal(report),
  explained(report),
];

test("every report says what the judge did, at a terminal and as Markdown", async () => {
  const outputs = Object.entries(judgeReports).flatMap(([name, make]): [string, string][] => [
    [name, terminal(make())],
    [`${name}, as Markdown`, summaryView(ofAnyVersion(make())).text],
  ]);
  await expect(linesOf(outputs, /judge/i)).toMatchFileSnapshot("../golden/lines/judges.txt");
});

test("explain shows what the judge says call by call, and why it says nothing", async () => {
  const outcomes = [
    judged({ votes: 3, agreeing: 2, reason: "The flight that was asked for was booked." }),
    judged({ wrong: "Nothing was to be booked yet.", missing: ["get_price"], reason: "Booked, not asked." }),
    left("budget: a judge may be asked about 2 runs that it does not know yet"),
    failed("the server answered 500 four times"),
  ];
  const report = withJudge(reportOf({ cases: 4, failing: [1] }), (at) => outcomes[at] ?? left("none"));
  await expect(explained(report)).toMatchFileSnapshot("../golden/explain/judged.txt");
});

describe("the judge's scorer", () => {
  const unjudged = (policy: string) => {
    const report = withJudge(reportOf({ policy }), () => left("no judge-model was given"));
    return viewsOf({ ...report, judge: null });
  };

  test("is not shown where nobody wants a judge", () => {
    for (const view of unjudged("{}")) expect(view).not.toMatch(/llm|judge/);
  });

  test.each(["gate: { scorers: [f1, llm] }", "gate: { floors: { llm: 0.5 } }"])(
    "is shown where the policy says %s, and not as advisory",
    (policy) => {
      const [comment, , atTerminal, explained] = unjudged(policy);
      expect(comment).toMatch(/^\| llm \| (?:❌|🟡) not assessed \|/m);
      expect(atTerminal).toMatch(/^ {2}llm +– +not assessed in 14 runs$/m);
      expect(explained).toMatch(/^ {4}llm +not-assessed: no judge-model was given$/m);
    },
  );

  test("is advisory where it decides nothing", () => {
    const [comment, , atTerminal, explained] = viewsOf(withJudge(reportOf({}), () => judged()));
    expect(comment).toContain("| llm (advisory) |");
    expect(atTerminal).toMatch(/^ {2}llm .*14 runs · advisory$/m);
    expect(explained).toMatch(/^ {4}llm .*100%.* · advisory$/m);
  });
});

describe("the sentence about the judge", () => {
  const about = (judge: Judge, work = {}) => judgeSentence(withJudge(reportOf({ cases: 4 }), judge, work));

  test("has the reason of runs that were not judged, and says when there are others", () => {
    expect(about((at) => (at < 2 ? left("no key") : judged()))).toContain("· 2 not judged: no key");
    expect(about((at) => left(`reason ${at}`))).toContain("· 4 not judged, the first: reason 0");
    expect(about((at) => failed(`reason ${at}`))).toContain("· 4 failed, the first: reason 0");
  });

  test("is of the model that was asked for as long as none has answered", () => {
    expect(about(() => left("no key"))).toBe(
      "gpt-4.1 · 0 runs judged · 4 not judged: no key · no request was sent",
    );
  });

  test("does not blame the judge for a broken recording, of which the table tells once", () => {
    const report = withJudge(reportOf({ cases: 4 }), (at) => failed(at === 0 ? "cut" : "no answer"));
    const cases = report.cases.map((reportCase, at) => ({
      ...reportCase,
      trials: reportCase.trials.map((trial) =>
        at > 0 ? trial : { ...trial, scores: { ...trial.scores, code: failed("cut"), f1: failed("cut") } },
      ),
    }));
    const { code, f1, ...scores } = report.scores;
    if (code === undefined || f1 === undefined) throw new Error("the report has no scores");
    const broken = {
      ...report,
      cases,
      scores: { ...scores, code: { ...code, errors: 1 }, f1: { ...f1, errors: 1 } },
    };
    expect(judgeSentence(broken)).toContain("· 3 failed: no answer");
    expect(commentView(broken, place).text).toContain(
      "- llm, code, f1 in error in 1 run, the first: <code>cut</code>",
    );
  });

  test("says what the server did not count", () => {
    const work = { asked: 4, requests: 5, promptTokens: 1000, replyTokens: 234, unmetered: 2 };
    expect(about(() => judged(), work)).toMatch(
      /· 5 requests, 1,234 tokens \(2 answers came without a count\)$/,
    );
  });

  test("is none without a judge, nor where nobody judged otherwise", () => {
    const report = reportOf({});
    expect([judgeSentence(report), judgedDifferentlySentence(report)]).toEqual([undefined, undefined]);
  });
});

test("a call that is appropriate in part is told as such, and as half of one", () => {
  const whole = judged({ wrong: "get_weather fits better" });
  const [one] = whole.details.evaluations;
  if (one === undefined) throw new Error("nothing was judged");
  const half = { ...whole.details, evaluations: [{ ...one, partly: true as const }] };
  const report = withJudge(reportOf({ cases: 1 }), () => ({ ...whole, value: 0.5, details: half }));
  const text = explained(report);
  expect(text).toContain("50.0%  (0 of 1 call appropriate, 1 partly)");
  expect(text).toContain("partly appropriate book_flight call-1 get_weather fits better");
  const [trial] = report.cases.flatMap(({ trials }) => trials);
  expect(trial && judgeReasons(trial)).toEqual([
    { subject: "book_flight", text: "the judge: partly appropriate: get_weather fits better" },
  ]);
});

describe("objections", () => {
  const marks = [0.5, 1, 0, 0.7, 0.4];
  const report = (policy = "{}") =>
    withJudge(reportOf({ cases: 5, failing: [4], policy }), (at) => ({ ...judged(), value: marks[at] ?? 1 }));
  const idsOf = (one: Report) => objectionsOf(one).map((found) => found.one.id);

  test("are to cases below the judge's pass mark that do not fail, the worst first", () => {
    expect(idsOf(report())).toEqual(["trip-002", "trip-000"]);
    expect(idsOf(report("passMarks: { llm: 0.8 }"))).toEqual(["trip-002", "trip-000", "trip-003"]);
  });

  test("are to cases of which nothing that gates was measured too", () => {
    const cases = report().cases.map((reportCase) => ({ ...reportCase, passRate: null }));
    expect(idsOf({ ...report(), cases })).toContain("trip-004");
  });

  test("are none where the judge decides: then such a case fails", () => {
    expect(idsOf(report("gate: { scorers: [code, f1, llm] }"))).toEqual([]);
  });
});

test("however its server calls a judge, the table stands", () => {
  const judge: Judge = (at) => judged({ model: `${at}${"\u202e".repeat(5000)}` });
  const report = judgeReports["judged-otherwise"]?.();
  if (report?.comparison == null) throw new Error("the report compares nothing");
  const names = Array.from({ length: 40 }, (_, at) => `${at}${"\u202e".repeat(5000)}`);
  const comparison = {
    ...report.comparison,
    judgedOtherwise: { scorers: ["llm"], cases: 40, base: names, head: names },
  };
  const comment = commentView({ ...withJudge(report, judge), comparison }, place).text;
  expect(comment).toContain("| **pass rate** |");
  expect(comment).toContain("llm is not compared in 40 cases");
});

test("however much a judge says, a view shows the beginning", () => {
  const text = `\u001b[2J${"x".repeat(100_000)}`;
  const verdict = { wrong: text, missing: [text], reason: text, name: text };
  const report = withJudge(reportOf({ cases: 3, failing: [0] }), () => judged(verdict));
  for (const view of viewsOf(report)) {
    expect(view).not.toContain("\u001b");
    const longest = Math.max(...(view.match(/x+/g) ?? []).map(({ length }) => length));
    expect(longest).toBeLessThanOrEqual(limits.shownText);
  }
});

const look = { toolCalls: [{ name: "look", arguments: {} }] };

function withUnscored(count: number): Report {
  const scored = ["a", "b"].map((id) => ({ id, expectedTool: "look" }));
  const rest = Array.from({ length: count }, (_, at) => ({ id: `other-${at}` }));
  const runs = [...scored, ...rest].flatMap(({ id }) =>
    [1, 2, 3].map((trial) => [`runs/${id}.${trial}.json`, { ...look, response: `${trial}` }]),
  );
  return reportOn(
    { ...Object.fromEntries(runs), "expectations.yml": { cases: [...scored, ...rest] } },
    { runs: ["runs/{case}.{trial}.json"] },
  );
}

test("pass^k says over how many cases it is, where some were not assessed", () => {
  const report = withUnscored(2);
  expect(report.passPower).toEqual({ k: 3, value: 1, cases: 2 });
  const text = "pass^3 100% over 2 of 4 cases";
  expect(passPowerText(report)).toBe(text);
  expect(atTerminal(report)).toContain(text);
  for (const view of [commentView(report, place).text, summaryView(report).text])
    expect(view.replaceAll("&#94;", "^")).toContain(text);
  expect(pageBody(report).text).toContain(text);
});

test("pass^k is of all cases where all were assessed, and absent with one trial", () => {
  expect(passPowerText(withUnscored(0))).toBe("pass^3 100%");
  expect(passPowerText({ passPower: null, cases: [] })).toBeUndefined();
});

test("a count of runs says how many were carried, where some were", () => {
  const report = withUnscored(0);
  expect(runsText(report)).toBe("6 runs");
  const [first, ...rest] = report.cases;
  if (first === undefined) throw new Error("there is no case");
  expect(runsText({ ...report, cases: [{ ...first, carried: true }, ...rest] })).toBe("6 runs, 3 carried");
});

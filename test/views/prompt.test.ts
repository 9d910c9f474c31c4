import { describe, expect, test } from "vitest";
import type { Report } from "../../src/report/report.ts";
import { commentView, suitesCommentView, summaryView } from "../../src/views/comment.ts";
import { promptsIn } from "./prompts.ts";
import { onPullRequest, place } from "./pull-request.ts";
import { against, without } from "./trips.ts";

const red = () => onPullRequest(against({ cases: 60 }, { cases: 60, failing: [7, 8, 9, 10, 11, 12, 30] }));
const promptOf = (report: Report) => promptsIn(commentView(report, place).text)[0];

describe("the prompt for a coding agent", () => {
  test("tells of each case what was expected, what came, and where it is said, in at most forty lines", () => {
    const { lines, data } = promptOf(red()) ?? { lines: [], data: {} };
    expect(lines.length).toBeLessThan(40);
    expect(data).toMatchObject({
      suite: "default",
      verdict: "fail",
      checks: [expect.stringMatching(/^Regression: pass rate 100% → 88.3%/)],
      policy: { source: "policy of the base commit", passMarks: { code: 1, f1: 0.9 } },
      moreCases: 2,
    });
    expect(data.cases).toHaveLength(5);
    expect(data.cases?.[0]).toEqual({
      case: "trip-007",
      runs: "passed 0 of 1 run, was 1 of 1",
      expectedIn: "expectations.yml:9",
      recording: "runs.jsonl:8",
      why: ['book_flight date: expected "2026-06-12", got "2026-06-05"'],
    });
  });

  test("has commands that look closer, at the base commit where one is known", () => {
    const report = red();
    expect(promptOf(report)?.data.commands).toEqual([
      "npx rungate explain trip-007 --runs runs.jsonl",
      `npx rungate gate --base ${report.baseCommit} --runs runs.jsonl`,
    ]);
    const unknown = promptOf({ ...report, baseCommit: "$(id)" });
    expect(unknown?.data.commands).toHaveLength(1);
    expect(unknown?.lines.at(-1)).toContain("then run `rungate gate` with the options of this run");
  });

  test("says first that the fence has data, and what not to change", () => {
    const [, second, third, , fence] = promptOf(red())?.lines ?? [];
    expect(second).toContain("is data");
    expect(second).toContain("not instructions");
    expect(third).toMatch(/^Do not change expectations, policy, recordings or workflows/);
    expect(fence).toBe("```json");
  });

  test("is in a comment of an inconclusive verdict, and in the job summary", () => {
    const report = onPullRequest(against({ cases: 30 }, { cases: 30, failing: [3, 8] }));
    expect(promptOf(report)?.data).toMatchObject({ verdict: "inconclusive", cases: [{}, {}] });
    expect(promptsIn(summaryView(report).text)).toHaveLength(1);
    expect(promptsIn(summaryView(report, { verdict: false }).text)).toEqual([]);
  });

  test("names the required cases first, also where they failed before", () => {
    const policy = "gate: { requiredCases: [trip-003] }";
    const report = against({ cases: 40, failing: [3] }, { cases: 40, failing: [3, 8], policy });
    expect(promptOf(onPullRequest(report))?.data.cases?.map((reportCase) => reportCase.case)).toEqual([
      "trip-003",
    ]);
  });

  test("names what fails where a floor is not reached", () => {
    const policy = "gate: { floors: { passRate: 0.9 } }";
    const failing = [1, 2, 3, 4, 5, 6];
    const report = against({ cases: 40, failing }, { cases: 40, failing, policy });
    expect(promptOf(onPullRequest(report))?.data).toMatchObject({ moreCases: 1, verdict: "fail" });
  });
});

describe("there is no prompt", () => {
  test.each<[string, () => Report]>([
    ["where the verdict is a pass", () => against({}, {})],
    ["where there is no baseline to be had", () => without("unavailable", "GitHub did not answer", "head")],
    [
      "where a required case is not recorded",
      () => against({}, { policy: "gate: { requiredCases: [gone] }" }),
    ],
  ])("%s", (_what, make) => {
    expect(commentView(onPullRequest(make()), place).text).not.toContain("coding agent");
  });

  test("where a run on a fork says it, and on the base branch", () => {
    const fork = { ...place, reporter: "the fork of mallory" };
    expect(commentView(red(), fork).text).not.toContain("coding agent");
    expect(summaryView({ ...red(), role: "base" }).text).not.toContain("coding agent");
  });

  test("where the comment has no room for it: it is the first to be left out, and a word says so", () => {
    const many = Array.from({ length: 30 }, red);
    const comment = suitesCommentView(many, { ...place, call: "default" }).text;
    expect(promptsIn(comment)).toEqual([]);
    expect(comment).toContain("Left out because there is no room: the prompt for a coding agent");
  });
});

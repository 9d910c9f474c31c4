import { describe, expect, test } from "vitest";
import { wordOf } from "../../src/fork/word.ts";
import type { Report } from "../../src/report/schema.ts";

const commit = "a".repeat(40);
const known = { suite: "default", commit, pullRequests: [7, 8] };

type Said = Parameters<typeof wordOf>[0];

function report(more: Partial<Said> = {}): Said {
  return {
    suite: "default",
    role: "head",
    headCommit: commit,
    pullRequest: 8,
    verdict: verdict("pass"),
    settings: {},
    comparison: null,
    ...more,
  };
}

function verdict(result: Report["verdict"]["result"], blocks = result === "fail"): Report["verdict"] {
  return { result, blocks, checks: [] };
}

describe("a report that agrees with how the run ended is shown on the pull request that it names", () => {
  test.each<[string, Partial<Said>, "succeeded" | "failed"]>([
    ["a pass", {}, "succeeded"],
    ["an inconclusive verdict", { verdict: verdict("inconclusive") }, "succeeded"],
    ["an inconclusive verdict that blocks", { verdict: verdict("inconclusive", true) }, "failed"],
    ["a failure", { verdict: verdict("fail") }, "failed"],
    ["a failure, report-only", { verdict: verdict("fail"), settings: { "report-only": true } }, "succeeded"],
  ])("%s", (_what, more, ending) => {
    const said = report(more);
    expect(wordOf(said, { ...known, ending })).toEqual({ pullRequest: 8, report: said });
    const other = ending === "failed" ? "succeeded" : "failed";
    expect(wordOf(said, { ...known, ending: other })).toEqual({
      why: expect.stringContaining("says that the check is"),
    });
  });
});

test.each<[string, Partial<Said>]>([
  ["of another suite", { suite: "booking" }],
  ["not of a pull request", { role: "base" }],
  ["not of a pull request", { role: "queue" }],
  ["of another commit", { headCommit: "b".repeat(40) }],
  ["of another commit", { headCommit: null }],
  ["of another pull request", { pullRequest: 9 }],
  ["of another pull request", { pullRequest: null }],
  ["contradicts itself", { verdict: verdict("fail", false) }],
])("a report is not shown that is %s: %j", (why, more) => {
  const word = wordOf(report(more), { ...known, ending: "succeeded" });
  expect(word).toEqual({ why: expect.stringContaining(why) });
});

test("a pass that blocks does not become the headline of a failed run", () => {
  const word = wordOf(report({ verdict: verdict("pass", true) }), { ...known, ending: "failed" });
  expect(word).toEqual({ why: "its report contradicts itself" });
});

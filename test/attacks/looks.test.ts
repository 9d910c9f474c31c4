import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import { dispatchEvent, pushEvent } from "../e2e/events.ts";
import { firstLine, headlineOf } from "../e2e/reading.ts";
import { recorded } from "../e2e/recorded.ts";
import { type Trips, tripRuns } from "../e2e/trips.ts";
import { onBranch, onPull, propose, reportOf, type WorkflowResult } from "../e2e/workflow.ts";
import type { LoopbackGitHub } from "../loopback/loopback.ts";
import type { PullRequest } from "../loopback/repository.ts";

/** A pull request whose agent is recorded in the workflow, 3 trials against 3. */
async function proposal(): Promise<{ github: LoopbackGitHub; pull: PullRequest }> {
  const { github } = await recorded(tripRuns({ trials: 3 }));
  return { github, pull: propose(github, "feature", { "agent.py": "other" }) };
}

let looks = 0;

function look(
  github: LoopbackGitHub,
  pull: PullRequest,
  did: Trips,
  options: Parameters<typeof onPull>[2] = {},
): Promise<WorkflowResult> {
  looks += 1;
  return onPull(github, pull, {
    ...options,
    more: tripRuns({ trials: 3, recording: `look ${looks}`, ...did }) as Record<string, string>,
  });
}

const commentOf = ({ comments }: PullRequest) => comments.at(-1)?.body ?? "";
const checkOf = (result: WorkflowResult) =>
  reportOf(result).verdict.checks.find(({ name }) => name === "earlier-runs");

describe("a pull request that is run again until it is green:", () => {
  test("a lucky run does not undo the unlucky ones at its commit, and line one says which run it is", async () => {
    const { github, pull } = await proposal();
    const first = await look(github, pull, { wrong: [1, 2, 3] });
    expect(first.exitCode).toBe(1);
    expect(reportOf(first).runAtCommit).toBeUndefined();
    const second = await look(github, pull, {});
    expect(second.exitCode).toBe(1);
    expect(firstLine(commentOf(pull))).toMatch(
      /^❌ Fail, run 2 at this commit · Earlier runs: with what 1 earlier run recorded at this commit: pass rate 100% → 87\.5%/,
    );
    expect(headlineOf(commentOf(pull))).toContain("got worse by 2 runs at this commit together");
    expect(reportOf(second).comparison?.earlier).toMatchObject({ runs: 1, trials: { head: [6, 6] } });
  });

  test("a run by hand on the branch, and one on it by another pull request, are looks too", async () => {
    const { github, pull } = await proposal();
    await look(github, pull, { wrong: [1, 2, 3] });
    const head = github.commits.get(pull.head.sha);
    if (head === undefined) throw new Error("no head");
    const more = tripRuns({ trials: 3, recording: "by hand" }) as Record<string, string>;
    const byHand = await onBranch(github, dispatchEvent(github, { head, branch: "feature" }), { more });
    expect(byHand.exitCode).toBe(1);
    github.branches.set("other", head.sha);
    const other = github.pull({ head, ref: "other" });
    const third = await look(github, other, {});
    expect(reportOf(third)).toMatchObject({ runAtCommit: 3, comparison: { earlier: { runs: 2 } } });
  });

  test("a push of the commit to a branch is a look, and so is a later run where an earlier one is run again", async () => {
    const { github, pull } = await proposal();
    const first = await look(github, pull, {});
    const after = github.commits.get(pull.head.sha);
    if (after === undefined) throw new Error("no head");
    const more = tripRuns({ trials: 3, wrong: [1, 2, 3], recording: "pushed" }) as Record<string, string>;
    await onBranch(github, pushEvent(github, { after, branch: "feature" }), { more });
    const again = await look(github, pull, {}, { again: first.run });
    expect(again.exitCode).toBe(1);
  });

  test("a third attempt counts the first, of which the second has replaced the report", async () => {
    const { github, pull } = await proposal();
    const { run } = await look(github, pull, { wrong: [1, 2, 3] });
    for (const _ of [2, 3]) expect((await look(github, pull, {}, { again: run })).exitCode).toBe(1);
  });

  test("an attempt of the same run counts the one before", async () => {
    const { github, pull } = await proposal();
    const { run } = await look(github, pull, { wrong: [1, 2, 3] });
    const more = tripRuns({ trials: 3, recording: "again" }) as Record<string, string>;
    const again = await onPull(github, pull, { again: run, more });
    expect(again.exitCode).toBe(1);
    expect(firstLine(commentOf(pull))).toMatch(/^❌ Fail, attempt 2 · Earlier runs: with what 1 earlier run/);
  });

  test("a third look is not planned", async () => {
    const { github, pull } = await proposal();
    const first = await look(github, pull, { wrong: [1] });
    expect(reportOf(first).plan).toBeDefined();
    const second = await look(github, pull, { wrong: [2] });
    expect(reportOf(second).plan).toBeUndefined();
    expect(second.outputs.more).toBe("");
  });

  test("a run that was stopped counts by the report that it left, and without one not at all", async () => {
    const { github, pull } = await proposal();
    const { run } = await look(github, pull, { wrong: [1, 2, 3] });
    run.conclusion = "cancelled";
    const head = github.commits.get(pull.head.sha);
    if (head === undefined) throw new Error("no head");
    github.run({ head, event: "pull_request", headBranch: "feature", conclusion: "cancelled" });
    const last = await look(github, pull, {});
    expect(reportOf(last)).toMatchObject({ runAtCommit: 2, comparison: { earlier: { runs: 1 } } });
    expect(last.exitCode).toBe(1);
  });
});

describe("what earlier runs cannot do:", () => {
  async function forged(change: (report: ReturnType<typeof reportOf>) => object, wrong = [1, 2, 3]) {
    const { github, pull } = await proposal();
    const good = await look(github, pull, { trials: 9 });
    const at = github.artifacts.findIndex(({ run }) => run?.id === good.run.id);
    github.artifacts.splice(at, 1);
    github.artifact({ run: good.run, name: "rungate-report.default.json", content: change(reportOf(good)) });
    return look(github, pull, { wrong });
  }

  test("make a red run green, however well they did", async () => {
    const result = await forged((report) => report);
    expect(reportOf(result).comparison?.earlier?.passRate?.head).toBeGreaterThan(0.9);
    expect(result.exitCode).toBe(1);
    expect(reportOf(result).verdict.checks.find(({ name }) => name === "regression")?.result).toBe("fail");
    expect(checkOf(result)?.result).toBe("pass");
  });

  test.each<[string, (report: ReturnType<typeof reportOf>) => object]>([
    ["of another commit", (report) => ({ ...report, headCommit: "b".repeat(40) })],
    ["of a base branch", (report) => ({ ...report, role: "base" })],
    ["of another suite", (report) => ({ ...report, suite: "other" })],
    [
      "by other expectations",
      (report) => ({
        ...report,
        cases: report.cases.map((testCase) => ({ ...testCase, fingerprint: "other" })),
      }),
    ],
    ["that is none", () => ({ hello: 1 })],
  ])("count by a report %s", async (_what, change) => {
    const result = await forged(change, []);
    expect(reportOf(result).runAtCommit).toBe(2);
    expect(reportOf(result).comparison?.earlier).toBeUndefined();
    expect(result.exitCode).toBe(0);
  });

  test.each<[string, object]>([
    ["of another workflow", { path: ".github/workflows/other.yml" }],
    ["of a fork at the same commit", { headRepository: { id: 666, owner: "mallory", name: "demo" } }],
    ["of a push of the base branch", { event: "push", headBranch: "main" }],
  ])("count as a run %s", async (_what, other) => {
    const { github, pull } = await proposal();
    const { run } = await look(github, pull, { wrong: [1, 2, 3] });
    Object.assign(run, other);
    const result = await look(github, pull, {});
    expect(result.exitCode).toBe(0);
    expect(reportOf(result).runAtCommit).toBeUndefined();
  });

  test("be read without end: beyond a limit the older ones are only counted", async () => {
    const { github, pull } = await proposal();
    const head = github.commits.get(pull.head.sha);
    if (head === undefined) throw new Error("no head");
    for (let at = 0; at < limits.earlierRuns + 1; at++)
      github.run({ head, event: "pull_request", headBranch: "feature", conclusion: "failure" });
    const from = github.log.length;
    const result = await look(github, pull, {});
    expect(reportOf(result).runAtCommit).toBe(limits.earlierRuns + 2);
    const lists = github.log.slice(from).filter(({ operation }) => operation.includes("run-artifacts"));
    expect(lists).toHaveLength(limits.earlierRuns + 1);
  });

  test("change anything where the recordings are committed: the same bytes count once", async () => {
    const { github } = await recorded(tripRuns({ trials: 3 }));
    const pull = propose(github, "feature", tripRuns({ trials: 3, wrong: [4], recording: "second" }));
    const first = await onPull(github, pull);
    const second = await onPull(github, pull);
    const { runAtCommit, ...rest } = reportOf(second);
    expect(runAtCommit).toBe(2);
    expect(rest).toEqual(reportOf(first));
  });
});

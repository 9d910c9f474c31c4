import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import type { Report } from "../../src/report/report.ts";
import { recorded, reportOf } from "../gate/comparison/fixture.ts";
import type { LoopbackGitHub } from "../loopback/loopback.ts";
import type { Commit, WorkflowRun } from "../loopback/repository.ts";
import { repository, short } from "./baseline-fixture.ts";
import { record } from "./fixture.ts";

const NIGHTLY = ".github/workflows/nightly.yml";

describe("a report that carries cases", () => {
  const ALL = reportOf(["a", "b"].map((id) => recorded(id, "x+")));
  const EQUAL: Partial<Report> = { totals: { ...ALL.totals, cases: 2 } };
  const SOME: Partial<Report> = { ...EQUAL, tier: { name: "pr", carried: 1 } };
  const FEWER: Partial<Report> = {};

  /** Reports of one commit in the order in which they are looked at, and which of them serves. */
  const cases: [string, Partial<Report>[], number][] = [
    ["after one with all cases", [EQUAL, SOME], 0],
    ["before one with all cases", [SOME, EQUAL], 1],
    ["before one with fewer cases", [SOME, FEWER], 0],
    ["before another that carries some", [SOME, SOME], 0],
    ["alone", [SOME], 0],
  ];

  function recordAll(
    github: LoopbackGitHub,
    commit: Commit | undefined,
    { reports, runs }: { reports: Partial<Report>[]; runs: Partial<WorkflowRun>[] },
  ) {
    if (commit === undefined) throw new Error("no commit");
    // The newest run is looked at first.
    const left = reports.map((report, at) => ({ report, run: runs[at] ?? {} })).reverse();
    return left.map((one) => record(github, commit, one).artifact.id).reverse();
  }

  test.each(cases)("of the same pushes: %s", async (_what, reports, serves) => {
    const { github, base, find, operations } = await repository();
    const ids = recordAll(github, base, { reports, runs: [] });
    expect(await find()).toMatchObject({ origin: { artifactId: ids[serves], distance: 0 } });
    expect(operations()).not.toContain("actions/list-artifacts-for-repo");
  });

  test.each(cases)("of a push and a schedule: %s", async (_what, reports, serves) => {
    const { github, base, find, operations } = await repository();
    const ids = recordAll(github, base, { reports, runs: [{}, { event: "schedule" }] });
    expect(await find()).toMatchObject({ origin: { artifactId: ids[serves], distance: 0 } });
    expect(operations()).not.toContain("actions/list-artifacts-for-repo");
  });

  test.each(cases)("below the base commit: %s", async (_what, reports, serves) => {
    const { github, below, find } = await repository();
    const ids = recordAll(github, below[0], { reports, runs: [{}, { event: "schedule" }] });
    expect(await find()).toMatchObject({ origin: { artifactId: ids[serves], distance: 1 } });
  });
});

describe("below the base commit", () => {
  test.each<[string, Partial<WorkflowRun>, Partial<WorkflowRun>]>([
    ["an older push before a newer schedule", { path: NIGHTLY }, { event: "schedule" }],
    ["a newer push before an older one", {}, { path: NIGHTLY }],
    ["a newer push before an older one of another workflow", { path: NIGHTLY }, {}],
  ])("the runs of all workflows have one order: %s", async (what, first, second) => {
    const { github, base, below, find } = await repository();
    const commit = below[0] ?? base;
    const isOlder = what.startsWith("an older");
    const runs = isOlder ? [first, second] : [second, first];
    const ids = runs.map((run) => record(github, commit, { run }).artifact.id);
    expect(await find({ workflows: [NIGHTLY] })).toMatchObject({
      origin: { distance: 1, artifactId: isOlder ? ids[0] : ids[1] },
    });
  });

  test.each([
    [99, 1],
    [100, 2],
    [120, 2],
  ])("a report %i commits away takes %i pages of runs", async (distance, pages) => {
    const { github, chain, find } = await repository(150);
    for (const commit of [...chain].reverse())
      if (commit === chain[distance]) record(github, commit);
      else github.run({ head: commit });
    expect(await find()).toMatchObject({ state: "found", origin: { distance } });
    const read = github.requests("actions/list-workflow-runs").filter(({ url }) => /event=push/.test(url));
    expect(read).toHaveLength(pages);
  });

  test.each<[string, Partial<WorkflowRun>, object, string, boolean]>([
    ["has expired", {}, { expired: true }, "has expired (the next run", false],
    ["has not ended", { status: "in_progress", conclusion: null }, {}, "has not ended (run this", true],
  ])("a report serves in place of one that %s", async (_what, run, artifact, why, isUnderWay) => {
    const { github, base, below, find } = await repository();
    record(github, below[0] ?? base);
    record(github, base, { run, artifact });
    const found = await find();
    expect(found).toMatchObject({ origin: { distance: 1 }, instead: { isUnderWay } });
    const { why: reason } = "instead" in found && found.instead ? found.instead : { why: "" };
    expect(reason).toContain(why);
    expect(reason).toContain(short(base));
    expect(reason).not.toContain("more");
  });

  test("a report serves in place of one that was deleted, or of none", async () => {
    const { github, base, below, find } = await repository();
    record(github, below[0] ?? base);
    expect(await find()).toMatchObject({
      instead: {
        why: `the base commit ${short(base)} has no report: no run of the workflow is listed for it`,
        isUnderWay: false,
      },
    });
    const run = github.run({ head: base });
    expect(await find()).toMatchObject({
      instead: {
        why: `the base commit ${short(base)} has no report: run ${run.id} left none, or it was deleted`,
      },
    });
  });

  test("nothing serves in place of the base commit's own report when that is seen at a second look", async () => {
    const { github, base, find } = await repository();
    record(github, base);
    const operation = "actions/list-workflow-run-artifacts";
    github.fail({ status: 200, body: { total_count: 0, artifacts: [] } }, { operation });
    const found = await find();
    expect(found).toMatchObject({ origin: { distance: 0 } });
    expect(found).not.toHaveProperty("instead");
  });
});

describe("a run that has not ended", () => {
  test.each([
    [{ status: "in_progress", conclusion: null }, "has not ended", "run this job again when it has"],
    [{ status: "completed", conclusion: "cancelled" }, "was cut short", "run that one again"],
  ])("is passed over once, and not asked for artifacts: %j", async (run, why, remedy) => {
    const { github, base, find } = await repository();
    const { id } = github.run({ head: base, ...run });
    const missing = await find({ hasPolicy: true });
    const what = `the report of ${short(base)} belongs to a run that ${why}`;
    expect(missing).toMatchObject({ state: "missing", reason: `${what} (${remedy})` });
    expect(missing.debugLog).toContain(`run ${id}: ${what}`);
    expect(github.requests("actions/list-workflow-run-artifacts")).toEqual([]);
  });
});

describe("the reports of several suites", () => {
  const BILLING = "rungate-report.billing.json";
  const together = (commit: Commit, suites: string[], more: Partial<Report> = {}) =>
    suites
      .map((suite) =>
        JSON.stringify(reportOf([recorded("a", "x+")], { commit: commit.sha, role: "base", suite, ...more })),
      )
      .join("\n");

  test("in one artifact: its own is found, and the others are named", async () => {
    const { github, base, find } = await repository();
    record(github, base, { artifact: { content: together(base, ["default", "billing"]) } });
    expect(await find({ suite: "billing" })).toMatchObject({
      report: { suite: "billing" },
      together: ["default", "billing"],
    });
  });

  test.each([true, false])(
    "the suite's own artifact comes before a common one, newer or not: %s",
    async (isNewer) => {
      const { github, base, find } = await repository();
      const run = github.run({ head: base });
      const own = { run, name: BILLING, content: together(base, ["billing"]) };
      const common = { run, content: together(base, ["default", "billing"]) };
      const [first, second] = isNewer ? [common, own] : [own, common];
      const ids = [github.artifact(first).id, github.artifact(second).id];
      expect(await find({ suite: "billing" })).toMatchObject({
        origin: { artifactId: isNewer ? ids[1] : ids[0] },
        together: ["billing"],
      });
    },
  );

  test("in the suite's own artifact, none of them its own", async () => {
    const { github, base, find } = await repository();
    const content = together(base, ["default", "other"]);
    record(github, base, { artifact: { name: BILLING, content } });
    expect(await find({ suite: "billing" })).toMatchObject({
      state: "missing",
      reason: `the report of ${short(base)} has reports of other suites only`,
      together: ["default", "other"],
      calls: ["billing"],
    });
  });

  test("the suites named beside a missing one are those of the nearest report", async () => {
    const { github, base, below, find } = await repository();
    const far = below[0] ?? base;
    const refused = { baselineEligible: false };
    record(github, far, { artifact: { content: together(far, ["default", "old"], refused) } });
    expect(await find()).toMatchObject({ state: "missing", together: ["default", "old"] });
    record(github, base, { artifact: { content: together(base, ["default", "new"], refused) } });
    expect(await find()).toMatchObject({ state: "missing", together: ["default", "new"] });
    github.artifacts.splice(0);
    expect(await find()).toMatchObject({ state: "missing", together: [], calls: [] });
  });
});

describe("runs that no trusted list has", () => {
  test("are all named when they left reports at one commit, and asked for once", async () => {
    const { github, base, find } = await repository();
    const first = record(github, base, { run: { event: "pull_request" } });
    record(github, base, { run: { event: "pull_request" } });
    github.artifact({ run: first.run, name: "rungate-report.billing.json" });
    expect((await find({ suite: "billing" })).reason).toMatch(
      /, where a pull request decides what runs, and 2 more$/,
    );
    expect(github.requests("actions/get-workflow-run")).toHaveLength(2);
  });

  test.each<[string, Partial<WorkflowRun>, object]>([
    ["has expired", {}, { expired: true }],
    ["was recorded on another branch, topic", { headBranch: "topic" }, {}],
  ])("are not asked for when the list says why: %s", async (why, run, artifact) => {
    const { github, base, find } = await repository();
    record(github, base, { run: { event: "pull_request", ...run }, artifact });
    expect((await find({ hasPolicy: true })).reason).toContain(`the report of ${short(base)} ${why}`);
    expect(github.requests("actions/get-workflow-run")).toEqual([]);
  });

  test("in the merge queue are refused for their workflow, not their branch", async () => {
    const { github, base, find } = await repository();
    const run = { event: "merge_group", headBranch: "gh-readonly-queue/main/pr-7", path: NIGHTLY };
    record(github, base, { run });
    expect((await find({ hasPolicy: true })).reason).toContain(
      `was recorded by another workflow, ${NIGHTLY}`,
    );
  });
});

describe("a search that cannot see everything", () => {
  const ended = (github: LoopbackGitHub, commits: readonly Commit[]) => {
    for (const commit of commits) github.run({ head: commit });
  };

  test.each([
    [limits.baselineCandidates + 2, true, "there are more than are looked at"],
    [limits.baselineCandidates + 2, false, "no report is of the base commit or one of the 6 first parents"],
    [1, true, "no report is of the base commit or one of the 9 first parents"],
  ])(
    "says so: %i runs without a report, a list of artifacts that is cut: %s",
    async (runs, isCut, reason) => {
      const { github, base, chain, find } = await repository(10);
      ended(github, chain.slice(0, runs));
      const head = github.commit({ branch: "feature", parents: [base] });
      const run = github.run({ head, event: "pull_request", headBranch: "feature" });
      for (let left = isCut ? 100 * limits.artifactPages + 1 : 0; left > 0; left--) github.artifact({ run });
      const missing = await find();
      expect(missing.state).toBe("missing");
      expect(missing.reason).toContain(reason);
    },
  );

  test("throws what is no fault of GitHub", async () => {
    const { find } = await repository();
    const bug = new TypeError("a bug");
    await expect(find({ pushes: Promise.reject(bug) })).rejects.toBe(bug);
  });

  test("takes only the pushes from those that were asked for before", async () => {
    const { github, base, find, operations } = await repository();
    const { run } = record(github, base, { run: { event: "schedule" } });
    expect(await find({ pushes: Promise.resolve([]) })).toMatchObject({ origin: { runId: run.id } });
    expect(operations()).not.toContain("actions/list-artifacts-for-repo");
  });
});

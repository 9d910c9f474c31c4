import { describe, expect, test } from "vitest";
import { dispatchEvent, pushEvent } from "./events.ts";
import { firstLine, readable, topOf } from "./reading.ts";
import { recorded } from "./recorded.ts";
import { policy, tripRuns } from "./trips.ts";
import { onBranch, onPull, onPush, propose, reportOf } from "./workflow.ts";

describe("where the base commit's own report cannot be used, line two says so", () => {
  async function twice() {
    const { github, base } = await recorded();
    const newest = github.commit({ files: tripRuns({ recording: "second" }) });
    const push = await onPush(github);
    const pull = propose(github, "feature", { "agent.py": "v2" });
    return { github, base, newest, push, pull };
  }

  test("as when its run was cancelled", async () => {
    const { github, base, push, pull, newest } = await twice();
    push.run.conclusion = "cancelled";
    const result = await onPull(github, pull);
    expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: "pass", "baseline-sha": base.sha } });
    expect(topOf(result.summary)).toContain(
      `Older baseline: the report of ${newest.sha.slice(0, 7)} belongs to a run that was cut short (run that one again), so the comparison is with an older report, 1 commit below the base commit`,
    );
  });

  test("as when its report was deleted", async () => {
    const { github, push, pull, newest } = await twice();
    github.artifacts.splice(
      0,
      github.artifacts.length,
      ...github.artifacts.filter(({ run }) => run?.id !== push.run.id),
    );
    const result = await onPull(github, pull);
    expect(topOf(result.summary)).toContain(
      `Older baseline: the base commit ${newest.sha.slice(0, 7)} has no report: run ${push.run.id} left none, or it was deleted`,
    );
  });

  test("as when its run was deleted", async () => {
    const { github, push, pull, newest } = await twice();
    github.artifacts.splice(
      0,
      github.artifacts.length,
      ...github.artifacts.filter(({ run }) => run?.id !== push.run.id),
    );
    github.runs.splice(github.runs.indexOf(push.run), 1);
    const result = await onPull(github, pull);
    expect(topOf(result.summary)).toContain(
      `Older baseline: the base commit ${newest.sha.slice(0, 7)} has no report: no run of the workflow is listed for it`,
    );
  });

  test.each(["queued", "in_progress", "waiting"])(
    "and while its run is %s the verdict is inconclusive",
    async (status) => {
      const { github, push, pull, newest } = await twice();
      Object.assign(push.run, { status, conclusion: null });
      const result = await onPull(github, pull);
      expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: "inconclusive" } });
      expect(firstLine(readable(result.summary))).toContain(
        `Older baseline: run ${push.run.id} of the base commit ${newest.sha.slice(0, 7)} has not ended (run this job again when it has)`,
      );
      expect(reportOf(result).baseline).toMatchObject({ state: "found", instead: { isUnderWay: true } });
    },
  );

  test("and nothing is said where it is the base commit's own", async () => {
    const { github, pull } = await twice();
    const result = await onPull(github, pull);
    expect(readable(result.summary)).not.toContain("Older baseline");
    expect(reportOf(result).baseline.instead).toBeUndefined();
  });
});

describe("a policy of long ago", () => {
  const strict = policy("gate: { floors: { passRate: 0.99 } }\n");
  const worse = tripRuns({ recording: "second", wrong: [0] });

  test("is not had by running an old run again", async () => {
    const { github } = await recorded(policy("gate: { regression: { mode: off } }\n"));
    const pull = propose(github, "feature", worse);
    const first = await onPull(github, pull);
    expect(first.exitCode).toBe(0);
    github.commit({ files: strict });
    const again = await onPull(github, pull, { again: first.run });
    expect(again).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(reportOf(again)).toMatchObject({
      runAttempt: 2,
      policy: { source: "base", gate: { floors: { passRate: 0.99 } } },
    });
  });

  test("is not had by a fork's run that waits until somebody lets it go", async () => {
    const { github } = await recorded(policy("gate: { regression: { mode: off } }\n"));
    const head = github.commit({ branch: "mallory:main", files: worse });
    const pull = github.pull({ head, ref: "main", repository: github.fork("mallory") });
    github.commit({ files: strict });
    expect(reportOf(await onPull(github, pull)).policy).toMatchObject({
      gate: { floors: { passRate: 0.99 } },
    });
  });
});

describe("a push that is none of the base branch", () => {
  const worse = tripRuns({ wrong: [1] });
  const events = [
    [
      "a topic branch",
      (github: Parameters<typeof onBranch>[0], after: Parameters<typeof pushEvent>[1]["after"]) =>
        pushEvent(github, { after, branch: "topic" }),
    ],
    [
      "a tag",
      (github: Parameters<typeof onBranch>[0], after: Parameters<typeof pushEvent>[1]["after"]) =>
        pushEvent(github, { after, tag: "main" }),
    ],
    [
      "a topic branch, by hand",
      (github: Parameters<typeof onBranch>[0], head: Parameters<typeof pushEvent>[1]["after"]) =>
        dispatchEvent(github, { head, branch: "topic" }),
    ],
  ] as const;

  test.each(events)(
    "of %s is judged as a pull request would be, and is nobody's baseline",
    async (_what, eventOf) => {
      const { github, base } = await recorded();
      const after = github.commit({ branch: "topic", files: worse });
      for (const _ of [1, 2]) {
        const result = await onBranch(github, eventOf(github, after));
        expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail", "baseline-sha": base.sha } });
        expect(reportOf(result)).toMatchObject({ role: "head", commit: after.sha, baseCommit: base.sha });
      }
    },
  );
});

test.each(["10000-01-01T00:00:00Z", "-000001-01-01T00:00:00Z", "9999-99-99", "today"])(
  "a commit of %s leaves a baseline all the same",
  async (date) => {
    const { github } = await recorded();
    github.commit({ date, files: { "agent.py": "v2" } });
    const push = await onPush(github);
    expect(push).toMatchObject({ exitCode: 0, outputs: { verdict: "pass" } });
    expect(reportOf(push).createdAt).toBeNull();
  },
);

import { describe, expect, test } from "vitest";
import { readOnly } from "../loopback/access.ts";
import {
  dispatchEvent,
  mergeGroupEvent,
  pullRequestTargetEvent,
  pushEvent,
  scheduleEvent,
} from "./events.ts";
import { firstLine, readable } from "./reading.ts";
import { recorded } from "./recorded.ts";
import { tripRuns } from "./trips.ts";
import { onBranch, onPull, onPush, propose, pushTo, reportOf } from "./workflow.ts";

describe("a push to the base branch", () => {
  test("stays green with a regression: there is no merge to stop", async () => {
    const { github, base } = await recorded();
    const worse = github.commit({ files: tripRuns({ wrong: [1] }) });
    const result = await onPush(github);
    expect(result).toMatchObject({
      exitCode: 0,
      outputs: { verdict: "fail", "baseline-sha": base.sha },
    });
    expect(firstLine(result.summary)).toMatch(
      /^❌ Fail, recorded as a baseline · Regression \(snapshots\): trip-1/,
    );
    expect(reportOf(result)).toMatchObject({ role: "base", commit: worse.sha, baselineEligible: true });
  });

  test("is red with a broken recording, and its report is passed over", async () => {
    const { github, base } = await recorded();
    const rows = String(tripRuns()["evals/runs.jsonl"]).split("\n");
    const text = ['{"case": "trip-0", "toolCalls": 7}', ...rows.slice(1)].join("\n");
    const broken = github.commit({ files: { "evals/runs.jsonl": text } });
    const push = await onPush(github);
    expect(push).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(firstLine(push.summary)).toMatch(/^❌ Fail · Integrity: evals\/runs\.jsonl/);
    expect(reportOf(push).baselineEligible).toBe(false);

    const repair = propose(github, "repair", tripRuns());
    const result = await onPull(github, repair);
    expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: "pass", "baseline-sha": base.sha } });
    expect(reportOf(result).baseline).toMatchObject({
      distance: 1,
      reason: expect.stringContaining(`the report of ${broken.sha.slice(0, 7)} has recordings in error`),
    });
  });

  test("that moved the branch by force is compared with the commit below, not with what was there", async () => {
    const { github, base } = await recorded();
    const gone = github.commit({ files: tripRuns({ wrong: [1] }) });
    const after = github.commit({ parents: [base], files: { "agent.py": "v2" } });
    const event = pushEvent(github, { before: gone, after });
    event.payload.forced = true;
    const result = await onBranch(github, event);
    expect(reportOf(result)).toMatchObject({
      baseCommit: base.sha,
      baseline: { commit: base.sha, distance: 0 },
    });
  });
});

test.each([
  ["a schedule", scheduleEvent, "recorded on schedule at the base commit"],
  ["a press of a button", dispatchEvent, "recorded by hand at the base commit"],
])(
  "%s records the newest commit again, and that is a baseline when the push's has expired",
  async (_what, eventOf, reason) => {
    const { github, base } = await recorded();
    const head = github.commit({ files: tripRuns({ recording: "second" }) });
    const push = await onPush(github);
    const again = await onBranch(github, eventOf(github, { head }));
    expect(again.exitCode).toBe(0);
    expect(reportOf(again)).toMatchObject({ role: "base", commit: head.sha, baseCommit: base.sha });
    const left = github.artifacts.filter(({ run }) => run?.id === push.run.id);
    expect(left).toHaveLength(1);
    for (const artifact of left) artifact.expired = true;
    const result = await onPull(github, propose(github, "feature", { "agent.py": "v2" }));
    expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: "pass", "baseline-sha": head.sha } });
    expect(reportOf(result).baseline).toMatchObject({
      runId: again.run.id,
      reason: expect.stringContaining(reason),
    });
  },
);

describe("a pull request", () => {
  test("is compared with the newest base commit; with its own head checked out, with where it left", async () => {
    const { github, base } = await recorded();
    let pull = propose(github, "feature", { "agent.py": "v2" });
    const moved = github.commit({ files: tripRuns({ wrong: [5] }) });
    await onPush(github);
    pull = pushTo(github, pull, { "agent.py": "v3" });
    const merged = await onPull(github, pull);
    expect(reportOf(merged)).toMatchObject({
      commit: pull.mergeSha,
      baseCommit: moved.sha,
      baseline: { commit: moved.sha },
    });

    const head = github.commitAt(pull.head.sha) ?? base;
    const own = await onPull(github, pull, { checkout: head });
    expect(own.exitCode).toBe(0);
    expect(reportOf(own)).toMatchObject({
      commit: head.sha,
      baseCommit: base.sha,
      baseline: { commit: base.sha },
      problems: [],
    });
  });

  test("says so when the workspace has another commit than both", async () => {
    const { github } = await recorded();
    const pull = propose(github, "feature", tripRuns({ wrong: [1] }));
    const other = github.commit({ branch: "other", files: { "agent.py": "v2" } });
    const result = await onPull(github, pull, { checkout: other });
    const message = `the workspace has commit ${other.sha.slice(0, 7)} checked out, and this run is about ${pull.mergeSha.slice(0, 7)}: recordings in it may be of another commit`;
    expect(reportOf(result)).toMatchObject({
      commit: pull.mergeSha,
      problems: [{ severity: "warning", message }],
    });
    expect(readable(result.summary)).toContain(message);
  });

  test("whose head is checked out is compared with where it left, also where git has packed its branches", async () => {
    const { github, base } = await recorded();
    const pull = propose(github, "feature", { "agent.py": "v2" });
    github.commit({ files: tripRuns({ wrong: [5] }) });
    await onPush(github);
    const moved = pushTo(github, pull, { "agent.py": "v3" });
    const { sha } = moved.head;
    const own = await onPull(github, moved, {
      more: {
        ".git/HEAD": "ref: refs/heads/feature\n",
        ".git/packed-refs": `# pack-refs with: peeled fully-peeled sorted\n${sha} refs/heads/feature\n`,
        ".git/objects/info/packs": "",
        ".git/refs/tags/.keep": "",
      },
      checkout: github.commitAt(sha) ?? base,
    });
    expect(own.exitCode).toBe(0);
    expect(reportOf(own)).toMatchObject({ commit: sha, baseCommit: base.sha, problems: [] });
  });

  test("is taken for its merge where nobody can tell what is checked out, and that is said", async () => {
    const { github, base } = await recorded();
    const pull = propose(github, "feature", { "agent.py": "v2" });
    const result = await onPull(github, pull, {
      more: {
        ".git/HEAD": "ref: refs/heads/.invalid\n",
        ".git/config": "[core]\n\trepositoryformatversion = 1\n[extensions]\n\trefstorage = reftable\n",
        ".git/objects/info/packs": "",
        ".git/reftable/tables.list": "",
      },
    });
    const report = reportOf(result);
    expect(report).toMatchObject({ commit: pull.mergeSha, baseCommit: base.sha });
    const [{ severity, message } = { severity: "", message: "" }, ...rest] = report.problems;
    expect({ severity, rest }).toEqual({ severity: "warning", rest: [] });
    expect(message).toMatch(
      /^the commit in the workspace is unknown: git cannot read the repository \(.*\)\. It keeps its branches in a reftable: use git 2\.45 or newer on the runner\. Its recordings count as those of [0-9a-f]{7}$/,
    );
    expect(readable(result.summary)).toContain("use git 2.45 or newer on the runner");
  });

  test("that is run again sees the baseline of today, and says that it is not the first attempt", async () => {
    const { github, push, base } = await recorded();
    push.run.status = "in_progress";
    const pull = propose(github, "feature", { "agent.py": "v2" });
    const early = await onPull(github, pull);
    expect(early).toMatchObject({ exitCode: 0, outputs: { verdict: "inconclusive" } });
    expect(early.outputs.summary).toContain(
      `No baseline: the report of ${base.sha.slice(0, 7)} belongs to a run that has not ended`,
    );
    push.run.status = "completed";
    const again = await onPull(github, pull, { again: early.run });
    expect(again).toMatchObject({ exitCode: 0, outputs: { verdict: "pass", "baseline-sha": base.sha } });
    expect(reportOf(again).runAttempt).toBe(2);
    expect(pull.comments.map(({ body }) => firstLine(body))).toEqual([
      expect.stringMatching(/^✅ Pass, attempt 2 · No regression/),
    ]);
  });

  test.each([
    ["a fork", "mallory"],
    ["Dependabot", "dependabot[bot]"],
  ])(
    "whose token only reads, as of %s, has the comment's words in the summary, and the same verdict",
    async (_who, author) => {
      const { github } = await recorded();
      github.permissions = readOnly;
      const isFork = author === "mallory";
      const head = github.commit({
        branch: isFork ? "mallory:main" : "bump",
        files: tripRuns({ wrong: [1] }),
      });
      const from = isFork ? { ref: "main", repository: github.fork("mallory") } : { ref: "bump" };
      const pull = github.pull({ head, author, ...from });
      const result = await onPull(github, pull);
      expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
      expect(firstLine(result.summary)).toMatch(/^❌ Fail · Regression \(snapshots\): trip-1 passed/);
      const summary = readable(result.summary);
      expect(summary).toContain(
        "No comment on the pull request:** GitHub answered 403 (Resource not accessible by integration)",
      );
      expect(summary).toContain("permissions: { contents: read, actions: read, pull-requests: write }");
      expect(summary).toContain("The verdict does not depend on it");
      expect(result.outputs["comment-url"]).toBeUndefined();
      expect(pull.comments).toEqual([]);
    },
  );
});

test("a repository with SHA-256 commit ids is refused, and what works in one is said", async () => {
  const { github, base } = await recorded();
  const requestCount = github.log.length;
  const event = scheduleEvent(github, { head: base });
  const result = await onBranch(github, event, { env: { GITHUB_SHA: "a".repeat(64) } });
  expect(result).toMatchObject({ exitCode: 2, outputs: { verdict: "fail" }, text: "" });
  expect(result.annotations.map(({ message }) => message)).toEqual([
    "the repository has SHA-256 commit ids, which rungate does not support on GitHub yet: gate at a command line: `rungate gate --base main` compares with recordings that are committed",
  ]);
  expect(github.log).toHaveLength(requestCount);
});

describe("an event that cannot be gated", () => {
  test.each(["pull_request_target", "issue_comment", "release"])(
    "%s is refused before anything is asked",
    async (name) => {
      const { github, base } = await recorded();
      const pull = propose(github, "feature", tripRuns({ wrong: [1] }));
      const requestCount = github.log.length;
      const isTarget = name === "pull_request_target";
      const event = isTarget ? pullRequestTargetEvent(github, pull) : scheduleEvent(github, { head: base });
      const result = await onBranch(github, { ...event, name });
      expect(result).toMatchObject({ exitCode: 2, outputs: { verdict: "fail" }, text: "" });
      expect(result.annotations).toMatchObject([{ level: "error", message: expect.stringContaining(name) }]);
      expect(firstLine(result.summary)).toMatch(/^❌ Fail · Configuration: /);
      expect(github.log).toHaveLength(requestCount);
    },
  );

  test("a payload that is not GitHub's is refused, with its place", async () => {
    const { github, base } = await recorded();
    const event = mergeGroupEvent(github, { base, head: base });
    const strange = await onBranch(github, { ...event, payload: { merge_group: { base_sha: "main" } } });
    expect(strange).toMatchObject({ exitCode: 2, text: "" });
    expect(strange.annotations[0]?.message).toContain(
      "the payload of merge_group is not as GitHub sends it, at merge_group.base_sha",
    );
  });

  test("without its payload is refused, so that no branch passes for the base branch", async () => {
    const { github } = await recorded();
    const head = github.commit({ branch: "topic", files: tripRuns({ wrong: [1] }) });
    const event = dispatchEvent(github, { head, branch: "topic" });
    expect(await onBranch(github, event)).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    for (const file of ["/nowhere/event.json", ""]) {
      const none = await onBranch(github, event, { env: { GITHUB_EVENT_PATH: file } });
      expect(none).toMatchObject({ exitCode: 2, text: "", outputs: { verdict: "fail" } });
      expect(none.annotations[0]?.message).toContain(
        "the event's payload cannot be read (GITHUB_EVENT_PATH)",
      );
    }
    const empty = await onBranch(github, { ...event, payload: {} });
    expect(empty).toMatchObject({ exitCode: 2, text: "", outputs: { verdict: "fail" } });
    expect(empty.annotations[0]?.message).toContain(
      "the payload of workflow_dispatch is not as GitHub sends it, at repository",
    );
  });
});

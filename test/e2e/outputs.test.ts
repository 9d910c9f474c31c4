import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { sha256 } from "../../src/core/json.ts";
import { recorded } from "./recorded.ts";
import { root } from "./runner.ts";
import { policy, tripInputs, tripRuns } from "./trips.ts";
import { onPull, onPush, propose, reportOf } from "./workflow.ts";

describe("a pull request that regresses", () => {
  test("sets every output of action.yml but those of a shard and of a comment, and none besides", async () => {
    const { github, base } = await recorded();
    const pull = propose(github, "feature", tripRuns({ wrong: [3, 4] }));
    const { outputs, undeclaredOutputs } = await onPull(github, pull);
    const action: { outputs: object } = parse(readFileSync(join(root, "action.yml"), "utf8"));
    expect([...Object.keys(outputs), "recordings-run", "shard-digest"].sort()).toEqual(
      Object.keys(action.outputs).sort(),
    );
    expect(undeclaredOutputs).toEqual([]);
    expect(outputs).toMatchObject({
      verdict: "fail",
      summary: expect.stringMatching(/^fail · Regression \(snapshots\): trip-3, trip-4 passed/),
      report: expect.stringMatching(/\/rungate-report\.default\.json$/),
      html: expect.stringMatching(/\/rungate-report\.default\.html$/),
      junit: expect.stringMatching(/\/rungate-report\.default\.xml$/),
      "score-code": "1",
      regressions: "2",
      "baseline-sha": base.sha,
      "comment-url": expect.stringMatching(/#issuecomment-\d+$/),
    });
    expect(Number(outputs["score-f1"])).toBeCloseTo(10 / 12, 10);
    expect(JSON.parse(outputs.scores ?? "")).toEqual({
      code: 1,
      f1: Number(outputs["score-f1"]),
      llm: null,
    });
  });

  test("is told everything before its page and its tests are written", async () => {
    const { github } = await recorded();
    const pull = propose(github, "feature", tripRuns({ wrong: [3, 4] }));
    const { outputs } = await onPull(github, pull);
    const inOrder = Object.keys(outputs);
    expect(inOrder).toContain("comment-url");
    expect(inOrder.slice(-2)).toEqual(["html", "junit"]);
  });

  test("is scored by a shard, which says what it left and nothing of a verdict", async () => {
    const { github } = await recorded();
    const pull = propose(github, "feature", tripRuns({ wrong: [3, 4] }));
    const { exitCode, outputs, annotations, text } = await onPull(github, pull, { inputs: { shard: "2/3" } });
    expect({ exitCode, annotations }).toEqual({ exitCode: 0, annotations: [] });
    expect(outputs).toEqual({
      report: expect.stringMatching(/\/rungate-shard\.default\.2-of-3\.json$/),
      "shard-digest": sha256(text),
    });
    expect(pull.comments).toEqual([]);
  });

  test("is told nothing by a shard whose inputs cannot be used: the job that merges tells it", async () => {
    const { github } = await recorded();
    const pull = propose(github, "feature", { "agent.py": "v2" });
    const unusable: Record<string, string>[] = [{ comment: "sometimes" }, { format: "none" }];
    for (const inputs of unusable) {
      const { exitCode, annotations } = await onPull(github, pull, { inputs: { ...inputs, shard: "2/3" } });
      expect({ exitCode, count: annotations.length }).toEqual({ exitCode: 2, count: 1 });
    }
    expect(pull.comments).toEqual([]);
  });

  test("is annotated with the verdict, and each case where its expectation stands", async () => {
    const { github } = await recorded();
    const pull = propose(github, "feature", tripRuns({ wrong: [3, 4] }));
    const { annotations } = await onPull(github, pull);
    const at = (id: number) => ({
      level: "warning",
      title: "Worse than on the base",
      file: "evals/expectations.yml",
      line: String(id + 2),
      message: `trip-${id} passed 0 of 1 run, was 1 of 1: book date: expected "2026-06-12", got "2026-06-05"`,
    });
    expect(annotations).toEqual([
      {
        level: "error",
        title: "rungate",
        message: expect.stringMatching(/^Regression \(snapshots\): trip-3, trip-4 passed/),
      },
      at(3),
      at(4),
    ]);
  });

  test("has no more annotations than GitHub shows", async () => {
    const { github } = await recorded();
    const pull = propose(github, "feature", tripRuns({ wrong: Array.from({ length: 12 }, (_, at) => at) }));
    const { annotations, printed } = await onPull(github, pull);
    expect(annotations.filter(({ level }) => level === "warning")).toHaveLength(10);
    expect(printed.match(/^::warning /gm)).toHaveLength(10);
  });

  test("writes a report that knows where it stands", async () => {
    const { github, base, push } = await recorded(policy("gate: { floors: { passRate: 0.1 } }\n"));
    const pull = propose(github, "feature", tripRuns({ wrong: [3, 4] }));
    const result = await onPull(github, pull);
    const [artifact] = github.artifacts.filter(({ run }) => run?.id === push.run.id);
    expect(reportOf(result)).toMatchObject({
      suite: "default",
      role: "head",
      commit: pull.mergeSha,
      headCommit: pull.head.sha,
      baseCommit: base.sha,
      pullRequest: pull.number,
      runAttempt: 1,
      createdAt: "2026-01-01T00:00:00.000Z",
      settings: {
        runs: [tripInputs.runs],
        expectations: [tripInputs.expectations],
        policy: ".github/rungate.yml",
        suite: "default",
        format: null,
        "case-field": null,
        baseline: "auto",
        comment: "auto",
        "report-only": false,
      },
      policy: { source: "base", changed: false, pending: [] },
      baseline: {
        state: "found",
        commit: base.sha,
        distance: 0,
        runId: push.run.id,
        artifactId: artifact?.id,
        reason: `recorded by the push of the base commit, run ${push.run.id}`,
      },
    });
    expect(result.text).not.toContain("github-token");
  });
});

describe("what stays inside", () => {
  test("the token, the signed address, and what was recorded besides calls", async () => {
    const { github } = await recorded();
    const pull = propose(github, "feature", tripRuns({ wrong: [3] }));
    const result = await onPull(github, pull, { env: { RUNNER_DEBUG: "1" } });
    const printed = result.printed.replace(/^::add-mask::.*$/gm, "");
    const messages = [
      printed,
      result.text,
      result.summary,
      pull.comments[0]?.body,
      ...Object.values(result.outputs),
    ];
    for (const secret of [github.token, "sig=", "secret", "booked (first, 1)"])
      expect(messages.filter((text) => text?.includes(secret))).toEqual([]);
    expect(result.printed).toContain(`::add-mask::${github.token}`);
    expect(github.requests("blob")).toHaveLength(1);
  });

  test("debug lines, unless somebody wants to see what it does", async () => {
    const { github, base } = await recorded();
    const pull = propose(github, "feature", { "agent.py": "v2" });
    const quiet = await onPull(github, pull);
    expect(quiet.log).not.toContain("##[debug]");
    expect(quiet.log).not.toContain("GET /repos");
    const loud = await onPull(github, pull, { env: { RUNNER_DEBUG: "1" } });
    for (const line of [
      `base commit: ${base.sha}`,
      "suite default: policy in force: default",
      "baseline found: recorded by the push of the base commit",
      "GET /repos/octo/demo/actions/runs: 200",
      "comment: updated",
    ])
      expect(loud.log).toContain(`##[debug]${line}`);
  });
});

describe("how much it asks of GitHub", () => {
  test("the usual pull request: six requests for the baseline, one for earlier runs, one for the policy, one for the expectations, four for a new comment; what can go out at once does", async () => {
    const { github } = await recorded(policy("gate: {}\n"));
    const pull = propose(github, "feature", { "agent.py": "v2" });
    const before = github.log.length;
    await onPull(github, pull);
    const operations = github.log.slice(before).map(({ operation }) => operation);
    // Requests in each of these groups may arrive in any order.
    const together = [
      operations.slice(0, 2),
      operations.slice(2, 5),
      operations.slice(5, 9),
      operations.slice(9),
    ];
    expect(together.map((some, at) => (at < 3 ? some.sort() : some))).toEqual([
      ["graphql", "repos/get-commit"],
      ["actions/list-workflow-runs", "actions/list-workflow-runs-for-repo", "repos/get-content"],
      ["actions/download-artifact", "actions/list-workflow-run-artifacts", "blob", "graphql"],
      ["graphql", "issues/create-comment", "graphql"],
    ]);
  });

  test("a few more when the baseline lies far below, among artifacts of pull requests", async () => {
    const { github, base } = await recorded();
    for (let n = 0; n < 60; n++) {
      const head = github.commit({ branch: "topic", files: { "agent.py": `${n}` } });
      github.artifact({ run: github.run({ head, event: "pull_request", headBranch: "topic" }) });
      github.commit({ files: { "agent.py": `main ${n}` } });
    }
    const pull = propose(github, "feature", { "agent.ts": "v2" });
    const before = github.log.length;
    const result = await onPull(github, pull);
    expect(reportOf(result).baseline).toMatchObject({ commit: base.sha, distance: 60 });
    expect(github.log.length - before).toBeLessThanOrEqual(23);
  });
});

test("the same input gives the same report, byte by byte", async () => {
  const { github } = await recorded();
  const pull = propose(github, "feature", tripRuns({ recording: "second", wrong: [3, 4, 5] }));
  const first = await onPull(github, pull);
  const second = await onPull(github, pull, { again: first.run, env: { GITHUB_RUN_ATTEMPT: "1" } });
  expect(first.text).not.toBe("");
  expect(second.text).toBe(first.text);
  github.commit({ files: tripRuns({ recording: "second" }) });
  const pushed = await onPush(github);
  const again = await onPush(github, { again: pushed.run, env: { GITHUB_RUN_ATTEMPT: "1" } });
  expect(again.text).toBe(pushed.text);
});

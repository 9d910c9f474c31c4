import { describe, expect, test } from "vitest";
import type { PullRequest } from "../loopback/repository.ts";
import { promptsIn } from "../views/prompts.ts";
import { firstLine, headlineOf, readable, topOf } from "./reading.ts";
import { recorded } from "./recorded.ts";
import { tripInputs, tripRuns } from "./trips.ts";
import { onPull, onPush, propose, pushTo, reportOf } from "./workflow.ts";

const bodiesOf = (pull: PullRequest) => pull.comments.map(({ body }) => body);

describe("the comment", () => {
  test("is created, written anew by the next run, and the same when that says the same", async () => {
    const { github } = await recorded();
    let pull = propose(github, "feature", { "agent.py": "v2" });
    const first = await onPull(github, pull);
    const [comment] = pull.comments;
    const url = `https://github.com/octo/demo/pull/${pull.number}#issuecomment-${comment?.id}`;
    expect(first.outputs["comment-url"]).toBe(url);
    expect(github.requests("issues/create-comment")).toHaveLength(1);

    pull = pushTo(github, pull, tripRuns({ wrong: [1] }));
    const second = await onPull(github, pull);
    expect(second.outputs["comment-url"]).toBe(url);
    expect(pull.comments).toHaveLength(1);
    expect(firstLine(pull.comments[0]?.body ?? "")).toMatch(/^❌ Fail · Regression/);
    expect(github.requests("issues/update-comment")).toHaveLength(2);

    const before = bodiesOf(pull);
    const same = await onPull(github, pull, { again: second.run, env: { GITHUB_RUN_ATTEMPT: "1" } });
    expect(same.outputs["comment-url"]).toBe(url);
    expect(bodiesOf(pull)).toEqual(before);
    expect(github.requests("issues/create-comment")).toHaveLength(1);
    expect(github.requests("issues/update-comment")).toHaveLength(4);
  });

  test("says that a run is under way before a recording is read, so that no verdict of before stands", async () => {
    const { github } = await recorded();
    let pull = propose(github, "feature", { "agent.py": "v2" });
    await onPull(github, pull);
    pull = pushTo(github, pull, tripRuns({ wrong: [1] }));
    const { run } = await onPull(github, pull);
    const lines = github.requests("issues/update-comment").map(({ body }) => readable(JSON.parse(body).body));
    expect(lines).toEqual([
      expect.stringMatching(
        new RegExp(`### ⏳ rungate is scoring .*${pull.head.sha}.*\\n.*\\n.*runs/${run.id}/`),
      ),
      expect.stringMatching(/### ❌ rungate: 1 case got worse: trip-1/),
    ]);
  });

  test("that a newer run wrote is not marked by an older one, nor is one made where there is none", async () => {
    const { github } = await recorded();
    const pull = propose(github, "feature", { "agent.py": "v2" });
    const newer = github.comment(pull, { body: "<!-- rungate suite=default run=999999999 -->\nnewer" });
    await onPull(github, pull);
    expect(newer.body).toContain("newer");
    const fresh = propose(github, "fresh", { "agent.py": "v3" });
    await onPull(github, fresh);
    expect(github.requests("issues/update-comment")).toEqual([]);
  });

  test("says on its first line what summary and output say", async () => {
    const { github } = await recorded();
    const words: [verdict: string, word: string, wrong: number[]][] = [
      ["pass", "✅ Pass", []],
      ["inconclusive", "🟡 Inconclusive", [1, 2, 3]],
      ["fail", "❌ Fail", [1, 2, 3, 4, 5, 6]],
    ];
    for (const [verdict, word, wrong] of words) {
      const pull = propose(github, verdict, tripRuns({ recording: "second", wrong }));
      const { outputs, summary } = await onPull(github, pull);
      expect(outputs.verdict).toBe(verdict);
      expect(outputs.summary).toMatch(new RegExp(`^${verdict}(?:, does not block the merge)? · \\S`));
      const line = firstLine(pull.comments[0]?.body ?? "");
      expect(line).toBe(`${word}${outputs.summary?.slice(verdict.length)}`);
      expect(firstLine(summary)).toBe(line);
    }
  });

  test("leads to the commits, the job and the report", async () => {
    const { github, base, push } = await recorded();
    const pull = propose(github, "feature", { "agent.py": "v2" });
    const { run } = await onPull(github, pull);
    const [body = ""] = bodiesOf(pull);
    const home = "https://github.com/octo/demo";
    const commit = (sha: string) => `[<code>${sha.slice(0, 7)}</code>](${home}/commit/${sha})`;
    expect(body).toContain(`head ${commit(pull.head.sha)} · baseline ${commit(base.sha)}, `);
    expect(readable(body)).toContain(`recorded by the push of the base commit, run ${push.run.id}`);
    expect(body).toContain(`[job](${home}/actions/runs/${run.id}/attempts/1)`);
    expect(body).toContain(`[full report](${home}/actions/runs/${run.id}#artifacts)`);
  });

  test("says how old the baseline is, where it is recorded again, and what to hand to a coding agent", async () => {
    const { github, base, push } = await recorded();
    const [artifact] = github.artifacts.filter(({ run }) => run?.id === push.run.id);
    const since = Date.parse(artifact?.createdAt ?? "") / 1000;
    const after = (days: number) => ({ env: { SOURCE_DATE_EPOCH: String(since + days * 86_400) } });
    const pull = propose(github, "feature", tripRuns({ wrong: [1] }));
    const result = await onPull(github, pull, after(12.5));
    expect(reportOf(result).baseline.createdAt).toBe(artifact?.createdAt);
    const [young = ""] = bodiesOf(pull);
    expect(readable(young)).toContain(`/commit/${base.sha}), 12 days old, recorded by the push of the base`);
    const page = "https://github.com/octo/demo/actions/workflows/agent.yml";
    expect(young).toContain(`[record it again](${page})`);
    expect(young).not.toContain("Old baseline");
    const [prompt, ...rest] = promptsIn(young);
    expect(rest).toEqual([]);
    expect(prompt?.data).toMatchObject({
      verdict: "fail",
      commit: pull.head.sha,
      cases: [{ case: "trip-1" }],
    });

    await onPull(github, pull, after(75));
    const [old = ""] = bodiesOf(pull);
    expect(old).toContain(`**Old baseline** The baseline is 75 days old. `);
    expect(old).toContain(`[Record it again](${page})`);
    expect(firstLine(old)).toBe(firstLine(young).replace("❌ Fail", "❌ Fail, run 2 at this commit"));
  });

  test("is one for each suite, and each suite has its own baseline", async () => {
    const support = { ...tripInputs, suite: "support", runs: "support.jsonl" };
    const runs = (wrong: number[]) => ({ "support.jsonl": tripRuns({ wrong })["evals/runs.jsonl"] ?? "" });
    const { github, push: booking } = await recorded(runs([3]));
    const push = await onPush(github, { inputs: support });
    const pull = propose(github, "feature", runs([3, 4]));
    const first = await onPull(github, pull);
    const second = await onPull(github, pull, { inputs: support });
    expect([first, second].map(({ outputs }) => outputs.verdict)).toEqual(["pass", "fail"]);
    expect(reportOf(first).baseline.runId).toBe(booking.run.id);
    expect(reportOf(second).baseline.runId).toBe(push.run.id);
    expect(bodiesOf(pull).map(firstLine)).toEqual([
      expect.stringMatching(/^✅ Pass · No regression/),
      expect.stringMatching(/^❌ Fail, run 2 at this commit · Regression \(snapshots\): trip-4 passed/),
    ]);
    expect(bodiesOf(pull).map(headlineOf)).toEqual([
      "✅ rungate: no recording changed",
      "❌ rungate: support: 1 case got worse: trip-4",
    ]);
    await onPull(github, pull, { inputs: support });
    await onPull(github, pull);
    expect(pull.comments).toHaveLength(2);
    expect(new Set([first, second].map(({ outputs }) => outputs["comment-url"])).size).toBe(2);
  });

  test("says that nothing was judged, in place of what it said before", async () => {
    const { github } = await recorded();
    let pull = propose(github, "feature", { "agent.py": "v2" });
    await onPull(github, pull);
    expect(firstLine(bodiesOf(pull)[0] ?? "")).toMatch(/^✅ Pass/);
    const mistake = "cases:\n  - id: trip-0\n    refrenceToolCalls: []\n";
    pull = pushTo(github, pull, { "evals/expectations.yml": mistake });
    const result = await onPull(github, pull);
    expect(result).toMatchObject({ exitCode: 2, text: "" });
    const [line = ""] = bodiesOf(pull).map(firstLine);
    expect(line).toContain("❌ Fail · Configuration: evals/expectations.yml:3:5: ");
    expect(firstLine(result.summary)).toBe(line);
    expect(pull.comments).toHaveLength(1);
  });
});

describe("comment: changes", () => {
  const inputs = { comment: "changes" };

  test("writes nothing until a case got worse, then keeps that comment up to date", async () => {
    const { github } = await recorded({}, inputs);
    let pull = propose(github, "feature", { "agent.py": "v2" });
    const calm = await onPull(github, pull, { inputs });
    expect(calm).toMatchObject({ exitCode: 0, outputs: { verdict: "pass" } });
    expect(calm.outputs).not.toHaveProperty("comment-url");
    expect(pull.comments).toEqual([]);

    pull = pushTo(github, pull, tripRuns({ wrong: [1] }));
    await onPull(github, pull, { inputs });
    expect(bodiesOf(pull).map(headlineOf)).toEqual(["❌ rungate: 1 case got worse: trip-1"]);

    pull = pushTo(github, pull, tripRuns());
    await onPull(github, pull, { inputs });
    expect(bodiesOf(pull).map(headlineOf)).toEqual(["✅ rungate: no recording changed"]);
  });

  test("writes one where runs take more, too", async () => {
    const { github } = await recorded(tripRuns({ tokens: 1_000 }), inputs);
    const pull = propose(github, "feature", tripRuns({ tokens: 1_600, recording: "second" }));
    const { outputs } = await onPull(github, pull, { inputs });
    expect(outputs.verdict).toBe("pass");
    expect(JSON.parse(outputs.measures ?? "")).toEqual({ tokens: 1_600, calls: 1 });
    expect(bodiesOf(pull)[0]).toContain("Runs take more: tokens 1.0 k → 1.6 k per run, +60%, 12 of 12 cases");
  });

  test("is not what a pull request can turn a comment off with", async () => {
    const { github } = await recorded();
    const pull = propose(github, "quiet", { "agent.py": "v2" });
    await onPull(github, pull, { inputs });
    expect(topOf(pull.comments[0]?.body ?? "")).toContain('comment is "changes", was "auto"');
  });
});

import { describe, expect, test } from "vitest";
import type { PullRequest } from "../loopback/repository.ts";
import { firstLine, readable } from "./reading.ts";
import { recorded } from "./recorded.ts";
import { type Files, tripExpectations, tripRuns } from "./trips.ts";
import { onPull, propose, reportOf } from "./workflow.ts";

const textOf = (pull: PullRequest) => readable(pull.comments[0]?.body ?? "");

describe("cases that are gone", () => {
  test("fail the gate, unless the expectations say why", async () => {
    const { github } = await recorded();
    const gone = { ...tripRuns({ cases: 11 }), ...tripExpectations(11) };
    const pull = propose(github, "fewer", gone);
    const result = await onPull(github, pull);
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(firstLine(textOf(pull))).toMatch(
      /^❌ Fail · Weakening: 1 of 12 cases of the baseline is gone: trip-11/,
    );

    const reason = "retired: [{ id: trip-11, reason: no trips in winter }]\n";
    const declared = propose(github, "declared", { ...gone, ...tripExpectations(11, reason) });
    expect(await onPull(github, declared)).toMatchObject({ exitCode: 0, outputs: { verdict: "pass" } });
    expect(textOf(declared)).toContain("- Changed: 1 case retired: trip-11 (no trips in winter)");
  });
});

describe("settings that the pull request changes", () => {
  const changes: [string, Record<string, string>, Files, string][] = [
    ["report-only", { "report-only": "true" }, {}, "report-only is true, was false"],
    [
      "other recordings",
      { runs: "evals/good.jsonl" },
      { "evals/good.jsonl": tripRuns()["evals/runs.jsonl"] ?? "" },
      'runs is ["evals/good.jsonl"], was ["evals/runs.jsonl"]',
    ],
    [
      "another policy",
      { policy: "weak.yml" },
      { "weak.yml": "gate: { floors: {} }\n" },
      'policy is "weak.yml", was ".github/rungate.yml"',
    ],
    ["no comment", { comment: "never" }, {}, 'comment is "never", was "auto"'],
  ];
  test.each(changes)("are told, old and new, and never pass: %s", async (_what, inputs, files, words) => {
    const { github } = await recorded();
    const pull = propose(github, "settings", { ...files, "agent.py": "v2" });
    const result = await onPull(github, pull, { inputs });
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(firstLine(result.summary)).toContain(
      `❌ Fail · Weakening: other settings than the baseline's: ${words}`,
    );
  });

  test("cannot do without the comparison that the base branch asks for", async () => {
    const { github } = await recorded();
    const pull = propose(github, "no-baseline", tripRuns({ wrong: [1] }));
    const result = await onPull(github, pull, { inputs: { baseline: "none" } });
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(firstLine(textOf(pull))).toMatch(
      /^❌ Fail · Regression \(snapshots\): trip-1 passed on every base/,
    );
    expect(textOf(pull)).toContain('other settings than the baseline\'s: baseline is "none", was "auto"');
    expect(reportOf(result)).toMatchObject({ baseline: { state: "found" } });
  });

  test("do not begin anew under another suite's name", async () => {
    const { github } = await recorded();
    const pull = propose(github, "renamed", tripRuns({ wrong: [1] }));
    const result = await onPull(github, pull, { inputs: { suite: "other" } });
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(firstLine(textOf(pull))).toContain(
      "❌ Fail · Weakening: this call leaves out 1 suite that the base branch gates: default; gate all of them, or add a new suite to rungate.yml · worst case trip-1",
    );
    expect(readable(textOf(pull))).toContain(
      "the base branch has reports of other suites and none of this one",
    );
  });
});

describe("inputs that the base branch has, too", () => {
  test("report-only: the verdict fails, the job does not", async () => {
    const inputs = { "report-only": "true" };
    const { github } = await recorded({}, inputs);
    const pull = propose(github, "feature", tripRuns({ wrong: [1] }));
    const result = await onPull(github, pull, { inputs });
    expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: "fail" } });
    expect(firstLine(textOf(pull))).toMatch(/^❌ Fail, report-only: the job does not fail · Regression/);
    const unusable = await onPull(github, pull, { inputs: { ...inputs, expectations: "none.yml" } });
    expect(unusable.exitCode).toBe(2);
  });

  test("comment: never writes none, and needs no right to", async () => {
    const inputs = { comment: "never" };
    const { github } = await recorded({}, inputs);
    github.permissions.pullRequests = "none";
    const pull = propose(github, "feature", { "agent.py": "v2" });
    const result = await onPull(github, pull, { inputs });
    expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: "pass" } });
    expect(result.outputs["comment-url"]).toBeUndefined();
    expect(result.summary).not.toContain("No comment");
    const ofComments = github.requests("graphql").filter(({ body }) => body.includes("comments("));
    expect([...ofComments, ...github.requests("issues/create-comment")]).toEqual([]);
    expect(pull.comments).toEqual([]);
  });

  test("baseline: none compares with nothing: floors alone decide", async () => {
    const inputs = { baseline: "none" };
    const { github, push } = await recorded({}, inputs);
    expect(reportOf(push)).toMatchObject({ baseline: { state: "none" } });
    expect(push.summary).not.toContain("upload-artifact");
    const pull = propose(github, "feature", tripRuns({ wrong: [1] }));
    const result = await onPull(github, pull, { inputs });
    expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: "pass", "baseline-sha": "" } });
    expect(reportOf(result)).toMatchObject({ baseline: { state: "none" }, comparison: null });
    expect(textOf(pull)).toContain(
      "Floors: no policy file is in force, so the defaults apply and no score fails the gate",
    );
  });

  test("baseline: a file is read at the base commit, whatever the pull request makes of it", async () => {
    const inputs = { baseline: "evals/baseline.json" };
    const { github, base, push } = await recorded({}, inputs);
    expect(reportOf(push).baseline.state).toBe("first-use");
    github.commit({ files: { "evals/baseline.json": push.text } });
    const forged = push.text.replaceAll('"pass":true', '"pass":false');
    expect(forged).not.toBe(push.text);
    const pull = propose(github, "forged", { ...tripRuns({ wrong: [1] }), "evals/baseline.json": forged });
    const result = await onPull(github, pull, { inputs });
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail", "baseline-sha": base.sha } });
    expect(firstLine(textOf(pull))).toContain(
      "Regression (snapshots): trip-1 passed on every base recording",
    );
    expect(textOf(pull)).toContain("evals/baseline.json");
  });

  test("baseline: a file that the base commit lacks leaves nothing to compare with", async () => {
    const inputs = { baseline: "evals/baseline.json" };
    const { github, push } = await recorded({}, inputs);
    const pull = propose(github, "brought", {
      ...tripRuns({ wrong: [1] }),
      "evals/baseline.json": push.text,
    });
    const result = await onPull(github, pull, { inputs });
    expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: "inconclusive" } });
    expect(firstLine(textOf(pull))).toContain("No baseline: the base commit has no file evals/baseline.json");
  });
});

import { expect, test } from "vitest";
import { firstLine, readable } from "./reading.ts";
import { recorded } from "./recorded.ts";
import { type Files, policy, tripRuns } from "./trips.ts";
import { onPull, onPush, propose, reportOf } from "./workflow.ts";

const inputs = { comment: "never" };
const worse = tripRuns({ recording: "second", wrong: [0, 1, 2, 3, 4, 5] });
const renamed = { GITHUB_WORKFLOW_REF: "octo/demo/.github/workflows/new.yml@refs/pull/7/merge" };

test.each(["none", "evals/old.json"])(
  "a pull request that hides the reports does not choose the baseline %s",
  async (baseline) => {
    const { github, push } = await recorded({}, inputs);
    github.commit({ files: { "evals/old.json": push.text } });
    const pull = propose(github, "evil", worse);

    const other = await onPull(github, pull, { inputs: { ...inputs, baseline }, env: renamed });
    expect(other).toMatchObject({ exitCode: 0, outputs: { verdict: "inconclusive", "baseline-sha": "" } });
    expect(firstLine(readable(other.summary))).toMatch(
      /^🟡 Inconclusive, does not block the merge · No baseline: the report of \w{7} was recorded by another workflow/,
    );

    github.permissions.actions = "none";
    const blind = await onPull(github, pull, { inputs: { ...inputs, baseline } });
    expect(blind).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(firstLine(readable(blind.summary))).toMatch(/^❌ Fail · Baseline out of reach/);
  },
);

test("baseline: none needs no report on the base branch, whatever the policy there", async () => {
  const files: Files = policy("gate: { floors: { passRate: 0.9 } }\n");
  const { github, push } = await recorded(files, { ...inputs, baseline: "none" });
  github.artifacts.splice(0);
  expect(reportOf(push).baseline.state).toBe("none");
  const pull = propose(github, "feature", { "agent.py": "v2" });
  const result = await onPull(github, pull, { inputs: { ...inputs, baseline: "none" } });
  expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: "pass" } });
  expect(reportOf(result)).toMatchObject({ baseline: { state: "none" }, policy: { source: "base" } });
});

test("where the base branch asks for no comparison, other settings are told all the same", async () => {
  const { github } = await recorded({}, { ...inputs, baseline: "none" });
  const pull = propose(github, "evil", { "evals/good.jsonl": tripRuns()["evals/runs.jsonl"] ?? "" });
  const other = { ...inputs, baseline: "none", runs: "evals/good.jsonl" };
  const result = await onPull(github, pull, { inputs: other });
  expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
  expect(firstLine(readable(result.summary))).toContain(
    'other settings than the baseline\'s: runs is ["evals/good.jsonl"], was ["evals/runs.jsonl"]',
  );
});

test("beside a committed report without settings, other settings are told all the same", async () => {
  const gateInputs = { ...inputs, baseline: "evals/old.json" };
  const { github, push } = await recorded({}, gateInputs);
  github.commit({
    files: { "evals/old.json": JSON.stringify({ ...JSON.parse(push.text), settings: null }) },
  });
  const pull = propose(github, "evil", worse);
  const result = await onPull(github, pull, { inputs: { ...gateInputs, "report-only": "true" } });
  expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
  expect(readable(result.summary)).toContain(
    "Weakening: other settings than the baseline's: report-only is true, was false",
  );
  expect(reportOf(await onPull(github, pull, { inputs: gateInputs })).comparison?.settings).toEqual([]);
});

test("a new suite with a new policy is no first use where the base branch has a policy", async () => {
  const { github } = await recorded(policy("gate: { inconclusive: fail }\n"), inputs);
  github.artifacts.splice(0);
  const pull = propose(github, "evil", { ...worse, "weak.yml": "gate: {}\n" });
  const other = { ...inputs, suite: "other", policy: "weak.yml" };
  const result = await onPull(github, pull, { inputs: other });
  expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "inconclusive" } });
  expect(reportOf(result)).toMatchObject({
    baseline: { state: "missing" },
    policy: { source: "base", changed: true, gate: { inconclusive: "fail" } },
  });
});

test("a branch that leaves the base branch far below is judged by the newest policy there", async () => {
  const { github, base } = await recorded(policy("gate: { floors: { passRate: 0.1 } }\n"), inputs);
  github.commit({ files: policy("gate: { floors: { passRate: 0.9 } }\n") });
  await onPush(github, { inputs });
  const head = github.commit({ branch: "old", parents: [base], files: worse });
  const result = await onPull(github, github.pull({ head, ref: "old" }), { inputs, checkout: head });
  expect(result).toMatchObject({ exitCode: 1, outputs: { "baseline-sha": base.sha } });
  expect(reportOf(result)).toMatchObject({
    baseCommit: base.sha,
    policy: { source: "base", changed: false, gate: { floors: { passRate: 0.9 } } },
  });
});

test("naming another policy file does not do away with the one that the base branch names", async () => {
  const strict = policy("gate: { floors: { passRate: 0.99 }, inconclusive: fail }\n");
  const { github } = await recorded({ ...strict, ".github/weak.yml": "gate: {}\n" }, inputs);
  const pull = propose(github, "evil", worse);
  const result = await onPull(github, pull, { inputs: { ...inputs, policy: ".github/weak.yml" } });
  expect(result.exitCode).toBe(1);
  expect(reportOf(result).policy).toMatchObject({
    source: "base",
    changed: true,
    gate: { floors: { passRate: 0.99 } },
  });
  expect(readable(result.summary)).toContain('policy is ".github/weak.yml", was ".github/rungate.yml"');
});

const commenting = { ...inputs, comment: "auto" };

test("turning the comment off does not leave the one from before standing", async () => {
  const { github } = await recorded({}, commenting);
  const pull = propose(github, "evil", {});
  await onPull(github, pull, { inputs: commenting });
  const result = await onPull(github, pull, { inputs: { ...commenting, comment: "never" } });
  expect(result.outputs["comment-url"]).not.toBe("");
  expect(pull.comments.map(({ body }) => readable(body))).toEqual([
    expect.stringContaining('comment is "never", was "auto"'),
  ]);
});

test("inputs that cannot be used replace the comment from before, too", async () => {
  const { github } = await recorded({}, commenting);
  const pull = propose(github, "evil", {});
  await onPull(github, pull, { inputs: commenting });
  const result = await onPull(github, pull, { inputs: { ...commenting, "report-only": "yes" } });
  expect(result.exitCode).toBe(2);
  expect(pull.comments.map(({ body }) => readable(body))).toEqual([
    expect.stringContaining("Configuration: input report-only"),
  ]);
});

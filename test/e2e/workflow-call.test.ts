import { describe, expect, test } from "vitest";
import type { LoopbackGitHub } from "../loopback/loopback.ts";
import type { PullRequest } from "../loopback/repository.ts";
import { dispatchEvent, mergeGroupEvent, pushEvent } from "./events.ts";
import { firstLine, headlineOf, readable, topOf } from "./reading.ts";
import { recorded } from "./recorded.ts";
import { type Files, policy, tripExpectations, tripRuns, trips } from "./trips.ts";
import { onBranch, onPull, onPush, propose, reportOf } from "./workflow.ts";

const worse = tripRuns({ wrong: [4] });
const REGRESSION = "trip-4 passed on every base recording and fails now";
const COMMENT = { comment: "auto" };

function push(github: LoopbackGitHub): void {
  github.commit({ branch: "feature", files: worse });
  github.moved("feature");
}

function proposeInto(github: LoopbackGitHub, base: string, files: Files = worse): PullRequest {
  return github.pull({ head: github.commit({ branch: "feature", files }), ref: "feature", base });
}

describe("report-only of a pull request counts only as the base branch's word", () => {
  const only = { "report-only": "true" };
  const unread: [string, Record<string, string>, Files?][] = [
    ["a policy outside the repository", { policy: "../x.yml" }],
    ["another suite", { suite: "v2" }],
    ["a token that GitHub does not know", { "github-token": "ghs_unknown" }],
  ];

  test.each(unread)("%s", async (_name, inputs) => {
    const { github } = await recorded({}, COMMENT);
    const pull = propose(github, "feature", worse);
    const result = await onPull(github, pull, { inputs: { ...COMMENT, ...inputs, ...only } });
    expect(result.exitCode).toBeGreaterThan(0);
  });

  test("where artifacts may not be listed", async () => {
    const { github } = await recorded();
    github.permissions.actions = "none";
    const pull = propose(github, "feature", worse);
    const result = await onPull(github, pull, { inputs: only });
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(topOf(result.summary)).toContain("report-only does not count without a baseline");
  });

  test("where the baseline has expired, with a policy that lets nothing inconclusive pass", async () => {
    const { github } = await recorded(policy("gate: { inconclusive: fail }\n"), only);
    for (const artifact of github.artifacts.values()) artifact.expired = true;
    const pull = propose(github, "feature", worse);
    const result = await onPull(github, pull, { inputs: only });
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "inconclusive" } });
  });

  test("and counts where the base branch has it, and on first use", async () => {
    const { github } = await recorded({}, only);
    const pull = propose(github, "feature", worse);
    expect(await onPull(github, pull, { inputs: only })).toMatchObject({
      exitCode: 0,
      outputs: { verdict: "fail" },
    });
    const floor = policy("gate: { floors: { passRate: 1 } }\n");
    const { github: fresh } = await unrecorded({});
    const first = propose(fresh, "feature", { ...floor, ...trips({ wrong: [4] }) });
    expect(await onPull(fresh, first, { inputs: only })).toMatchObject({
      exitCode: 0,
      outputs: { verdict: "fail" },
    });
  });
});

describe("a suite that the base branch gates and a pull request's call leaves out", () => {
  const SUITES = policy(`suites:
  booking: { runs: evals/runs.jsonl, expectations: evals/expectations.yml }
  support: { runs: support.jsonl, expectations: evals/expectations.yml }
`);
  const support = (wrong: number[] = []): Files => ({
    "support.jsonl": tripRuns({ wrong })["evals/runs.jsonl"] ?? "",
  });
  const ALL = { runs: "", expectations: "" };
  const leavesOut = "this call leaves out 1 suite that the base branch gates: support";

  test("is a weakening", async () => {
    const { github } = await recorded({ ...SUITES, ...support() }, ALL);
    const pull = propose(github, "feature", support([4]));
    const result = await onPull(github, pull, { inputs: { ...ALL, suite: "booking" } });
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(topOf(result.summary)).toContain(leavesOut);
  });

  test("also where the call names an own suite, or another policy of the base branch", async () => {
    const decoy = { "examples/rungate.yml": "suites: { air: { runs: runs.jsonl } }\n" };
    const easy = { "examples/runs.jsonl": tripRuns()["evals/runs.jsonl"] ?? "" };
    const { github } = await recorded({ ...SUITES, ...support(), ...decoy, ...easy }, ALL);
    const pull = propose(github, "feature", support([4]));
    for (const inputs of [
      { suite: "v2", runs: "evals/runs.jsonl" },
      { ...ALL, policy: "examples/rungate.yml" },
      { ...ALL, policy: "examples/rungate.yml", suite: "air" },
    ]) {
      const result = await onPull(github, pull, { inputs });
      expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
      expect(topOf(result.summary)).toContain("this call leaves out 2 suites");
    }
  });

  test("is none where the base branch gates each by a call of its own, old reports of all together or not", async () => {
    const { github } = await recorded({ ...SUITES, ...support() }, ALL);
    github.commit({ files: { "agent.py": "v2" } });
    for (const suite of ["booking", "support"]) await onPush(github, { inputs: { ...ALL, suite } });
    const pull = propose(github, "feature", { "agent.py": "v3" });
    for (const suite of ["booking", "support"]) {
      const result = await onPull(github, pull, { inputs: { ...ALL, suite } });
      expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: "pass" } });
    }
  });

  test("is one where the base branch gates all together now, and had a call for each before", async () => {
    const { github } = await recorded({ ...SUITES, ...support() }, { ...ALL, suite: "booking" });
    github.commit({ files: { "agent.py": "v2" } });
    await onPush(github, { inputs: ALL });
    const pull = propose(github, "feature", support([4]));
    const result = await onPull(github, pull, { inputs: { ...ALL, suite: "booking" } });
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(topOf(result.summary)).toContain(leavesOut);
  });

  test("is none where the base branch gave it up", async () => {
    const { github } = await recorded({ ...SUITES, ...support() }, ALL);
    github.commit({
      files: policy(
        "suites: { booking: { runs: evals/runs.jsonl, expectations: evals/expectations.yml } }\n",
      ),
    });
    const pull = propose(github, "feature", { "agent.py": "v3" });
    const result = await onPull(github, pull, { inputs: ALL });
    expect(topOf(result.summary)).not.toContain("leaves out");
    expect(result.exitCode).toBe(0);
  });

  test("is one where its baseline has expired, by the calls that the base branch's artifacts are named after", async () => {
    const { github } = await recorded({ ...SUITES, ...support() }, ALL);
    for (const artifact of github.artifacts.values()) artifact.expired = true;
    const pull = propose(github, "feature", support([4]));
    const result = await onPull(github, pull, { inputs: { ...ALL, suite: "booking" } });
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(topOf(result.summary)).toContain(leavesOut);
  });

  test("is none where a pull request adds a suite to the file, and a call for it beside the others", async () => {
    const { github } = await recorded({ ...SUITES, ...support() }, { ...ALL, suite: "booking" });
    await onPush(github, { inputs: { ...ALL, suite: "support" } });
    const air = "  air: { runs: support.jsonl, expectations: evals/expectations.yml }\n";
    const pull = propose(github, "feature", policy(`${SUITES[".github/rungate.yml"]}${air}`));
    const result = await onPull(github, pull, { inputs: { ...ALL, suite: "air" } });
    expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: "inconclusive" } });
    expect(topOf(result.summary)).not.toContain("leaves out");
  });

  test("is none where a renamed suite is gated under both names", async () => {
    const { github } = await recorded({ ...SUITES, ...support() }, ALL);
    const renamed = policy((SUITES[".github/rungate.yml"] as string).replace("support:", "help:"));
    const pull = propose(github, "feature", { ...renamed, ...support([4]) });
    const result = await onPull(github, pull, { inputs: ALL });
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail", suites: "3" } });
    expect(readable(result.summary)).toContain(REGRESSION);
  });
});

describe("a policy of another name than rungate.yml", () => {
  const STRICT = "gate: { inconclusive: fail }\n";
  const LAX = { "lax.yml": "gate: {}\n" };

  test.each<[string, Files, Record<string, string>]>([
    ["does not take the place of rungate.yml", policy(STRICT), {}],
    ["lets nothing inconclusive pass by itself", { "evals/gate.yml": STRICT }, { policy: "evals/gate.yml" }],
  ])("%s while no baseline can be read", async (_name, files, inputs) => {
    const { github } = await recorded({ ...files, ...LAX }, inputs);
    for (const artifact of github.artifacts.values()) artifact.expired = true;
    const pull = propose(github, "feature", worse);
    const result = await onPull(github, pull, { inputs: { policy: "lax.yml" } });
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "inconclusive" } });
  });

  test("makes no branch a base branch", async () => {
    const decoy = { "lax.yml": "baseline: { branches: [topic] }\n" };
    const { github } = await recorded({ ...policy(STRICT), ...decoy });
    const after = github.commit({ branch: "topic", files: worse });
    const event = pushEvent(github, { after, branch: "topic" });
    const result = await onBranch(github, event, { inputs: { policy: "lax.yml" } });
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
  });
});

test("the base commit in the workspace is not what the pull request recorded", async () => {
  const { github, base } = await recorded();
  const pull = propose(github, "feature", worse);
  const result = await onPull(github, pull, { checkout: base });
  expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
  expect(topOf(result.summary)).toContain("the workspace has the base commit");
});

describe("an input without a verdict is for a job of its name", () => {
  test.each([
    ["shard", "1/1"],
    ["first-look", "true"],
  ])("%s", async (name, value) => {
    const { github } = await recorded({}, COMMENT);
    const pull = propose(github, "feature", { "agent.py": "v2" });
    await onPull(github, pull, { inputs: COMMENT });
    expect(pull.comments.map(({ body }) => headlineOf(body))).toEqual([expect.stringContaining("✅")]);
    const env = { GITHUB_JOB: "gate" };
    const result = await onPull(github, pull, { inputs: { ...COMMENT, [name]: value }, env });
    expect(result).toMatchObject({ exitCode: 2, outputs: { verdict: "fail" } });
    expect(topOf(result.summary)).toContain(`input ${name}: it is for a job with the id ${name}`);
    expect(pull.comments.map(({ body }) => headlineOf(body))).toEqual([
      expect.stringContaining("❌ rungate: configuration cannot be used"),
    ]);
  });

  test("which says on the comment that is there that no verdict stands", async () => {
    for (const [name, value] of [
      ["shard", "2/2"],
      ["first-look", "true"],
    ] as const) {
      const { github } = await recorded({}, COMMENT);
      const pull = propose(github, "feature", { "agent.py": "v2" });
      await onPull(github, pull, { inputs: COMMENT });
      push(github);
      const inputs = { comment: "never", [name]: value };
      const result = await onPull(github, pull, { inputs });
      expect(result.exitCode).toBe(0);
      expect(pull.comments.map(({ body }) => headlineOf(body))).toEqual([
        expect.stringContaining("⏳ rungate is scoring"),
      ]);
    }
  });
});

describe("a branch that is no base branch", () => {
  test("is judged by the default branch, whichever branch a pull request goes into", async () => {
    const { github, base } = await recorded();
    github.commit({ branch: "easy", parents: [], files: { "README.md": "no rungate here" } });
    github.branches.set("old", base.sha);
    for (const branch of ["easy", "old"]) {
      const pull = proposeInto(github, branch, { ...trips({ wrong: [4] }) });
      const result = await onPull(github, pull);
      expect(result.outputs.verdict).not.toBe("pass");
      expect(reportOf(result).baseline.state).not.toBe("first-use");
    }
  });

  test("brings a pull request on top of another the verdict of the default branch", async () => {
    const { github, base } = await recorded();
    github.branches.set("stacked", github.commit({ branch: "stacked", files: { "agent.py": "v2" } }).sha);
    const pull = proposeInto(github, "stacked");
    const result = await onPull(github, pull);
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail", "baseline-sha": base.sha } });
    expect(firstLine(result.summary)).toContain(REGRESSION);
  });

  test("is none by protection, and never a first use", async () => {
    const { github } = await unrecorded(trips());
    const after = github.commit({ branch: "topic", files: worse });
    for (const event of [
      pushEvent(github, { after, branch: "topic" }),
      dispatchEvent(github, { head: after, branch: "topic" }),
    ]) {
      const result = await onBranch(github, event, { env: { GITHUB_REF_PROTECTED: "true" } });
      expect(reportOf(result)).toMatchObject({ role: "head", baseline: { state: "missing" } });
      expect(topOf(result.summary)).toContain("topic is no base branch, and main has recorded no report");
    }
  });

  test("is one in a merge queue too", async () => {
    const { github, base } = await recorded();
    const head = github.commit({ branch: "queued", files: worse });
    const event = mergeGroupEvent(github, { base, head });
    const group = event.payload.merge_group as Record<string, unknown>;
    group.base_ref = "refs/heads/topic";
    const result = await onBranch(github, event);
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(reportOf(result).role).toBe("head");
  });
});

describe("a branch that the default branch's policy lists", () => {
  const LISTED = policy("baseline: { branches: [release] }\n");

  test("records its own baseline, with which pull requests into it are compared", async () => {
    const { github, base } = await recorded(LISTED);
    const after = github.commit({ branch: "release", parents: [base], files: worse });
    const push = await onBranch(github, pushEvent(github, { after, before: base, branch: "release" }));
    expect(push.exitCode).toBe(0);
    expect(reportOf(push).role).toBe("base");
    const same = await onPull(github, proposeInto(github, "release", { "agent.py": "v2" }));
    expect(same).toMatchObject({ exitCode: 0, outputs: { "baseline-sha": after.sha } });
  });

  test("is none where only the branch itself, or the pull request, lists it", async () => {
    const { github, base } = await recorded();
    const after = github.commit({ branch: "release", parents: [base], files: { ...LISTED, ...worse } });
    const push = await onBranch(github, pushEvent(github, { after, before: base, branch: "release" }));
    expect(push).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    const pull = proposeInto(github, "release", { ...LISTED, ...worse });
    expect(await onPull(github, pull)).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
  });

  test("may be one that does not exist", async () => {
    const { github } = await recorded(policy("baseline: { branches: [gone] }\n"));
    const pull = propose(github, "feature", { "agent.py": "v2" });
    expect(await onPull(github, pull)).toMatchObject({ exitCode: 0, outputs: { verdict: "pass" } });
  });
});

test("a fork's branch may be called like a base branch", async () => {
  const { github } = await recorded(policy("baseline: { branches: [release] }\n"));
  const repository = github.fork("mallory");
  const head = github.commit({ branch: "mallory-main", files: worse });
  for (const ref of ["main", "release"]) {
    const result = await onPull(github, github.pull({ head, ref, repository }));
    expect(result).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
  }
});

describe("the comment of an earlier commit", () => {
  async function commented(inputs: Record<string, string> = {}) {
    const { github } = await recorded({}, COMMENT);
    const pull = propose(github, "feature", { "agent.py": "v2" });
    await onPull(github, pull, { inputs: { ...COMMENT, ...inputs } });
    return { github, pull };
  }
  const tops = (pull: PullRequest) => pull.comments.map(({ body }) => headlineOf(body));

  test("is outdated where the call has another name now, or writes no comment", async () => {
    const { github, pull } = await commented();
    push(github);
    await onPull(github, pull, { inputs: { ...COMMENT, suite: "v2" } });
    expect(tops(pull)).toEqual([
      expect.stringContaining("⏳ rungate has not judged"),
      expect.stringContaining("❌ rungate: v2: this pull request weakens the gate"),
    ]);
    await onPull(github, pull, { inputs: { comment: "never" } });
    expect(tops(pull)[0]).toContain("❌ rungate: 1 case got worse: trip-4");
  });

  test("is updated where nothing can be judged, or compared, and no comment is wanted", async () => {
    const { github, pull } = await commented();
    push(github);
    await onPull(github, pull, { inputs: { comment: "never", policy: "missing.yml" } });
    expect(tops(pull)).toEqual([expect.stringContaining("❌ rungate: configuration cannot be used")]);
  });

  test("names its commit, and is left where it is of this one", async () => {
    const { github, pull } = await commented();
    expect(topOf(pull.comments[0]?.body ?? "")).toContain(`Commit [${pull.head.sha.slice(0, 7)}]`);
    await onPull(github, pull, { inputs: { ...COMMENT, suite: "v2" } });
    expect(tops(pull)[0]).toContain("✅");
  });
});

async function unrecorded(files: Files): Promise<{ github: LoopbackGitHub }> {
  const { startGitHub } = await import("../loopback/loopback.ts");
  const github = await startGitHub();
  github.commit({ files: { "README.md": "an agent", ...tripExpectations(), ...files } });
  return { github };
}

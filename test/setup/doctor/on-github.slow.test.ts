// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub's, not ours
import { describe, expect, test } from "vitest";
import type { KeptBaseline } from "../../../src/github/baseline.ts";
import { type BranchRules, type GitHubSetup, unseenSetup } from "../../../src/setup/doctor/repository.ts";
import {
  CONFIG,
  canonical,
  changed,
  findingsIn,
  findingsOf,
  findingTexts,
  namedFiles,
  recipe,
  twoSuites,
} from "./fixture.ts";

const rules = (more: Partial<BranchRules>): Partial<GitHubSetup> => ({
  rules: { seen: { checks: [], workflows: [], hasMergeQueue: true, ...more } },
});
const named = (name: string, isFromOneApp = true) => ({ name, isFromOneApp });
const plain = recipe("The plain action");
const checked = changed(
  changed(plain, "pull-requests: write }", "pull-requests: write, checks: write }"),
  "runs-folder: recordings #",
  "check: true\n          runs-folder: recordings #",
);
const unseen = { unseen: "GitHub answered 500 (oops)" };

test("a listed base branch that nobody protects, or that anybody can make, is told", () => {
  const branches = ["release-1", "release-2", "release-3"];
  const listedBranches: GitHubSetup["listedBranches"] = {
    seen: new Map([
      ["release-1", "protected"],
      ["release-2", "open"],
      ["release-3", "absent"],
    ]),
  };
  const files = {
    ".github/workflows/agent.yml": canonical,
    ".github/rungate.yml": `baseline: { branches: [${branches}] }\n`,
  };
  const found = findingsIn(files, { listedBranches }).filter(({ check }) => check === "base-branches");
  expect(found.map(({ state, what }) => `${state}: ${what}`)).toEqual([
    'ok: "release-1" is protected',
    'missing: "release-2" of baseline.branches is not protected',
    'missing: "release-3" of baseline.branches does not exist, and anybody who may push can make it',
  ]);
});

describe("what only GitHub knows", () => {
  test.each<[what: string, workflow: string, changes: Partial<GitHubSetup>, messages: string[]]>([
    [
      "a check that nothing requires",
      canonical,
      rules({}),
      ['required-check: "rungate / gate" is not required, so that a red gate stops no merge'],
    ],
    [
      "a check of another name",
      canonical,
      rules({ checks: [named("rungate")] }),
      ['required-check: "rungate / gate" is not required, so that a red gate stops no merge'],
    ],
    [
      "a plain action's check, required by the name of a call",
      plain,
      rules({ checks: [named("rungate / gate")] }),
      ['required-check: "rungate" is not required, so that a red gate stops no merge'],
    ],
    ["a check run that the gate writes", checked, rules({ checks: [named("rungate / verdict")] }), []],
    [
      "a check run that the gate may not write",
      changed(checked, ", checks: write", ""),
      rules({ checks: [named("rungate / verdict")] }),
      ['permissions: job "rungate" may not: checks: write'],
    ],
    [
      "a check run that no gate writes",
      plain,
      rules({ checks: [named("rungate / verdict")] }),
      ['required-check: "rungate / verdict" is required, and job "rungate" does not write it'],
    ],
    [
      "a check from any source",
      canonical,
      rules({ checks: [named("rungate / gate", false)] }),
      ['required-check: "rungate / gate" is required, and counts from whatever app reports it'],
    ],
    [
      "a check that branch protection requires",
      canonical,
      { ...rules({}), protection: { seen: ["rungate / gate"] } },
      [],
    ],
    [
      "a workflow that a ruleset requires",
      canonical,
      rules({ workflows: [".github/workflows/agent.yml"] }),
      [],
    ],
    [
      "a job with a name of its own",
      changed(canonical, "    needs: record\n", "    needs: record\n    name: Agent\n"),
      rules({ checks: [named("Agent / gate")] }),
      [],
    ],
    [
      "a name that an expression makes",
      changed(canonical, "    needs: record\n", "    needs: record\n    name: ${{ github.ref }}\n"),
      {},
      ['required-check: whether the check of job "rungate" is required'],
    ],
    [
      "rules that could not be seen, and no protection",
      canonical,
      { rules: unseen },
      ['required-check: whether "rungate / gate" is required'],
    ],
    [
      "protection that could not be seen, and no rules",
      canonical,
      { ...rules({}), protection: unseen },
      ['required-check: whether "rungate / gate" is required'],
    ],
    [
      "no merge queue",
      changed(canonical, "  merge_group:\n", ""),
      { rules: { seen: { checks: [named("rungate / gate")], workflows: [], hasMergeQueue: false } } },
      ["merge-group: a merge queue does not start it; there is none yet"],
    ],
    [
      "a public repository",
      canonical,
      { isPublic: { seen: true } },
      [
        "fork-comments: the repository is public, and pull requests from forks get no comment: the job summary has it",
      ],
    ],
    [
      "another default branch",
      canonical,
      { defaultBranch: { seen: "trunk" } },
      ["push: no push to the default branch is recorded, so that no baseline is ever left"],
    ],
    [
      "a default branch that nobody knows",
      canonical,
      { defaultBranch: unseen },
      ["push: whether pushes to the default branch are recorded"],
    ],
  ])("%s", (_what, workflow, changes, messages) => {
    expect(findingTexts(findingsOf(workflow, changes), "missing", "advice", "not checked")).toEqual(messages);
  });

  test("the lines to add name the branch that is the default one", () => {
    const findings = findingsOf(canonical, { defaultBranch: { seen: "trunk" } });
    expect(findings.find(({ check }) => check === "push")?.yaml).toEqual(["push: { branches: [trunk] }"]);
  });

  test("no baseline, in the gate's own words", () => {
    const baseline = (state: KeptBaseline) => {
      const baselines = { get: () => ({ seen: state }) } as unknown as GitHubSetup["baselines"];
      return findingsOf(canonical, { baselines }).filter(({ check }) => check === "baseline");
    };
    expect(baseline({ isFound: false, reason: "it has expired", expiresAt: null })).toMatchObject([
      { state: "missing", what: 'no baseline of the suite "default": it has expired' },
    ]);
    expect(baseline({ isFound: true, reason: "", expiresAt: "2026-06-12T10:00:00Z" })).toMatchObject([
      { state: "ok", what: 'a baseline of the suite "default" is kept until 2026-06-12' },
    ]);
  });

  test("without any word of GitHub's nothing of all that is well", () => {
    const why = "set GITHUB_TOKEN";
    const findings = findingsOf(canonical, unseenSetup(why));
    const unchecked = findings.filter(({ state }) => state === "not checked");
    expect(unchecked.map(({ check }) => check)).toEqual(["push", "required-check", "baseline"]);
    expect(unchecked.filter(({ remedy = "" }) => !remedy.includes(why))).toEqual([]);
    const ok = findings.filter(({ state }) => state === "ok").map(({ check }) => check);
    expect(ok.filter((check) => unchecked.some((finding) => finding.check === check))).toEqual([]);
  });
});

describe("several workflows", () => {
  const schedule = 'schedule: [{ cron: "17 3 * * 1" }]';
  const unscheduled = changed(canonical, `  ${schedule} # records it again before it expires\n`, "");
  const weeklyOnly = canonical.replace(
    /on:\n[\s\S]*?permissions: \{\}/,
    `on: { ${schedule} }\npermissions: {}`,
  );
  const files = {
    ...namedFiles,
    ".github/workflows/agent.yml": unscheduled,
    ".github/workflows/weekly.yml": weeklyOnly,
  };

  test("a schedule of its own counts when the policy trusts it", () => {
    const policy = `${namedFiles[CONFIG]}baseline: { workflows: [.github/workflows/weekly.yml] }\n`;
    const missing = (more: object) => findingTexts(findingsIn({ ...files, ...more }), "missing");
    expect(missing({ [CONFIG]: policy })).toEqual([]);
    expect(missing({})).toEqual([
      "schedule: no schedule records the baseline again, and it expires in a quiet repository",
    ]);
  });

  test("two gates of one suite", () => {
    const files = { [CONFIG]: twoSuites, "evals/expectations.yml": undefined };
    const [head = "", job = ""] = recipe("Recordings committed to the repository").split("  rungate:\n");
    const jobFor = (id: string, suite = id) => `  ${id}:\n${job.trimEnd()}\n    with: { suite: ${suite} }\n`;
    const found = (...jobs: string[]) =>
      findingTexts(findingsOf(head + jobs.join(""), {}, files), "missing", "advice", "not checked");
    expect(found(jobFor("booking"), jobFor("support"))).toEqual([]);
    expect(found(jobFor("booking"), jobFor("support", "booking"))).toEqual([
      'suites: the suite "booking" is gated a second time, at .github/workflows/agent.yml:17:5',
      'suites: the suite "booking" is gated a second time, at .github/workflows/agent.yml:13:5',
    ]);
    const both = {
      ...namedFiles,
      ".github/workflows/a.yml": canonical,
      ".github/workflows/b.yml": canonical,
    };
    expect(findingTexts(findingsIn(both), "missing")).toEqual([
      expect.stringContaining('is the same for a pull request and ".github/workflows/b.yml" on pull_request'),
      expect.stringContaining('is the same for a pull request and ".github/workflows/a.yml" on pull_request'),
      'suites: the suite "default" is gated a second time, at .github/workflows/b.yml:35:5',
      'suites: the suite "default" is gated a second time, at .github/workflows/a.yml:35:5',
    ]);
  });

  test("a second workflow that comments, and waits for a name that nobody has", () => {
    const comment =
      "on: { workflow_run: { workflows: [agents], types: [completed] } }\njobs: { c: { uses: rungate/rungate/.github/workflows/comment.yml@v1 } }";
    const found = findingsIn({
      ...namedFiles,
      ".github/workflows/agent.yml": canonical,
      ".github/workflows/c.yml": comment,
    });
    expect(found.filter(({ state }) => state !== "ok")).toMatchObject([
      {
        check: "fork-comments",
        state: "missing",
        file: ".github/workflows/c.yml",
        line: 1,
        yaml: ['workflow_run: { workflows: ["agent"], types: [completed] }'],
      },
    ]);
  });
});

describe("artifacts whose names GitHub completes", () => {
  const parts = recipe("Recordings made by earlier jobs");

  test.each([
    ["recordings-*", true],
    ["recordings-[0-9]", true],
    ["recordings-2", true],
    ["recordings", false],
    ["recordings-*.zip", false],
    ["*-recordings", false],
    ["recordings-[", false],
  ])("are found by %s: %s", (pattern, isFound) => {
    const workflow = changed(
      parts,
      "runs-artifact: recordings-*",
      `runs-artifact: ${JSON.stringify(pattern)}`,
    );
    const missing = findingTexts(findingsOf(workflow), "missing").filter((text) =>
      text.startsWith("recordings-artifact"),
    );
    expect(missing).toHaveLength(isFound ? 0 : 1);
  });
});

describe("no gate", () => {
  const other = {
    ".github/workflows/ci.yml": "on: push\njobs: { test: { runs-on: x, steps: [{ run: make }] } }",
  };
  const none =
    "gate: no workflow in .github/workflows gates: no job calls rungate/rungate/.github/workflows/gate.yml, no step uses rungate/rungate";

  test("in an empty folder, and beside other workflows", () => {
    expect(findingTexts(findingsIn({}), "missing")).toEqual([none]);
    expect(findingTexts(findingsIn(other), "missing")).toEqual([none]);
    expect(findingsIn({})[0]?.remedy).toContain("rungate init");
  });

  test("in a workflow that cannot be read and may hold one", () => {
    const found = findingsIn({
      ...other,
      ".github/workflows/agent.yml": "jobs: {\n  uses: rungate/rungate@v1",
    });
    expect(found).toMatchObject([{ check: "gate", state: "missing", file: ".github/workflows/agent.yml" }]);
    expect(found[0]?.what).toContain("not valid YAML");
  });

  test("a broken workflow that says nothing of rungate hides perhaps one", () => {
    const files = {
      ...namedFiles,
      ".github/workflows/agent.yml": canonical,
      ".github/workflows/ci.yml": "on: [",
    };
    expect(findingTexts(findingsIn(files), "missing", "not checked")).toEqual([
      "gate: whether a gate is in this file",
    ]);
  });

  test("nor in workflows that others call, or that comment for forks", () => {
    const step = "jobs: { x: { runs-on: x, steps: [{ uses: rungate/rungate@v1, with: { runs: a } }] } }";
    const files = {
      ".github/workflows/a.yml": `on: workflow_call\n${step}`,
      ".github/workflows/b.yml": `on: { workflow_run: {} }\n${step}`,
    };
    expect(findingTexts(findingsIn(files), "missing")).toEqual([none]);
  });
});

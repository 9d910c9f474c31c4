import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type ConfigFile, defaultPolicy } from "../../src/config/policy.ts";
import { limits } from "../../src/core/limits.ts";
import type { ActionEvent, Environment } from "../../src/github/event.ts";
import { selectBaseline } from "../../src/github/find-baseline.ts";
import { type SuiteInputs, suitesFor } from "../../src/github/gate-suites.ts";
import { loadInputs, settingsOf } from "../../src/github/inputs.ts";
import { runsAt } from "../../src/github/runs.ts";
import type { Report } from "../../src/report/report.ts";
import { recorded, reportOf } from "../gate/comparison/fixture.ts";
import { startGitHub } from "../loopback/loopback.ts";
import { record } from "./fixture.ts";

// Lines for the runner, which would only fill the log of the tests.
beforeEach(() => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const COMMITTED = "evals/baseline.json";

const EVENT: ActionEvent = {
  name: "pull_request",
  role: "head",
  commit: "c".repeat(40),
  base: { firstParentOf: "c".repeat(40) },
  baseBranch: "main",
  defaultBranch: "main",
  unlistedBranch: null,
  pullRequest: null,
  queued: null,
  time: null,
};

const PUSH = { name: "push", role: "base" } as const;
const BESIDE = { name: "push", role: "head", unlistedBranch: "topic" } as const;

function inputsOf(given: Record<string, string>): SuiteInputs {
  const flags = { check: "false", "report-only": "false", "first-look": "false", comment: "auto" };
  const all: Record<string, string> = { ...flags, runs: "runs/*.json", ...given };
  const [inputs] = suitesFor(
    loadInputs((name) => all[name] ?? ""),
    { base: undefined },
  );
  if (inputs === undefined) throw new Error("no suite");
  return inputs;
}

const committedReport = (more: Partial<Report> = {}) =>
  reportOf([recorded("a", "x+")], { commit: null, suite: "default", ...more });

const POLICY: ConfigFile = {
  file: "rungate.yml",
  text: "",
  policy: { ...defaultPolicy, baseline: { workflows: [".github/workflows/nightly.yml"] } },
  suites: [],
  problems: [],
};

/** A repository whose base commit has a committed report, and the selection of a job on it. */
async function selecting(committed: string | null = JSON.stringify(committedReport())) {
  const github = await startGitHub();
  const before = github.commit({ files: { "README.md": "x" } });
  const base = github.commit({ files: { [COMMITTED]: committed } });
  const environment: Environment = {
    eventName: "pull_request",
    payload: {},
    sha: EVENT.commit,
    ref: "refs/pull/7/merge",
    repository: "octo/demo",
    repositoryId: 42,
    workflowRef: "octo/demo/.github/workflows/agent.yml@refs/pull/7/merge",
    runId: 1,
    runAttempt: 1,
    serverUrl: "https://github.com",
    workspace: "/",
  };
  const client = await github.connect();
  const select = async (
    given: Record<string, string> = {},
    {
      event = {},
      policy,
      baseCommit = base.sha,
      pushes,
    }: {
      event?: Partial<ActionEvent>;
      policy?: ConfigFile;
      baseCommit?: string | null;
      pushes?: ReturnType<typeof runsAt>;
    } = {},
  ) => {
    const inputs = inputsOf(given);
    const checkedOut = { commit: null, why: undefined };
    const started = { inputs, environment, github: client, checkedOut, checkRun: undefined };
    return selectBaseline({ ...started, event: { ...EVENT, ...event } }, client, baseCommit, policy, pushes);
  };
  return { github, client, before, base, select };
}

describe("on the base branch", () => {
  test("no baseline is looked for where none is asked for", async () => {
    const { github, select } = await selecting();
    expect(await select({ baseline: "none" }, { event: PUSH })).toEqual({
      baseline: { state: "none", reason: "no baseline was asked for" },
      isFirstUse: false,
      usual: null,
    });
    expect(github.log).toEqual([]);
  });

  test("a named file is read at the base commit, and no run is asked for", async () => {
    const { github, base, select } = await selecting();
    record(github, base);
    const selected = await select({ baseline: COMMITTED }, { event: PUSH });
    expect(selected).toMatchObject({
      baseline: { state: "found", reason: COMMITTED, report: { commit: null } },
      isFirstUse: false,
      usual: null,
    });
    expect(github.log.map(({ operation }) => operation)).toEqual(["repos/get-content"]);
  });

  test("a named file that is not there yet is missing", async () => {
    const { select, before } = await selecting();
    expect(await select({ baseline: COMMITTED }, { event: PUSH, baseCommit: before.sha })).toEqual({
      baseline: { state: "missing", reason: `the base commit has no file ${COMMITTED}` },
      isFirstUse: false,
      usual: null,
    });
  });

  test.each([
    ["{", "is not JSON"],
    [JSON.stringify(committedReport({ suite: "billing" })), 'is the report of suite "billing"'],
  ])("a named file that is no report of the suite stops the job: %.20s", async (text, message) => {
    const { select } = await selecting(text);
    await expect(select({ baseline: COMMITTED }, { event: PUSH })).rejects.toMatchObject({
      problems: [{ severity: "error", file: COMMITTED, message: expect.stringContaining(message) }],
    });
  });

  test("a named file has the bound of a report, not of another file", async () => {
    const { github, select } = await selecting();
    const size = limits.baselineBytes + 1;
    const body = { type: "file", size, encoding: "none", content: "", sha: "a".repeat(40) };
    github.fail({ status: 200, body }, { operation: "repos/get-content" });
    await expect(select({ baseline: COMMITTED }, { event: PUSH })).rejects.toThrow(
      `has ${size} bytes, and ${limits.baselineBytes} are read`,
    );
  });

  test("its own policy does not demand a report", async () => {
    const { select } = await selecting();
    const atHead = await select({}, { policy: POLICY });
    expect(atHead.baseline.state).toBe("missing");
    expect(await select({}, { event: PUSH, policy: POLICY })).toMatchObject({
      baseline: { state: "first-use" },
      isFirstUse: true,
      usual: null,
    });
  });
});

describe("without a commit before this one", () => {
  test.each([{}, { event: PUSH }])("it is the first use: %j", async (more) => {
    const { github, select } = await selecting();
    expect(await select({}, { ...more, baseCommit: null })).toEqual({
      baseline: { state: "first-use", reason: "there is no commit before this one" },
      isFirstUse: true,
      usual: null,
    });
    expect(github.log).toEqual([]);
  });

  test("a branch that is no base branch has no first use", async () => {
    const { select } = await selecting();
    expect(await select({}, { event: BESIDE, baseCommit: null })).toEqual({
      baseline: {
        state: "missing",
        reason: "topic is no base branch, and main has recorded no report",
      },
      isFirstUse: false,
      usual: null,
    });
  });
});

describe("what the runs of the base branch recorded", () => {
  test("is the baseline, with the settings that are usual there", async () => {
    const { github, base, select } = await selecting();
    const settings = settingsOf(inputsOf({}));
    const { run } = record(github, base, { report: { settings } });
    expect(await select()).toMatchObject({
      baseline: { state: "found", origin: { runId: run.id, distance: 0 } },
      isFirstUse: false,
      usual: settings,
    });
    expect(process.stdout.write).toHaveBeenCalledWith(expect.stringMatching(/^::debug::baseline found: /));
  });

  test("is asked for once when the pushes are known", async () => {
    const { github, client, base, select } = await selecting();
    record(github, base);
    const pushes = runsAt(client, base.sha, "push", "main");
    expect((await select({}, { pushes })).baseline.state).toBe("found");
    expect(github.requests("actions/list-workflow-runs-for-repo")).toHaveLength(1);
  });

  test("is missing where its workflow has ended and a report is asked for", async () => {
    const { github, base, select } = await selecting();
    github.run({ head: base });
    expect(await select()).toMatchObject({ baseline: { state: "missing" }, isFirstUse: false });
    // A team that compares with a file need not upload reports.
    expect(await select({ baseline: COMMITTED })).toMatchObject({
      baseline: { state: "found", reason: COMMITTED },
      isFirstUse: true,
    });
  });

  test("is that of the call with the suite's name", async () => {
    const { github, base, select } = await selecting();
    const name = "rungate-report.billing.json";
    record(github, base, { artifact: { name }, report: { suite: "billing" } });
    expect((await select({ suite: "billing" })).baseline.state).toBe("found");
    expect((await select({ suite: "other" })).baseline).toMatchObject({
      state: "missing",
      calls: ["billing"],
    });
  });

  test.each<[string, ConfigFile | undefined, string]>([
    ["names it", POLICY, "found"],
    ["cannot be read", { ...POLICY, policy: undefined }, "missing"],
    ["is not there", undefined, "missing"],
  ])("in another workflow counts when the policy %s", async (_what, policy, state) => {
    const { github, base, select } = await selecting();
    record(github, base, { run: { path: ".github/workflows/nightly.yml" } });
    expect((await select({}, policy && { policy })).baseline.state).toBe(state);
  });

  test("is no first use of a branch that is no base branch", async () => {
    const { github, base, select } = await selecting();
    expect(await select({}, { event: BESIDE })).toMatchObject({
      baseline: { state: "missing", reason: "topic is no base branch, and main has recorded no report" },
      isFirstUse: false,
    });
    record(github, base);
    expect((await select({}, { event: BESIDE })).baseline.state).toBe("found");
  });
});

describe("the baseline that a pull request selects", () => {
  type Usual = Record<string, string> | "nothing" | "old";
  const FILE = { baseline: COMMITTED };
  const NONE = { baseline: "none" };
  const RECORDED = "run";

  function settingsIn(usual: Usual): Report["settings"] {
    if (usual === "nothing") return null;
    return usual === "old" ? { runs: ["runs/*.json"] } : settingsOf(inputsOf(usual));
  }

  test.each<[Usual, Record<string, string>, string]>([
    [{}, {}, RECORDED],
    [{}, NONE, RECORDED],
    [{}, FILE, RECORDED],
    [FILE, {}, RECORDED],
    [FILE, FILE, COMMITTED],
    [FILE, NONE, COMMITTED],
    [NONE, NONE, "none"],
    [NONE, { ...NONE, "report-only": "true" }, RECORDED],
    [NONE, FILE, RECORDED],
    ["nothing", {}, RECORDED],
    ["nothing", FILE, COMMITTED],
    ["nothing", NONE, RECORDED],
    ["old", FILE, COMMITTED],
    ["old", NONE, RECORDED],
  ])("does not weaken the usual one: usual %j, selected %j: %s", async (usual, given, expected) => {
    const { github, base, select } = await selecting();
    const settings = settingsIn(usual);
    record(github, base, { report: { settings } });
    const selected = await select(given);
    const { baseline } = selected;
    expect(selected).toMatchObject({ isFirstUse: false, usual: settings });
    if (expected === "none") expect(baseline.state).toBe("none");
    else expect(baseline.reason).toContain(expected);
    // A committed report has no settings of its own here: those of the newest recorded one apply.
    if (baseline.state === "found") expect(baseline.report).toMatchObject({ settings, cases: [{ id: "a" }] });
  });

  test("keeps the settings of a committed report where none are usual", async () => {
    const own = settingsOf(inputsOf(FILE));
    const { github, base, select } = await selecting(JSON.stringify(committedReport({ settings: own })));
    record(github, base, { report: { settings: null } });
    expect(await select(FILE)).toMatchObject({
      baseline: { state: "found", reason: COMMITTED, report: { settings: own } },
      usual: null,
    });
  });

  test("is missing when the usual file was taken away", async () => {
    const { github, base, select } = await selecting(null);
    record(github, base, { report: { settings: settingsIn(FILE) } });
    expect(await select(FILE)).toEqual({
      baseline: { state: "missing", reason: `the base commit has no file ${COMMITTED}` },
      isFirstUse: false,
      usual: settingsIn(FILE),
    });
  });

  test.each([FILE, NONE])(
    "is not trusted while the reports are missing or cannot be read: %j",
    async (given) => {
      const { github, base, select } = await selecting();
      record(github, base, { artifact: { expired: true } });
      const missing = await select(given);
      expect(missing).toMatchObject({ baseline: { state: "missing" }, isFirstUse: false, usual: null });
      expect(missing.baseline.reason).toContain("has expired");
      github.permissions.actions = "none";
      expect(await select(given)).toMatchObject({ baseline: { state: "unavailable" }, isFirstUse: false });
    },
  );

  test("holds at the first use", async () => {
    const { select } = await selecting();
    for (const given of [NONE, { ...NONE, "report-only": "true" }])
      expect(await select(given)).toMatchObject({
        baseline: { state: "none" },
        isFirstUse: true,
        usual: null,
      });
    expect(await select(FILE)).toMatchObject({ baseline: { reason: COMMITTED }, isFirstUse: true });
    // A policy at the base does not demand the reports of a team that compares with a file.
    expect(await select(FILE, { policy: POLICY })).toMatchObject({ baseline: { reason: COMMITTED } });
  });
});

import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { loadRe2 } from "../../src/base/expression.ts";
import { suiteOf } from "../../src/setup/find-recordings.ts";
import { findingsIn, told } from "../doctor/fixture.ts";
import { rungate } from "../e2e/command-line.ts";
import { workspace } from "../workspace.ts";

beforeAll(loadRe2);

const WORKFLOW = ".github/workflows/agent.yml";
const booked = { input: "Book it", toolCalls: [{ name: "book", arguments: { day: 1 }, status: "ok" }] };
const files = {
  "agents/booking/evals/runs/a.1.json": booked,
  "agents/Help Desk/evals/runs/a.1.json": booked,
};
const optionsOf = (project: string, name: string) => [
  "--runs",
  `agents/${project}/evals/runs/{case}.{trial}.json`,
  "--expectations",
  `agents/${project}/evals/expectations.yml`,
  "--policy",
  `.github/rungate.${name}.yml`,
];
const read = (root: string, file: string) => readFileSync(join(root, file), "utf8");
/** What is to be pasted: all that stands below the line that says where. */
const jobIn = (stdout: string) => stdout.slice(stdout.indexOf('below "jobs:"') + 'below "jobs:"'.length);

describe("several suites", () => {
  test("the first one's workflow and check bear its name, the second one's job is printed, and doctor has nothing against both", async () => {
    const root = workspace(files);
    const first = await rungate(root, ["init", ...optionsOf("booking", "booking")]);
    expect(first.stdout).toContain('Require the check "booking / gate" for main');
    expect(parse(read(root, WORKFLOW)).jobs.booking.with.suite).toBe("booking");

    const second = await rungate(root, ["init", ...optionsOf("Help Desk", "help")]);
    expect(second.stdout).toContain(`3. Paste what stands below into ${WORKFLOW}, at the end of its "jobs:"`);
    expect(second.stdout).toContain("4. Commit all of it, the recordings too, ");
    expect(second.stdout).toContain('Require the check "help-desk / gate" for main');
    appendFileSync(join(root, WORKFLOW), jobIn(second.stdout));
    const names = ["agents/booking/evals/expectations.yml", "agents/Help Desk/evals/expectations.yml"];
    const policies = [".github/rungate.booking.yml", ".github/rungate.help.yml"];
    const all = [WORKFLOW, ...names, ...policies].map((file) => [file, read(root, file)]);
    const rules = { seen: { checks: [], workflows: [WORKFLOW], hasMergeQueue: true } };
    const findings = findingsIn({ ...files, ...Object.fromEntries(all) }, { rules });
    expect(told(findings, "missing", "advice", "not checked")).toEqual([]);
    expect(told(findings, "ok")).toContain('suites: no other gate has the suite "help-desk"');
  });

  test("a name of the user's own goes before the project's", async () => {
    const root = workspace(files);
    const { stdout } = await rungate(root, ["init", ...optionsOf("booking", "b"), "--suite", "flights"]);
    expect(stdout).toContain("--suite flights\n");
    expect(parse(read(root, WORKFLOW)).jobs.flights.with.suite).toBe("flights");
    const refused = await rungate(workspace(files), ["init", ...optionsOf("booking", "b"), "--suite", "A b"]);
    expect(refused).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('suite "A b" is not a name'),
    });
  });

  test("a dry run prints the job to add", async () => {
    const gate =
      "uses: rungate/rungate/.github/workflows/gate.yml@v1, with: { runs: r/*.json, suite: other }";
    const root = workspace({ ...files, [WORKFLOW]: `on: pull_request\njobs: { other: { ${gate} } }\n` });
    const { stdout } = await rungate(root, ["init", ...optionsOf("booking", "b"), "--dry-run"]);
    expect(stdout).toContain(`==> ${WORKFLOW}, below jobs <==\n  booking:\n    permissions:\n`);
  });
});

describe("a workflow that calls rungate", () => {
  const call = (more: string) =>
    `on: pull_request\njobs:\n  evals:\n    uses: rungate/rungate/.github/workflows/gate.yml@v1\n    with: { runs: "evals/*.json"${more} }\n`;
  const stdoutOf = async (workflow: string, ...more: string[]) => {
    const root = workspace({ ...files, ".github/workflows/ci.yml": workflow });
    return (await rungate(root, ["init", ...optionsOf("booking", "b"), ...more])).stdout;
  };

  test("and gates this suite gets no second job, and its check is the one to require", async () => {
    const stdout = await stdoutOf(call(", suite: booking"));
    expect(stdout).toContain("3. See that job evals of .github/workflows/ci.yml names these recordings");
    expect(stdout).toContain('Require the check "evals / gate" for main');
    expect(stdout).not.toContain("gate.yml@v1");
  });

  test.each([
    ["names its suite by what only GitHub knows", call(", suite: $".concat("{{ vars.SUITE }}"))],
    ["has another job of that name", call(", suite: x").replace("evals:", "booking:")],
    ["cannot be read", `${call("")}: [`],
  ])("and %s is left to the user", async (_what, workflow) => {
    const stdout = await stdoutOf(workflow);
    expect(stdout).toContain("3. See that .github/workflows/ci.yml names these recordings and files");
    expect(stdout).toContain("Require the check of the job that gates for main");
    expect(stdout).not.toContain("gate.yml@v1");
  });
});

test.each([
  [["agents/booking/runs/{case}.json", "./agents/booking/more/*.json"], "booking"],
  [["packages/@Scope's agent/runs/*.json"], undefined],
  [["packages/Scope's  agent_2-/runs/*.json"], "scope-s-agent-2"],
  [[`apps/${"long".repeat(20)}/a.json`], "long".repeat(10)],
  [["apps/日本/runs/a.json"], undefined],
  [["agents/booking/runs/*.json", "agents/support/runs/*.json"], undefined],
  [["agents/*/runs/{case}.json"], undefined],
  [["agents/{case}.json"], undefined],
  [["evals/runs/{case}.json"], undefined],
  [[], undefined],
])("the suite of %j is %s", (patterns, suite) => {
  expect(suiteOf(patterns)).toBe(suite);
});

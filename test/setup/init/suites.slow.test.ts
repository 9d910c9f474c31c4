import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { loadConfigFile } from "../../../src/config/config-file.ts";
import { loadRe2 } from "../../../src/core/expression.ts";
import { suiteOf } from "../../../src/setup/init/find-recordings.ts";
import { rungate } from "../../e2e/command-line.ts";
import { workspace } from "../../workspace.ts";
import { findingsIn, findingTexts } from "../doctor/fixture.ts";

beforeAll(loadRe2);

const WORKFLOW = ".github/workflows/agent.yml";
const booked = { input: "Book it", toolCalls: [{ name: "book", arguments: { day: 1 }, status: "ok" }] };
const files = {
  "agents/booking/evals/runs/a.1.json": booked,
  "agents/Help Desk/evals/runs/a.1.json": booked,
};
const optionsOf = (project: string) => [
  "--runs",
  `agents/${project}/evals/runs/{case}.{trial}.json`,
  "--expectations",
  `agents/${project}/evals/expectations.yml`,
];
const FILE = ".github/rungate.yml";
const read = (root: string, file: string) => readFileSync(join(root, file), "utf8");
const namesIn = (root: string) => loadConfigFile(FILE, read(root, FILE)).suites.map(({ name }) => name);

describe("several suites", () => {
  test("are in one file and one workflow, and doctor has nothing against it", async () => {
    const root = workspace(files);
    const first = await rungate(root, ["init", ...optionsOf("booking")]);
    expect(first.stdout).toContain('require the check "rungate / gate" for main');
    const second = await rungate(root, ["init", ...optionsOf("Help Desk")]);
    expect(second.stdout).toContain(`added the suite to ${FILE}\n`);
    expect(second.stdout).toContain(`kept ${WORKFLOW}: it already calls rungate\n`);
    expect(second.stdout).toContain('require the check "rungate / gate" for main');
    expect(namesIn(root).sort()).toEqual(["booking", "help-desk"]);
    expect((await rungate(root, ["gate"])).status).toBe(0);

    const names = ["agents/booking/evals/expectations.yml", "agents/Help Desk/evals/expectations.yml"];
    const all = [WORKFLOW, ...names, FILE].map((file) => [file, read(root, file)]);
    const rules = { seen: { checks: [], workflows: [WORKFLOW], hasMergeQueue: true } };
    const findings = findingsIn({ ...files, ...Object.fromEntries(all) }, { rules });
    expect(findingTexts(findings, "missing", "advice", "not checked")).toEqual([]);
  });

  test("keep the comments of the file, and its order", async () => {
    const before =
      "# ours\nsuites: # both\n    desk:\n        runs: d/*.json # desk\ngate: { budgets: fail }\n";
    const root = workspace({ ...files, [FILE]: before });
    await rungate(root, ["init", ...optionsOf("booking")]);
    const [start, rest] = [
      "# ours\nsuites: # both\n",
      "    desk:\n        runs: d/*.json # desk\ngate: { budgets: fail }\n",
    ];
    const text = read(root, FILE);
    expect(text.startsWith(start) && text.endsWith(rest)).toBe(true);
    expect(namesIn(root)).toEqual(["booking", "desk"]);
  });

  test.each([
    [
      "has one without a name",
      "runs: d/*.json\n",
      ["suites:", "  default:", "    runs: d/*.json", "  booking:"],
    ],
    [
      "is written in braces",
      "{ suites: { desk: { runs: d/*.json } } }",
      ["suites:", "  desk:", "  booking:"],
    ],
  ])("are shown where the file %s", async (_what, text, lines) => {
    const root = workspace({ ...files, [FILE]: text });
    const { status, stdout } = await rungate(root, ["init", ...optionsOf("booking")]);
    expect(status).toBe(0);
    expect(read(root, FILE)).toBe(text);
    expect(stdout).toContain(`kept ${FILE}: add the suite to it yourself`);
    for (const line of lines) expect(stdout).toContain(`       ${line}\n`);
  });

  test("may have a name of the user's own", async () => {
    const root = workspace(files);
    await rungate(root, ["init", ...optionsOf("booking"), "--suite", "flights"]);
    expect(namesIn(root)).toEqual(["flights"]);
    const refused = await rungate(workspace(files), ["init", ...optionsOf("booking"), "--suite", "A b"]);
    expect(refused).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('suite "A b" is not a name'),
    });
  });
});

describe("a workflow that calls rungate", () => {
  const call = (more: string) =>
    `on: pull_request\njobs:\n  evals:\n    uses: rungate/rungate/.github/workflows/gate.yml@v1\n    with: { comment: auto${more} }\n`;
  const stdoutOf = async (workflow: string, ...more: string[]) => {
    const root = workspace({ ...files, ".github/workflows/ci.yml": workflow });
    return (await rungate(root, ["init", ...optionsOf("booking"), ...more])).stdout;
  };

  test.each(["", ", suite: booking"])(
    "and gates this suite gets no second job, and its check is the one to require: %j",
    async (more) => {
      const stdout = await stdoutOf(call(more));
      expect(stdout).toContain('require the check "evals / gate" for main');
      expect(stdout).not.toContain("gate.yml@v1");
    },
  );

  test("and gates another one by name is to get a job", async () => {
    const stdout = await stdoutOf(call(", suite: other"));
    expect(stdout).toContain('3. Paste the job below into .github/workflows/ci.yml, at the end of "jobs:".');
    expect(stdout).toContain("      suite: booking\n");
    const dry = await stdoutOf(call(", suite: other"), "--dry-run");
    expect(dry).toContain("==> .github/workflows/ci.yml, below jobs <==\n  booking:\n    permissions: {");
  });

  test.each([
    ["names its suite by what only GitHub knows", call(", suite: $".concat("{{ vars.SUITE }}"))],
    ["has another job of that name", call(", suite: x").replace("evals:", "booking:")],
    ["cannot be read", `${call("")}: [`],
  ])("and %s is left to the user", async (_what, workflow) => {
    const stdout = await stdoutOf(workflow);
    expect(stdout).toContain("3. Check that .github/workflows/ci.yml gates this suite.");
    expect(stdout).toContain("require the check of the job that gates for main");
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

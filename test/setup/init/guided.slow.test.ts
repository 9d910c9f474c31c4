import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type Content, workspace } from "../../workspace.ts";

const main = fileURLToPath(new URL("../../../dist/index.js", import.meta.url));
const examples = fileURLToPath(new URL("../../../examples/runs", import.meta.url));

function rungate(cwd: string, ...args: string[]) {
  const done = spawnSync(process.execPath, [main, ...args], { cwd, encoding: "utf8" });
  const named = (text: string) => text.replaceAll(/node \S+\/dist\/index\.js/g, "rungate");
  const [stdout, stderr] = [named(done.stdout), named(done.stderr)];
  const output = [
    `$ rungate ${args.join(" ")}`,
    stdout,
    "--- standard error",
    stderr,
    `--- exit ${done.status}`,
    "",
  ];
  return {
    status: done.status,
    stdout,
    stderr,
    printed: `${output.filter((part) => part !== "").join("\n")}\n`,
  };
}

const call = (name: string, args: object = {}) => ({ name, arguments: args, status: "ok" });
const run = (...toolCalls: object[]) => ({ input: "Look it up, please", toolCalls });
const booked = run(call("get_fare"), call("book", { day: 1 }));
const answer = (content: string) => ({ role: "assistant", content });
const rows = (...values: object[]) => values.map((value) => JSON.stringify(value)).join("\n");

const modelRuns = Object.fromEntries(
  ["gpt-4o", "claude-sonnet"].flatMap((model) =>
    ["book", "renew"].flatMap((id) =>
      [1, 2, 3].map((trial) => [
        `evals/runs/${model}/${id}.${trial}.json`,
        run(call("think", { about: id }), call(id, { day: 1, token: `${model}-${trial}-0123456789abcdef` })),
      ]),
    ),
  ),
);

const folders: Record<string, Record<string, Content>> = {
  "one-file": {
    "runs/all.jsonl": rows({ ...booked, case: "book" }, { ...run(call("get_fare")), case: "ask" }),
  },
  nothing: {},
  "nothing-readable": {
    "evals/package.json": { name: "evals", version: "1.0.0", dependencies: {} },
    "evals/cut.json": '{"toolCalls": [',
    "evals/promptfoo.json": { results: { results: [] } },
  },
  models: {
    ...modelRuns,
    "evals/runs/gpt-4o/half.json": { jsonrpc: "2.0", id: 1, result: { content: [] } },
    "evals/runs/notes.json": "{ not JSON",
    "traces/monday.json": booked,
  },
  scattered: Object.fromEntries(["a.1", "a.2", "b"].map((name) => [`evals/runs/${name}.json`, booked])),
  "no-case": { "evals/runs/all.jsonl": rows(booked, booked, booked) },
};

describe("rungate init without a pattern", () => {
  test.each(Object.entries(folders))("says what it sees: %s", async (name, files) => {
    const { printed } = rungate(workspace(files), "init");
    await expect(printed).toMatchFileSnapshot(`../../golden/init/guided-${name}.txt`);
  });

  test("names the examples with --runs, and the gate runs by what it wrote", async () => {
    const root = workspace();
    cpSync(examples, join(root, "examples/runs"), { recursive: true });
    const patterns = ["ai-sdk/{case}/{trial}.json", "*/{case}.{trial}.json", "plain.jsonl"];
    const named = patterns.flatMap((pattern) => ["--runs", `examples/runs/${pattern}`]);
    const { printed, stdout } = rungate(root, "init", ...named);
    await expect(printed).toMatchFileSnapshot("../../golden/init/guided-examples.txt");
    const [, command = ""] = /^ +rungate (gate .+)$/m.exec(stdout) ?? [];
    const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH}` };
    const gate = spawnSync("sh", ["-c", `node "$0" ${command}`, main], { cwd: root, encoding: "utf8", env });
    expect(gate.stdout).toContain("14 cases · 42 runs");
    expect(gate).toMatchObject({ status: 0, stderr: "" });
  });

  test("prints all files with --dry-run, and nothing else to standard output", async () => {
    const root = workspace(folders["one-file"]);
    const { printed } = rungate(root, "init", "--dry-run");
    await expect(printed).toMatchFileSnapshot("../../golden/init/guided-dry-run.txt");
    expect(existsSync(join(root, ".github"))).toBe(false);
  });

  test("reads what is cut off by the pattern of the others, and tells it", () => {
    const recordings = { "evals/runs/book.1.json": booked, "evals/runs/book.2.json": '{"toolCalls": [' };
    const { status, stdout, stderr } = rungate(workspace(recordings), "init");
    expect(status).toBe(1);
    expect(stdout).toContain("  evals/runs/{case}.{trial}.json  such as");
    expect(stderr).toMatch(/^error: evals\/runs\/book\.2\.json:1:16: not JSON: .*\n$/);
  });

  test("names a recording that is cut off, and takes the pattern of the other recordings", () => {
    const recordings = { "evals/runs/book.1.json": booked, "evals/runs/book.2.json": '{"toolCalls": [' };
    const { status, stdout, stderr } = rungate(workspace(recordings), "init");
    expect(status).toBe(1);
    expect(stdout).toContain("  evals/runs/{case}.{trial}.json  such as");
    expect(stderr).toMatch(/^error: evals\/runs\/book\.2\.json:1:16: not JSON: .*\n$/);
  });

  test("asks for a pattern where each one matches a file that is no recording", () => {
    const recordings = {
      "evals/book.json": booked,
      "evals/ask.json": booked,
      "evals/package.json": { name: "x" },
    };
    const root = workspace(recordings);
    const { status, stderr } = rungate(root, "init");
    expect({ status, isWritten: existsSync(join(root, ".github")) }).toEqual({ status: 1, isWritten: false });
    const [, command = ""] = /such as: rungate init --runs "(.*)"$/m.exec(stderr) ?? [];
    expect(command).toBe("evals/{case}.{trial}.json");
  });

  test.each<[Record<string, Content>, string]>([
    [{}, "node agent.mjs"],
    [{ "main.py": "" }, "python main.py"],
    [{ "uv.lock": "", "agent.py": "" }, "uv run agent.py"],
  ])("names the command of the project, to record it: %j", (files, command) => {
    const { stderr } = rungate(workspace(files), "init");
    expect(stderr).toContain(`: rungate record --cases evals/cases.yml -- ${command}\n`);
  });

  test("shows a recording that rungate reads", () => {
    const advice = rungate(workspace({}), "init").stderr;
    const [example = ""] = /^\{$.*?^\}$/ms.exec(advice) ?? [];
    const root = workspace({ "evals/runs/book-flight.1.json": example });
    const { status, stdout, stderr } = rungate(root, "init");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("such as evals/runs/book-flight.1.json: case book-flight, trial 1\n");
  });
});

const SCRIPT = '[project]\nname = "desk"\n\n[project.scripts]\ndesk = "desk:main"\n';

describe("the workflow that init writes", () => {
  const workflow = ".github/workflows/agent.yml";
  const runs = { "evals/runs/book.1.json": booked };

  function repository(files: Record<string, Content>, branch = "main"): string {
    const root = workspace(files);
    execFileSync("git", ["init", "--quiet", `--initial-branch=${branch}`], { cwd: root });
    return root;
  }

  test("records where git ignores the recordings", async () => {
    const root = repository({ ...runs, ".gitignore": "evals/runs\n" }, "master");
    const { printed } = rungate(root, "init");
    await expect(printed).toMatchFileSnapshot("../../golden/init/guided-ignored.txt");
    const text = readFileSync(join(root, workflow), "utf8");
    expect(text).toContain("branches: [master]");
    expect(text).toContain("npm run evals # your command: writes evals/runs/<case>.<trial>.json\n");
  });

  const byRecorder = { recorder: { by: "rungate 1.0.0", source: "model requests" } };
  const ours = {
    "package.json": { name: "desk", private: true },
    "evals/cases.yml": "cases:\n  - { id: book, input: Book it }\n",
    "evals/runs/book.1.json": {
      messages: [{ role: "user", content: "Book it" }, answer("Done.")],
      ...byRecorder,
    },
  };

  test("records with rungate record where that made the recordings", async () => {
    const root = repository({ ...ours, ".gitignore": "evals/runs\n", "package-lock.json": "{}" });
    const { printed } = rungate(root, "init");
    await expect(printed).toMatchFileSnapshot("../../golden/init/guided-recorder.txt");
    expect(readFileSync(join(root, "evals/cases.yml"), "utf8")).toBe(ours["evals/cases.yml"]);
    expect(parse(readFileSync(join(root, "evals/expectations.yml"), "utf8"))).toEqual({
      cases: [{ id: "book", input: "Book it", referenceToolCalls: [] }],
    });
    expect(readFileSync(join(root, workflow), "utf8")).toContain(`      - run: npm ci
      - run: npx rungate record --cases evals/expectations.yml -- node agent.mjs # your agent's command
        env: { OPENAI_API_KEY: "\${{ secrets.OPENAI_API_KEY }}" }
`);
  });

  test.each([
    [
      { "requirements.txt": "openai\n", "pyproject.toml": "" },
      '- uses: actions/setup-python@v6\n        with: { python-version: "3.x" }\n      - run: pip install -r requirements.txt\n',
    ],
    [
      { "pyproject.toml": "", ".python-version": "3.13\n" },
      "- uses: actions/setup-python@v6\n      - run: pip install .\n",
    ],
    [
      { "poetry.lock": "", "pyproject.toml": "" },
      '- run: pipx install poetry && POETRY_VIRTUALENVS_IN_PROJECT=true poetry install && echo "$PWD/.venv/bin" >> "$GITHUB_PATH"\n',
    ],
    [
      { "uv.lock": "", "pyproject.toml": "" },
      '- uses: astral-sh/setup-uv@v7\n      - run: uv sync --locked && echo "$PWD/.venv/bin" >> "$GITHUB_PATH"\n',
    ],
  ])("installs what a Python project names: %j", (files, steps) => {
    const { "package.json": _, ...python } = ours;
    const root = repository({ ...python, ...files });
    rungate(root, "init", "--record", "npx rungate record --cases evals/cases.yml -- python3 agent.py");
    const text = readFileSync(join(root, workflow), "utf8");
    expect(text).toContain(steps);
    expect(text).toContain("npx --yes --package https://github.com/rungate/rungate/releases");
    parse(text);
  });

  test.each<[string, Record<string, Content>, string]>([
    ["its only script, by uv", { "uv.lock": "", "pyproject.toml": SCRIPT }, "uv run desk"],
    ["its only script, by Poetry", { "poetry.lock": "", "pyproject.toml": SCRIPT }, "poetry run desk"],
    ["its only script, by pip", { "pyproject.toml": SCRIPT }, "desk"],
    ["a program of a usual name, by uv", { "uv.lock": "", "src/main.py": "" }, "uv run src/main.py"],
    ["a program of a usual name", { "requirements.txt": "", "main.py": "" }, "python main.py"],
    [
      "a program, where there are several scripts",
      { "pyproject.toml": `${SCRIPT}other = "desk:other"\n`, "agent.py": "" },
      "python agent.py",
    ],
  ])("starts the agent of a Python project: %s", (_name, files, command) => {
    const { "package.json": _, ...python } = ours;
    const root = repository({ ...python, ...files, ".gitignore": "evals/runs\n" });
    expect(rungate(root, "init").stdout).toContain(command);
    const text = readFileSync(join(root, workflow), "utf8");
    expect(text).toContain(
      ` rungate record --cases evals/expectations.yml -- ${command} # your agent's command\n`,
    );
  });

  test("starts the agent as it was recorded, without this machine's paths", () => {
    const { "package.json": _, ...python } = ours;
    const command = ["/home/me/desk/.venv/bin/python", "-m", "desk", "two words"];
    const session = { id: "1", by: "rungate 1.0.0", command, agent: {}, recordings: ["book.1.json"] };
    const files = {
      "evals/runs/recorded.json": { version: 1, sessions: [session], tools: {} },
      ".gitignore": "evals/runs\n",
    };
    const root = repository({ ...python, ...files });
    expect(rungate(root, "init").stdout).not.toContain("replace");
    const text = readFileSync(join(root, workflow), "utf8");
    expect(parse(text).jobs.record.steps[1].run).toMatch(/ -- python -m desk "two words"$/);
  });

  test.each<[string, Record<string, Content>, string]>([
    [
      "uv",
      { "uv.lock": "", "pyproject.toml": '[dependency-groups]\ndev = ["pytest", "rungate-cli>=1"]\n' },
      "rungate",
    ],
    [
      "Poetry",
      { "poetry.lock": "", "pyproject.toml": '[tool.poetry.dependencies]\nrungate-cli = "^1"\n' },
      "rungate",
    ],
    ["pip", { "requirements.txt": "openai\nrungate-cli[node]==1.0.0\n" }, "rungate"],
    [
      "nothing",
      { "requirements.txt": "# rungate-cli\nrungate-client\n" },
      "npx --yes --package .*rungate.tgz rungate",
    ],
  ])("calls the rungate that a Python project installs: by %s", (_name, files, program) => {
    const { "package.json": _, ...python } = ours;
    const root = repository({ ...python, ...files, "agent.py": "", ".gitignore": "evals/runs\n" });
    rungate(root, "init");
    expect(readFileSync(join(root, workflow), "utf8")).toMatch(
      new RegExp(`- run: ${program} record --cases`),
    );
  });

  test.each([
    ["uv run agent.py", "- uses: astral-sh/setup-uv@v7\n      - run: "],
    ["poetry run desk", "- run: pipx install poetry && "],
  ])("installs what the command needs, also without a lock file: %s", (command, steps) => {
    const root = repository({ ...runs, "pyproject.toml": SCRIPT });
    rungate(root, "init", "--record", `uvx rungate-cli record --cases evals/cases.yml -- ${command}`);
    const text = readFileSync(join(root, workflow), "utf8");
    expect(text).toContain(steps);
    expect(text).toContain(`rungate.tgz rungate record --cases evals/cases.yml -- ${command}"`);
  });

  test("records by the file of cases where it has one without a recording", () => {
    const cases = `${ours["evals/cases.yml"]}  - { id: ask, input: "What is the fare?" }\n`;
    const root = repository({ ...ours, ".gitignore": "evals/runs\n", "evals/cases.yml": cases });
    expect(rungate(root, "init").stdout).toContain(
      'copied 1 of 2 inputs from evals/cases.yml: "rungate record" still needs that file for the others\n',
    );
    expect(readFileSync(join(root, workflow), "utf8")).toContain("record --cases evals/cases.yml -- ");
  });

  test("takes no inputs from the expectations of other recordings", () => {
    const rest = "cases:\n  - { id: refund, input: Refund it }\n";
    const root = repository({ ...ours, "evals/a.yml": rest });
    expect(rungate(root, "init").stdout).toContain(
      "copied the inputs from evals/cases.yml, which is no longer",
    );
  });

  test("gates recordings of rungate record as they are where they are committed", () => {
    const root = repository(ours);
    expect(rungate(root, "init").stdout).toContain("it gates the recordings that you commit");
    expect(readFileSync(join(root, workflow), "utf8")).not.toContain("record --cases");
  });

  test("records with rungate record where that is the command that is named", () => {
    const command = "npx rungate record --cases evals/cases.yml -- node agent.mjs";
    const root = repository(ours);
    const { stdout } = rungate(root, "init", "--record", command);
    const text = readFileSync(join(root, workflow), "utf8");
    expect(text).toContain(`      - run: npm install\n      - run: "${command}"\n`);
    expect(text).toContain(`env: { OPENAI_API_KEY: "\${{ secrets.OPENAI_API_KEY }}" }`);
    expect(stdout).toContain("Store the key of your model in the secret OPENAI_API_KEY.");
    expect(stdout).toContain(
      "write --cases evals/expectations.yml into your command, then you can delete evals/cases.yml",
    );
    expect(readFileSync(join(root, ".github/rungate.yml"), "utf8")).toContain(`record: ${command}\n`);
  });

  test("records with the command that is named", () => {
    const root = workspace(runs);
    const { stdout } = rungate(root, "init", "--record", "python -m evals");
    const text = readFileSync(join(root, workflow), "utf8");
    expect(text).toMatch(/# By the Python, Node and so on of the runner, .*\n {6}- run: "python -m evals"\n/);
    expect(text).not.toContain("npm");
    expect(stdout).toContain(`In ${workflow}, set up what the command needs.`);
  });

  test("gates committed recordings otherwise, on the branch that the remote has as its default", () => {
    const root = repository(runs, "topic");
    const head = ["symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/trunk"];
    execFileSync("git", head, { cwd: root });
    expect(rungate(root, "init").stdout).toContain("push to trunk. ");
    const text = readFileSync(join(root, workflow), "utf8");
    expect(text).toContain("branches: [trunk]");
    expect(text).not.toContain("record:");
  });

  test("is not written where a workflow calls rungate", () => {
    const calling = "jobs:\n  gate:\n    uses: rungate/rungate/.github/workflows/gate.yml@v1\n";
    const root = workspace({ ...runs, ".github/workflows/ci.yaml": calling });
    const { status, stdout } = rungate(root, "init");
    expect(status).toBe(0);
    expect(stdout).toContain("kept .github/workflows/ci.yaml: it already calls rungate");
    expect(stdout).toContain("3. Check that .github/workflows/ci.yaml gates this suite.");
    expect(existsSync(join(root, workflow))).toBe(false);
  });

  test("is not written over another one", () => {
    const root = workspace({ ...runs, [workflow]: "on: push # uses: rungate/rungate@v1 some day\n" });
    const { stdout } = rungate(root, "init");
    expect(stdout).toContain(`kept ${workflow}: it exists and does not call rungate`);
    expect(readFileSync(join(root, workflow), "utf8")).toMatch(/^on: push/);
  });

  test("is not written for what lies outside", () => {
    const root = workspace({ "outside.json": booked });
    const beside = workspace(runs);
    const { status, stderr } = rungate(beside, "init", "--runs", join(root, "outside.json"));
    expect(status).toBe(2);
    expect(stderr).toContain("outside.json: is not in this folder");
    expect(existsSync(join(beside, workflow))).toBe(false);
  });
});

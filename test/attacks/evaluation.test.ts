import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../e2e/runner.ts";
import { sourcesIn } from "../structure/sources.ts";
import { type Content, workspace, write } from "../workspace.ts";
import { expecting, gateAtTerminal } from "./terminal.ts";
import { expectation, gate, openPull, recordBase, recording, startRepository } from "./trips.ts";

const EVALUATION = [
  /(?<![.\w$])eval\s*\(/,
  /(?<![.\w$])Function\s*[(;]/,
  /\bnew Function\b/,
  /["'](?:node:)?(?:vm|child_process|worker_threads|cluster|inspector|repl)["']/,
  /\w\.spawn\(|\.execFile\(|\.fork\(/,
  /(?<![.\w$])import\((?!["'][^"']*["']\)|\))/,
  /createRequire\)?\(import\.meta\.url\)(?!\(")/,
  /\bprocess\.(?:binding|dlopen)\b/,
  /WebAssembly\.\w+\(/,
  /set(?:Timeout|Interval)\(["'`]/,
];

/** The only file that runs git and GitHub's command line at a terminal. */
const AT_TERMINAL = "src/core/git/git-commit.ts";
/** The only file that runs git for the action. */
const IN_ACTION = "src/core/git/git-head.ts";
/** The only file that runs a user's command, for `rungate record`. */
const OF_AGENT = "src/setup/record/child-process.ts";
/** The only file that runs the `record:` lines of suites. */
const OF_SUITES = "src/setup/record/record-lines.ts";

function started(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  expect(text).not.toMatch(/shell:/);
  expect(text.match(/cwd: .*/g)?.filter((line) => line !== "cwd: ELSEWHERE,")).toEqual([]);
  const calls = text.match(/spawn\w*\([^{]*/g) ?? [];
  return calls.map((call) => call.replace(/\s+/g, " ").replace("( ", "(").trim());
}

test("programs are run by name, without a shell, and by the action only git, to ask which commit is checked out", () => {
  expect(started(AT_TERMINAL)).toEqual([
    'spawnSync("git", ["-C", root, ...args],',
    'spawnSync("gh", ["auth", "token"],',
  ]);
  expect(started(IN_ACTION)).toEqual([
    'spawnSync("git", ["--no-optional-locks", repository, "rev-parse", "HEAD", "--symbolic-full-name", "HEAD"],',
  ]);
  const importing = (name: string) =>
    sourcesIn("src").filter((file) => readFileSync(join(root, file), "utf8").includes(`/${name}"`));
  expect(importing("git-commit.ts")).toEqual(["src/cli/base-commit.ts", "src/cli/base-options.ts"]);
  expect(importing("git-head.ts")).toEqual([AT_TERMINAL, "src/core/git/git.ts"]);
});

test("the agent is run by the command line's record alone, without a shell: no gate ever runs it", () => {
  const text = readFileSync(join(root, OF_AGENT), "utf8");
  expect(text).not.toMatch(/shell:/);
  expect(text.match(/spawn\w*\([^{]*/g)).toEqual(["spawn(program, args, "]);
  const importing = (name: string) =>
    sourcesIn("src").filter((file) =>
      new RegExp(`(?:import|export) (?!type)[^;]*/${name}"|import\\("[^"]*/${name}"\\)`).test(
        readFileSync(join(root, file), "utf8"),
      ),
    );
  const ofSetup = importing("child-process.ts");
  expect(ofSetup).toEqual(["src/setup/record/record.ts"]);
  const ofSuites = readFileSync(join(root, OF_SUITES), "utf8");
  expect(ofSuites).not.toMatch(/shell:/);
  expect(ofSuites.match(/spawn\w*\([^{]*/g)).toEqual(["spawn(program, args, "]);
  expect(importing("record/record-lines.ts")).toEqual(["src/cli/record.ts"]);
  expect(importing("record/record.ts")).toEqual(["src/cli/record.ts"]);
  expect(importing("record.ts")).toEqual(["src/cli/program.ts", "src/cli/record.ts"]);
});

function evaluating(text: string): string[] {
  const lines = text.replace(/\/\*.*?\*\//gs, "").split("\n");
  const code = lines.map((line) => line.replace(/(?:^|\s)\/\/.*$/, "").trim());
  return code.filter((line) => EVALUATION.some((pattern) => pattern.test(line)));
}

test("no source of ours makes code of text, runs a program, or loads a module whose name is computed", () => {
  const files = sourcesIn("src");
  expect(files.length).toBeGreaterThan(100);
  const found = files
    .filter((file) => ![AT_TERMINAL, IN_ACTION, OF_AGENT, OF_SUITES].includes(file))
    .flatMap((file) => evaluating(readFileSync(join(root, file), "utf8")).map((line) => [file, line]));
  expect(found).toEqual([]);
});

/** Matching lines of libraries in `dist/`, and why they evaluate nothing from a pull request. */
const ALLOWED_LINES: [line: RegExp, why: string][] = [
  [
    /^var promise = import\("\.\/" \+ __nccwpck_require__\.u\(chunkId\)\)/,
    "the bundle's own files, by number",
  ],
  [
    /^module\.exports = __WEBPACK_EXTERNAL_createRequire\(import\.meta\.url\)\("(?:node:)?[a-z_/0-9]+"\);$/,
    "modules of Node itself",
  ],
  [
    /^var v = factory\(__WEBPACK_EXTERNAL_createRequire\(import\.meta\.url\), exports\);$/,
    "jsonc-parser, whose factory takes no argument",
  ],
  [/^const F = Function;$/, "zod: code for checking a schema, of keys that are in our sources"],
  [/^eval\(input, pos\) \{$/, "re2js: a method of that name, which matches text"],
  [/^eval\(n\) \{$/, "@actions/expressions: a method of that name, which walks a parsed expression"],
  [
    /^proc = childProcess\.spawn\((?:process\.argv\[0\]|process\.execPath|executableFile), args, /,
    "commander: commands in files of their own, of which there are none",
  ],
  [
    /^const cp = external_child_process_\.spawn\(fileName, /,
    "@actions/core: what it tells of the runner's platform, which nobody here asks for",
  ],
  [/WebAssembly\.(?:compile|instantiate)\(/, "undici: its parser of HTTP, which it brings along"],
];

test("dist makes code of text nowhere but where a library is known to, on what no pull request brings", () => {
  const files = readdirSync(join(root, "dist"))
    .filter((name) => name.endsWith(".js"))
    .map((name) => `dist/${name}`);
  const found = files.flatMap((file) => evaluating(readFileSync(join(root, file), "utf8")));
  expect(found.filter((line) => !ALLOWED_LINES.some(([pattern]) => pattern.test(line)))).toEqual([]);
  expect(
    ALLOWED_LINES.filter(([pattern]) => !found.some((line) => pattern.test(line))).map(([, why]) => why),
  ).toEqual([]);
});

type Traces = string;
const traced = (traces: Traces, name: string) =>
  `require("node:fs").writeFileSync(${JSON.stringify(join(traces, name.replaceAll("/", "-")))}, "");`;
const tracedModule = (traces: Traces, name: string) =>
  `import { writeFileSync } from "node:fs";\nwriteFileSync(${JSON.stringify(join(traces, name.replaceAll("/", "-")))}, "");`;

function traps(traces: Traces): Record<string, Content> {
  const modules = ["picomatch", "yaml", "zod", "commander", "openai", "@octokit/core", "undici", "rungate"];
  const scripts = [
    "rungate.config.cjs",
    ".rungaterc.cjs",
    ".github/rungate.cjs",
    ".github/rungate.yml.cjs",
    "runs/index.cjs",
    "index.cjs",
    "preload.cjs",
  ];
  const esm = ["rungate.config.mjs", "rungate.config.js", ".github/rungate.js", "index.js", "runs/index.js"];
  return {
    ...Object.fromEntries(scripts.map((name) => [name, traced(traces, name)])),
    ...Object.fromEntries(esm.map((name) => [name, tracedModule(traces, name)])),
    ...Object.fromEntries(
      modules.flatMap((name) => [
        [`node_modules/${name}/package.json`, { name, main: "index.cjs" }],
        [`node_modules/${name}/index.cjs`, traced(traces, name)],
      ]),
    ),
    "package.json": {
      type: "module",
      main: "index.js",
      rungate: "./rungate.config.mjs",
      imports: { "#*": "./index.js" },
    },
    ".npmrc": "node-options=--require=./preload.cjs\nscript-shell=./preload.cjs\n",
    ".env": "NODE_OPTIONS=--require=./preload.cjs\n",
    "node.config.json": { nodeOptions: { import: ["./index.js"] } },
    "tsconfig.json": { extends: "./rungate.config.cjs" },
  };
}

function templates(traces: Traces): string[] {
  const touch = `touch ${join(traces, "shell")}`;
  return [
    `$(${touch})`,
    `\`${touch}\``,
    `x; ${touch} #`,
    `\${process.exit(3)}`,
    "{{constructor.constructor('return process.exit(3)')()}}",
    "<%= process.exit(3) %>",
    `\${{ secrets.GITHUB_TOKEN }}`,
  ];
}

function withTemplates(traces: Traces): Record<string, Content> {
  const texts = templates(traces);
  const runs = texts.map((text, at) => [`runs/t${at}.json`, recording(text, text)]);
  return {
    ...Object.fromEntries(runs),
    "expectations.yml": expecting(...texts.map((text) => expectation(JSON.stringify(text)))),
  };
}

describe("nothing that a pull request brings is run:", () => {
  test("each trap leaves its trace when it is loaded, so that it would be seen", () => {
    const traces = workspace();
    const folder = workspace(traps(traces));
    const names = Object.keys(traps(traces)).filter((name) => /\.[cm]?js$/.test(name));
    for (const name of names) spawnSync(process.execPath, [name], { cwd: folder });
    expect(readdirSync(traces)).toHaveLength(names.length);
  });

  test("by the action", async () => {
    const traces = workspace();
    const { github, base } = await startRepository();
    recordBase(github, base);
    const done = await gate(github, openPull(github, { "agent.py": "v2" }), {
      prepare: (folder) => {
        for (const [path, content] of Object.entries(traps(traces))) write(folder, path, content);
      },
    });
    expect(done).toMatchObject({
      exitCode: 0,
      outputs: { verdict: "pass" },
      report: { totals: { runs: 12 } },
    });
    expect(readdirSync(traces)).toEqual([]);
  });

  test("by git, when it says which commit is checked out, whatever an earlier step wrote into .git", async () => {
    const traces = workspace();
    const touch = (name: string) => `touch ${join(traces, name)}`;
    const config = `[core]
	repositoryformatversion = 0
	fsmonitor = ${touch("fsmonitor")}
	hooksPath = hooks
	pager = ${touch("pager")}
	sshCommand = ${touch("ssh")}
[alias]
	rev-parse = "!${touch("alias")}"
[pager]
	rev-parse = ${touch("pager")}
`;
    const hooks = ["post-checkout", "post-index-change", "reference-transaction"];
    const dotGit = {
      ...Object.fromEntries(hooks.map((name) => [`.git/hooks/${name}`, `#!/bin/sh\n${touch(name)}\n`])),
      ".git/config": config,
      ".git/objects/info/packs": "",
      ".git/refs/tags/.keep": "",
    };
    const { github, base } = await startRepository();
    recordBase(github, base);
    const pull = openPull(github, { "agent.py": "v2" });
    const prepare = (folder: string) => {
      for (const [path, content] of Object.entries({ ...dotGit, git: `#!/bin/sh\n${touch("git")}\n` }))
        write(folder, path, content);
      for (const file of [...hooks.map((name) => `.git/hooks/${name}`), "git"])
        chmodSync(join(folder, file), 0o755);
      // A symbolic reference to another branch, which only git follows.
      write(folder, ".git/HEAD", "ref: refs/heads/via\n");
      write(folder, ".git/refs/heads/via", "ref: refs/heads/feature\n");
      write(folder, ".git/packed-refs", `${pull.head.sha} refs/heads/feature\n`);
      // Proves that the traps work: another git command runs into one.
      spawnSync("git", ["status"], { cwd: folder });
      expect(readdirSync(traces)).toContain("fsmonitor");
      rmSync(join(traces, "fsmonitor"));
    };
    const done = await gate(github, pull, { prepare });
    expect(done).toMatchObject({ exitCode: 0, report: { commit: pull.head.sha, problems: [] } });
    expect(readdirSync(traces)).toEqual([]);
  });

  test("by the command line, in whose folder it lies", async () => {
    const traces = workspace();
    const { status, report } = await gateAtTerminal(traps(traces), { args: ["--runs", "runs/*.json"] });
    expect({ status, runs: report?.totals.runs }).toEqual({ status: 1, runs: 3 });
    expect(readdirSync(traces)).toEqual([]);
  });

  test("by dist, where that lies beside the pull request's modules", () => {
    const traces = workspace();
    const folder = workspace({
      ...traps(traces),
      "runs/honest.json": recording("honest"),
      "expectations.yml": expecting(),
    });
    for (const part of ["dist", "package.json"]) {
      cpSync(join(root, part), join(folder, "tools/rungate", part), { recursive: true });
    }
    const args = ["gate", "--runs", "runs/*.json", "--expectations", "expectations.yml"];
    const { status, stderr } = spawnSync(process.execPath, ["tools/rungate/dist/index.js", ...args], {
      cwd: folder,
      encoding: "utf8",
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(readdirSync(traces)).toEqual([]);
  });

  test("as a template or a command of a shell, wherever such a text stands", async () => {
    const traces = workspace();
    const { status, report, output } = await gateAtTerminal(withTemplates(traces));
    expect(report?.cases.map(({ id }) => id)).toEqual(expect.arrayContaining(templates(traces)));
    expect(output).toContain("process.exit(3)");
    expect(status).toBe(0);
    expect(existsSync(join(traces, "shell"))).toBe(false);
  });

  test("as an expression of the policy, whose patterns are no programs", async () => {
    const traces = workspace();
    const policy = `redact: ["/(?{ require('fs').writeFileSync('${traces}/x', '') })/"]\n`;
    const { status, stderr } = await gateAtTerminal(
      { "policy.yml": policy },
      { args: ["--policy", "policy.yml"] },
    );
    expect(stderr).toContain("policy.yml:1:");
    expect(status).toBe(2);
    expect(readdirSync(traces)).toEqual([]);
  });
});

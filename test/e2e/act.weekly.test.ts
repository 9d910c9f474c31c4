// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub's, not ours
import { execFile, execFileSync, spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { type LoopbackGitHub, startGitHub } from "../loopback/loopback.ts";
import type { Commit } from "../loopback/repository.ts";
import { workspace, write } from "../workspace.ts";
import { pullRequestEvent, pushEvent, type WorkflowEvent } from "./events.ts";
import { headlineOf } from "./reading.ts";
import { root } from "./runner.ts";

const run = promisify(execFile);
const hasAct = spawnSync("act", ["--version"]).status === 0;

const CALLER = `name: agent
on: { pull_request: , push: { branches: [main] } }
permissions: {}
jobs:
  record:
    runs-on: ubuntu-latest
    steps:
      - run: echo recorded
  rungate:
    needs: record
    if: \${{ always() }}
    permissions: { contents: read, actions: read, pull-requests: write }
    uses: ./.github/workflows/gate.yml
    with: { needs: "\${{ toJSON(needs) }}" }
  after:
    needs: rungate
    runs-on: ubuntu-latest
    env: { VERDICT: "\${{ needs.rungate.outputs.verdict }}" }
    steps:
      - run: echo "after=$VERDICT"
`;

interface Step {
  id?: string;
  if?: string;
  uses?: string;
  with?: Record<string, string>;
}

/** The reusable workflow as act can play it: `$/` is the repository, and artifacts are files in a folder. */
function playable(artifacts: string): string {
  const workflow = parse(readFileSync(join(root, ".github/workflows/gate.yml"), "utf8"));
  const { gate } = workflow.jobs;
  gate.steps = gate.steps.map((step: Step) => {
    const { uses = "", with: inputs = {}, ...rest } = step;
    if (uses.startsWith("$/")) return { ...step, uses: uses.replace("$/", "./") };
    if (!/artifact@/.test(uses)) return step;
    return { ...rest, run: `cp "${inputs.path}" "${artifacts}"` };
  });
  return stringify(workflow);
}

async function start() {
  const github = await startGitHub();
  const folder = workspace({});
  const artifacts = workspace({});
  for (const name of ["runs", "expectations.yml"])
    cpSync(join(root, "examples", name), join(folder, name), { recursive: true });
  const config = readFileSync(join(root, "examples/rungate.yml"), "utf8");
  write(folder, ".github/rungate.yml", config.replace(/^baseline:.*$/m, ""));
  write(folder, ".github/workflows/agent.yml", CALLER);
  write(folder, ".github/workflows/gate.yml", playable(artifacts));
  const action = readFileSync(join(root, ".github/actions/rungate/action.yml"), "utf8");
  write(folder, ".github/actions/rungate/action.yml", action.replace(/main: .*/, "main: main.mjs"));
  // act sets the address of GitHub's API itself.
  const main = `process.env.GITHUB_API_URL = "${github.api}"; await import("${root}dist/index.js");\n`;
  write(folder, ".github/actions/rungate/main.mjs", main);
  git(folder, "init", "-q", "-b", "main");
  git(folder, "remote", "add", "origin", "https://github.com/octo/demo.git");
  setDay(folder, "2026-06-12");
  return { github, folder, artifacts };
}

function git(folder: string, ...args: string[]): string {
  const author = ["-c", "user.name=octocat", "-c", "user.email=octocat@example.com"];
  return execFileSync("git", [...author, ...args], { cwd: folder, encoding: "utf8" }).trim();
}

function commit(github: LoopbackGitHub, folder: string, branch: string, parents: Commit[]): Commit {
  git(folder, "add", "-A");
  git(folder, "commit", "-q", "--allow-empty", "-m", branch);
  const names = git(folder, "ls-files").split("\n");
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name))]));
  return github.commit({ branch, parents, files, sha: git(folder, "rev-parse", "HEAD") });
}

async function act(
  github: LoopbackGitHub,
  folder: string,
  event: WorkflowEvent,
  token = github.token,
): Promise<string> {
  const payload = join(workspace({}), "event.json");
  writeFileSync(payload, JSON.stringify(event.payload));
  const variables = {
    ...event.env,
    // GitHub sets these, and act does not.
    GITHUB_REPOSITORY_ID: "42",
    GITHUB_WORKFLOW_REF: "octo/demo/.github/workflows/agent.yml@refs/heads/main",
    GITHUB_RUN_ID: String(github.runs.at(-1)?.id),
    GITHUB_RUN_ATTEMPT: "1",
  };
  const env = Object.entries(variables).flatMap(([name, value]) => ["--env", `${name}=${value}`]);
  const command = [event.name, "-P", "ubuntu-latest=-self-hosted", "-W", ".github/workflows/agent.yml"];
  const secrets = token === "" ? [] : ["-s", `GITHUB_TOKEN=${token}`];
  const { stdout } = await run("act", [...command, "-e", payload, ...secrets, ...env], {
    cwd: folder,
    maxBuffer: 1e8,
  }).catch((error) => error);
  return stdout;
}

describe.skipIf(!hasAct)("another runner (go install github.com/nektos/act@v0.2.89)", () => {
  test("plays the gate of a push and of two pull requests, green and red", async () => {
    const { github, folder, artifacts } = await start();
    const base = commit(github, folder, "main", []);
    const pushed = github.run({ head: base });
    const recording = await act(github, folder, pushEvent(github, { after: base }));
    expect(recording).toContain("set-output:: verdict=pass");
    github.upload(join(artifacts, "rungate-report.default.json"), { run: pushed });

    const verdicts = [
      ["same", "pass", "✅ rungate: no recording changed"],
      ["worse", "fail", "❌ rungate: 1 case got worse: book-flight"],
    ] as const;
    for (const [branch, verdict, headline] of verdicts) {
      git(folder, "switch", "-q", "-c", branch, "main");
      if (branch === "worse") setDay(folder, "2026-06-05");
      const head = commit(github, folder, branch, [base]);
      const pull = github.pull({ head, ref: branch });
      pull.mergeSha = head.sha;
      github.run({ head, event: "pull_request", headBranch: branch });
      const log = await act(github, folder, pullRequestEvent(github, pull));
      expect(log).toContain(`set-output:: verdict=${verdict}`);
      expect(log.includes(`after=${verdict}`)).toBe(verdict === "pass");
      expect(headlineOf(pull.comments[0]?.body ?? "")).toContain(headline);
    }
  });

  test("is red without a token, because nothing can be compared", async () => {
    const { github, folder } = await start();
    const base = commit(github, folder, "main", []);
    github.run({ head: base });
    const log = await act(github, folder, pushEvent(github, { after: base }), "");
    expect(log).toContain("set-output:: verdict=fail");
    expect(log).toMatch(/Baseline out of reach: .*github-token/);
  });
});

/** The day that the runs of one case book. */
function setDay(folder: string, day: string): void {
  const runs = join(folder, "runs/openai");
  for (const name of readdirSync(runs).filter((each) => each.startsWith("book-flight"))) {
    const file = join(runs, name);
    writeFileSync(file, readFileSync(file, "utf8").replace(/2026-06-(?:05|12)/g, day));
  }
}

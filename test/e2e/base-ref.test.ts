import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { reportText } from "../../src/report/cases.ts";
import { startGitHub } from "../loopback/loopback.ts";
import { type Content, reportOn, workspace, write } from "../workspace.ts";
import { type CommandResult, rungate } from "./command-line.ts";

const FILE = ".github/rungate.yml";
const ids = ["trip-1", "trip-2", "trip-3"];
const recording = (day: number) => ({ toolCalls: [{ name: "book", arguments: { day } }] });
const recordings = (days: readonly number[]) =>
  Object.fromEntries(
    ids.flatMap((id) =>
      [1, 2, 3].map((trial) => [`evals/runs/${id}.${trial}.json`, recording(days[ids.indexOf(id)] ?? 1)]),
    ),
  );
const expectations = {
  cases: ids.map((id) => ({ id, referenceToolCalls: [{ name: "book", arguments: { day: 1 } }] })),
};
const config = "runs: evals/runs/{case}.{trial}.json\nexpectations: evals/expectations.yml\n";
const files: Record<string, Content> = {
  ...recordings([1, 1, 1]),
  "evals/expectations.yml": expectations,
  [FILE]: config,
};

function git(root: string, ...args: string[]): string {
  const who = ["-c", "user.name=a", "-c", "user.email=a@b.invalid", "-c", "commit.gpgsign=false"];
  return execFileSync("git", [...who, ...args], { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
}

function repository(committed: Record<string, Content> = files, ...init: string[]): string {
  const root = workspace(committed);
  git(root, "init", "--quiet", "--initial-branch", "main", ...init);
  git(root, "add", "--all");
  git(root, "commit", "--quiet", "--message", "base");
  return root;
}

function change(root: string, changed: Record<string, Content>): void {
  for (const [path, content] of Object.entries(changed)) write(root, path, content);
}

const gate = (root: string, ...more: string[]): Promise<CommandResult> =>
  rungate(root, ["gate", "--base", "main", ...more]);

describe("rungate gate --base main, where recordings are committed,", () => {
  test("is red at the first broken argument, and says which", async () => {
    const root = repository();
    expect(await gate(root)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^✔ rungate: no recording changed\n/),
      stderr: "",
    });
    change(root, recordings([1, 2, 1]));
    const red = await gate(root);
    expect(red).toMatchObject({ status: 1, stderr: "" });
    expect(red.stdout).toContain(
      "trip-2 passed on every base recording and fails now: book day: expected 1, got 2",
    );
    expect(red.stdout).toContain(
      `compared with ${git(root, "rev-parse", "--short=7", "main")}, the recordings of main`,
    );
    expect((await rungate(join(root, "evals"), ["gate", "--base", "main"])).stdout).toBe(red.stdout);
  });

  test("compares in a repository with SHA-256 commit ids, too", async () => {
    const root = repository(files, "--object-format=sha256");
    change(root, recordings([1, 2, 1]));
    const red = await gate(root);
    expect(red).toMatchObject({ status: 1, stderr: "" });
    const short = git(root, "rev-parse", "--short=7", "main");
    expect(red.stdout).toContain(`compared with ${short}, the recordings of main`);
  });

  test("compares as with the report of the same commit in a file", async () => {
    const root = repository();
    const sha = git(root, "rev-parse", "main");
    await rungate(root, ["gate", "--commit", sha, "--output", "base.json"]);
    change(root, recordings([1, 2, 1]));
    const parse = ({ stdout }: CommandResult) => {
      const { baseline, policy, ...report } = JSON.parse(stdout);
      return { ...report, policy: { ...policy, source: "" }, baseline: { ...baseline, reason: "" } };
    };
    const named = await rungate(root, ["gate", "--baseline", "base.json", "--json"]);
    expect(parse(await gate(root, "--json"))).toEqual(parse(named));
  });

  test("applies the policy and the expectations of main to main, and its policy to both", async () => {
    const root = repository({ ...files, [FILE]: `${config}gate: { floors: { passRate: 0.9 } }\n` });
    change(root, {
      ...recordings([1, 2, 2]),
      [FILE]: `${config}gate: { floors: { passRate: 0.1 } }\n`,
      "evals/expectations.yml": {
        cases: expectations.cases.map((testCase) => ({ ...testCase, maxToolCalls: 3 })),
      },
    });
    const { stdout, status } = await gate(root);
    expect(status).toBe(1);
    expect(stdout).toContain("pass rate 33.3%, at least 90.0% required");
    expect(stdout).toContain("floors.passRate is 0.1, was 0.9");
    expect(stdout).toContain("3 of 3 cases changed their expectations");
  });

  test("reads recordings from where main's own file says, on both sides, as GitHub does", async () => {
    const moved = Object.fromEntries(
      Object.entries(files).map(([path, content]) => [path.replace("evals/", "old/"), content]),
    );
    const root = repository({ ...moved, [FILE]: config.replaceAll("evals/", "old/") });
    const worse = Object.entries(recordings([1, 1, 2])).map(([path, content]) => [
      path.replace("evals/", "old/"),
      content,
    ]);
    change(root, { ...files, ...Object.fromEntries(worse) });
    const { stdout } = await gate(root);
    expect(stdout).toContain("trip-3 passed on every base recording and fails now");
    expect(stdout).toContain("not in force yet");
  });

  test("leaves nothing behind, and refuses a link that is committed among recordings", async () => {
    const root = workspace(files);
    mkdirSync(join(root, "evals/runs"), { recursive: true });
    execFileSync("ln", ["-s", "/etc/hostname", join(root, "evals/runs/trip-9.1.json")]);
    git(root, "init", "--quiet", "--initial-branch", "main");
    git(root, "add", "--all");
    git(root, "commit", "--quiet", "--message", "base");
    execFileSync("rm", [join(root, "evals/runs/trip-9.1.json")]);
    expect(await gate(root)).toMatchObject({
      status: 2,
      stdout: "",
      stderr: expect.stringMatching(
        /^error: evals\/runs\/trip-9\.1\.json: is a link or a submodule at commit [0-9a-f]{7}/,
      ),
    });
    expect(git(root, "status", "--short")).toBe("D evals/runs/trip-9.1.json");
  });

  test("asks no judge that only the working tree names: it would get the key", async () => {
    const root = repository();
    change(root, { [FILE]: `${config}judge: { model: m, baseUrl: "https://evil.invalid/v1" }\n` });
    const { status, stdout, stderr } = await gate(root, "--json");
    expect([status, JSON.parse(stdout).judge]).toEqual([0, null]);
    expect(stderr).toBe("");
    const introduced = repository({ "README.md": "" });
    change(introduced, { ...files, [FILE]: `${config}judge: { model: m }\n` });
    expect((await gate(introduced)).stderr).toContain("the judge of suite default is not asked");
  });

  test("refuses a commit of which a file is missing: fewer recordings would hide a regression", async () => {
    const root = repository();
    const id = git(root, "rev-parse", "HEAD:evals/runs/trip-3.1.json");
    rmSync(join(root, ".git/objects", id.slice(0, 2), id.slice(2)));
    expect(await gate(root)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("git cannot read all files of commit"),
    });
  });

  test("refuses a commit with a path that leads out of it", async () => {
    const root = repository();
    const raw = (type: string, text: Buffer | string) =>
      execFileSync("git", ["hash-object", "-t", type, "-w", "--stdin", "--literally"], {
        cwd: root,
        input: text,
        encoding: "utf8",
      }).trim();
    const entry = (mode: string, name: string, id: string) =>
      Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, "hex")]);
    const inner = raw("tree", entry("100644", "x.json", raw("blob", "{}")));
    const evil = git(root, "commit-tree", raw("tree", entry("40000", "..", inner)), "-m", "evil");
    expect(await rungate(root, ["gate", "--base", evil])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("git cannot read all files of commit"),
    });
  });

  test("finds a branch that only the remote has", async () => {
    const origin = repository();
    const root = workspace({}, "clone");
    git(root, "clone", "--quiet", "--branch", "main", origin, ".");
    git(root, "switch", "--quiet", "--create", "feature");
    git(root, "branch", "--delete", "--force", "main");
    expect(await gate(root)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("the recordings of main"),
    });
  });
});

describe("rungate gate --base with", () => {
  test("a ref that does not exist", async () => {
    const refused = await rungate(repository(), ["gate", "--base", "mian"]);
    expect(refused).toMatchObject({ status: 2, stdout: "" });
    expect(refused.stderr).toBe(
      "error: --base mian: there is no such branch, tag or commit here. Fetch it with: git fetch origin mian:refs/remotes/origin/mian\n",
    );
  });

  test.each(["--output=/tmp/x", "main..feature", ":/base", "--"])("what is no ref: %s", async (ref) => {
    const refused = await rungate(repository(), ["gate", `--base=${ref}`]);
    expect(refused).toMatchObject({ status: 2, stdout: "" });
  });

  test("a shallow clone", async () => {
    const origin = repository();
    git(origin, "branch", "release");
    const root = workspace({}, "clone");
    git(root, "clone", "--quiet", "--depth", "1", "--branch", "main", `file://${origin}`, ".");
    const refused = await rungate(root, ["gate", "--base", "release"]);
    expect(refused).toMatchObject({ status: 2, stdout: "" });
    expect(refused.stderr).toContain(
      "this clone is shallow and does not have it. Fetch it with: git fetch origin release:",
    );
    git(root, "fetch", "--quiet", "origin", "release:refs/remotes/origin/release");
    expect(await rungate(root, ["gate", "--base", "release"])).toMatchObject({ status: 0 });
  });

  test("a git that answers with more than is read", async () => {
    const root = repository();
    const sha = git(root, "rev-parse", "main");
    write(root, "bin/git", `#!/bin/sh\ncase "$3" in ls-tree) yes;; *) echo ${sha};; esac\n`);
    chmodSync(join(root, "bin/git"), 0o755);
    const refused = await rungate(root, ["gate", "--base", "main"], {
      PATH: `${join(root, "bin")}:${process.env.PATH}`,
    });
    expect(refused).toMatchObject({ status: 2, stdout: "" });
    expect(refused.stderr).toContain(`git cannot read all files of commit ${sha.slice(0, 7)}`);
  });

  test("a folder that is no repository", async () => {
    const refused = await gate(workspace(files));
    expect(refused).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("is not in a git repository"),
    });
  });

  test("a file at the base that cannot be used", async () => {
    const root = repository({ ...files, [FILE]: "rnus: x\n" });
    change(root, { [FILE]: config });
    const refused = await gate(root);
    expect(refused).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/at commit [0-9a-f]{7}: unknown key "rnus"/),
    });
  });

  test("no recordings there yet: the first ones have nothing to be compared with", async () => {
    const root = repository({ "README.md": "" });
    change(root, files);
    const first = await gate(root);
    expect(first).toMatchObject({ status: 0, stderr: "" });
    expect(first.stdout).toContain("main has no .github/rungate.yml yet");
  });

  test("recordings that are never committed, and no token", async () => {
    const root = repository({
      ".gitignore": "evals/runs/\n",
      [FILE]: config,
      "evals/expectations.yml": expectations,
    });
    change(root, files);
    const env = { PATH: process.env.PATH ?? "", GITHUB_REPOSITORY: "octo/demo", GH_CONFIG_DIR: root };
    const refused = await rungate(root, ["gate", "--base", "main"], env);
    expect(refused).toMatchObject({ status: 2, stdout: "" });
    expect(refused.stderr).toContain(
      "main has no recordings that match, and its reports on GitHub need a token. Run: gh auth login",
    );
  });

  test("recordings that are never committed, and SHA-256 commit ids", async () => {
    const ignored = { ".gitignore": "evals/runs/\n", [FILE]: config, "evals/expectations.yml": expectations };
    const root = repository(ignored, "--object-format=sha256");
    change(root, files);
    const github = await startGitHub();
    const env = { GITHUB_API_URL: github.api, GITHUB_TOKEN: github.token, GITHUB_REPOSITORY: "octo/demo" };
    const refused = await rungate(root, ["gate", "--base", "main"], env);
    expect(refused).toMatchObject({ status: 2, stdout: "" });
    expect(refused.stderr).toContain(
      "main has no recordings that match, and the repository has SHA-256 commit ids, which rungate does not support on GitHub yet, where its reports would be. Compare with one in a file: --baseline FILE",
    );
    expect(github.log).toEqual([]);
  });

  test("recordings that are never committed, and a token: the report that main's run left", async () => {
    const root = repository({
      ".gitignore": "evals/runs/\n",
      [FILE]: config,
      "evals/expectations.yml": expectations,
      ".github/workflows/agent.yml":
        "on: [push, pull_request]\njobs:\n  rungate:\n    uses: rungate/rungate/.github/workflows/gate.yml@v1\n    with: { runs-artifact: recordings }\n",
    });
    const github = await startGitHub();
    const base = github.commit({ sha: git(root, "rev-parse", "main") });
    const report = reportOn(files, {
      runs: ["evals/runs/{case}.{trial}.json"],
      expectations: ["evals/expectations.yml"],
      role: "base",
      commit: base.sha,
    });
    github.artifact({ run: github.run({ head: base }), content: reportText(report) });
    change(root, { ...files, ...recordings([1, 2, 1]) });
    const env = { GITHUB_API_URL: github.api, GITHUB_TOKEN: github.token, GITHUB_REPOSITORY: "octo/demo" };
    const red = await rungate(root, ["gate", "--base", "main"], env);
    expect(red).toMatchObject({ status: 1, stderr: "" });
    expect(red.stdout).toContain("book day: expected 1, got 2");
    expect(red.stdout).toContain("recorded by the push of the base commit");
  });
});

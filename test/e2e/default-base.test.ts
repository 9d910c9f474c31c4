import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Content, workspace, write } from "../workspace.ts";
import { type CommandResult, rungate } from "./command-line.ts";

const FILE = ".github/rungate.yml";
const config = "runs: evals/runs/{case}.{trial}.json\nexpectations: evals/expectations.yml\n";
const ids = ["trip-1", "trip-2"];
const recordings = (days: readonly number[]): Record<string, Content> =>
  Object.fromEntries(
    ids.flatMap((id, at) =>
      [1, 2, 3].map((trial) => [
        `evals/runs/${id}.${trial}.json`,
        { toolCalls: [{ name: "book", arguments: { day: days[at] ?? 1 } }] },
      ]),
    ),
  );
const files: Record<string, Content> = {
  ...recordings([1, 1]),
  "evals/expectations.yml": {
    cases: ids.map((id) => ({ id, referenceToolCalls: [{ name: "book", arguments: { day: 1 } }] })),
  },
  [FILE]: config,
};

function git(root: string, ...args: string[]): string {
  const who = ["-c", "user.name=a", "-c", "user.email=a@b.invalid", "-c", "commit.gpgsign=false"];
  return execFileSync("git", [...who, ...args], { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
}

function repository(branch = "main", committed: Record<string, Content> = files): string {
  const root = workspace(committed);
  git(root, "init", "--quiet", "--initial-branch", branch);
  git(root, "add", "--all");
  git(root, "commit", "--quiet", "--message", "base");
  return root;
}

function change(root: string, changed: Record<string, Content>): string {
  for (const [path, content] of Object.entries(changed)) write(root, path, content);
  return root;
}

function cloned(origin: string, ...how: string[]): string {
  const root = workspace({}, "clone");
  git(root, "clone", "--quiet", ...how, `file://${origin}`, ".");
  return root;
}

const gate = (root: string, ...more: string[]): Promise<CommandResult> => rungate(root, ["gate", ...more]);
const worse = (root: string): string => change(root, recordings([1, 2]));
const shortHead = (root: string): string => git(root, "rev-parse", "--short=7", "HEAD");

describe("rungate gate compares with the default branch by itself:", () => {
  test.each(["main", "master", "trunk"])("with the local %s where there is no remote", async (branch) => {
    const root = repository(branch);
    const base = shortHead(root);
    git(root, "switch", "--quiet", "--create", "feature");
    worse(root);
    git(root, "commit", "--quiet", "--all", "--message", "worse");
    const red = await gate(root);
    expect(red.stdout).toMatch(/^✘ rungate: 1 case got worse: trip-2\n/);
    expect(red).toMatchObject({
      status: 1,
      stderr: `compared with ${base}, the recordings of ${branch}\n`,
    });
  });

  test("with what the default branch has committed, while it is checked out", async () => {
    expect(await gate(worse(repository()))).toMatchObject({ status: 1 });
  });

  test("with the remote's default branch, whatever its name, not with a local main", async () => {
    const root = cloned(repository("develop"));
    git(root, "switch", "--quiet", "--create", "main");
    worse(root);
    git(root, "commit", "--quiet", "--all", "--message", "worse");
    expect(await gate(root)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("the recordings of origin/develop\n"),
    });
  });

  test("in a worktree, and from a subfolder", async () => {
    const root = cloned(repository("develop"));
    const other = workspace({}, "worktree");
    git(root, "worktree", "add", "--quiet", "--force", join(other, "tree"), "-b", "feature");
    const tree = join(other, "tree");
    worse(tree);
    for (const folder of [tree, join(tree, "evals")])
      expect(await gate(folder)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining("the recordings of origin/develop\n"),
      });
  });

  test("under the policy of that branch", async () => {
    const strict = `${config}gate: { floors: { passRate: 0.9 } }\n`;
    const root = repository("main", { ...files, [FILE]: strict });
    change(worse(root), { [FILE]: config });
    expect((await gate(root)).stdout).toContain("floors.passRate is not set, was 0.9");
  });

  test("under the policy that --policy names, where the branch does not have it", async () => {
    const root = change(repository(), { "strict.yml": "gate: { floors: { passRate: 1 } }\n" });
    const own = ["--policy", "strict.yml", "--runs", "evals/runs/{case}.{trial}.json"];
    expect(await gate(worse(root), ...own, "--expectations", "evals/expectations.yml")).toMatchObject({
      status: 1,
      stdout: expect.stringContaining("at least 100% required"),
    });
  });

  test("not by the top's file in a folder that has a new one of its own", async () => {
    const root = change(repository(), { "desk/rungate.yml": "runs: runs/{case}.json\n" });
    const run = { toolCalls: [{ name: "u" }], referenceToolCalls: [{ name: "u" }] };
    change(root, { "desk/runs/own.json": run });
    expect(await gate(join(root, "desk"))).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^○ rungate: nothing to compare with, 1 case passes\n/),
      stderr: "compared with nothing: main has no recordings that match\n",
    });
  });

  test("in continuous integration, too", async () => {
    const env = { CI: "true", GITHUB_ACTIONS: "true" };
    expect(await rungate(worse(repository()), ["gate"], env)).toMatchObject({ status: 1 });
  });
});

describe("rungate gate compares with nothing", () => {
  test("where --no-base says so", async () => {
    const bare = await gate(worse(repository()), "--no-base");
    expect(bare).toMatchObject({ status: 0, stderr: "" });
    expect(bare.stdout).toMatch(/^○ rungate: nothing to compare with, 1 of 2 cases fails\n/);
  });

  test("where --no-base says so, though the suite names a report", async () => {
    const root = repository("main", { ...files, [FILE]: `${config}baseline: { file: gone.json }\n` });
    expect(await gate(root)).toMatchObject({ status: 2 });
    expect(await gate(root, "--no-base")).toMatchObject({ status: 0 });
  });

  test.each([
    [
      "no commit",
      () => {
        const root = workspace(files);
        git(root, "init", "--quiet");
        return root;
      },
      "the repository has no commit yet",
    ],
    [
      "no branch of a usual name",
      () => repository("develop"),
      "there is no branch main, master or trunk. Name another one with --base",
    ],
    [
      "recordings that are never committed",
      () => change(repository("main", { [FILE]: config, ".gitignore": "evals/runs/\n" }), files),
      "main has no recordings that match. Ask for its report on GitHub with: --base main",
    ],
    [
      "the first recordings",
      () => change(repository("main", { "README.md": "" }), files),
      "main has no .github/rungate.yml yet",
    ],
  ])("with %s, and says so", async (_name, prepare, why) => {
    expect(await gate(prepare())).toMatchObject({
      status: 0,
      stderr: `compared with nothing: ${why}\n`,
      stdout: expect.stringMatching(/^○ rungate: (?:nothing to compare with|first run)/),
    });
  });

  test("in a folder that is in no repository", async () => {
    expect(await gate(workspace(files))).toMatchObject({
      status: 0,
      stderr: "",
      stdout: expect.stringMatching(/^○ rungate: nothing to compare with, 2 cases pass\n/),
    });
  });

  test("where a report is named, or one is written", async () => {
    const root = worse(repository());
    expect(await gate(root, "--commit", "a".repeat(40), "--output", "base.json")).toMatchObject({
      stderr: "",
    });
    expect(await gate(root, "--baseline", "base.json")).toMatchObject({ status: 0, stderr: "" });
  });
});

describe("rungate gate is not green where it cannot see the default branch:", () => {
  const wayOut = "compare with nothing: gate --no-base\n";

  test("a shallow clone without it", async () => {
    const origin = repository();
    git(origin, "branch", "feature");
    const root = cloned(origin, "--depth", "1", "--branch", "feature");
    const blind = await gate(root);
    expect(blind).toMatchObject({ status: 2, stdout: "" });
    expect(blind.stderr).toContain("git fetch origin main:refs/remotes/origin/main");
    expect(blind.stderr).toContain(wayOut);
    git(root, "fetch", "--quiet", "origin", "main:refs/remotes/origin/main");
    expect(await gate(root)).toMatchObject({ status: 0 });
  });

  test("a commit of which a file is missing, and a file there that cannot be used", async () => {
    const root = repository();
    const id = git(root, "rev-parse", "HEAD:evals/runs/trip-2.1.json");
    rmSync(join(root, ".git/objects", id.slice(0, 2), id.slice(2)));
    const unusable = change(repository("main", { ...files, [FILE]: "rnus: x\n" }), { [FILE]: config });
    for (const folder of [root, unusable])
      expect(await gate(folder)).toMatchObject({
        status: 2,
        stdout: "",
        stderr: expect.stringMatching(new RegExp(`commit [0-9a-f]{7}.*\\n.*${wayOut}$`)),
      });
  });

  test("a repository that git cannot read", async () => {
    const root = workspace({ ...files, ".git/HEAD": "", ".git/objects/x": "" });
    expect(await gate(root)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("git cannot read this repository. See why with: git status"),
    });
  });
});

test("rungate gate --base origin/main without a remote names the branch that is here", async () => {
  const refused = await gate(repository(), "--base", "origin/main");
  expect(refused).toMatchObject({ status: 2, stdout: "" });
  expect(refused.stderr).toBe(
    "error: --base origin/main: this repository has no remote origin. Compare with a branch that is here: --base main\n",
  );
});

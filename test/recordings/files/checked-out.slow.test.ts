import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { checkedOutCommit } from "../../../src/core/git/git.ts";
import { limits } from "../../../src/core/limits.ts";
import { workspace, write } from "../../workspace.ts";

// Git's configuration of this machine must not matter.
beforeEach(() => {
  vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
  vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
  return () => vi.unstubAllEnvs();
});

function git(root: string, ...args: string[]): string {
  const who = ["-c", "user.name=a", "-c", "user.email=a@b.invalid"];
  return execFileSync("git", [...who, ...args], { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
}

/** Dependabot's branch name for a scoped package. */
const DEPENDABOT = "dependabot/npm_and_yarn/@types/node-24";

/** A repository like GitHub's: branches, a tag, and pull request 7 with its merge. Messages name the commits. */
function onGitHub() {
  const root = workspace();
  git(root, "init", "--quiet", "--initial-branch", "main");
  const commit = (message: string) => {
    git(root, "commit", "--quiet", "--allow-empty", "--message", message);
    return git(root, "rev-parse", "HEAD");
  };
  const base = commit("base");
  git(root, "tag", "--annotate", "v1", "--message", "the first");
  git(root, "branch", DEPENDABOT);
  git(root, "checkout", "--quiet", "-b", "feature");
  const head = commit("head");
  git(root, "update-ref", "refs/pull/7/head", head);
  git(root, "checkout", "--quiet", "main");
  const main = commit("main");
  git(root, "merge", "--quiet", "--no-ff", "--message", "merge", "feature");
  const merge = git(root, "rev-parse", "HEAD");
  git(root, "update-ref", "refs/pull/7/merge", merge);
  git(root, "reset", "--quiet", "--hard", main);
  return { url: `file://${root}`, base, head, main, merge };
}

interface Checkout {
  fetch: string[];
  checkout: string[];
  depth?: string[];
  init?: string[];
}

/** A workspace made with the git commands of actions/checkout in order. */
function checkOut(url: string, { fetch, checkout, depth = ["--depth=1"], init = [] }: Checkout): string {
  const root = workspace();
  git(root, "init", ...init, root);
  git(root, "remote", "add", "origin", url);
  git(root, "config", "--local", "gc.auto", "0");
  const options = ["--no-tags", "--prune", "--no-recurse-submodules", ...depth];
  git(root, "-c", "protocol.version=2", "fetch", ...options, "origin", ...fetch);
  git(root, "checkout", "--progress", "--force", ...checkout);
  return root;
}

type Repository = ReturnType<typeof onGitHub>;

/** actions/checkout on an event, and with an input `ref`. */
const states: [what: string, checkout: (github: Repository) => Checkout, commit: keyof Repository][] = [
  [
    "a pull request: its merge, detached",
    ({ merge }) => ({
      fetch: [`+${merge}:refs/remotes/pull/7/merge`],
      checkout: ["refs/remotes/pull/7/merge"],
    }),
    "merge",
  ],
  [
    "a pull request with all history",
    ({ merge }) => ({
      fetch: [
        "+refs/heads/*:refs/remotes/origin/*",
        "+refs/tags/*:refs/tags/*",
        `+${merge}:refs/remotes/pull/7/merge`,
      ],
      depth: [],
      checkout: ["refs/remotes/pull/7/merge"],
    }),
    "merge",
  ],
  [
    "a push: a branch",
    ({ main }) => ({
      fetch: [`+${main}:refs/remotes/origin/main`],
      checkout: ["-B", "main", "refs/remotes/origin/main"],
    }),
    "main",
  ],
  [
    "a push: a branch whose name has more than letters",
    ({ base }) => ({
      fetch: [`+${base}:refs/remotes/origin/${DEPENDABOT}`],
      checkout: ["-B", DEPENDABOT, `refs/remotes/origin/${DEPENDABOT}`],
    }),
    "base",
  ],
  [
    "a push of a tag, detached",
    ({ base }) => ({ fetch: [`+${base}:refs/tags/v1`], checkout: ["refs/tags/v1"] }),
    "base",
  ],
  [
    "`ref` with the name of a tag",
    () => ({
      fetch: ["+refs/heads/v1*:refs/remotes/origin/v1*", "+refs/tags/v1*:refs/tags/v1*"],
      checkout: ["refs/tags/v1"],
    }),
    "base",
  ],
  [
    "`ref` with the name of a branch",
    () => ({
      fetch: ["+refs/heads/feature*:refs/remotes/origin/feature*", "+refs/tags/feature*:refs/tags/feature*"],
      checkout: ["-B", "feature", "refs/remotes/origin/feature"],
    }),
    "head",
  ],
  ["`ref` with the head's commit, detached", ({ head }) => ({ fetch: [head], checkout: [head] }), "head"],
];

describe("the commit that actions/checkout has left is known", () => {
  test.each(states)("%s", (_what, of, commit) => {
    const github = onGitHub();
    const root = checkOut(github.url, of(github));
    expect(checkedOutCommit(root).commit).toBe(github[commit]);
    expect(checkedOutCommit(root).why).toBeUndefined();
  });

  test("where a later step has packed what git keeps in files", () => {
    const { url, main } = onGitHub();
    const fetch = [`+${main}:refs/remotes/origin/main`];
    const root = checkOut(url, { fetch, checkout: ["-B", "main", "refs/remotes/origin/main"] });
    git(root, "pack-refs", "--all");
    expect(checkedOutCommit(root).commit).toBe(main);
  });

  test("in another working tree of the same repository, whose `.git` is a file", () => {
    const { url, head, main } = onGitHub();
    const root = checkOut(url, { fetch: [main, head], checkout: [main] });
    git(root, "worktree", "add", "--quiet", "second", head);
    expect([root, join(root, "second")].map((folder) => checkedOutCommit(folder).commit)).toEqual([
      main,
      head,
    ]);
  });

  test("and none is looked for where it has left no `.git`, as without git", () => {
    const { url, main } = onGitHub();
    const root = checkOut(url, { fetch: [main], checkout: [main] });
    write(root, "nested/a.json", "");
    expect(checkedOutCommit(join(root, "nested")).commit).toBeNull();
    expect(checkedOutCommit(join(root, "nested")).why).toBeUndefined();
  });
});

const [, major = 0, minor = 0] =
  /(\d+)\.(\d+)/.exec(execFileSync("git", ["--version"], { encoding: "utf8" })) ?? [];
const knowsReftables = Number(major) * 100 + Number(minor) >= 245;

/** The files that git 2.45 and newer leave with a reftable, without the table itself. */
const reftable = {
  ".git/HEAD": "ref: refs/heads/.invalid\n",
  ".git/config":
    "[core]\n\trepositoryformatversion = 1\n\tbare = false\n[extensions]\n\trefstorage = reftable\n",
  ".git/objects/info/packs": "",
  ".git/refs/heads": "this repository uses the reftable format\n",
  ".git/reftable/tables.list": "",
};

describe("where branches are in a reftable", () => {
  test.skipIf(!knowsReftables).each(states)(
    "the commit is known: %s (git 2.45 and newer)",
    (_what, of, commit) => {
      const github = onGitHub();
      const root = checkOut(github.url, { ...of(github), init: ["--ref-format=reftable"] });
      expect(git(root, "rev-parse", "--show-ref-format")).toBe("reftable");
      expect(checkedOutCommit(root).commit).toBe(github[commit]);
    },
  );

  test("and git cannot read it, the commit is unknown, and what helps is said", () => {
    const root = workspace(reftable);
    expect(checkedOutCommit(root).commit).toBeNull();
    expect(checkedOutCommit(root).why).toMatch(
      /^git cannot read the repository \([^\n]+\)\. It keeps its branches in a reftable: use git 2\.45 or newer on the runner$/,
    );
  });

  test("and there is no git, the commit is unknown, and what helps is said", () => {
    vi.stubEnv("PATH", workspace());
    const root = workspace(reftable);
    expect(checkedOutCommit(root).commit).toBeNull();
    expect(checkedOutCommit(root).why).toMatch(
      /^there is no git on the runner to read the repository\. .* git 2\.45 or newer/,
    );
  });
});

describe("git is asked about the workspace, and nothing else", () => {
  const worktree = () => {
    const { url, main } = onGitHub();
    const fetch = [`+${main}:refs/remotes/origin/main`];
    const first = checkOut(url, { fetch, checkout: ["-B", "main", "refs/remotes/origin/main"] });
    const root = join(first, "second");
    git(first, "worktree", "add", "--quiet", "--detach", root);
    return { root, main };
  };
  /** A program named `git` that comes first in `PATH`. */
  const standIn = (folder: string, script: string, found = folder) => {
    write(folder, "git", `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, "git"), 0o755);
    vi.stubEnv("PATH", `${found}:${process.env.PATH}`);
  };

  test("whatever variables of the job say where git's repository is", () => {
    const { root, main } = worktree();
    const other = workspace();
    git(other, "init", "--quiet");
    git(other, "commit", "--quiet", "--allow-empty", "--message", "other");
    vi.stubEnv("GIT_DIR", join(other, ".git"));
    vi.stubEnv("GIT_COMMON_DIR", join(other, ".git"));
    expect(checkedOutCommit(root).commit).toBe(main);
  });

  test.skipIf(process.getuid?.() !== 0)("whoever it belongs to, as in a container (seen by root)", () => {
    const { root, main } = worktree();
    for (const path of [root, join(root, ".git")]) chownSync(path, 12_345, 12_345);
    expect(() => git(root, "rev-parse", "HEAD")).toThrow("dubious ownership");
    expect(checkedOutCommit(root).commit).toBe(main);
  });

  test("and where it does not answer it is not waited for", () => {
    const { root } = worktree();
    standIn(workspace(), "exec sleep 600");
    expect(checkedOutCommit(root).why).toContain(`git did not answer in ${limits.gitSeconds} seconds`);
  });

  test("and none of the workspace's own programs answers, whatever PATH says", () => {
    const { root, main } = worktree();
    const trace = join(workspace(), "ran");
    standIn(join(root, "bin"), `touch ${trace}`);
    const link = join(workspace(), "link");
    symlinkSync(join(root, "bin"), link);
    vi.stubEnv("PATH", `bin:${link}:${process.env.PATH}`);
    expect(checkedOutCommit(root).commit).toBe(main);
    expect(existsSync(trace)).toBe(false);
  });

  test("and it is handed none of the job's secrets", () => {
    const { root } = worktree();
    const trace = join(workspace(), "variables");
    standIn(workspace(), `env > ${trace}; echo ${"a".repeat(40)}; echo HEAD`);
    vi.stubEnv("INPUT_GITHUB-TOKEN", "ghs_secret");
    vi.stubEnv("OPENAI_API_KEY", "sk-secret");
    expect(checkedOutCommit(root).commit).toBe("a".repeat(40));
    expect(readFileSync(trace, "utf8")).toContain("PATH=");
    expect(readFileSync(trace, "utf8")).not.toContain("secret");
  });

  test("and a tag or a branch named HEAD is not what a HEAD without a commit leads to", () => {
    const root = workspace();
    git(root, "init", "--quiet");
    git(root, "commit", "--quiet", "--allow-empty", "--message", "first");
    git(root, "tag", "HEAD");
    git(root, "checkout", "--quiet", "--orphan", "empty");
    expect(checkedOutCommit(root)).toEqual({
      commit: null,
      why: expect.stringMatching(/^HEAD leads to no commit/),
    });
  });

  test.each([
    { ".git/HEAD": "ref: refs/heads/main\n" },
    { ".git/HEAD": "ref: refs/../../secret", secret: "b".repeat(40) },
    { ".git": "gitdir: elsewhere" },
    { ".git/a": "" },
  ])("and no file that git would not read tells the commit: %j", (files) => {
    const root = workspace(files);
    expect(checkedOutCommit(root).commit).toBeNull();
    expect(checkedOutCommit(root).why).toMatch(
      /^git cannot read the repository \(.+\)\. Look at the step that checks it out/,
    );
  });

  test("a repository without a commit has none", () => {
    const root = workspace();
    git(root, "init", "--quiet");
    expect(checkedOutCommit(root).commit).toBeNull();
    expect(checkedOutCommit(root).why).toMatch(
      /^git cannot read the repository \(.+\)\. Look at the step that checks it out/,
    );
  });

  test("a commit by SHA-256 is none that rungate knows", () => {
    const root = workspace();
    git(root, "init", "--quiet", "--object-format=sha256");
    git(root, "commit", "--quiet", "--allow-empty", "--message", "first");
    expect(checkedOutCommit(root).commit).toBeNull();
    expect(checkedOutCommit(root).why).toContain("SHA-256");
  });
});

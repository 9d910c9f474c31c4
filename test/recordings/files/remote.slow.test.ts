import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { clonedBranch, isRepositoryName, originRepository } from "../../../src/core/git/git.ts";
import { workspace } from "../../workspace.ts";

const GITHUB = "https://github.com";
const config = (url: string) =>
  `[core]\n\tbare = false\n[remote "fork"]\n\turl = https://github.com/x/y\n[remote "origin"]\n\tfetch = +refs\n\turl = ${url}\n[branch "main"]\n\turl = no\n`;

test.each<[url: string, name: string | undefined]>([
  ["https://github.com/octo/demo", "octo/demo"],
  ["https://github.com/octo/demo.git", "octo/demo"],
  ["https://user:secret@github.com/octo/demo.git/", "octo/demo"],
  ["git@github.com:octo/demo.git", "octo/demo"],
  ["ssh://git@github.com/octo/demo.js", "octo/demo.js"],
  ["https://gitlab.com/octo/demo", undefined],
  ["https://github.com.evil.example/octo/demo", undefined],
  ["https://github.com/octo/demo/../../x", undefined],
  ["https://github.com/octo", undefined],
  ["/home/octo/demo", undefined],
])("the origin %s is %s", (url, name) => {
  const root = workspace({ ".git/config": config(url) });
  expect(originRepository(root, GITHUB)).toBe(name);
});

test("an origin on another server of GitHub's", () => {
  const root = workspace({ ".git/config": config("git@github.example.com:octo/demo.git") });
  expect(originRepository(root, "https://github.example.com")).toBe("octo/demo");
  expect(originRepository(root, GITHUB)).toBeUndefined();
});

test("a server that is no address", () => {
  const root = workspace({ ".git/config": config("https://github.com/octo/demo") });
  expect(originRepository(root, "github.com")).toBeUndefined();
});

test("no origin, or no git", () => {
  expect(originRepository(workspace({ ".git/config": "[core]\n" }), GITHUB)).toBeUndefined();
  expect(originRepository(workspace(), GITHUB)).toBeUndefined();
  expect(clonedBranch(workspace())).toBeUndefined();
});

test("the default branch that git wrote down when it cloned", () => {
  const root = workspace({ ".git/refs/remotes/origin/HEAD": "ref: refs/remotes/origin/release/2\n" });
  expect(clonedBranch(root)).toBe("release/2");
});

test.each(["octo", "octo/", "/demo", "octo/demo/x", "../demo", "octo/..", "octo/de mo", "octo/demo\n"])(
  "%j is no repository",
  (name) => {
    expect(isRepositoryName(name)).toBe(false);
  },
);

test.skipIf(process.platform === "win32")(
  "a pipe in the place of one of git's files is not waited for",
  () => {
    const root = workspace({});
    mkdirSync(join(root, ".git/refs/remotes/origin"), { recursive: true });
    for (const name of ["config", "refs/remotes/origin/HEAD"])
      execFileSync("mkfifo", [join(root, ".git", name)]);
    expect(originRepository(root, GITHUB)).toBeUndefined();
    expect(clonedBranch(root)).toBeUndefined();
  },
);

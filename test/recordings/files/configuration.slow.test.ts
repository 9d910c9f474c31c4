import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfigurationFile } from "../../../src/core/files.ts";
import { limits } from "../../../src/core/limits.ts";
import type { Problem } from "../../../src/core/problems.ts";
import { type Content, workspace, write } from "../../workspace.ts";

function read(root: string, file: string, contained = true): string {
  const problems: Problem[] = [];
  const source = readConfigurationFile(file, { root, contained }, problems);
  if (source !== undefined) {
    expect([source.file, problems]).toEqual([file, []]);
    return source.text;
  }
  const [problem, ...rest] = problems;
  expect(problem).toMatchObject({ severity: "error", file });
  expect(rest).toEqual([]);
  return `problem: ${problem?.message}`;
}

describe("a configuration file", () => {
  test.each<[string, Content, string]>([
    ["is read as it is", "cases: []\n", "cases: []\n"],
    ["may be empty", "", ""],
    [
      "in UTF-16 is refused",
      Buffer.from("\uFEFFcases: []", "utf16le"),
      "problem: is not UTF-8 text: save it as UTF-8",
    ],
    ["in Latin-1 is refused", Buffer.from("café", "latin1"), "problem: is not UTF-8 text: save it as UTF-8"],
    [
      "beyond the bound is refused",
      Buffer.alloc(limits.configurationBytes + 1, "#"),
      "problem: has 16777217 bytes, more than the 16777216 that are read: split it",
    ],
  ])("%s", (_what, content, expected) => {
    expect(read(workspace({ "e.yml": content }), "e.yml")).toBe(expected);
  });

  test("that is missing is refused", () => {
    expect(read(workspace(), "e.yml")).toBe("problem: does not exist: check its path");
  });

  test("that is a folder or a FIFO is refused", () => {
    const root = workspace();
    mkdirSync(join(root, "folder.yml"));
    execFileSync("mkfifo", [join(root, "pipe.yml")]);
    expect(read(root, "folder.yml")).toBe("problem: is a folder: name a file in it");
    symlinkSync("/proc/self/environ", join(root, "environ.yml"));
    expect(read(root, "environ.yml", false)).toMatch(/^problem: leads into \/proc, where the system keeps/);
    expect(read(root, "pipe.yml")).toBe("problem: is not a regular file: copy what it holds into one");
  });

  test("outside the root is refused only where it is contained", () => {
    const root = workspace({}, "inner");
    write(root, "../outer.yml", "outer");
    symlinkSync("../outer.yml", join(root, "link.yml"));
    for (const file of ["../outer.yml", "link.yml", join(root, "../outer.yml")]) {
      expect(read(root, file)).toBe("problem: leads outside the workspace: copy the file into it");
      expect(read(root, file, false)).toBe("outer");
    }
  });

  test("may have a name or a folder that begins with two dots", () => {
    const root = workspace({ "..e.yml": "a", "..data/e.yml": "b" });
    expect(read(root, "..e.yml")).toBe("a");
    expect(read(root, "..data/e.yml")).toBe("b");
  });

  test("behind a part that is no folder is refused with the reason", () => {
    expect(read(workspace({ file: "" }), "file/e.yml")).toMatch(/^problem: cannot be read: ENOTDIR/);
  });
});

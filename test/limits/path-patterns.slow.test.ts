import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { atOnce } from "../../src/core/interruptible.ts";
import { defaultJobLimits } from "../../src/core/limits.ts";
import { findFiles } from "../../src/recordings/files/find.ts";
import { rungate } from "../e2e/command-line.ts";
import { workspace, write } from "../workspace.ts";

/** A pull request may choose both pattern and file names: backtracking would not end. */
describe("a pattern is tried in time that grows with its length and the name's, and no faster", () => {
  test.each([
    ["stars", `${"*a".repeat(40)}*c.json`],
    ["captures", `${"{_}a".repeat(40)}c.json`],
    ["folders", `${"**/a".repeat(40)}/*c.json`],
    ["two stars in each of many folders", `${"*a*/".repeat(8)}c.json`],
    ["two stars below any folders", "**/*a*/*a*/*a*/c.json"],
    ["alternatives", `${"{a,aa,a*}".repeat(40)}c.json`],
  ])("%s", async (_what, pattern) => {
    const root = workspace({ [`${"a".repeat(200)}.json`]: "{}" });
    write(root, `${"a/".repeat(60)}a.json`, "{}");
    write(root, `${`${"a".repeat(200)}/`.repeat(8)}a.json`, "{}");
    const { status, stderr } = await rungate(root, ["inspect", pattern]);
    expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
  });

  test("what libraries for globs make expressions of that go back is refused", () => {
    expect(() => atOnce(findFiles([`${"?(a)".repeat(30)}c.json`], workspace(), true))).toThrow(
      'not a glob: "(" has no meaning. For one of several write {a,b}',
    );
  });
});

describe("what is looked at to find recordings", () => {
  test("is no more than the folders to which a pattern leads", () => {
    const root = workspace({ "runs/a/1.json": "", "runs/b/1.json": "" });
    for (let at = 0; at < 50; at++) write(root, `other/${at}/1.json`, "");
    const within = (entries: number) => () =>
      atOnce(findFiles(["runs/{case}/{trial}.json"], root, true, { ...defaultJobLimits, entries }));
    expect(within(4)().files).toHaveLength(2);
    expect(within(3)).toThrow("more than the 3 files and folders");
  });

  test("is counted over all patterns", () => {
    const root = workspace({ "runs/a.json": "", "runs/b.json": "" });
    const find = () =>
      atOnce(findFiles(["runs/a*", "runs/b*"], root, true, { ...defaultJobLimits, entries: 3 }));
    expect(find).toThrow("more than the 3 files and folders");
  });

  test("ends where folders link to each other in every way", () => {
    const root = workspace({ "runs/a.json": "" });
    const names = Array.from({ length: 6 }, (_, at) => `f${at}`);
    for (const name of names) mkdirSync(join(root, name));
    for (const from of names) for (const to of names) symlinkSync(`../${to}`, join(root, from, to));
    const find = () => atOnce(findFiles(["**/*.json"], root, true, { ...defaultJobLimits, entries: 1_000 }));
    expect(find).toThrow("more than the 1000 files and folders");
  });

  test("is never outside of the root, however the way there is written", () => {
    const root = workspace({}, "inner");
    write(root, "../secret/s.json", "");
    for (const pattern of [
      "\\.\\./secret/{case}.json",
      "[.][.]/secret/{case}.json",
      "{..,a}/secret/{case}.json",
    ])
      expect(atOnce(findFiles([pattern], root, true)).files).toEqual([]);
  });

  test("is an error where a folder cannot be listed, for a recording in it would be missed", () => {
    const root = workspace({ "runs/a.json": "", "runs/shut/b.json": "" });
    execFileSync("chmod", ["000", join(root, "runs/shut")]);
    try {
      const { problems } = atOnce(findFiles(["runs/**/*.json"], root, true));
      const isRoot = process.getuid?.() === 0;
      expect(problems).toMatchObject(
        isRoot ? [] : [{ severity: "error", file: "runs/shut", message: expect.stringContaining("EACCES") }],
      );
    } finally {
      execFileSync("chmod", ["700", join(root, "runs/shut")]);
    }
  });
});

import { beforeAll, expect, test } from "vitest";
import { isGitIgnored } from "../../src/init/git-ignored.ts";
import { loadRe2 } from "../../src/re2.ts";

beforeAll(loadRe2);

/** Each as `git check-ignore` has it. */
test.each<[ignore: string, path: string, isIgnored: boolean]>([
  ["evals/runs", "evals/runs/a.json", true],
  ["evals/runs/", "evals/runs/a.json", true],
  ["/evals/runs/", "evals/runs/a.json", true],
  ["runs", "evals/runs/a.json", true],
  ["/runs", "evals/runs/a.json", false],
  ["runs/", "evals/runs", false],
  ["*.json", "evals/runs/a.json", true],
  ["evals/*.json", "evals/runs/a.json", false],
  ["evals/**/*.json", "evals/runs/a.json", true],
  ["*.json\n!a.json", "evals/runs/a.json", false],
  ["runs\n!a.json", "evals/runs/a.json", true],
  ["# runs\n\nother", "evals/runs/a.json", false],
  ["runs   ", "evals/runs/a.json", true],
  ["r{u,x}ns", "evals/runs/a.json", false],
  ["r[tu]ns\r\n", "evals/runs/a.json", true],
  ["[", "evals/runs/a.json", false],
])("%j leaves out %s: %s", (text, path, isIgnored) => {
  expect(isGitIgnored(path, [{ folder: "", text }])).toBe(isIgnored);
});

test("files of lower folders speak of what lies in them, after those above", () => {
  const files = (text: string) => [
    { folder: "", text: "*.json" },
    { folder: "evals", text },
  ];
  expect(isGitIgnored("evals/runs/a.json", files("!/runs/*.json"))).toBe(false);
  expect(isGitIgnored("other/runs/a.json", files("!/runs/*.json"))).toBe(true);
  expect(isGitIgnored("evals/runs/a.json", files("!/a.json"))).toBe(true);
});

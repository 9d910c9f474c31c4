import { beforeAll, expect, test } from "vitest";
import { loadRe2 } from "../../../src/core/expression.ts";
import { gitIgnores } from "../../../src/core/git/git.ts";
import { limits } from "../../../src/core/limits.ts";
import { workspace } from "../../workspace.ts";

beforeAll(loadRe2);

/** Expected lines of `git check-ignore`. */
test.each<[ignore: string, path: string, line: number | undefined]>([
  ["evals/runs", "evals/runs/a.json", 1],
  ["evals/runs/", "evals/runs/a.json", 1],
  ["/evals/runs/", "evals/runs/a.json", 1],
  ["runs", "evals/runs/a.json", 1],
  ["/runs", "evals/runs/a.json", undefined],
  ["runs/", "evals/runs", undefined],
  ["*.json", "evals/runs/a.json", 1],
  ["evals/*.json", "evals/runs/a.json", undefined],
  ["evals/**/*.json", "evals/runs/a.json", 1],
  ["*.json\n!a.json", "evals/runs/a.json", undefined],
  ["runs\n!a.json", "evals/runs/a.json", 1],
  ["# runs\n\nother", "evals/runs/a.json", undefined],
  ["# runs\n\nruns", "evals/runs/a.json", 3],
  ["runs   ", "evals/runs/a.json", 1],
  ["r{u,x}ns", "evals/runs/a.json", undefined],
  ["r[tu]ns\r\n", "evals/runs/a.json", 1],
  ["[", "evals/runs/a.json", undefined],
])("%j leaves out %s by line %s", (text, path, line) => {
  expect(gitIgnores(workspace({ ".gitignore": text }))(path)?.line).toBe(line);
});

test("files of lower folders speak of what lies in them, after those above", () => {
  const by = (text: string) => gitIgnores(workspace({ ".gitignore": "*.json", "evals/.gitignore": text }));
  expect(by("!/runs/*.json")("evals/runs/a.json")).toBeUndefined();
  expect(by("!/runs/*.json")("other/runs/a.json")).toMatchObject({ file: ".gitignore", text: "*.json" });
  expect(by("!/a.json")("evals/runs/a.json")).toMatchObject({ file: ".gitignore", line: 1 });
  expect(by("runs/")("evals/runs/a.json")).toMatchObject({ file: "evals/.gitignore", text: "runs/" });
});

test("more lines than are read", () => {
  const lines = (count: number) => `${"# more\n\nother\n".repeat(count)}evals/runs\n`;
  const by = (count: number) => gitIgnores(workspace({ ".gitignore": lines(count) }))("evals/runs/a.json");
  expect(by(limits.ignoringLines - 1)).toMatchObject({ text: "evals/runs" });
  expect(by(limits.ignoringLines)).toBeUndefined();
});

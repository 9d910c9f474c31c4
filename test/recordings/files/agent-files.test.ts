import { truncateSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import { changedFiles, readAgentFiles } from "../../../src/recordings/files/agent-files.ts";
import { workspace } from "../../workspace.ts";

const read = (root: string, ...globs: string[]) =>
  readAgentFiles(globs, { root, recordings: ["runs"], expectations: ["src/cases.yml"] });

describe("the files of an agent", () => {
  const files = {
    "src/a.ts": "1",
    "src/cases.yml": "cases: []",
    "src/node_modules/x.js": "1",
    "src/__pycache__/x.pyc": "1",
    "runs/a.1.json": "{}",
    "dist/agent.js": "1",
  };

  test("are those that the globs match, without recordings, expectations and what tools make", () => {
    const found = read(workspace(files), "**");
    expect(Object.keys(found.files)).toEqual(["src/a.ts"]);
  });

  test("in a folder that tools make count where a glob names it", () => {
    expect(Object.keys(read(workspace(files), "dist/*.js").files)).toEqual(["dist/agent.js"]);
  });

  test("have a digest each, in which line ends do not count", () => {
    const [one, other] = ["a\r\nb", "a\nb"].map((text) => read(workspace({ "a.py": text }), "*.py").files);
    expect(one).toEqual(other);
    expect(changedFiles(one ?? {}, { ...other, "b.py": "x" })).toEqual(["b.py"]);
  });

  test("are not the recordings alone: that is a problem", () => {
    const { files: found, problems } = read(workspace(files), "runs/*");
    expect(found).toEqual({});
    expect(problems[0]?.message).toContain("runs/* matches only recordings");
  });

  test("that are too many are none, with a problem", () => {
    const many = Array.from({ length: limits.agentFiles + 1 }, (_, at) => [`src/${at}.ts`, ""]);
    const { files, problems } = read(workspace(Object.fromEntries(many)), "src/*");
    expect(files).toEqual({});
    expect(problems[0]?.message).toContain("2,001 files of 0 MiB match, more than the 2000 of 64 MiB");
  });

  test("that are too large are none, with a problem", () => {
    const root = workspace({ "model.bin": "" });
    truncateSync(join(root, "model.bin"), limits.agentBytes + 1);
    const { files, problems } = read(root, "*.bin");
    expect(files).toEqual({});
    expect(problems[0]?.message).toContain("1 file of 65 MiB match");
  });
});

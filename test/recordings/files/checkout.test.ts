import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findConfigFile } from "../../../src/config/find-config-file.ts";
import { ConfigurationError } from "../../../src/core/problems.ts";
import { type Content, workspace, write } from "../../workspace.ts";

const POLICY = ".github/rungate.yml";

describe("the policy of a folder where nobody names one", () => {
  test.each<[string, Record<string, Content>, string | undefined]>([
    ["its own", { ".git/HEAD": "", [`packages/agent/${POLICY}`]: "", [POLICY]: "" }, POLICY],
    ["that of the repository", { ".git/HEAD": "", [POLICY]: "" }, `../../${POLICY}`],
    ["that of a repository whose .git is a file", { ".git": "gitdir: x", [POLICY]: "" }, `../../${POLICY}`],
    ["the nearest one", { ".git/HEAD": "", [POLICY]: "", [`packages/${POLICY}`]: "" }, `../${POLICY}`],
    ["none where there is none", { ".git/HEAD": "" }, undefined],
    ["none of a folder above that is no repository", { [POLICY]: "" }, undefined],
    ["none above the repository", { [POLICY]: "", "packages/.git/HEAD": "" }, undefined],
    ["its own where there is no repository", { [`packages/agent/${POLICY}`]: "" }, POLICY],
    ["rungate.yml", { ".git/HEAD": "", "rungate.yml": "" }, "../../rungate.yml"],
    [
      "a nearer rungate.yml",
      { ".git/HEAD": "", [POLICY]: "", "packages/agent/rungate.yml": "" },
      "rungate.yml",
    ],
  ])("is %s", (_what, files, expected) => {
    const root = workspace({ ...files, "packages/agent/evals/a.json": "" });
    expect(findConfigFile(join(root, "packages/agent"))?.file).toBe(expected);
  });

  test("is that of .github where there are two, and the other one is named", () => {
    const root = workspace({ ".git/HEAD": "", [POLICY]: "", "rungate.yml": "", "agent/a": "" });
    expect(findConfigFile(join(root, "agent"))).toEqual({ file: `../${POLICY}`, unused: "../rungate.yml" });
  });

  test("is refused where it leads out of the repository, and looked at where that cannot be known", () => {
    const root = workspace({ ".git/HEAD": "", ".github/a": "", "agent/a": "" }, "inner");
    write(root, "../elsewhere.yml", "");
    symlinkSync("../../elsewhere.yml", join(root, POLICY));
    expect(() => findConfigFile(join(root, "agent"))).toThrow(
      new ConfigurationError([
        {
          severity: "error",
          file: `../${POLICY}`,
          message: "leads outside the repository: copy the file into it, or name it with --policy",
        },
      ]),
    );
    const dangling = workspace({ ".git/HEAD": "", ".github/a": "", "agent/a": "" });
    symlinkSync("nothing.yml", join(dangling, POLICY));
    expect(findConfigFile(join(dangling, "agent"))?.file).toBe(`../${POLICY}`);
  });
});

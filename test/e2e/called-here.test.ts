import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { FROM_ADDRESS } from "../../src/core/install-command.ts";
import { gate, openPull, recordBase, recordings, startRepository } from "../attacks/trips.ts";
import { workspace } from "../workspace.ts";
import { programFile } from "./runner.ts";
import { unwrapped } from "./unwrapped.ts";

const failing = { toolCalls: [{ name: "u", arguments: {} }], referenceToolCalls: [{ name: "t" }] };

/** Returns the command line in rungate's output when started as this file of a project. */
function calledAs(file: string, env: Record<string, string> = {}): string | undefined {
  const root = workspace({ "agent/a.json": failing });
  const place = join(root, file);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(programFile(), place);
  const { stdout } = spawnSync(process.execPath, [place, "gate", "--runs", "{case}.json"], {
    cwd: join(root, "agent"),
    encoding: "utf8",
    env: { PATH: process.env.PATH, ...env },
  });
  return /Reproduce\s+(.*?) explain a /.exec(unwrapped(stdout))?.[1];
}

describe("a command to paste calls rungate as it was called:", () => {
  const address = "https://example.com/rungate.tgz";
  test.each<[string, file: string, env: Record<string, string>, called: string]>([
    ["installed in the project", "node_modules/.bin/rungate", { npm_command: "exec" }, "npx rungate"],
    ["installed, started by its path", "agent/node_modules/.bin/rungate", {}, "npx rungate"],
    ["installed globally", "bin/rungate", {}, "rungate"],
    ["installed globally, in a script of npm", "bin/rungate", { npm_command: "run-script" }, "rungate"],
    [
      "brought by npx from an address",
      "_npx/0a/node_modules/.bin/rungate",
      { npm_command: "exec", npm_config_package: address },
      `npx --yes --package ${address} rungate`,
    ],
    [
      "brought by npx from an address that is not known",
      "_npx/0a/node_modules/.bin/rungate",
      {},
      FROM_ADDRESS,
    ],
    [
      "brought by npx from an address that a shell would read otherwise",
      "_npx/0a/node_modules/.bin/rungate",
      { npm_config_package: "x;touch y" },
      FROM_ADDRESS,
    ],
    ["a clone", "rungate/dist/index.js", {}, "node ../rungate/dist/index.js"],
    ["a launcher", "bin/rungate", { RUNGATE_PROGRAM: "uvx rungate" }, "uvx rungate"],
    [
      "a launcher that brings Node",
      "bin/rungate",
      { RUNGATE_PROGRAM: 'uvx "rungate-cli[node]"' },
      'uvx "rungate-cli[node]"',
    ],
    ["a launcher with a name that is no command", "bin/rungate", { RUNGATE_PROGRAM: "a; b" }, "rungate"],
    ["a launcher with a blank name", "bin/rungate", { RUNGATE_PROGRAM: " " }, "rungate"],
  ])("%s", (_name, file, env, called) => {
    expect(calledAs(file, env)).toBe(called);
  });
});

describe("the action's commands to paste work in the project:", () => {
  test.each<[string, project: string | undefined, called: string]>([
    ["without a package.json", undefined, FROM_ADDRESS],
    ["with one that does not name rungate", '{ "dependencies": { "rungate-x": "1" } }', FROM_ADDRESS],
    ["with one that cannot be read", '{ "dependencies": "rungate" ', FROM_ADDRESS],
    ["with one that names it", '{ "devDependencies": { "rungate": "$(touch x)" } }', "npx rungate"],
  ])("%s", async (_name, project, called) => {
    const summary = await summaryIn(project === undefined ? {} : { "package.json": project });
    expect(summary).toContain(`${called} explain trip-4`);
  });

  test.each([
    ["whose requirements name it", { "requirements.txt": "openai\nrungate-cli==1.0.0\n" }],
    ["whose pyproject.toml names it", { "pyproject.toml": '[dependency-groups]\ndev = ["rungate-cli"]\n' }],
  ])("in Python, %s", async (_name, files) => {
    expect(await summaryIn(files)).toContain("<code>rungate explain trip-4");
  });

  async function summaryIn(project: Record<string, string>): Promise<string> {
    const { github, base } = await startRepository();
    recordBase(github, base);
    const pull = openPull(github, { ...recordings(["trip-4"]), ...project });
    return (await gate(github, pull)).summary;
  }
});

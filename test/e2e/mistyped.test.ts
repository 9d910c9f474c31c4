import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { type Content, workspace } from "../workspace.ts";
import { rungate } from "./command-line.ts";
import { programFile } from "./runner.ts";

const run = (name: string) => ({ toolCalls: [{ name, arguments: {} }], referenceToolCalls: [{ name }] });
const config = "runs: runs/{case}.{trial}.json\n";
const gate = (files: Record<string, Content>, ...words: string[]) =>
  rungate(workspace({ "runs/a.1.json": run("search_flights"), ...files }), ["gate", ...words]);

describe("what is typed by mistake is named with what may be meant:", () => {
  test.each([
    ["chek", "gate"],
    ["test", "gate"],
    ["setup", "init"],
    ["recrod", "record"],
  ])("the command %s", async (word, meant) => {
    const { status, stderr } = await rungate(workspace({}), [word]);
    expect(status).toBe(2);
    expect(stderr).toContain(`error: unknown command '${word}'\n`);
    expect(stderr).toContain(`(Did you mean ${meant}?)\n`);
  });

  test("a command that is near none", async () => {
    const { status, stderr } = await rungate(workspace({}), ["xylophone"]);
    expect(status).toBe(2);
    expect(stderr).not.toContain("Did you mean");
  });

  test.each(["prompt", "question", "query"])("the key %s of a case", async (key) => {
    const cases = { cases: [{ id: "a", [key]: "A flight" }] };
    const { status, stderr } = await gate(
      { "rungate.yml": config, "e.json": cases },
      "--expectations",
      "e.json",
    );
    expect(status).toBe(2);
    expect(stderr).toContain(`unknown key "${key}" in cases[0]: did you mean "input"?`);
  });

  test("a path with backslashes, in the file and in an option", async () => {
    const advice = "evals\\cases.yml: does not exist: write it with /: evals/cases.yml\n";
    const inFile = await gate({ "rungate.yml": `${config}expectations: evals\\cases.yml\n` });
    expect(inFile).toMatchObject({ status: 2, stderr: `error: ${advice}` });
    const result = await gate({ "rungate.yml": config }, "--expectations", "evals\\cases.yml");
    expect(result).toMatchObject({ status: 2, stderr: `error: ${advice}` });
  });

  test("a tool of the policy", async () => {
    const rules = (...names: string[]) =>
      `${config}tools: [${names.map((match) => `{ match: "${match}", readOnly: true }`).join(", ")}]\n`;
    const warning =
      'the policy\'s tool "serach_flights" is none that a run or a case has. Did you mean "search_flights"?';
    const warned = await gate({ "rungate.yml": rules("serach_flights") });
    expect(warned).toMatchObject({ status: 0, stdout: expect.stringContaining(`warning ${warning}`) });
    const innocent = await gate({
      "rungate.yml": rules("search_flights", "search_*", "get_weather", "serach_*"),
    });
    expect(innocent.stdout).not.toContain("warning");
  });
});

test("an older Node gets one sentence, and not the exit code of a failing gate", () => {
  const older = `data:text/javascript,${encodeURIComponent(
    'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.4" } })',
  )}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", older, programFile(), "gate"], {
    encoding: "utf8",
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: "",
    stderr:
      "error: rungate needs Node 20 or newer, and this is Node 18.20.4. Install a newer one from https://nodejs.org\n",
  });
});

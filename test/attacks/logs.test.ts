import { describe, expect, test } from "vitest";
import { reportText } from "../../src/report/cases.ts";
import { rungate } from "../e2e/command-line.ts";
import { readCommand } from "../e2e/workflow-commands.ts";
import { reportOn, workspace } from "../workspace.ts";
import { expectHarmless, hostile } from "./harmless.ts";
import {
  expectation,
  expectations,
  gate,
  openPull,
  recordBase,
  recording,
  recordings,
  startRepository,
} from "./trips.ts";

const texts: Record<string, string> = {
  "each command there is, on a line of its own": hostile,
  "the old spelling in the middle of a line":
    "a ##[add-mask]witness ##[error]forged ##[set-output name=verdict]forged",
  "a command behind every kind of white space": [" ", "\t", "\u0085", "\u00a0", "\u3000", "\ufeff"]
    .map((space) => `${space}::add-mask::witness`)
    .join("\n"),
  "escapes that become ends of lines": "%0A::add-mask::witness%0D%0A::error::forged%25%0A::stop-commands::x",
  "what ends a value in the file of outputs":
    "witness\nEOF\nghadelimiter_\nverdict=forged\nverdict<<ghadelimiter_\nforged",
  "an end of a line after each character": `${"::add-mask::x".split("").join("\r")}\rwitness`,
};

const isCommand = (line: string) => readCommand(line) !== undefined;
const commandsIn = (printed: string) => printed.split(/\r\n|[\r\n\u0085\u2028\u2029]/).filter(isCommand);

describe("the action gives the runner no command and no output, where ids, tools, arguments and reasons are", () => {
  test.each(Object.entries(texts))("%s", async (_what, text) => {
    const { github, base } = await startRepository();
    recordBase(github, base, { files: withCase(text) });
    const done = await gate(github, openPull(github, withCase(text, `not ${text}`)), {
      env: { RUNNER_DEBUG: "1" },
    });
    expectHarmless(done, github.token);
    expect(done.outputs.verdict).toBe("fail");
  });
});

function withCase(text: string, value = text): Record<string, string> {
  const quoted = JSON.stringify(text);
  const call = { name: text, arguments: { [text]: value }, status: "ok" };
  const more = `  - { id: ${quoted}, referenceToolCalls: [{ name: ${quoted}, arguments: { ${quoted}: ${quoted} } }] }\n`;
  return {
    "runs/a.json": JSON.stringify({ case: text, response: text, toolCalls: [call] }),
    "expectations.yml": `${expectations()}${more}`,
  };
}

test("3 MB of hostile texts leave a summary and outputs that GitHub takes", async () => {
  const { github, base } = await startRepository();
  recordBase(github, base);
  const long = "\u202e::error::x\n";
  const ids = Array.from({ length: 40 }, (_, at) => `${at} ${long.repeat(70)}`);
  const files = ids.map((id, at) => [`runs/new-${at}.json`, recording(id, long.repeat(5_000))] as const);
  const lines = ids.map((id) => expectation(JSON.stringify(id)));
  const pull = openPull(github, {
    ...Object.fromEntries(files),
    ...recordings(["trip-3"]),
    "expectations.yml": `${expectations()}${lines.join("\n")}\n`,
  });
  const { outputs, summary, annotations, exitCode } = await gate(github, pull);
  expect({ exitCode, verdict: outputs.verdict }).toEqual({ exitCode: 1, verdict: "fail" });
  expect(summary).toMatch(/^### ❌ rungate: /);
  expect(annotations.filter(({ message }) => message.includes("upload aborted"))).toEqual([]);
  expect(Buffer.byteLength(Object.values(outputs).join(""))).toBeLessThan(10_000);
});

describe("the command line gives the runner no command, where every text is hostile:", () => {
  const suite = ["--runs", "runs/*.json", "--expectations", "expectations.yml"];
  const compared = ["gate", ...suite, "--baseline", "base.json"];
  const [first = "", ...rest] = Object.values(texts);
  const commands: [string, (text: string) => string[]][] = [
    ["score", () => ["score", ...suite]],
    ["score --json", () => ["score", ...suite, "--json"]],
    ["score --markdown", () => ["score", ...suite, "--markdown"]],
    ["gate", () => compared],
    ["gate --json", () => [...compared, "--json"]],
    ["compare", () => ["compare", "base.json", "head.json"]],
    ["compare --json", () => ["compare", "base.json", "head.json", "--json"]],
    ["inspect", () => ["inspect", "runs/a.json"]],
    ["inspect --json", () => ["inspect", "runs/a.json", "--json"]],
    ["inspect of what is no recording", () => ["inspect", "broken.json"]],
    ["explain", (text) => ["explain", text, ...suite]],
    ["explain --json", (text) => ["explain", text, ...suite, "--json"]],
    ["explain of a case that is not there", (text) => ["explain", `no ${text}`, ...suite]],
    ["trend", () => ["trend", "base.json", "head.json"]],
    ["trend --json", () => ["trend", "base.json", "head.json", "--json"]],
    ["accept", (text) => ["accept", text, ...suite, "--dry-run"]],
    [
      "init",
      () => [
        "init",
        "--runs",
        "runs/*.json",
        "--dry-run",
        "--expectations",
        "new.yml",
        "--policy",
        "new-policy.yml",
      ],
    ],
    ["a file that is not there", (text) => ["inspect", `${text}.json`]],
    ["an option that is not there", (text) => ["score", `--${text}`]],
  ];

  test.each(commands)("%s", async (_name, command) => {
    for (const text of [first, rest.join("\n")]) {
      const args = command(text);
      const { stdout, stderr, status } = await rungate(folderWithText(text), args, {
        GITHUB_ACTIONS: "true",
      });
      expect([0, 1, 2]).toContain(status);
      expect(commandsIn(stdout)).toEqual([]);
      expect(commandsIn(stderr)).toEqual([]);
      if (args.includes("--json")) expect(stringsIn(JSON.parse(stdout)).join()).toContain(text);
      else expect(stdout + stderr).toMatch(/witne/);
    }
  });
});

function folderWithText(text: string): string {
  const terms = { runs: ["runs/*.json"], expectations: ["expectations.yml"] };
  const [before, after] = [withCase(text), withCase(text, `not ${text}`)];
  const reported = (files: Record<string, string>, commit: string) => {
    const report = reportOn(files, { ...terms, role: "base", commit: `${text} ${commit}` });
    return reportText({ ...report, tool: { version: text } });
  };
  return workspace({
    ...after,
    "base.json": reported(before, "a"),
    "head.json": reported(after, "b"),
    "broken.json": JSON.stringify({ [text]: text }),
  });
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [key, ...stringsIn(item)]);
}

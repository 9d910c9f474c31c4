import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { reportSchema } from "../../src/report/report.ts";
import { root } from "./runner.ts";

const examples = [
  ...["--runs", "examples/runs/{_}/{case}.{trial}.json"],
  ...["--runs", "examples/runs/ai-sdk/{case}/{trial}.json"],
  ...["--runs", "examples/runs/*.jsonl"],
  ...["--expectations", "examples/expectations.yml", "--policy", "examples/rungate.yml"],
];

function rungate(args: readonly string[], { cwd = root, env = {} } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "dist/index.js"), ...args], {
    cwd,
    encoding: "utf8",
    env: { PATH: process.env.PATH, ...env },
  });
  return { status, stdout, stderr };
}

describe("the built command line", () => {
  test("runs the README's first command", () => {
    const readme = readFileSync(join(root, "README.md"), "utf8");
    const command = /^node dist\/index\.js gate(?:.*\\\n)*.*$/m.exec(readme)?.[0];
    const result = spawnSync("bash", ["-c", command ?? "false"], {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, NO_COLOR: "1" },
    });
    expect(result).toMatchObject({ status: 0, stderr: "" });
    const shown = /\n```\n(✘ rungate.*?)\n```\n/s.exec(readme)?.[1] ?? "nothing";
    expect(result.stdout.startsWith(`${shown}\n`)).toBe(true);
  });

  test("prints the report and nothing else with --json, the same bytes every time", () => {
    const first = rungate(["gate", "--no-base", ...examples, "--json"]);
    const second = rungate(["gate", "--no-base", ...examples, "--json"]);
    expect(first).toMatchObject({ status: 0, stderr: "" });
    expect(first.stdout).toBe(second.stdout);
    expect(reportSchema.parse(JSON.parse(first.stdout)).createdAt).toBeNull();
  });

  test("takes several patterns after one --runs, as a shell expands them", () => {
    const files = [1, 2, 3].map((trial) => `examples/runs/openai/book-flight.${trial}.json`);
    const result = rungate(["score", "--runs", ...files, "--suite", "some", "--json"]);
    expect(JSON.parse(result.stdout)).toMatchObject({ suite: "some", totals: { runs: 3 } });
  });

  test("writes the time it is told into the report", () => {
    const now = rungate(["score", ...examples, "--json", "--now", "2026-01-31T12:00:00Z"]);
    expect(JSON.parse(now.stdout).createdAt).toBe("2026-01-31T12:00:00.000Z");
    const epoch = rungate(["score", ...examples, "--json"], { env: { SOURCE_DATE_EPOCH: "0" } });
    expect(JSON.parse(epoch.stdout).createdAt).toBe("1970-01-01T00:00:00.000Z");
    expect(rungate(["score", ...examples, "--now", "noon"])).toMatchObject({ status: 2, stdout: "" });
  });

  test("prints Markdown with --markdown", () => {
    const result = rungate(["gate", "--no-base", ...examples, "--markdown"]);
    expect(result.status).toBe(0);
    expect(result.stdout).toMatch(
      /^### ⚪ rungate: nothing to compare with, 5 of 14 cases do not pass every run\n/,
    );
  });

  test("explains a case call by call", () => {
    const result = rungate(["explain", "book-flight", ...examples]);
    expect(result.status).toBe(0);
    expect(result.stdout).toContain('date: expected "2026-06-12", got "2026-06-05"');
    expect(result.stdout).toContain("no match book_flight");
    expect(rungate(["explain", "bok-flight", ...examples])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Did you mean "book-flight"?'),
    });
  });

  test("explains a case of which nothing says what is expected with a word on the missing option", () => {
    const runs = ["--runs", "examples/runs/{_}/{case}.{trial}.json"];
    const without = rungate(["explain", "book-flight", ...runs]);
    expect(without).toMatchObject({
      status: 0,
      stderr: "warning: no --expectations was given, so only what recordings carry is expected\n",
    });
    expect(rungate(["explain", "book-flight", ...examples])).toMatchObject({ status: 0, stderr: "" });
  });

  test("says where to write the case when an option took it", () => {
    expect(rungate(["explain", "--runs", "examples/runs/*.jsonl", "book-flight"])).toMatchObject({
      status: 2,
      stdout: "",
      stderr: expect.stringContaining("Write the case before the options: rungate explain CASE --runs …"),
    });
    for (const command of ["explain", "accept"])
      expect(rungate([command, "--help"]).stdout).toMatch(/^Usage: rungate \w+ [<[]case\S* \[options\]\n/);
  });

  test.each<[string, string[]]>([
    ["for a person", []],
    ["as Markdown", ["--markdown"]],
    ["as JSON", ["--json"]],
  ])("writes the report with --output and still prints it %s", (_how, how) => {
    const folder = mkdtempSync(join(tmpdir(), "output-"));
    const file = join(folder, "report.json");
    for (const command of ["gate", "score"]) {
      const printed = rungate([command, ...examples, ...how]);
      expect(rungate([command, ...examples, ...how, "--output", file])).toEqual(printed);
      expect(readFileSync(file, "utf8")).toBe(rungate([command, ...examples, "--json"]).stdout);
    }
    expect(readdirSync(folder)).toEqual(["report.json"]);
  });

  test("prints the report although it cannot be written, and ends with 2", () => {
    const folder = mkdtempSync(join(tmpdir(), "output-"));
    const pipe = join(mkdtempSync(join(tmpdir(), "pipe-")), "pipe");
    expect(spawnSync("mkfifo", [pipe]).status).toBe(0);
    const { stdout } = rungate(["gate", "--no-base", ...examples]);
    for (const [file, message] of [
      [folder, "cannot be written: it is a folder"],
      [join(folder, "none/report.json"), "cannot be written, check that its folder is there"],
      [pipe, "cannot be written: it is not a regular file"],
    ] as const) {
      const result = rungate(["gate", "--no-base", ...examples, "--output", file]);
      expect(result).toMatchObject({ status: 2, stdout });
      expect(result.stderr).toContain(`error: ${file}: ${message}`);
    }
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each(["--commit", "--baseline", "--output", "--html", "--junit", "--policy"])(
    "refuses a blank %s",
    (option) => {
      for (const blank of ["", " \t"]) {
        const result = rungate(["gate", "--no-base", ...examples, option, blank]);
        expect(result).toMatchObject({ status: 2, stdout: "" });
        expect(result.stderr).toContain(option);
        expect(result.stderr).toContain("It is blank: check that the variable it comes from is set");
      }
    },
  );

  test("inspects a recording as JSON", () => {
    const result = rungate(["inspect", "--json", "examples/runs/openai/add-baggage.2.json"]);
    expect(result.status).toBe(0);
    const { runs, problems } = JSON.parse(result.stdout);
    expect(problems).toEqual([]);
    expect(runs).toMatchObject([{ index: 0, format: "openai-chat", case: "add-baggage.2", trial: null }]);
    expect(runs[0].toolCalls.some((call: { malformed: boolean }) => call.malformed)).toBe(true);
  });

  test("inspects recordings that are read, incomplete, expected or unknown", async () => {
    const folder = mkdtempSync(join(tmpdir(), "inspect-"));
    const userMessage = { role: "user", content: "A flight to Lisbon on 12 June, and how is the weather?" };
    const made = (id: string, name: string, args: string) => ({ id, function: { name, arguments: args } });
    const calls = [
      made("c1", "search_flights", '{"to":"Lisbon"}'),
      made("c2", "get_weather", "{to: Lisbon}"),
    ];
    const recordings = {
      "chat.json": [
        userMessage,
        { role: "assistant", tool_calls: calls },
        { role: "tool", tool_call_id: "c1", content: "NV417" },
        { role: "tool", tool_call_id: "c2", content: "Error: not JSON" },
        { role: "assistant", content: "NV417 is free." },
      ],
      "cut.json": [userMessage, { role: "tool", tool_call_id: "c1", content: "NV417" }],
      "trips.evalset.json": {
        eval_set_id: "trips",
        eval_cases: [
          {
            eval_id: "book-flight",
            conversation: [
              {
                user_content: { parts: [{ text: userMessage.content }], role: "user" },
                intermediate_data: { tool_uses: [{ name: "search_flights", args: { to: "Lisbon" } }] },
              },
            ],
          },
        ],
      },
      "typo.json": { role: "assistant", toolcalls: [{ function: { name: "f", arguments: {} } }] },
      "strange.json": { hello: "world" },
      "body.json": { error: { message: "overloaded", type: "server_error" } },
    };
    for (const [name, content] of Object.entries(recordings))
      writeFileSync(join(folder, name), JSON.stringify(content));
    const result = rungate(["inspect", ...Object.keys(recordings)], { cwd: folder });
    expect(result).toMatchObject({ status: 1, stderr: "" });
    const shown = result.stdout.replace(/Next: .* init\n/, "Next: rungate init\n");
    await expect(shown).toMatchFileSnapshot("../golden/inspect/recordings.txt");
  });

  test("inspects several runs of one file without demanding a case id", () => {
    const folder = mkdtempSync(join(tmpdir(), "inspect-"));
    const row = JSON.stringify({ toolCalls: [{ name: "f", arguments: { n: 1 } }] });
    writeFileSync(
      join(folder, "rows.jsonl"),
      `${row}\n${row.replace("}]", ', "id": 12345678901234567890}]')}\n`,
    );
    const result = rungate(["inspect", "--json", "rows.jsonl"], { cwd: folder });
    expect(result.status).toBe(0);
    expect(JSON.parse(result.stdout).runs).toMatchObject([
      { case: null, index: 0 },
      { case: null, index: 1 },
    ]);
  });

  test("says what is wrong with the usage and ends with 2", () => {
    expect(rungate(["gate", "--rnus", "x"])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("--runs"),
    });
    expect(rungate(["gate"])).toMatchObject({ status: 2, stderr: expect.stringContaining("no recordings") });
    expect(rungate(["gaet"])).toMatchObject({ status: 2, stderr: expect.stringContaining("gate") });
    expect(rungate(["gate", "--no-base", ...examples, "--json", "--markdown"]).status).toBe(2);
    expect(rungate(["gate", "--no-base", ...examples, "--format", "opnai-chat"])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Did you mean "openai-chat"?'),
    });
  });

  test("fails on a broken recording and scores the others", () => {
    const folder = mkdtempSync(join(tmpdir(), "broken-"));
    writeFileSync(join(folder, "good.json"), JSON.stringify({ toolCalls: [], referenceToolCalls: [] }));
    writeFileSync(join(folder, "bad.json"), '{"toolCalls": [');
    for (const command of ["gate", "score"]) {
      const result = rungate([command, "--runs", "*.json", "--json"], { cwd: folder });
      expect(result.status).toBe(1);
      const report = JSON.parse(result.stdout);
      expect(report.scores.f1).toMatchObject({ value: 1, assessed: 1 });
      expect(report.problems).toMatchObject([{ severity: "error", file: "bad.json", line: 1 }]);
      expect(report.verdict.result).toBe("fail");
    }
  });

  test("survives a reader that stops early", () => {
    const quoted = examples.map((part) => `'${part}'`).join(" ");
    const script = `set -o pipefail; "${process.execPath}" dist/index.js gate --no-base ${quoted} --json | head -c 10 >/dev/null`;
    expect(spawnSync("bash", ["-c", script], { cwd: root, encoding: "utf8" })).toMatchObject({ stderr: "" });
  });

  test("paints only when colours are wanted", () => {
    const plain = rungate(["gate", "--no-base", ...examples]).stdout;
    const painted = rungate(["gate", "--no-base", ...examples], { env: { FORCE_COLOR: "1" } }).stdout;
    const escapes = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, "g");
    expect(plain).not.toMatch(escapes);
    expect(painted).toMatch(escapes);
    expect(painted.replace(escapes, "")).toBe(plain);
    expect(
      rungate(["gate", "--no-base", ...examples], { env: { FORCE_COLOR: "1", NO_COLOR: "1" } }).stdout,
    ).toBe(plain);
  });
});

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loadConfigFile } from "../../src/config/config-file.ts";
import { loadExpectations } from "../../src/config/expectations.ts";
import type { JsonObject } from "../../src/core/json.ts";
import type { Report } from "../../src/report/report.ts";
import { rungate } from "../e2e/command-line.ts";
import { goldenRows } from "../golden/conformance.ts";
import { workspace } from "../workspace.ts";
import { exampleCommands, exampleFiles } from "./example-files.ts";
import { blocks, brokenLinks, sections, tables } from "./markdown.ts";

const url = new URL("../../docs/migrating.md", import.meta.url);
const page = readFileSync(url, "utf8");
const example = sections(page).find((section) => section.startsWith("promptfoo\n")) ?? "";

describe("the page on coming from another tool", () => {
  test("has links that lead somewhere", () => {
    expect(brokenLinks(url)).toEqual([]);
  });

  test("names keys that there are", () => {
    const cells = tables(page).flatMap(({ rows }) => rows.map(({ here = "" }) => here));
    const snippets = cells.flatMap((cell) => [...cell.matchAll(/`([a-z]\w*: (?:\{.*?\}|\w+))`/gi)]);
    expect(snippets.length).toBeGreaterThan(10);
    const unknown = snippets.filter(([, snippet = ""]) => !isAccepted(snippet));
    expect(unknown.map(([, snippet]) => snippet)).toEqual([]);
  });

  test("has an example that prints what it says", async () => {
    const { stdout, stderr, status } = await lastCommand();
    const printed = stdout.replaceAll(/\bnode \S+\.[jt]s (?=explain|accept)/g, "rungate ");
    expect({ printed, stderr, status }).toEqual({
      printed: blocks(example, "text").join(""),
      stderr: "",
      status: 0,
    });
  });

  test("has rungate's score of the example, and the one by promptfoo's own code for such calls", async () => {
    const { cases }: Report = JSON.parse((await lastCommand("--json")).stdout);
    const [row] = tables(example).flatMap(({ header, rows }) => (header[0] === "case" ? rows : []));
    expect(cases.map(({ id }) => `\`${id}\``)).toEqual([row?.case]);
    const f1 = cases[0]?.trials[0]?.scores.f1;
    expect(row?.["`f1`"]).toBe(f1?.status === "scored" ? rounded(f1.value) : f1?.status);

    const golden = goldenRows<JsonObject & { case: string }>("promptfoo_golden.jsonl").find(
      (one) => one.case === "f1 extra prediction",
    );
    expect(row?.promptfoo).toBe(rounded(Number(golden?.f1 ?? golden?.score)));
    expect(golden).toMatchObject({ reference: [{}], predicted: [{}, {}] });
  });
});

function isAccepted(snippet: string): boolean {
  const inPolicy = [snippet, `tools: [{ match: t, ${snippet} }]`];
  const inCase = [
    snippet,
    `referenceToolCalls: [], ${snippet}`,
    `f1: { ${snippet} }`,
    `referenceToolCalls: [{ name: t, ${snippet} }]`,
  ];
  return [
    ...inPolicy.map((text) => loadConfigFile("policy.yml", text)),
    ...inCase.map((text) => loadExpectations([{ file: "e.yml", text: `cases: [{ id: c, ${text} }]` }])),
  ].some(({ problems }) => problems.length === 0);
}

function lastCommand(...more: string[]) {
  const root = workspace(exampleFiles(example));
  const commands = exampleCommands(example);
  for (const [, ...args] of commands.slice(0, -1)) execFileSync(process.execPath, args, { cwd: root });
  return rungate(root, [...(commands.at(-1) ?? []).slice(1), ...more]);
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100);
}

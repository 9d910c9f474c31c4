import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { loadConfigFile } from "../../src/config/config-file.ts";
import { loadExpectations } from "../../src/config/expectations.ts";
import { isObject, type Json, type JsonObject, objectsOf } from "../../src/core/json.ts";
import type { Report } from "../../src/report/report.ts";
import { rungate } from "../e2e/command-line.ts";
import { goldenRows } from "../golden/conformance.ts";
import { workspace } from "../workspace.ts";
import { exampleCommands, exampleFiles } from "./example-files.ts";
import { blocks, brokenLinks, sections, tables } from "./markdown.ts";

const url = new URL("../../docs/migrating.md", import.meta.url);
const page = readFileSync(url, "utf8");
const peers = new Map(
  sections(page)
    .filter((section) => section.includes("```sh"))
    .map((section) => [section.split("\n")[0] ?? "", section]),
);

/** The golden row of an example: the peer's own result for such calls, with any tool names. */
const golden: [peer: string, id: string, column: string, file: string, row: string, options?: object][] = [
  ["Mastra", "plan-a-day", "Mastra", "mastra_code", "order correct with extra, flexible"],
  [
    "Mastra",
    "compare-two",
    "Mastra",
    "mastra_code",
    "flexible: repeated expected tool present twice (expected A,A actual A,A)",
  ],
  ["RAGAS", "weather", "RAGAS", "ragas", "f1 extra prediction"],
  ["RAGAS", "sun", "RAGAS", "ragas", "same calls, reordered weather/uv"],
  [
    "Spring and Java",
    "weather",
    "spring-ai-ragas",
    "spring",
    "docs: 2 of 3 args match",
    { mode: "FLEXIBLE", argumentMatchThreshold: 0.8 },
  ],
  ...["strict", "unordered"].map((mode): (typeof golden)[number] => [
    "agentevals",
    "limits",
    `agentevals \`${mode}\``,
    "agentevals",
    "across-message order swapped",
    { trajectoryMatchMode: mode },
  ]),
  ["promptfoo", "weather", "promptfoo", "promptfoo", "f1 extra prediction"],
  ["promptfoo", "sun", "promptfoo", "promptfoo", "same calls, reordered weather/uv"],
];

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

  test.each([...peers])("%s: the example prints what it says", async (_peer, section) => {
    const { stdout, stderr, status } = await lastCommand(exampleFolder(section), section);
    const printed = stdout.replaceAll(/\bnode \S+\.[jt]s (?=explain|accept)/g, "rungate ");
    expect({ printed, stderr, status }).toEqual({
      printed: blocks(section, "text").join(""),
      stderr: "",
      status: 0,
    });
  });

  test.each([...peers])("%s: rungate's scores are those of the table", async (_peer, section) => {
    const { stdout } = await lastCommand(exampleFolder(section), section, "--json");
    const { cases }: Report = JSON.parse(stdout);
    expect(cases.map(({ id }) => `\`${id}\``).sort()).toEqual(
      scoreRows(section)
        .map((row) => row.case)
        .sort(),
    );
    for (const row of scoreRows(section)) {
      const [trial] = cases.find(({ id }) => `\`${id}\`` === row.case)?.trials ?? [];
      for (const scorer of ["code", "f1"] as const) {
        const outcome = trial?.scores[scorer];
        const value = outcome?.status === "scored" ? rounded(outcome.value) : outcome?.status;
        expect([row.case, row[`\`${scorer}\``] ?? value]).toEqual([row.case, value]);
      }
    }
  });

  test.each(golden)("%s: %s has the score of %s's own code", (peer, id, column, file, name, options) => {
    const section = peers.get(peer) ?? "";
    const rows = goldenRows<JsonObject & { case: string }>(`${file}_golden.jsonl`);
    const row = rows.find((row) => row.case === name && (options === undefined || hasOptions(row, options)));
    expect(namesIn(exampleCase(section, id))).toEqual(namesIn(goldenCase(row ?? {})));
    const score = Number(row?.f1 ?? row?.score);
    const scores = scoreRows(section).find((row) => row.case === `\`${id}\``);
    expect(scores?.[column]).toBe(rounded(score));
  });

  test("has every score of a peer from a golden row", () => {
    const rows = [...peers].flatMap(([peer, section]) =>
      scoreRows(section).flatMap((row) =>
        Object.keys(row)
          .filter((column) => column !== "case" && !column.startsWith("`"))
          .map((column) => [peer, row.case, column]),
      ),
    );
    expect(rows.sort()).toEqual(golden.map(([peer, id, column]) => [peer, `\`${id}\``, column]).sort());
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

function scoreRows(section: string): Record<string, string>[] {
  return tables(section).flatMap(({ header, rows }) => (header[0] === "case" ? rows : []));
}

function exampleFolder(section: string): string {
  const root = workspace(exampleFiles(section));
  for (const [, ...args] of exampleCommands(section).slice(0, -1))
    execFileSync(process.execPath, args, { cwd: root });
  return root;
}

function lastCommand(root: string, section: string, ...more: string[]) {
  const [last = []] = exampleCommands(section).slice(-1);
  return rungate(root, [...last.slice(1), ...more]);
}

interface Names {
  expected: string[];
  called: string[];
}

function exampleCase(section: string, id: string): Names {
  const files = Object.entries(exampleFiles(section));
  const expectations: { cases?: JsonObject[] } = parse(
    files.find(([file]) => file.endsWith("expectations.yml"))?.[1] ?? "{}",
  );
  const documents = files
    .filter(([file]) => /\.jsonl?$/.test(file))
    .flatMap(([file, text]) => {
      const rows: JsonObject[] = file.endsWith("l")
        ? text
            .trim()
            .split("\n")
            .map((line) => JSON.parse(line))
        : [JSON.parse(text)];
      return rows.map((row) => ({ file, row, text: JSON.stringify(row) }));
    });
  const own = documents.find(
    ({ file, text }) => file.includes(`/${id}.`) || text.includes(`"case":"${id}"`),
  )?.row;
  const expected = expectations.cases?.find((testCase) => testCase.id === id);
  const { referenceToolCalls, reference_tool_calls, reference_outputs, ...called } = own ?? {};
  return {
    expected: toolNames(
      (expected ?? referenceToolCalls ?? reference_tool_calls ?? reference_outputs ?? null) as Json,
    ),
    called: toolNames(called),
  };
}

function goldenCase(row: JsonObject): Names {
  const { config, preprocess, reference, predicted, outputs, referenceOutputs } = row;
  return {
    expected: toolNames(
      (isObject(config) ? { expectedToolOrder: config.expectedToolOrder ?? [] } : undefined) ??
        reference ??
        referenceOutputs ??
        null,
    ),
    called: toolNames(
      (isObject(preprocess) ? { expectedToolOrder: preprocess.actualTools ?? [] } : undefined) ??
        predicted ??
        outputs ??
        null,
    ),
  };
}

function toolNames(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(toolNames);
  if (!isObject(value)) return [];
  if (Array.isArray(value.expectedToolOrder)) return value.expectedToolOrder.map(String);
  const own = [value.name, value.toolName].filter((name) => typeof name === "string");
  return [
    ...own,
    ...objectsOf(Object.values(value)).flatMap(toolNames),
    ...listsIn(value).flatMap(toolNames),
  ];
}

function listsIn(value: JsonObject): Json[] {
  return Object.values(value).filter((value) => Array.isArray(value));
}

function namesIn({ expected, called }: Names): Names {
  const uniqueNames = [...new Set([...expected, ...called])];
  const letter = (name: string) => String.fromCharCode(65 + uniqueNames.indexOf(name));
  return { expected: expected.map(letter), called: called.map(letter) };
}

function hasOptions({ options }: JsonObject, config: object): boolean {
  return JSON.stringify(options) === JSON.stringify(config);
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100);
}

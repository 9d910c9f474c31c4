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
import { brokenLinks, tables } from "./markdown.ts";

const url = new URL("../../docs/migrating.md", import.meta.url);
const page = readFileSync(url, "utf8");

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

  test("has a script that writes recordings from promptfoo's results, scored as by promptfoo's own code", async () => {
    const [golden] = goldenRows<JsonObject & { case: string }>("promptfoo_golden.jsonl").filter(
      (one) => one.case === "f1 extra prediction",
    );
    const { reference = [], predicted = [] } = golden as { reference?: Named[]; predicted?: Named[] };
    const calls = predicted.map(({ name }, at) => ({
      id: String(at),
      type: "function",
      function: { name, arguments: "{}" },
    }));
    const result = {
      testCase: { metadata: { case: "weather" } },
      prompt: { raw: "How is Paris today?" },
      response: { output: calls },
    };
    const root = workspace({
      "results.jsonl": `${JSON.stringify(result)}\n${JSON.stringify(result)}\n`,
      "recordings.mjs": readFileSync(
        new URL("../../examples/promptfoo/recordings.mjs", import.meta.url),
        "utf8",
      ),
      "evals/expectations.yml": { cases: [{ id: "weather", referenceToolCalls: reference }] },
      ".github/rungate.yml":
        "runs: evals/runs/{case}.{trial}.json\nexpectations: evals/expectations.yml\ngate: { scorers: [f1] }\n",
    });
    execFileSync(process.execPath, ["recordings.mjs"], { cwd: root });
    const { stdout, stderr, status } = await rungate(root, ["score", "--json"]);
    expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
    const { cases }: Report = JSON.parse(stdout);
    expect(cases).toMatchObject([{ id: "weather", trials: [{ scores: { f1: { status: "scored" } } }] }]);
    expect(cases[0]?.scores.f1).toBeCloseTo(Number(golden?.f1), 3);
  });
});

interface Named {
  name: string;
}

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

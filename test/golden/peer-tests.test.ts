import { describe, expect, test } from "vitest";
import { loadExpectations } from "../../src/config/expectations.ts";
import { policySchema } from "../../src/config/policy-schema.ts";
import { type Json, type JsonObject, jsonText } from "../../src/core/json.ts";
import { passes } from "../../src/gate/score/passes.ts";
import { scoreRun } from "../../src/gate/score/score-run.ts";
import { toolBook } from "../../src/scorers/tool-book.ts";
import { type GoldenRow, goldenRows } from "./conformance.ts";
import { readRun } from "./scored.ts";
import { namedDifferences, writtenMode } from "./written-modes.ts";

interface Call {
  name: string;
  args?: JsonObject;
  result?: Json;
}

/** The expected result in a peer's test of its comparison of a run's calls with references. */
interface Row extends GoldenRow {
  peer: string;
  /** The peer's name for a mode, or our name for Mastra's other checks. */
  mode: string;
  arguments?: "ignore";
  strictMode?: boolean;
  maxToolCalls?: number;
  predicted: Call[];
  reference: Call[];
  pass: boolean | null;
  rule?: string;
}

const files = ["modes_agentevals.jsonl", "modes_adk.jsonl", "modes_mastra.jsonl"];
const rows = files.flatMap((file) => goldenRows<Row>(file));

function written(row: Row): { ofCase: JsonObject; ofPolicy: JsonObject } {
  const { peer, mode, reference, predicted, strictMode = false, maxToolCalls } = row;
  const names = reference.map(({ name }) => name);
  const more: JsonObject = { strictMode, ...(maxToolCalls === undefined ? {} : { maxToolCalls }) };
  const alone = (ofCase: JsonObject) => ({ ofCase: { ...more, ...ofCase }, ofPolicy: {} });
  switch (mode) {
    case "undeclared":
      return alone({});
    case "expectedTool":
      return alone({ expectedTool: names[0] ?? "" });
    case "expectedToolOrder":
      return alone({ expectedToolOrder: names });
    case "forbidden":
      return alone({ forbiddenTools: names, expectedToolOrder: predicted.map(({ name }) => name) });
    default: {
      const column = peer.startsWith("agentevals") ? "agentevals" : peer === "ADK" ? "ADK" : "Mastra";
      const { ofCase, ofPolicy } = writtenMode(column, mode);
      return { ofCase: { ...more, referenceToolCalls: referencesOf(row), ...ofCase }, ofPolicy };
    }
  }
}

function referencesOf({ reference, arguments: compared }: Row): JsonObject[] {
  return reference.map(({ name, args, result }) => ({
    name,
    ...(compared === "ignore" || args === undefined ? {} : { arguments: args }),
    ...(result === undefined ? {} : { result }),
  }));
}

/** True when the run passes by equivalent files; null when no scorer decides. */
function answer(row: Row): boolean | null {
  const { ofCase, ofPolicy } = written(row);
  const text = jsonText({ cases: [{ id: "row", ...ofCase }] });
  const { expectations, problems } = loadExpectations([{ file: "cases.json", text }]);
  expect(problems).toEqual([]);
  const toolCalls = row.predicted.map(({ name, args, result }) => ({
    name,
    arguments: args ?? {},
    ...(result === undefined ? {} : { result }),
  }));
  const run = readRun({ toolCalls });
  const expectation = expectations.get("row");
  if (run === undefined || expectation === undefined) throw new Error("nothing was read");
  return passes(scoreRun(run, expectation, toolBook([])), policySchema.parse(ofPolicy));
}

describe("what peers' own tests expect of their modes", () => {
  test.each(rows.map((row) => [row.peer, row.mode, row.case, row] as const))(
    "%s, %s: %s",
    (_peer, _mode, _case, row) => {
      const ours = answer(row);
      if (row.rule === undefined) expect(ours).toBe(row.pass);
      else expect(ours).not.toBe(row.pass);
    },
  );

  test("differs from ours for the reasons that migrating.md names, and no other", () => {
    const counts: Record<string, number> = {};
    for (const { rule } of rows) if (rule !== undefined) counts[rule] = (counts[rule] ?? 0) + 1;
    expect(counts).toEqual(namedDifferences());
  });
});

import { describe, expect, test } from "vitest";
import { loadExpectations } from "../../src/config/expectations.ts";
import { policySchema } from "../../src/config/policy-schema.ts";
import { type Json, type JsonObject, jsonText } from "../../src/core/json.ts";
import { passes, scoreRun } from "../../src/gate/score.ts";
import { toolBook } from "../../src/scorers/tool-book.ts";
import { type GoldenRow, goldenRows } from "./conformance.ts";
import { readRun } from "./scored.ts";
import { namedDifferences, writtenMode } from "./written-modes.ts";

interface Call {
  name: string;
  args?: JsonObject;
  result?: Json;
}

/** What a test of a peer expects of its comparison of the calls of a run with references. */
interface Row extends GoldenRow {
  peer: string;
  /** A mode as the peer calls it, or what Mastra's other checks are here. */
  mode: string;
  arguments?: "ignore";
  strictMode?: boolean;
  maxToolCalls?: number;
  predicted: Call[];
  reference: Call[];
  /** Null: it throws. */
  pass: boolean | null;
  /** Why our answer is another one. Absent: it is the same. */
  rule?: string;
}

const files = ["modes_agentevals.jsonl", "modes_adk.jsonl", "modes_mastra.jsonl"];
const rows = files.flatMap((file) => goldenRows<Row>(file));

/** What a case and a policy say in place of what the row's test configures. */
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

/** Whether the run passes, as files would say it all; null where nothing decides. */
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

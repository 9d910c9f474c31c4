import { expect, test } from "vitest";
import type { JsonObject } from "../../src/core/json.ts";
import { conformance, type GoldenRow, goldenRows } from "./conformance.ts";
import { documented } from "./documented.ts";
import type { GoldenCall } from "./pairings.ts";
import { passes, scored } from "./scored.ts";
import { ragasOptions, writtenMode } from "./written-modes.ts";

/** The result of RAGAS's ToolCallAccuracy on calls and references. */
interface Row extends GoldenRow {
  predicted: GoldenCall[];
  reference: GoldenCall[];
  options: { strict_order: boolean };
  accuracy: number;
}

type Ours = boolean | string;

/** True when the run passes with the migration page's settings for the metric. */
function answer({ predicted, reference, options: { strict_order } }: Row): Ours {
  const { ofCase } = writtenMode("others", `strict_order=${strict_order ? "True" : "False"}`);
  const caseFields = {
    referenceToolCalls: reference.map(callOf),
    ...ofCase,
    ...ragasOptions("ToolCallAccuracy"),
  };
  return passes(scored({ toolCalls: predicted.map(callOf) }, caseFields));
}

function callOf({ name, args }: GoldenCall): JsonObject {
  return { name, arguments: args ?? {} };
}

test("a run passes where ToolCallAccuracy of RAGAS says 1, but for the differences that metrics.md names", () => {
  const rows = goldenRows<Row>("ragas_golden.jsonl");
  const agrees = ({ accuracy }: Row, ours: Ours) => ours === (accuracy === 1);
  expect(conformance(rows, answer, agrees, [])).toEqual(documented("RAGAS ToolCallAccuracy"));
});

import { isObject, type Json, type JsonObject } from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import type { Format } from "../../format.ts";
import { type Result, resultRun } from "./result-row.ts";

const CASES = ["case", "case_id", "caseid", "id", "name", "test", "test_name"];
/** A pass is exact, and a score needs a mark, so a pass comes first. */
const OUTCOMES = ["passed", "pass", "success", "ok", "score", "reward"];
const TRIALS = ["trial", "repeat", "attempt", "epoch"];
/** Fields of recordings of calls and of traces, which say more than a result. */
const NO_RESULT =
  /^(?:tool_?calls|messages|steps|traj|trajectory|events|spans|items|contents|conversation|scorer_?id|trace_?id|span_?id|run_type|type|role|kind|tool|tool_?name|toolcallid)$/;

/** Rows of case and result, as any runner's table has them. */
export const results: Format = {
  id: "results",
  title: "results of any runner: `{case, trial, passed}` or `{case, trial, score}`",
  looksFor: "a case (case, case_id, id, name, test) beside its result (passed, success, ok, score, reward)",
  marks: [
    ["case", "passed"],
    ["id", "score"],
  ],
  detect: (document) => rowOf(document) !== undefined,
  read(document) {
    const row = rowOf(document);
    if (row === undefined)
      throw new RecordingError("no result: expected a case beside passed, success, ok, score or reward");
    return [resultRun(row, document as JsonObject, "your runner")];
  },
};

function rowOf(document: Json): Result | undefined {
  if (!isObject(document)) return undefined;
  const fields = new Map(
    Object.entries(document).map(([key, value]) => [plainKey(key), [key, value] as const]),
  );
  if ([...fields.keys()].some((key) => NO_RESULT.test(key))) return undefined;
  const named = first(fields, CASES);
  const outcome = first(fields, OUTCOMES);
  if (named === undefined || outcome === undefined) return undefined;
  const [field, value] = outcome;
  if (isObject(value) || Array.isArray(value)) return undefined;
  return {
    caseId: named[1],
    trial: first(fields, TRIALS)?.[1],
    field,
    value,
    input: fields.get("input")?.[1],
    response: (fields.get("response") ?? fields.get("output"))?.[1],
  };
}

/** Tables name columns as people do: "Case ID", "Passed". */
function plainKey(key: string): string {
  return key
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_");
}

function first<Field>(fields: ReadonlyMap<string, Field>, names: readonly string[]): Field | undefined {
  for (const name of names) {
    const field = fields.get(name);
    if (field !== undefined) return field;
  }
  return undefined;
}

/** Returns the cells of a table's row that say what a result says. A column such as "type" makes no recording of it. */
export function resultCells(row: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !NO_RESULT.test(plainKey(column))));
}

/** Returns true if the columns of a table are those of results. */
export function areResultColumns(columns: readonly string[]): boolean {
  return rowOf(resultCells(Object.fromEntries(columns.map((column) => [column, ""])))) !== undefined;
}

export const RESULT_COLUMNS = `a column for the case (${CASES.slice(0, 2).join(", ")}, id, name or test) and one for the result (passed, success, ok, score or reward)`;

import { groupBy } from "../../../group-by.ts";
import { jsonText } from "../../../json/canonical.ts";
import { isObject, isString, type Json, type JsonObject } from "../../../json/json.ts";
import { storedScores } from "../../recorded-scores.ts";
import type { Run } from "../../run.ts";
import { readTrace } from "../../traces.ts";
import { isExperimentRow, isScoreRow, namesOf, readScorerRun } from "./scorer-run.ts";

/** The rows of a store's scores, or the results of an experiment: a list of them, or what an API answers with such a list. */
export function rowsIn(document: Json): JsonObject[] | undefined {
  const list = isObject(document) ? (document.results ?? document.scores) : document;
  if (!Array.isArray(list) || list.length === 0) return undefined;
  return list.every(isScoreRow) || list.every(isExperimentRow) ? (list as JsonObject[]) : undefined;
}

/** The runs in such rows. A run that several scorers looked at is one. */
export function readRows(rows: readonly JsonObject[]): Run[] {
  const byRun = groupBy(rows, (row) => (isScoreRow(row) && isString(row.runId) ? row.runId : row));
  const distinct = [...byRun.values()].flatMap((some) => {
    const scores = storedScores(some.filter(isScoreRow));
    return distinctRuns(some).map((row) => ({ row, scores }));
  });
  return distinct.map(({ row, scores }) => ({
    row,
    ...scores,
    ...namesOf(row),
    ...readTrace(distinct.length > 1, () => readScorerRun(row)),
  }));
}

/** Of the rows of one run those that differ in the run itself. A trajectory is made of the messages, which say more. */
function distinctRuns(rows: readonly JsonObject[]): JsonObject[] {
  const withMessages = rows.filter(({ output }) => Array.isArray(output));
  const told = withMessages.length > 0 ? withMessages : rows;
  const byOutput = groupBy(told, (row) => jsonText(row.output ?? null));
  return [...byOutput.values()].flatMap(([first]) => (first === undefined ? [] : [first]));
}

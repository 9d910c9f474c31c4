import { isObject, isString, type Json, type JsonObject, objectOf } from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import type { Format } from "../../format.ts";
import type { Run } from "../../run.ts";
import { namedScores } from "./reports.ts";
import { numberTrials, type Result, resultRun } from "./result-row.ts";

/** The rows of agentv: `.agentv/results/RUN/.internal/index.jsonl`, and the JSONL files of versions before it. */
export const agentv: Format = {
  id: "agentv",
  title: "results of agentv",
  looksFor: "rows of {test_id, target, score}, with execution_status",
  marks: [
    ["test_id", "target", "score", "execution_status"],
    ["testId", "target", "score", "executionStatus"],
  ],
  apart: ["input", "output", "trace", "requests", "scores", "samples"],
  detect: (document) => rowsIn(document).length > 0,
  read(document) {
    const rows = rowsIn(document);
    if (rows.length === 0) throw new RecordingError("no result of agentv: expected {test_id, target, score}");
    // A target's name changes with its model: of one target it is no part of the case.
    const kept = (["target", "suite"] as const).filter(
      (key) => new Set(rows.map((row) => row[key])).size > 1,
    );
    return numberTrials(rows.map((row) => runOf(row, kept)));
  },
};

function rowsIn(document: Json): JsonObject[] {
  const rows = [document].flat();
  return rows.every(isRow) ? rows : [];
}

function isRow(row: Json): row is JsonObject {
  return isObject(row) && ("test_id" in row || "testId" in row) && "target" in row && "score" in row;
}

function runOf(row: JsonObject, kept: readonly string[]): Run {
  const tags = Object.fromEntries(
    kept.flatMap((key) => (isString(row[key]) ? [[key, row[key]] as const] : [])),
  );
  // Its own tags label the experiment, such as "candidate".
  return { ...resultRun(resultOf(row), { ...row, tags: null, ...crashOf(row) }, "agentv"), tags };
}

/** A status is exact, and a score needs a mark. Rows of older versions have the score alone. */
function resultOf(row: JsonObject): Result {
  const { score = null, scores, named_scores: named = null, input = null, output } = row;
  const status = statusOf(row);
  const all = [
    ...Object.entries(objectOf(named)),
    ...namedScores(scores, "score"),
    ["score", score] as const,
  ];
  return {
    caseId: row.test_id ?? row.testId,
    trial: row.sample_index ?? row.sampleIndex,
    scores: new Map(all.filter(([, value]) => value !== null)),
    field: status === null ? "score" : "execution_status",
    value: status === null ? score : status === "quality_failure" ? false : status,
    input,
    response: output,
  };
}

function statusOf(row: JsonObject): Json {
  return row.execution_status ?? row.executionStatus ?? null;
}

function crashOf(row: JsonObject): JsonObject {
  if (statusOf(row) !== "execution_error") return {};
  const { message } = objectOf(row.execution_error ?? row.executionError ?? null);
  const { error, failure_reason_code: code, failureReasonCode, target_error_kind: kind } = row;
  const reason = [error, message, code, failureReasonCode, kind].find(
    (text) => isString(text) && text !== "",
  );
  return { runError: reason ?? "agentv does not say why" };
}

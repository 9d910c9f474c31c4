import { isObject, isString, type Json, type JsonObject, objectOf, objectsOf } from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import type { Format } from "../../format.ts";
import type { Run } from "../../run.ts";
import { numberTrials, resultRun } from "./result-row.ts";

/** The output of `promptfoo eval --output results.json`, or rows of its `results.results`. */
export const promptfoo: Format = {
  id: "promptfoo",
  title: "results of promptfoo",
  looksFor: "results.results[] of {testIdx, promptIdx, success}",
  marks: [["results", "testIdx", "promptIdx", "success"]],
  apart: ["response", "prompt", "testCase", "vars", "gradingResult", "metadata"],
  detect: (document) => resultsIn(document).length > 0,
  read(document) {
    const rows = resultsIn(document);
    if (rows.length === 0)
      throw new RecordingError("no results.results: expected the output of promptfoo eval");
    // A row by itself does not say if there are others.
    if (rows[0] === document) return rows.map((row) => runOf(row, true));
    const hasSeveralTargets = new Set(rows.map(targetOf)).size > 1;
    return numberTrials(rows.map((row) => runOf(row, hasSeveralTargets)));
  },
};

function resultsIn(document: Json): JsonObject[] {
  if (!isObject(document)) return [];
  if (isResult(document)) return [document];
  const rows = objectsOf(objectOf(document.results ?? null).results);
  return rows.length > 0 && rows.every(isResult) ? rows : [];
}

function isResult(row: JsonObject): boolean {
  return "testIdx" in row && "promptIdx" in row && "success" in row;
}

function runOf(row: JsonObject, hasSeveralTargets: boolean): Run {
  const { testIdx = null, testCase = null, success, error = null, response = null, namedScores = null } = row;
  const { description } = objectOf(testCase);
  const { output = null } = objectOf(response);
  const hasNotRun = success !== true && output === null && isString(error);
  const run = resultRun(
    {
      caseId: isString(description) && description !== "" ? description : `test-${Number(testIdx) + 1}`,
      field: "success",
      value: success,
      scores: new Map(Object.entries(objectOf(namedScores))),
      input: objectOf(row.prompt ?? null).raw,
      response: output,
    },
    hasNotRun ? { ...row, runError: error } : row,
    "promptfoo",
  );
  return hasSeveralTargets ? { ...run, tags: { target: targetOf(row) } } : run;
}

function targetOf({ provider = null, promptIdx = null }: JsonObject): string {
  const { label, id } = objectOf(provider);
  const name = [label, id, provider].find((value) => isString(value) && value !== "");
  return `${name ?? "provider"} ${Number(promptIdx) + 1}`;
}

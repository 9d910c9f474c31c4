import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  objectOf,
  objectsOf,
  scalarText,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import type { Format } from "../../format.ts";
import { Conversation } from "../../reading/conversation.ts";
import { callIn } from "../../reading/message-parts.ts";
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
      caseId:
        isString(description) && description !== "" ? description : `test-${Number(scalarText(testIdx)) + 1}`,
      field: "success",
      value: success,
      scores: new Map(Object.entries(objectOf(namedScores))),
      input: objectOf(row.prompt ?? null).raw,
      response: output,
    },
    hasNotRun ? { ...row, runError: error } : row,
    "promptfoo",
  );
  const tagged = hasSeveralTargets ? { ...run, tags: { target: targetOf(row) } } : run;
  const calls = callsIn(objectOf(response));
  if (calls === undefined) return tagged;
  const { textsOnly: _textsOnly, ...known } = tagged;
  return { ...known, toolCalls: calls };
}

/**
 * Returns the calls of an answer: of the Claude Agent SDK with their results, and of a chat model those that it asked for. Returns
 * undefined where the provider keeps none: an agent behind it may have called tools.
 */
function callsIn({ output = null, metadata = null }: JsonObject): Run["toolCalls"] | undefined {
  const { toolCalls } = objectOf(metadata);
  const talk = new Conversation("calls");
  if (Array.isArray(toolCalls) && toolCalls.every(isObject)) {
    for (const { id, name, input = {}, output: result = null, is_error: failed } of toolCalls)
      talk.call({
        id,
        name,
        arguments: input,
        ...(result === null ? {} : { result, status: failed === true ? "error" : "ok" }),
      });
    return talk.run().toolCalls;
  }
  const asked = [output].flat();
  const parts = asked.flatMap((part) =>
    isObject(part) && part.type === "function" ? (callIn(part) ?? []) : [],
  );
  if (parts.length === 0 || parts.length < asked.length) return undefined;
  for (const call of parts) talk.call(call);
  return talk.run().toolCalls;
}

function targetOf({ provider = null, promptIdx = null }: JsonObject): string {
  const { label, id } = objectOf(provider);
  const name = [label, id, provider].find((value) => isString(value) && value !== "");
  return `${scalarText(name ?? "provider")} ${Number(scalarText(promptIdx)) + 1}`;
}

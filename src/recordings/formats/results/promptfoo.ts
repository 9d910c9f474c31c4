import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  objectsOf,
  scalarText,
} from "../../../core/json.ts";
import { limits } from "../../../core/limits.ts";
import { RecordingError } from "../../../core/problems.ts";
import { shorten } from "../../../core/text.ts";
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
  apart: ["raw", "prompt", "testCase", "vars", "gradingResult", "metadata"],
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
  const elsewhere = Object.keys(row).find(
    (key) => key !== "response" && Array.isArray(objectOf(objectOf(row[key]).metadata).toolCalls),
  );
  if (elsewhere !== undefined)
    throw new RecordingError(
      `${shorten(elsewhere, limits.shownName)} has tool calls, which promptfoo keeps in response: rename it, or leave it out`,
    );
  const calls = callsIn(objectOf(response));
  if (calls === undefined) return tagged;
  const { textsOnly: _textsOnly, ...known } = tagged;
  return { ...known, toolCalls: calls };
}

const CALLS = /tool_?calls$/i;

/**
 * Returns the calls of an answer: of the Claude Agent SDK with their results, and of a chat model those that it asked for. Returns
 * undefined where the provider keeps none: an agent behind it may have called tools.
 */
function callsIn({ output = null, metadata = null }: JsonObject): Run["toolCalls"] | undefined {
  const kept = objectOf(metadata);
  const { toolCalls } = kept;
  const unknown = Object.keys(kept).find((key) => key !== "toolCalls" && CALLS.test(key));
  if (unknown !== undefined && listOf(kept[unknown]).some(isObject))
    throw new RecordingError(
      `response.metadata.${shorten(unknown, limits.shownName)} looks like tool calls, which promptfoo keeps in metadata.toolCalls: rename it, or leave it out`,
    );
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
  const parts = asked.flatMap((part) => {
    if (!isObject(part) || (part.type !== "function" && !isObject(part.function ?? null))) return [];
    const call = part.type === "function" ? callIn(part) : undefined;
    if (call === undefined)
      throw new RecordingError("response.output has a part of type function without a call");
    return call;
  });
  if (parts.length === 0 || parts.length < asked.length) return undefined;
  for (const call of parts) talk.call(call);
  return talk.run().toolCalls;
}

function targetOf({ provider = null, promptIdx = null }: JsonObject): string {
  const { label, id } = objectOf(provider);
  const name = [label, id, provider].find((value) => isString(value) && value !== "");
  return `${scalarText(name ?? "provider")} ${Number(scalarText(promptIdx)) + 1}`;
}

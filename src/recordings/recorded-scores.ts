import { isObject, isString, type Json, type JsonObject, objectsOf } from "../json/json.ts";
import type { Run } from "./run.ts";

/**
 * The scores that a row brings along under `scores`: `{ name: 0.8 }`, `{ name: { score: 0.8 } }`, `{ name: { value: 0.8 } }`, or `[{ scorerId, score }]` as the
 * results of Mastra's experiments have them. Each value as it is recorded: a scorer that asks for it says whether it is one.
 */
export function rowScores({ scores }: JsonObject): Pick<Run, "scores"> {
  const named = isObject(scores)
    ? Object.entries(scores).map(([name, value]): [string, Json] => [name, scoreIn(value)])
    : objectsOf(scores).flatMap(scorerResult);
  return asScores(named);
}

/** The scores in rows of Mastra's stores, each of one scorer. Of several of one scorer the least. */
export function storedScores(rows: readonly JsonObject[]): Pick<Run, "scores"> {
  return asScores(rows.flatMap(scorerResult));
}

function scorerResult({ scorerId, scorerName, score }: JsonObject): [string, Json][] {
  const name = isString(scorerId) ? scorerId : scorerName;
  return isString(name) && score !== undefined ? [[name, score]] : [];
}

function asScores(named: readonly [string, Json][]): Pick<Run, "scores"> {
  if (named.length === 0) return {};
  const scores = new Map<string, Json>();
  for (const [name, value] of named) {
    const known = scores.get(name);
    scores.set(name, isNumber(known) && isNumber(value) ? Math.min(known, value) : value);
  }
  return { scores };
}

function scoreIn(value: Json): Json {
  return isObject(value) ? (value.score ?? value.value ?? value) : value;
}

function isNumber(value: Json | undefined): value is number {
  return typeof value === "number";
}

import { isString, type Json, type JsonObject, jsonText, shown } from "../../../core/json.ts";
import type { Run } from "../../run.ts";

/** The score of a run's result among its recorded scores. */
export const RESULT = "result";

/** The result of one run of a case by another runner, before it is checked. */
export interface Result {
  caseId: Json | undefined;
  trial?: Json | undefined;
  /** True for a pass, or a score, as the runner wrote it. */
  value: Json | undefined;
  /** The name of the field with the value, for messages. */
  field: string;
  /** Scores by name beside the result. */
  scores?: ReadonlyMap<string, Json>;
  input?: Json | undefined;
  response?: Json | undefined;
  warnings?: readonly string[];
}

/** Returns the run of a result, without calls. Its `fault` says why a result cannot be used. */
export function resultRun(result: Result, row: JsonObject, by: string): Run {
  const { caseId, trial, scores = new Map(), warnings = [] } = result;
  const share = shareOf(result);
  // The fields of these names mean something else in the row of a recording.
  const { id: _id, scores: _scores, ...around } = row;
  const texts = [
    ["user", result.input],
    ["assistant", result.response],
  ] as const;
  const spoken = texts.flatMap(([speaker, text], turn) => (isString(text) ? [{ speaker, text, turn }] : []));
  return {
    ...named(caseId, trial),
    ...(isString(caseId) && isString(result.input) && result.input !== "" && caseId.includes(result.input)
      ? { isNamedByInput: true as const }
      : {}),
    tags: {},
    input: isString(result.input) ? result.input : "",
    response: isString(result.response) ? result.response : "",
    texts: spoken,
    toolCalls: [],
    tools: [],
    textsOnly: true,
    reportedBy: by,
    ...(typeof share === "number" ? { scores: new Map([...scores, [RESULT, share]]) } : { fault: share }),
    warnings: [...warnings],
    row: around,
  };
}

/**
 * Returns what decides where a runner gives scores and no result of its own: the least of them. Those that are none from 0 to 1 are left
 * out with a warning, unless there are no others. An empty score is a scorer that failed.
 */
export function leastScore(
  all: ReadonlyMap<string, Json>,
): Pick<Result, "field" | "value" | "scores" | "warnings"> {
  const read = [...all].map(([field, value]) => ({ field, value, share: shareOf({ field, value }) }));
  const empty = read.find(({ value }) => value === null);
  const shares = read.flatMap(({ field, share }) => (isString(share) ? [] : [{ field, value: share }]));
  const [first = { field: "scores", value: null }] = read;
  const least = shares.toSorted((a, b) => a.value - b.value)[0];
  return {
    ...(empty ?? least ?? first),
    scores: new Map(shares.map(({ field, value }) => [field, value])),
    warnings: read.flatMap(({ field, share, value }) =>
      isString(share) && value !== null && least !== undefined
        ? [`the score "${field}" is left out of the result: ${share}`]
        : [],
    ),
  };
}

function named(caseId: Json | undefined, trial: Json | undefined): Pick<Run, "caseId" | "trial"> {
  const [id, number] = [caseId, trial].map(nameIn);
  return { ...(id !== undefined && { caseId: id }), ...(number !== undefined && { trial: number }) };
}

function nameIn(value: Json | undefined): string | undefined {
  if (isString(value)) return value === "" ? undefined : value;
  return typeof value === "number" || typeof value === "bigint" ? String(value) : undefined;
}

const PASSED = new Set(["true", "yes", "y", "pass", "passed", "success", "ok", "correct", "✓"]);
const FAILED = new Set(["false", "no", "n", "fail", "failed", "failure", "incorrect", "✗"]);

/** Returns the result as a share from 0 to 1, or a sentence that says why it is none. */
function shareOf({ value = null, field }: Pick<Result, "value" | "field">): number | string {
  if (typeof value === "boolean") return value ? 1 : 0;
  const text = isString(value) ? value.trim().toLowerCase() : value;
  if (text === null || text === "") return `has no result: ${field} is empty`;
  if (isString(text) && PASSED.has(text)) return 1;
  if (isString(text) && FAILED.has(text)) return 0;
  const isNumber = typeof text === "number" || typeof text === "bigint";
  const number = isString(text) ? numberIn(text) : isNumber ? Number(text) : Number.NaN;
  if (Number.isNaN(number)) return `${field} is ${shown(value)}: write true or false, or a score from 0 to 1`;
  if (number >= 0 && number <= 1) return number;
  return `${field} is ${shown(value)}, and a score goes from 0 to 1, more is better: divide it by its maximum`;
}

/** Reads `0.85`, `0,85` and `85%`. */
function numberIn(text: string): number {
  const [, number = "", percent] = /^([+-]?\d*[.,]?\d+(?:e[+-]?\d+)?)\s*(%)?$/.exec(text) ?? [];
  if (number === "") return Number.NaN;
  const value = Number(number.replace(",", "."));
  return percent === undefined ? value : value / 100;
}

/** Numbers the runs of a case in their order, where the runner wrote no trial: a repeated test comes again. */
export function numberTrials(runs: readonly Run[]): Run[] {
  const counts = new Map<string, number>();
  return runs.map((run) => {
    const key = jsonText([run.caseId ?? null, run.tags]);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return { trial: String(count), ...run };
  });
}

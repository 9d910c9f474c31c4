import { isObject, type Json, type JsonObject } from "../core/json.ts";
import { type TextScorerId, textScorers } from "./texts/index.ts";

/** The options of `f1`, documented in the schema. */
export interface F1Options {
  mode: "strict" | "flexible";
  argumentMatchThreshold: number;
  calls: "all" | "state-changing";
  failedCalls: "count" | "ignore";
  listOrder: "significant" | "free";
  extraCalls: "count" | "ignore";
  missingCalls: "count" | "ignore";
  nestedKeys: "exact" | "free";
}

export type CountOptions = Pick<F1Options, "calls" | "failedCalls">;

interface CodeOptions extends CountOptions {
  arguments: "compare" | "ignore";
  /** Absent: not set at any level. `isOrderFree` then decides by the case's expectations. */
  order?: "significant" | "free";
}

/** The options of the call scorers, with defaults applied. */
export interface ScorerOptions {
  f1: F1Options;
  code: CodeOptions;
}

/** Options from one file. An absent option comes from the next level. */
export interface StatedOptions extends StatedAsks {
  f1?: PartialOptions<F1Options> | undefined;
  code?: PartialOptions<CodeOptions> | undefined;
}

type PartialOptions<Options> = { [Key in keyof Options]?: Options[Key] | undefined };

const defaultOptions: ScorerOptions = {
  f1: {
    mode: "strict",
    argumentMatchThreshold: 0.8,
    calls: "all",
    failedCalls: "count",
    listOrder: "significant",
    extraCalls: "count",
    missingCalls: "count",
    nestedKeys: "exact",
  },
  code: { calls: "all", failedCalls: "count", arguments: "ignore" },
};

/** Merges options. The most specific level comes first: case, expectations file, policy. */
export function resolveOptions(...levels: (StatedOptions | undefined)[]): ScorerOptions {
  const specificLast = levels.toReversed();
  return {
    f1: Object.assign({}, defaultOptions.f1, ...specificLast.map((level) => level?.f1)),
    code: Object.assign({}, defaultOptions.code, ...specificLast.map((level) => level?.code)),
  };
}

/** The error message for a case in which no call could be wrong. */
export const NOTHING_COUNTS =
  "extraCalls: ignore and missingCalls: ignore leave nothing that f1 could count: write count for one of them";

/** Returns true if neither calls nor references could lower a score of `f1`. */
export function countsNothing({ extraCalls, missingCalls }: PartialOptions<F1Options>): boolean {
  return extraCalls === "ignore" && missingCalls === "ignore";
}

/** Requests for text scorers at one level: options, `true` for the defaults, or `false` for none. */
export type StatedAsks = Partial<Record<TextScorerId, boolean | object | undefined>>;

/** The requested text scorers, with defaults applied. */
export type RequestedTexts = Readonly<Partial<Record<TextScorerId, object>>>;

/**
 * Merges requests for text scorers, the most specific level first: case, expectations file, policy. The first level that mentions a scorer
 * decides if it runs; options come from all levels. Returns undefined without any request.
 */
export function resolveAsked(...levels: (StatedAsks | undefined)[]): RequestedTexts | undefined {
  const requested: [TextScorerId, object][] = [];
  for (const { id, options } of textScorers) {
    const requests = levels.flatMap((level) => level?.[id] ?? []);
    const [first] = requests;
    if (first === undefined || first === false) continue;
    const optionSets = requests.toReversed().filter((request) => typeof request === "object");
    requested.push([id, optionSets.reduce(mergeDeep, options)]);
  }
  return requested.length === 0 ? undefined : Object.fromEntries(requested);
}

function mergeDeep(options: object, overrides: object): object {
  const result: Record<string, unknown> = { ...options };
  for (const [key, value] of Object.entries(overrides)) {
    const before = result[key];
    const isGroup = isObject(before as Json) && isObject(value as Json);
    result[key] = isGroup ? mergeDeep(before as JsonObject, value as JsonObject) : value;
  }
  return result;
}

import { isObject, type Json, type JsonObject } from "../base/json.ts";
import { type TextScorerId, textScorers } from "./texts/index.ts";

/** Options of `f1`: what they mean stands in the schema. */
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

/** Which calls count. */
export type CountOptions = Pick<F1Options, "calls" | "failedCalls">;

/** Options of `code`: what they mean stands in the schema. */
interface CodeOptions extends CountOptions {
  arguments: "compare" | "ignore";
  /** Absent: no level says it, and `isOrderFree` decides by what the case expects. */
  order?: "significant" | "free";
}

/** The options of all scorers that have some, with every default filled in. */
export interface ScorerOptions {
  f1: F1Options;
  code: CodeOptions;
}

/** Options as a file states them; what is absent comes from the next level. */
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

/** Options from several levels, the most specific first: case, expectations file, policy. */
export function resolveOptions(...levels: (StatedOptions | undefined)[]): ScorerOptions {
  const specificLast = levels.toReversed();
  return {
    f1: Object.assign({}, defaultOptions.f1, ...specificLast.map((level) => level?.f1)),
    code: Object.assign({}, defaultOptions.code, ...specificLast.map((level) => level?.code)),
  };
}

/** What is said of a case in which no call could be wrong. */
export const NOTHING_COUNTS =
  "extraCalls: ignore and missingCalls: ignore leave nothing that f1 could count: write count for one of them";

/** Whether neither calls nor references could lower a score of `f1`. */
export function countsNothing({ extraCalls, missingCalls }: PartialOptions<F1Options>): boolean {
  return extraCalls === "ignore" && missingCalls === "ignore";
}

/** How a scorer of texts may be asked for: with its options, as it is, or not at all. */
export type StatedAsks = Partial<Record<TextScorerId, boolean | object | undefined>>;

/** The scorers of texts that are asked for, with every option filled in. */
export type RequestedTexts = Readonly<Partial<Record<TextScorerId, object>>>;

/**
 * What is asked for at several levels, the most specific first: case, expectations file, policy. The most specific one that speaks of a
 * scorer says whether; options come from all of them. Undefined where nothing is asked for.
 */
export function resolveAsked(...levels: (StatedAsks | undefined)[]): RequestedTexts | undefined {
  const asked: [TextScorerId, object][] = [];
  for (const { id, options } of textScorers) {
    const stated = levels.flatMap((level) => level?.[id] ?? []);
    const [first] = stated;
    if (first === undefined || first === false) continue;
    const given = stated.toReversed().filter((one) => typeof one === "object");
    asked.push([id, given.reduce(merged, options)]);
  }
  return asked.length === 0 ? undefined : Object.fromEntries(asked);
}

/** Options with others that say more, key by key. */
function merged(options: object, others: object): object {
  const result: Record<string, unknown> = { ...options };
  for (const [key, value] of Object.entries(others)) {
    const before = result[key];
    const isGroup = isObject(before as Json) && isObject(value as Json);
    result[key] = isGroup ? merged(before as JsonObject, value as JsonObject) : value;
  }
  return result;
}

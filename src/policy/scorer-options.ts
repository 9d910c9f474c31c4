import type { StatedAsks } from "./asked.ts";

/** Options of `f1`: what they mean stands in the schema. */
export interface F1Options {
  mode: "strict" | "flexible";
  argumentMatchThreshold: number;
  calls: "all" | "state-changing";
  failedCalls: "count" | "ignore";
  listOrder: "significant" | "free";
  extraCalls: "count" | "ignore";
  nestedKeys: "exact" | "free";
}

/** Which calls count. */
export type CountOptions = Pick<F1Options, "calls" | "failedCalls">;

/** Options of `code`: what they mean stands in the schema. */
interface CodeOptions extends CountOptions {
  arguments: "compare" | "ignore";
}

/** The options of all scorers that have some, with every default filled in. */
export interface ScorerOptions {
  f1: F1Options;
  code: CodeOptions;
}

/** Options as a file states them; what is absent comes from the next level. */
export interface StatedOptions extends StatedAsks {
  f1?: Stated<F1Options> | undefined;
  code?: Stated<CodeOptions> | undefined;
}

type Stated<Options> = { [Key in keyof Options]?: Options[Key] | undefined };

const defaultOptions: ScorerOptions = {
  f1: {
    mode: "strict",
    argumentMatchThreshold: 0.8,
    calls: "all",
    failedCalls: "count",
    listOrder: "significant",
    extraCalls: "count",
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

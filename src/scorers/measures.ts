import { defined } from "../core/json.ts";
import { limits } from "../core/limits.ts";
import { sum } from "../core/statistics/summary.ts";
import type { Usage } from "../recordings/reading/usage.ts";
import type { Run } from "../recordings/run.ts";
import { nameMatcher } from "./tool-book.ts";

export const runMeasures = ["tokens", "calls", "steps", "duration", "cost"] as const;

export type RunMeasure = (typeof runMeasures)[number];

/** The measures of a suite. `costPerSuccess` is its total cost divided by its passed runs. */
export const suiteMeasures = [...runMeasures, "costPerSuccess"] as const;

export type SuiteMeasure = (typeof suiteMeasures)[number];

/** The price of tokens, in US dollars per million. Without `cachedInput`, cached tokens cost as much as other input. */
export interface Rate {
  match: string;
  input: number;
  cachedInput?: number | undefined;
  output: number;
}

/** The measured quantities of a run. A quantity that the recording lacks is absent. */
export interface RunFacts {
  toolCalls: number;
  steps?: number | undefined;
  model?: string | undefined;
  usage?: Usage | undefined;
  usageByModel?: readonly ModelUsage[] | undefined;
  /** Milliseconds. */
  duration?: number | undefined;
  /** Why a measure has no value, if there is a more precise reason than a silent recording. */
  unmeasured?: { [Measure in RunMeasure]?: string | undefined } | undefined;
}

interface ModelUsage {
  model: string;
  usage: Usage;
}

/** Returns the measured quantities of a run for its report, with the usage split by model if several models answered. */
export function runFacts(run: Run): RunFacts {
  const { steps, model, usage, duration } = run;
  const parts = usage?.cost === undefined ? byModel(run) : undefined;
  const unmeasured = {
    ...run.unmeasured,
    ...(run.textsOnly ? { calls: "the recording does not say which tools were called" } : {}),
    ...(typeof parts === "string" ? { cost: run.unmeasured?.cost ?? parts } : {}),
  };
  return {
    toolCalls: run.toolCalls.length,
    ...defined({ steps, model, usage }),
    ...(typeof parts === "object" ? { usageByModel: parts } : {}),
    ...defined({ duration }),
    ...(Object.keys(unmeasured).length === 0 ? {} : { unmeasured }),
  };
}

/** Returns a reason if some tokens cannot be attributed to a model. */
function byModel({ usage, modelCalls = [] }: Run): readonly ModelUsage[] | string | undefined {
  const models = new Set(modelCalls.flatMap(({ model }) => model ?? []));
  if (models.size < 2 || usage?.total === undefined) return undefined;
  if (models.size > limits.modelsOfRun) return `more than ${limits.modelsOfRun} models answered`;
  const sums = new Map<string | undefined, Record<Rated, number>>();
  for (const { model, usage: took } of modelCalls) {
    if (took?.total === undefined) continue;
    const { input = 0, cachedInput = 0, output = 0 } = sums.get(model) ?? {};
    sums.set(model, {
      input: input + (took.input ?? 0),
      cachedInput: cachedInput + (took.cachedInput ?? 0),
      output: output + (took.output ?? 0),
    });
  }
  const isAll = (["input", "output"] as const).every(
    (field) => sum([...sums.values()].map((sums) => sums[field])) === usage[field],
  );
  if (!isAll || sums.has(undefined)) return "the recording does not say which model took which tokens";
  return [...sums].map(([model = "", usage]) => ({ model, usage }));
}

type Rated = "input" | "cachedInput" | "output";

/** A value, or the reason why it is missing. */
export type Measurement = { value: number } | { why: string };

const NOT_RECORDED: Record<RunMeasure, string> = {
  tokens: "the recording says no tokens",
  calls: "the recording says no calls",
  steps: "the recording does not say how often the model answered",
  duration: "the recording says no times",
  cost: "the recording says no cost",
};

/** Advice for each measure that a recording lacks. */
export const TO_RECORD: Record<RunMeasure, string> = {
  tokens: "Record what the model's API says of usage",
  calls: "Record the calls too",
  steps: "Record each answer of the model",
  duration: "Record when the run began and ended",
  cost: "Record the cost, or write rates in the policy",
};

/**
 * Measures a run: total tokens, calls, answers of the model, milliseconds, or US dollars.
 * An unrecorded cost is computed from the tokens. The last rate that matches a model applies.
 */
export function measureRun(run: RunFacts, measure: RunMeasure, rates: readonly Rate[] = []): Measurement {
  const why = run.unmeasured?.[measure];
  if (why !== undefined) return { why };
  if (measure === "cost") return costOf(run, rates);
  const values = { tokens: run.usage?.total, calls: run.toolCalls, steps: run.steps, duration: run.duration };
  const value = values[measure];
  return value === undefined ? { why: NOT_RECORDED[measure] } : { value };
}

function costOf(run: RunFacts, rates: readonly Rate[]): Measurement {
  const { usage, model, usageByModel } = run;
  if (usage?.cost !== undefined) return { value: usage.cost };
  if (rates.length === 0) return { why: `${NOT_RECORDED.cost}, and the policy has no rates` };
  const tokens = measureRun(run, "tokens");
  if ("why" in tokens) return tokens;
  if (model === undefined) return { why: "the recording does not say which model answered" };
  const parts = usageByModel ?? [{ model, usage: usage ?? {} }];
  let cost = 0;
  for (const part of parts) {
    const rate = rateOf(part.model, rates);
    if (rate === undefined) return { why: `the policy has no rate for the model ${part.model}` };
    const { input, output, cachedInput = 0 } = part.usage;
    if (input === undefined || output === undefined)
      return { why: "the recording does not say which tokens were read and which were written" };
    const cached = Math.min(cachedInput, input);
    cost += (input - cached) * rate.input + cached * (rate.cachedInput ?? rate.input) + output * rate.output;
  }
  return { value: cost / TOKENS_OF_A_RATE };
}

const TOKENS_OF_A_RATE = 1_000_000;

function rateOf(model: string, rates: readonly Rate[]): Rate | undefined {
  return rates.findLast(({ match }) => matcherOf(match)(model));
}

const matchers = new Map<string, (name: string) => boolean>();

function matcherOf(glob: string): (name: string) => boolean {
  const matcher = matchers.get(glob) ?? nameMatcher(glob);
  matchers.set(glob, matcher);
  return matcher;
}

/** Formats a value for people: `12.4 k`, `3.2 s`, `$0.0042`. */
export function measureText(measure: SuiteMeasure, value: number): string {
  if (measure === "cost" || measure === "costPerSuccess") return dollars(value);
  if (measure === "duration") return durationText(value);
  return countText(value);
}

function countText(value: number): string {
  if (value < 1_000) return withDigits(value, Number.isInteger(value) || value >= 100 ? 0 : 1);
  if (value < 1_000_000) return `${withDigits(value / 1_000, 1)} k`;
  return `${withDigits(value / 1_000_000, 1)} M`;
}

function durationText(milliseconds: number): string {
  if (milliseconds < 1_000) return `${withDigits(milliseconds, milliseconds < 10 ? 1 : 0)} ms`;
  if (milliseconds < 60_000) return `${withDigits(milliseconds / 1_000, 1)} s`;
  return `${withDigits(milliseconds / 60_000, 1)} min`;
}

function dollars(value: number): string {
  if (value === 0 || value >= 1) return `$${value.toFixed(2)}`;
  return `$${value.toPrecision(2).includes("e") ? value.toFixed(9) : value.toPrecision(2)}`;
}

function withDigits(value: number, digits: number): string {
  return value.toFixed(digits);
}

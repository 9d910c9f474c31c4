import { type Json, type JsonObject, jsonText } from "../core/json.ts";
import { limits } from "../core/limits.ts";
import { shorten } from "../core/text.ts";
import type { Run } from "../recordings/run.ts";
import { type Check, callRules, type Findings, RuledCalls } from "./call-rules.ts";
import { measureRun, measureText, type Rate, runFacts, TO_RECORD } from "./measures.ts";
import type { BrokenRule, Rules } from "./rules.ts";

/** Redacts an argument value for display. `keys` is its path inside the tool's arguments. */
type ShowArgument = (value: Json, tool: string, keys: readonly string[]) => Json;

/** Returns the broken rules, each with its first offending call. Rules apply to every call of every agent, before any filter. */
export function brokenRules(
  run: Run,
  rules: Rules,
  show: ShowArgument = (value) => value,
  rates: readonly Rate[] = [],
): BrokenRule[] {
  return findingsOf(run, rules, rates)
    .broken.slice(0, limits.listedRules)
    .map(({ args, ...finding }) =>
      args === undefined
        ? finding
        : { ...finding, message: `${finding.message} with ${givenText(finding.tool, args, show)}` },
    );
}

/** Returns why a rule cannot be checked and what to record, or undefined if every rule is kept or broken. */
export function uncheckedRule(run: Run, rules: Rules, rates: readonly Rate[] = []): string | undefined {
  const [unchecked] = findingsOf(run, rules, rates).unchecked;
  if (unchecked === undefined) return undefined;
  return `the rule ${unchecked.rule} cannot be checked: ${unchecked.why}, or take the rule out`;
}

export type RulesState = "kept" | "unchecked";

/** Returns undefined if a rule is broken or there are no rules. */
export function stateOfRules(run: Run, rules: Rules, rates: readonly Rate[] = []): RulesState | undefined {
  if (Object.keys(rules).length === 0) return undefined;
  const { broken, unchecked } = findingsOf(run, rules, rates);
  if (broken.length > 0) return undefined;
  return unchecked.length > 0 ? "unchecked" : "kept";
}

function givenText(tool = "", args: JsonObject, show: ShowArgument): string {
  const parts = Object.entries(args).map(([key, value]) => `${key}: ${jsonText(show(value, tool, [key]))}`);
  return shorten(parts.join(", "), limits.shownValue);
}

const NOTHING: Findings = { broken: [], unchecked: [] };

/** A cache, because several callers check the same rules of the same run. */
const findingsByRun = new WeakMap<Run, { rules: Rules; findings: Findings }>();

function findingsOf(run: Run, rules: Rules, rates: readonly Rate[]): Findings {
  if (Object.keys(rules).length === 0) return NOTHING;
  const cachedFindings = findingsByRun.get(run);
  if (cachedFindings?.rules === rules) return cachedFindings.findings;
  const results = [...callFindings(run, rules), ...budgetFindings(run, rules, rates)];
  const findings: Findings = {
    broken: results.flatMap((result) => ("message" in result ? [result] : [])),
    unchecked: results.flatMap((result) => ("why" in result ? [result] : [])),
  };
  findingsByRun.set(run, { rules, findings });
  return findings;
}

function callFindings(run: Run, rules: Rules): ReturnType<Check> {
  const { maxTokens: _, maxDuration: __, maxCost: ___, ...ofCalls } = rules;
  const [first] = Object.keys(ofCalls);
  if (first === undefined) return [];
  if (run.textsOnly) return [{ rule: first, why: TEXTS_ONLY }];
  const calls = new RuledCalls(run, rules);
  return callRules.flatMap((check) => check(calls, rules));
}

const BUDGETS = { maxTokens: "tokens", maxDuration: "duration", maxCost: "cost" } as const;

/** A run whose tokens, time or cost are not recorded is unchecked: neither within its budget nor beyond it. */
function budgetFindings(run: Run, rules: Rules, rates: readonly Rate[]): ReturnType<Check> {
  return Object.entries(BUDGETS).flatMap(([key, measure]): ReturnType<Check> => {
    const rule = key as keyof typeof BUDGETS;
    const most = rules[rule];
    if (most === undefined) return [];
    const measured = measureRun(runFacts(run), measure, rates);
    if ("why" in measured) return [{ rule, why: `${measured.why}. ${TO_RECORD[measure]}` }];
    if (measured.value <= most) return [];
    const [value, allowed] = distinctTexts(measure, measured.value, most);
    const took = measure === "tokens" ? `${value} tokens` : value;
    return [{ rule, message: `took ${took}, ${allowed} ${measure === "tokens" ? "are" : "is"} allowed` }];
  });
}

/** Two different values must not be rounded to the same text. */
function distinctTexts(
  measure: "tokens" | "duration" | "cost",
  value: number,
  most: number,
): [string, string] {
  const texts: [string, string] = [measureText(measure, value), measureText(measure, most)];
  return texts[0] === texts[1] ? [String(value), String(most)] : texts;
}

const TEXTS_ONLY =
  "the recording has texts only and does not say which tools were called. Record the calls too";

import { isObject, type Json } from "../core/json.ts";
import { limits } from "../core/limits.ts";
import type { Difference } from "../core/match-values.ts";
import { shorten } from "../core/text.ts";
import { HIDDEN, redacted, redactRules } from "../recordings/redact-values.ts";
import type { ToolDefinition } from "../recordings/run.ts";
import type {
  CodeDetails,
  F1Details,
  JudgedSheet,
  LlmDetails,
  NamedCall,
  Pair,
  SheetDetails,
  TextDetails,
} from "../scorers/details.ts";
import type { StoredJudgement } from "../scorers/llm.ts";
import type { Outcome } from "../scorers/outcome.ts";
import type { ReportOutcome, Trial } from "./case.ts";
import { isLlmDetails } from "./reasons.ts";
import { cutValue, type Defaults, nameHint, shownSides } from "./sides.ts";

/** Returns the outcome of a scorer without a judge, redacted and shortened. Details without a place in reports are dropped. */
export function shownOutcome(
  scorer: string,
  outcome: Outcome<unknown>,
  redact: Redactor,
  tools: OfferedTools = [],
): ReportOutcome {
  if (outcome.status !== "scored") return { ...outcome, reason: redact.text(outcome.reason) };
  const { value, details } = outcome;
  const shown = details === null ? undefined : shownDetails(scorer, details, redact, tools);
  return shown === undefined ? { status: "scored", value } : { status: "scored", value, details: shown };
}

function shownDetails(
  scorer: string,
  details: unknown,
  redact: Redactor,
  tools: OfferedTools,
): F1Details | CodeDetails | TextDetails | undefined {
  if (scorer === "f1") return f1Details(details as F1Details, redact, tools);
  if (scorer === "code") return codeDetails(details as CodeDetails, redact, tools);
  return isObject(details) && "lacks" in details
    ? textDetails(details as unknown as TextDetails, redact)
    : undefined;
}

function textDetails({ counts, lacks }: TextDetails, redact: Redactor, reasons = false): TextDetails {
  return {
    counts,
    lacks: lacks.slice(0, limits.shownLacks).map(({ text, reason }) => ({
      text: shorten(redact.text(text), limits.shownLack),
      reason: shownReason(reason, redact, reasons),
    })),
  };
}

function shownReason(reason: string | undefined, redact: Redactor, isShown: boolean): string | undefined {
  return isShown && reason !== undefined ? shorten(redact.text(reason), limits.shownReasoning) : undefined;
}

/** Returns the outcome of a judged scorer. `showsReasons` decides by score if the judge's reasons are shown. */
export function shownJudgement(
  outcome: Outcome<unknown>,
  redact: Redactor,
  showsReasons: (value: number) => boolean,
): ReportOutcome {
  if (outcome.status !== "scored") return { ...outcome, reason: redact.text(outcome.reason) };
  const { value, details } = outcome;
  const isOfCalls = isObject(details) && "evaluations" in details;
  const shown = isOfCalls
    ? llmDetails(details as unknown as LlmDetails, redact, showsReasons(value))
    : textDetails(details as TextDetails, redact, showsReasons(value));
  return { status: "scored", value, details: shown };
}

/** Returns a judgement for storage: redacted and shortened, but complete enough for reuse. */
export function redactedJudgement(judgement: StoredJudgement, redact: Redactor): StoredJudgement {
  return "tables" in judgement ? sheetDetails(judgement, redact, true) : llmDetails(judgement, redact, true);
}

/** Returns a sheet with the scorers that use it. */
export function shownSheet(sheet: JudgedSheet, redact: Redactor, reasons: boolean): JudgedSheet {
  const { scorers, ...details } = sheet;
  return { ...sheetDetails(details, redact, reasons), scorers: [...scorers] };
}

function sheetDetails(
  { sheet, key, by, votes, tables }: SheetDetails,
  redact: Redactor,
  reasons: boolean,
): SheetDetails {
  const shown = Object.entries(tables).map(([name, rows]) => [
    name,
    (rows ?? []).map(({ id, verdicts, reason }) => ({
      id,
      verdicts,
      reason: shownReason(reason || undefined, redact, reasons),
    })),
  ]);
  return { sheet, key, by, votes, tables: Object.fromEntries(shown) };
}

function f1Details(details: F1Details, redact: Redactor, tools: OfferedTools): F1Details {
  const shown = <T>(list: readonly T[]) => list.slice(0, limits.shownCalls);
  const names = shown(details.missing).map(({ name }) => name);
  return {
    ...details,
    pairs: shown(details.pairs).map((pair) => shownPair(pair, redact, tools)),
    nearMisses: shown(details.nearMisses).map((pair) => shownPair(pair, redact, tools)),
    missing: shown(details.missing).map((call) => ({
      ...shownCall(call, redact),
      hint: isOffered(tools, call.name) ? undefined : notOffered(call.name),
    })),
    unexpected: shown(details.unexpected).map((call) => ({
      ...shownCall(call, redact),
      hint: nameHint(call.name, names) || undefined,
    })),
    extra: details.extra && shown(details.extra).map((call) => shownCall(call, redact)),
    leftOut: shown(details.leftOut),
  };
}

/** Ids, verdicts and tool names stay complete, so that the judgement can be reused. */
function llmDetails(details: LlmDetails, redact: Redactor, reasons: boolean): LlmDetails {
  const { reason, evaluations, ...rest } = details;
  return {
    ...rest,
    evaluations: evaluations.map(({ reasoning, ...call }) => ({
      ...call,
      reasoning: shownReason(reasoning, redact, reasons),
    })),
    reason: shownReason(reason, redact, reasons),
  };
}

function codeDetails(whole: CodeDetails, redact: Redactor, tools: OfferedTools): CodeDetails {
  const { unmetStep, ...rest } = whole;
  const expected = rest.expectedToolOrder ?? [rest.expectedTool ?? []].flat();
  const lacking = expected.find((name) => !rest.actualTools.includes(name) && !isOffered(tools, name));
  const details = lacking === undefined ? rest : { ...rest, hint: notOffered(lacking) };
  if (unmetStep === undefined) return details;
  const { name, arguments: args, result } = unmetStep;
  const shown = {
    ...shownPair(unmetStep, redact, tools),
    arguments: redact.argument(args, name, []),
    result: result === undefined ? undefined : redact.result(result, name, []),
  };
  return { ...details, unmetStep: shown };
}

type OfferedTools = readonly ToolDefinition[];

function defaultsOf(tools: OfferedTools, name: string): Defaults | undefined {
  return tools.find((tool) => tool.name === name)?.defaults;
}

/** A tool may have its server's name as a prefix. Every tool counts as offered if none is recorded. */
function isOffered(tools: OfferedTools, name: string): boolean {
  const own = (text: string) => text.replace(/^.*(?:__|[./:])/s, "");
  return tools.length === 0 || tools.some((tool) => tool.name === name || own(tool.name) === own(name));
}

function notOffered(name: string): string {
  return `${shorten(name, limits.shownName)} was not offered in this run`;
}

type DifferingPair = Pick<
  Pair,
  "name" | "recordedAs" | "malformed" | "differences" | "resultDifferences" | "agent"
>;

function shownPair<P extends DifferingPair>(pair: P, redact: Redactor, tools: OfferedTools): P {
  const { name, recordedAs, malformed, differences, resultDifferences, agent } = pair;
  if (differences.length === 0 && resultDifferences === undefined && agent === undefined) return pair;
  // Both sides are shortened together, after redaction.
  const whole: Fit = (value) => value;
  const names = recordedAs === undefined ? [name] : [name, recordedAs];
  const argument: RedactValue = (value, keys) =>
    names.reduce((shown, toolName) => redact.argument(shown, toolName, keys, whole), value);
  const called: RedactValue = malformed ? (value) => redact.malformed(value, whole) : argument;
  const result: RedactValue = (value, keys) =>
    names.reduce((shown, toolName) => redact.result(shown, toolName, keys, whole), value);
  const first = (list: readonly Difference[]) => list.slice(0, limits.shownDifferences);
  return {
    ...pair,
    differences: withNameHints(
      first(differences).map((item) =>
        shownDifference(item, argument, called, redact, malformed === true, defaultsOf(tools, name)),
      ),
    ),
    resultDifferences:
      resultDifferences &&
      first(resultDifferences).map((item) => shownDifference(item, result, result, redact, false)),
    agent: agent && { expected: redact.text(agent.expected), actual: redact.text(agent.actual) },
  };
}

function withNameHints(differences: readonly Difference[]): Difference[] {
  const missing = differences.flatMap((item) => (item.actual === undefined ? [item.path] : []));
  return differences.map((item) => {
    const hint = item.expected === undefined ? nameHint(item.path, missing) : "";
    return hint === "" ? item : { ...item, hint };
  });
}

type RedactValue = (value: Json, keys: readonly string[]) => Json;

function shownDifference(
  { path, expected, actual }: Difference,
  shownExpected: RedactValue,
  shownActual: RedactValue,
  redact: Redactor,
  malformed: boolean,
  defaults?: Defaults,
): Difference {
  const keys = keysOf(path);
  const sides = {
    path: redact.text(path),
    expected: expected === undefined ? undefined : shownExpected(expected, keys),
    actual: actual === undefined ? undefined : shownActual(actual, keys),
  };
  return shownSides(sides, malformed, defaults);
}

/** `passengers[0].name` and `passengers[0]["name"]` have the keys passengers and name. */
function keysOf(path: string): string[] {
  const steps = path.match(/\["(?:[^"\\]|\\.)*"\]|\[\d+\]|[^.[]+/g) ?? [];
  return steps
    .filter((step) => !/^\[\d+\]$/.test(step))
    .map((step) => (step.startsWith("[") ? String(JSON.parse(step.slice(1, -1))) : step));
}

function shownCall(call: NamedCall, redact: Redactor): NamedCall {
  const { name, recordedAs = name, arguments: args, malformed, agent } = call;
  const shown = (value: Json) => redact.argument(redact.argument(value, name, []), recordedAs, []);
  return {
    ...call,
    arguments: malformed ? redact.malformed(args) : shown(args),
    agent: agent === undefined ? undefined : redact.text(agent),
  };
}

type Fit = (value: Json) => Json;

/** Redacts recorded and expected values. Long values are shortened, integers beyond 2^53 become text. */
export interface Redactor {
  argument(value: Json, tool: string, keys: readonly string[], fit?: Fit): Json;
  /** Redacts a value at these keys of a tool's result. Rules may prefix its path with `result`. */
  result(value: Json, tool: string, keys: readonly string[], fit?: Fit): Json;
  /** Redacts arguments that are not JSON. Rules by argument hide all of them, because names are unknown. */
  malformed(text: Json, fit?: Fit): Json;
  text(text: string): string;
}

export function redactor(rules: readonly string[]): Redactor {
  const hidden = redactRules(rules);
  const { hidesArguments, clean } = hidden;
  return {
    argument: (value, tool, keys, fit = cutValue) => fit(redacted(value, tool, keys, hidden)),
    result: (value, tool, keys, fit = cutValue) =>
      fit(redacted(redacted(value, tool, keys, hidden), tool, ["result", ...keys], hidden)),
    malformed: (text, fit = cutValue) => (hidesArguments ? HIDDEN : fit(clean(String(text)))),
    text: clean,
  };
}

type JudgedTrial = Pick<Trial, "scores" | "judgements">;

/** Returns the judges of a run with their settings; empty if it was not judged. */
export function judgedBy(trial: JudgedTrial): string[] {
  return judgements(trial).map(({ judge }) => judge);
}

/** Returns the judges of a scorer's outcome with their settings. */
export function judgedByFor(trial: JudgedTrial, scorer: string): string[] {
  return judgements(trial).flatMap(({ scorers, judge }) => (scorers.includes(scorer) ? [judge] : []));
}

function judgements({ scores, judgements = [] }: JudgedTrial): { scorers: string[]; judge: string }[] {
  const calls = Object.entries(scores).flatMap(([id, outcome]) => {
    if (outcome.status !== "scored" || !isLlmDetails(outcome.details)) return [];
    const { model, rung, promptVersion, reasoning } = outcome.details.by;
    const seen = reasoning ? ", with reasoning" : "";
    return [{ scorers: [id], judge: `${model} (${rung}, prompt ${promptVersion}${seen})` }];
  });
  const sheets = judgements.map(({ scorers, by: { model, rung, promptVersion } }) => ({
    scorers,
    judge: `${model} (${rung}, sheet ${promptVersion})`,
  }));
  return [...calls, ...sheets];
}

import { isObject, type Json } from "../base/json.ts";
import { limits } from "../base/limits.ts";
import type { Difference } from "../base/patterns.ts";
import { shorten } from "../base/text.ts";
import { HIDDEN, redacted, redactRules } from "../recordings/redact.ts";
import type { ToolDefinition } from "../recordings/run.ts";
import type { CodeDetails } from "../scorers/code.ts";
import type { F1Details, NamedCall, Pair } from "../scorers/f1.ts";
import type { JudgedSheet, KeptJudgement, LlmDetails, SheetDetails } from "../scorers/llm.ts";
import type { Outcome } from "../scorers/scorer.ts";
import type { TextDetails } from "../scorers/texts/text-scorer.ts";
import type {
  ReportF1Details,
  ReportJudgement,
  ReportLlmDetails,
  ReportOutcome,
  ReportSheetDetails,
  ReportTextDetails,
  Trial,
} from "./case.ts";
import { isLlmDetails } from "./reasons.ts";
import { cutValue, type Defaults, nameHint, shownSides } from "./sides.ts";

/** What a scorer that needs no judge says, as a report may carry it: without details that a report has a place for, the score alone. */
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
): ReportF1Details | CodeDetails | ReportTextDetails | undefined {
  if (scorer === "f1") return f1Details(details as F1Details, redact, tools);
  if (scorer === "code") return codeDetails(details as CodeDetails, redact, tools);
  return isObject(details) && "lacks" in details
    ? textDetails(details as unknown as TextDetails, redact)
    : undefined;
}

/** The details of a score of texts as a report may carry them: redacted and cut. */
function textDetails({ counts, lacks }: TextDetails, redact: Redactor, reasons = false): ReportTextDetails {
  return {
    counts,
    lacks: lacks.slice(0, limits.shownLacks).map(({ text, reason }) => ({
      text: shorten(redact.text(text), limits.shownLack),
      ...(reasons && reason !== undefined
        ? { reason: shorten(redact.text(reason), limits.shownReasoning) }
        : {}),
    })),
  };
}

/** The same of a judge; its reasons only where they are `told`. */
export function shownJudgement(
  outcome: Outcome<unknown>,
  redact: Redactor,
  told: (value: number) => boolean,
): ReportOutcome {
  if (outcome.status !== "scored") return { ...outcome, reason: redact.text(outcome.reason) };
  const { value, details } = outcome;
  const isOfCalls = isObject(details) && "evaluations" in details;
  const shown = isOfCalls
    ? llmDetails(details as unknown as LlmDetails, redact, told(value))
    : textDetails(details as TextDetails, redact, told(value));
  return { status: "scored", value, details: shown };
}

/** A judgement as it may be kept: redacted and cut, with what must be there for it to be known again whole. */
export function keptJudgement(kept: KeptJudgement, redact: Redactor): KeptJudgement {
  return "tables" in kept ? sheetDetails(kept, redact, true) : llmDetails(kept, redact, true);
}

/** The same of a sheet beside the scores that were made of it. */
export function shownSheet(sheet: JudgedSheet, redact: Redactor, reasons: boolean): ReportJudgement {
  const { scorers, ...details } = sheet;
  return { ...sheetDetails(details, redact, reasons), scorers: [...scorers] };
}

function sheetDetails(
  { sheet, key, by, votes, tables }: SheetDetails,
  redact: Redactor,
  reasons: boolean,
): ReportSheetDetails {
  const shown = Object.entries(tables).map(([name, rows]) => [
    name,
    (rows ?? []).map(({ id, verdicts, reason }) => ({
      id,
      verdicts,
      ...(reasons && reason ? { reason: shorten(redact.text(reason), limits.shownReasoning) } : {}),
    })),
  ]);
  return { sheet, key, by, votes, tables: Object.fromEntries(shown) };
}

/** The details of an `f1` score as a report may carry them: values redacted and cut, long lists cut. */
function f1Details(details: F1Details, redact: Redactor, tools: OfferedTools): ReportF1Details {
  const shown = <T>(list: readonly T[]) => list.slice(0, limits.shownCalls);
  const names = shown(details.missing).map(({ name }) => name);
  return {
    ...details,
    pairs: shown(details.pairs).map((pair) => shownPair(pair, redact, tools)),
    nearMisses: shown(details.nearMisses).map((pair) => shownPair(pair, redact, tools)),
    missing: shown(details.missing).map((call) => ({
      ...shownCall(call, redact),
      ...(isOffered(tools, call.name) ? {} : { hint: notOffered(call.name) }),
    })),
    unexpected: shown(details.unexpected).map((call) => {
      const hint = nameHint(call.name, names);
      return { ...shownCall(call, redact), ...(hint === "" ? {} : { hint }) };
    }),
    ...(details.extra === undefined
      ? {}
      : { extra: shown(details.extra).map((call) => shownCall(call, redact)) }),
    leftOut: shown(details.leftOut),
  };
}

/** The details of an `llm` score, likewise. What must be there for the judgement to be known again stays whole: ids, verdicts, names of tools. */
function llmDetails(details: LlmDetails, redact: Redactor, reasons: boolean): ReportLlmDetails {
  const shown = (text: string) => shorten(redact.text(text), limits.shownReasoning);
  const { reason, evaluations, ...rest } = details;
  return {
    ...rest,
    evaluations: evaluations.map(({ reasoning, ...one }) => ({
      ...one,
      ...(reasons && reasoning !== undefined ? { reasoning: shown(reasoning) } : {}),
    })),
    ...(reasons && reason !== undefined ? { reason: shown(reason) } : {}),
  };
}

/** The details of a `code` score: what was expected of a step and what was called in its place, likewise. */
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
    ...(result === undefined ? {} : { result: redact.result(result, name, []) }),
  };
  return { ...details, unmetStep: shown };
}

/** The tools that the recording of a run says were offered; none: it does not say. */
type OfferedTools = readonly ToolDefinition[];

function defaultsOf(tools: OfferedTools, name: string): Defaults | undefined {
  return tools.find((tool) => tool.name === name)?.defaults;
}

/** True where a tool was offered, also under the name of its server, and where it is not recorded what was. */
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
  const { name, recordedAs, malformed, differences, resultDifferences } = pair;
  const { agent } = pair;
  if (differences.length === 0 && resultDifferences === undefined && agent === undefined) return pair;
  // Both sides are cut together, once they are redacted.
  const whole: Fit = (value) => value;
  const names = recordedAs === undefined ? [name] : [name, recordedAs];
  const argument: RedactValue = (value, keys) =>
    names.reduce((shown, one) => redact.argument(shown, one, keys, whole), value);
  const called: RedactValue = malformed ? (value) => redact.malformed(value, whole) : argument;
  const result: RedactValue = (value, keys) =>
    names.reduce((shown, one) => redact.result(shown, one, keys, whole), value);
  const first = (some: readonly Difference[]) => some.slice(0, limits.shownDifferences);
  return {
    ...pair,
    differences: withNameHints(
      first(differences).map((one) =>
        shownDifference(one, argument, called, redact, malformed === true, defaultsOf(tools, name)),
      ),
    ),
    ...(resultDifferences === undefined
      ? {}
      : {
          resultDifferences: first(resultDifferences).map((one) =>
            shownDifference(one, result, result, redact, false),
          ),
        }),
    ...(agent === undefined
      ? {}
      : { agent: { expected: redact.text(agent.expected), actual: redact.text(agent.actual) } }),
  };
}

/** Adds a hint to each argument that was not expected and looks like one that is missing. */
function withNameHints(differences: readonly Difference[]): Difference[] {
  const missing = differences.flatMap((one) => (one.actual === undefined ? [one.path] : []));
  return differences.map((one) => {
    const hint = one.expected === undefined ? nameHint(one.path, missing) : "";
    return hint === "" ? one : { ...one, hint };
  });
}

/** A value as it may be shown that stands at these keys. */
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
    ...(expected === undefined ? {} : { expected: shownExpected(expected, keys) }),
    ...(actual === undefined ? {} : { actual: shownActual(actual, keys) }),
  };
  return shownSides(sides, malformed, defaults);
}

/** The keys in a difference's path: of `passengers[0].name` and `passengers[0]["name"]` passengers and name. */
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
    ...(agent === undefined ? {} : { agent: redact.text(agent) }),
  };
}

/** Makes a redacted value short enough to be shown. */
type Fit = (value: Json) => Json;

/** Makes recorded and expected values fit to be shown. Long values are cut, integers beyond 2^53 become text. */
export interface Redactor {
  /** A value that stands at these keys of the tool's arguments. */
  argument(value: Json, tool: string, keys: readonly string[], fit?: Fit): Json;
  /** A value that stands at these keys of what the tool answered. Rules may name it with `result` before its path, too. */
  result(value: Json, tool: string, keys: readonly string[], fit?: Fit): Json;
  /** Arguments that are not JSON: nobody can tell which of them is which. */
  malformed(text: Json, fit?: Fit): Json;
  /** Any text that may quote a recording. */
  text(text: string): string;
}

/** A redactor for the policy's `redact` list. */
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

/** By whom, and how, a run was judged: nothing when it was not. */
export function judgedBy(trial: JudgedTrial): string[] {
  return judgements(trial).map(({ judge }) => judge);
}

/** By whom, and how, what a scorer says of a run was judged. */
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

import { isObject, type Json } from "../json/json.ts";
import { limits } from "../limits.ts";
import type { Difference } from "../matching/compare.ts";
import type { CodeDetails } from "../scorers/code.ts";
import type { F1Details, NamedCall, Pair } from "../scorers/f1.ts";
import type { JudgedSheet, KeptJudgement, SheetDetails } from "../scorers/kept.ts";
import type { LlmDetails } from "../scorers/llm-details.ts";
import type { Outcome } from "../scorers/scorer.ts";
import type { TextDetails } from "../texts/text-scorer.ts";
import { shorten } from "../wording.ts";
import type {
  ReportF1Details,
  ReportJudgement,
  ReportLlmDetails,
  ReportOutcome,
  ReportSheetDetails,
  ReportTextDetails,
} from "./case-schema.ts";
import type { Redactor } from "./redact.ts";

/** What a scorer that needs no judge says, as a report may carry it: without details that a report has a place for, the score alone. */
export function shownOutcome(scorer: string, outcome: Outcome<unknown>, redact: Redactor): ReportOutcome {
  if (outcome.status !== "scored") return { ...outcome, reason: redact.text(outcome.reason) };
  const { value, details } = outcome;
  const shown = details === null ? undefined : shownDetails(scorer, details, redact);
  return shown === undefined ? { status: "scored", value } : { status: "scored", value, details: shown };
}

function shownDetails(
  scorer: string,
  details: unknown,
  redact: Redactor,
): ReportF1Details | CodeDetails | ReportTextDetails | undefined {
  if (scorer === "f1") return f1Details(details as F1Details, redact);
  if (scorer === "code") return details as CodeDetails;
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
function f1Details(details: F1Details, redact: Redactor): ReportF1Details {
  const shown = <T>(list: readonly T[]) => list.slice(0, limits.shownCalls);
  return {
    ...details,
    pairs: shown(details.pairs).map((pair) => shownPair(pair, redact)),
    nearMisses: shown(details.nearMisses).map((pair) => shownPair(pair, redact)),
    missing: shown(details.missing).map((call) => shownCall(call, redact)),
    unexpected: shown(details.unexpected).map((call) => shownCall(call, redact)),
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

function shownPair(pair: Pair, redact: Redactor): Pair {
  if (pair.differences.length === 0) return pair;
  const differences = pair.differences
    .slice(0, limits.shownDifferences)
    .map((one) => shownDifference(pair, one, redact));
  return { ...pair, differences };
}

function shownDifference({ name, malformed }: Pair, one: Difference, redact: Redactor): Difference {
  const { path, expected, actual } = one;
  const keys = keysOf(path);
  const shown = (value: Json) => redact.argument(value, name, keys);
  return {
    path: redact.text(path),
    ...(expected === undefined ? {} : { expected: shown(expected) }),
    ...(actual === undefined ? {} : { actual: malformed ? redact.malformed(actual) : shown(actual) }),
  };
}

/** The keys in a difference's path: of `passengers[0].name` and `passengers[0]["name"]` passengers and name. */
function keysOf(path: string): string[] {
  const steps = path.match(/\["(?:[^"\\]|\\.)*"\]|\[\d+\]|[^.[]+/g) ?? [];
  return steps
    .filter((step) => !/^\[\d+\]$/.test(step))
    .map((step) => (step.startsWith("[") ? String(JSON.parse(step.slice(1, -1))) : step));
}

function shownCall(call: NamedCall, redact: Redactor): NamedCall {
  const { name, arguments: args, malformed } = call;
  return { ...call, arguments: malformed ? redact.malformed(args) : redact.argument(args, name, []) };
}

import { isObject } from "../json/json.ts";
import { isBest } from "../policy/pass-marks.ts";
import type {
  ReportCodeDetails,
  ReportF1Details,
  ReportLlmDetails,
  ReportTextDetails,
  ReportTrial,
} from "./case-schema.ts";
import { expectedText, valueText } from "./values.ts";

/** One reason why a run is not perfect: what it is about, and what to know. Both hold untrusted text. */
export interface Reason {
  subject: string;
  text: string;
}

/** Why a run lost points or could not be measured, the most telling first: what was expected of it, then what the judge says of it. */
export function reasonsOf(trial: ReportTrial): Reason[] {
  const reasons = [...expectationReasons(trial), ...judgeReasons(trial)];
  // A run that fails was measured by all that gates: an error of another scorer is not why.
  if (trial.pass === false) return reasons;
  const error = Object.values(trial.scores).find((outcome) => outcome.status === "error");
  return error === undefined ? reasons : [...reasons, { subject: "error", text: error.reason }];
}

/** What a run lacks of what its case expects: arguments, missing, unexpected, order, what was said, budgets. */
export function expectationReasons(trial: Pick<ReportTrial, "scores" | "brokenBudgets">): Reason[] {
  const details = lostPoints(trial);
  const calls = details.filter(isF1Details).flatMap(callReasons);
  const order = details.filter(isCodeDetails).flatMap((one) => orderReasons(one, calls));
  const budgets = (trial.brokenBudgets ?? []).map((text) => ({ subject: "budget", text }));
  return [...calls, ...order, ...textReasons(trial), ...budgets];
}

/** What a judge objects to in a run: calls that were not appropriate, tools that it misses, and why where no call says so. */
export function judgeReasons(trial: Pick<ReportTrial, "scores">): Reason[] {
  return lostPoints(trial).filter(isLlmDetails).flatMap(objections);
}

/** The details of the scores that could be better. */
function lostPoints({ scores }: Pick<ReportTrial, "scores">): unknown[] {
  return Object.entries(scores).flatMap(([id, outcome]) =>
    outcome.status === "scored" && !isBest(outcome.value, id) ? [outcome.details] : [],
  );
}

/** What keeps the answer from the best scores of its texts. */
function textReasons({ scores }: Pick<ReportTrial, "scores">): Reason[] {
  return Object.entries(scores).flatMap(([id, outcome]) => {
    if (outcome.status !== "scored" || isBest(outcome.value, id) || !isTextDetails(outcome.details))
      return [];
    return outcome.details.lacks.map(({ text, reason }) => ({
      subject: id,
      text: reason === undefined ? text : `${text}: ${reason}`,
    }));
  });
}

/** Narrows an outcome's details to those of a scorer of texts. */
export function isTextDetails(details: unknown): details is ReportTextDetails {
  return isObject(details) && "lacks" in details;
}

/** Narrows an outcome's details to those of `f1`. */
export function isF1Details(details: unknown): details is ReportF1Details {
  return isObject(details) && "unexpected" in details;
}

/** Narrows an outcome's details to those of `llm`. */
export function isLlmDetails(details: unknown): details is ReportLlmDetails {
  return isObject(details) && "evaluations" in details;
}

/** Narrows an outcome's details to those of `code`. */
export function isCodeDetails(details: unknown): details is ReportCodeDetails {
  return isObject(details) && "actualTools" in details;
}

function callReasons({ pairs, nearMisses, missing, unexpected }: ReportF1Details): Reason[] {
  const near = {
    references: new Set(nearMisses.map((one) => one.reference)),
    calls: new Set(nearMisses.map((one) => one.call)),
  };
  return [
    ...[...nearMisses, ...pairs].flatMap(({ name, differences, malformed }) =>
      differences.map((one) => ({
        subject: name,
        text: malformed ? notJson(one.actual) : differenceText(one),
      })),
    ),
    ...missing
      .filter(({ position }) => !near.references.has(position))
      .map(({ name, arguments: args }) => ({ subject: "missing", text: `${name} ${argumentsText(args)}` })),
    ...unexpected
      .filter(({ position }) => !near.calls.has(position))
      .map(({ name, arguments: args, malformed }) => ({
        subject: "unexpected",
        text: `${name} ${malformed ? notJson(args) : valueText(args)}`,
      })),
  ];
}

/** What a reference expects of the arguments, in a sentence. One without arguments accepts any. */
export function argumentsText(expected: unknown): string {
  const isAny = isObject(expected) && expected.$any === true;
  return isAny ? "with any arguments" : expectedText(expected);
}

/** How arguments are told that are not JSON. */
export function notJson(text: unknown): string {
  return `arguments are not JSON: ${text}`;
}

/** A place where a call's arguments are not what was expected. */
type Difference = ReportF1Details["pairs"][number]["differences"][number];

/** `date: expected "2024-01-15", got "2024-01-16"` */
export function differenceText(difference: Difference): string {
  const where = difference.path === "" ? "" : `${difference.path}: `;
  const { expected, actual } = differenceSides(difference);
  return `${where}${"expected" in difference ? "expected " : ""}${expected}, got ${actual}`;
}

/** Both sides of a difference in words: `"2024-01-15"` and `"2024-01-16"`, `not expected` and `nothing` where a side has no such argument. */
export function differenceSides(difference: Difference): { expected: string; actual: string } {
  return {
    expected: "expected" in difference ? expectedText(difference.expected) : "not expected",
    actual: "actual" in difference ? valueText(difference.actual) : "nothing",
  };
}

/** Names matter only when the calls did not already say it. */
function orderReasons(details: ReportCodeDetails, told: readonly Reason[]): Reason[] {
  const isTold = told.some(({ subject }) => subject === "missing" || subject === "unexpected");
  if (isTold && details.expectedToolOrder !== null) return [];
  const { expected, called } = toolSides(details);
  return [{ subject: "tools", text: `expected ${expected}, called ${called}` }];
}

/** The tools that a `code` score asks for, and those that were called: `only get_weather` and `search → get_weather`. */
export function toolSides(details: ReportCodeDetails): { expected: string; called: string } {
  const { expectedTool, expectedToolOrder, actualTools, strictMode } = details;
  const inOrder = (names: readonly string[]) => (names.length === 0 ? "no tool" : names.join(" → "));
  const expected =
    expectedToolOrder === null
      ? `${strictMode ? "only " : ""}${expectedTool}`
      : `${strictMode ? "exactly " : ""}${inOrder(expectedToolOrder)}`;
  return { expected, called: inOrder(actualTools) };
}

function objections({ evaluations, missingTools, reason }: ReportLlmDetails): Reason[] {
  const wrong = evaluations.filter(({ wasAppropriate }) => !wasAppropriate);
  const isToldWhy = wrong.some(({ reasoning }) => reasoning);
  return [
    ...wrong.map(({ name, reasoning }) => ({
      subject: name,
      text: `the judge: not appropriate${reasoning ? `: ${reasoning}` : ""}`,
    })),
    ...missingTools.map((tool) => ({ subject: "missing", text: `the judge misses ${tool}` })),
    ...(isToldWhy || !reason ? [] : [{ subject: "judge", text: reason }]),
  ];
}

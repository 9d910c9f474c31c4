import { isObject } from "../json/json.ts";
import type { ReportCodeDetails, ReportF1Details, ReportTrial } from "./case-schema.ts";
import { expectedText, valueText } from "./values.ts";

/** One reason why a run is not perfect: what it is about, and what to know. Both hold untrusted text. */
export interface Reason {
  subject: string;
  text: string;
}

/** Why a run lost points or could not be measured, the most telling first: arguments, missing, unexpected, order, budgets. */
export function reasonsOf(trial: ReportTrial): Reason[] {
  const reasons: Reason[] = [];
  const outcomes = Object.values(trial.scores);
  const scored = outcomes.filter((outcome) => outcome.status === "scored" && outcome.value < 1);
  for (const outcome of scored) {
    if (outcome.status === "scored" && isF1Details(outcome.details))
      reasons.push(...callReasons(outcome.details));
  }
  for (const outcome of scored) {
    if (outcome.status === "scored" && isCodeDetails(outcome.details))
      reasons.push(...orderReasons(outcome.details, reasons));
  }
  for (const words of trial.brokenBudgets ?? []) reasons.push({ subject: "budget", text: words });
  const [error] = outcomes.filter((outcome) => outcome.status === "error");
  if (error !== undefined) reasons.push({ subject: "error", text: error.reason });
  return reasons;
}

/** Narrows an outcome's details to those of `f1`. */
export function isF1Details(details: unknown): details is ReportF1Details {
  return isObject(details) && "unexpected" in details;
}

function isCodeDetails(details: unknown): details is ReportCodeDetails {
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

/** A reference without arguments accepts any. */
function argumentsText(expected: unknown): string {
  const isAny = isObject(expected) && expected.$any === true;
  return isAny ? "with any arguments" : expectedText(expected);
}

function notJson(text: unknown): string {
  return `arguments are not JSON: ${text}`;
}

/** `date: expected "2024-01-15", got "2024-01-16"` */
export function differenceText(difference: { path: string; expected?: unknown; actual?: unknown }): string {
  const where = difference.path === "" ? "" : `${difference.path}: `;
  const expected =
    "expected" in difference ? `expected ${expectedText(difference.expected)}` : "not expected";
  return `${where}${expected}, got ${"actual" in difference ? valueText(difference.actual) : "nothing"}`;
}

/** Names matter only when the calls did not already say it. */
function orderReasons(details: ReportCodeDetails, told: readonly Reason[]): Reason[] {
  const { expectedTool, expectedToolOrder, actualTools, strictMode } = details;
  const called = actualTools.length === 0 ? "no tool" : actualTools.join(" → ");
  if (expectedToolOrder === null) {
    return [
      { subject: "tools", text: `expected ${strictMode ? "only " : ""}${expectedTool}, called ${called}` },
    ];
  }
  if (told.some(({ subject }) => subject === "missing" || subject === "unexpected")) return [];
  const expected = expectedToolOrder.length === 0 ? "no tool" : expectedToolOrder.join(" → ");
  return [
    { subject: "tools", text: `expected ${strictMode ? "exactly " : ""}${expected}, called ${called}` },
  ];
}

import { limits } from "../../limits.ts";
import { placeName } from "../../problems.ts";
import type { ReportCase, ReportTrial } from "../../report/case-schema.ts";
import { reasonsOf, unscoredReason } from "../../report/reasons.ts";
import type { Report } from "../../report/schema.ts";
import { worstCases } from "../../report/worst.ts";
import { caseLabel } from "../../suite/trial.ts";
import { counted } from "../../wording.ts";
import { groupCases, passedText } from "../case-groups.ts";
import { isInError } from "../scorers.ts";
import { type JunitTest, testElement } from "./suite.ts";

type Policy = Report["policy"];

/** The checks that a case can fail. */
const ABOUT_CASES = ["floors", "required", "regression", "budgets"];

/**
 * The cases as tests, those that matter most first, so that what is left out of a long list passed. One that did not pass every run is
 * a failure where it may be why the job is red: a check of the cases stops it, and this one is worse than on the base, has nothing to be
 * compared with, or is required. Else it is skipped: a noisy agent turns nothing red. `suite` is the name under which they are written.
 */
export function caseTests(report: Report, stopping: ReadonlySet<string>, suite: string): JunitTest[] {
  const told = new Set(groupCases(report).told);
  const { policy } = report;
  const required = new Set(policy.gate.requiredCases);
  const isRed = stopping.size > 0;
  const isAboutCases = ABOUT_CASES.some((name) => stopping.has(name));
  const unmeasured = report.cases.filter(({ trials }) => trials.some(({ pass }) => pass === null));
  const ordered = [...new Set([...told, ...worstCases(report), ...unmeasured, ...report.cases])];
  const tests: JunitTest[] = [];
  let room = limits.junitCharacters;
  for (const [at, one] of ordered.slice(0, limits.junitCases).entries()) {
    const test = caseTest(one, {
      isRed,
      isWhy: isAboutCases && (told.has(one) || one.required === true || required.has(one.id)),
      isNews: told.has(one),
      lines: at < limits.junitExplained ? runLines(one, policy) : [],
      policy,
    });
    room -= testElement(test, test.name, suite).text.length;
    if (room < 0) break;
    tests.push(test);
  }
  const more = ordered.length - tests.length;
  if (more === 0) return tests;
  const name = `and ${counted(more, "more case")}`;
  return [...tests, { name, result: "skipped", message: "left out here, they stand in the report" }];
}

interface Telling {
  isRed: boolean;
  /** Whether the case may be why. */
  isWhy: boolean;
  /** Whether it fails as it did not before, as far as is known. */
  isNews: boolean;
  lines: readonly string[];
  policy: Policy;
}

function caseTest(one: ReportCase, { isRed, isWhy, isNews, lines, policy }: Telling): JunitTest {
  const name = caseLabel(one);
  const { trials, passRate } = one;
  const unmeasured = trials.filter(({ pass }) => pass === null);
  const [error] = unmeasured.flatMap((trial) => errorLine(trial, policy) ?? []);
  if (error !== undefined) {
    const others = lines.filter((line) => line !== error);
    return { name, result: isRed ? "error" : "skipped", message: error, lines: others };
  }
  if (passRate === 1 && unmeasured.length === 0) return { name, result: "passed" };
  if (passRate === null || passRate === 1) {
    const [reason = "no run"] = unmeasured.map((trial) => whyNotAssessed(trial, policy));
    const part = passRate === null ? "" : `${unmeasured.length} of ${counted(trials.length, "run")} `;
    return { name, result: "skipped", message: `${part}not assessed: ${reason}` };
  }
  const message = passedText(one);
  if (isWhy) return { name, result: "failure", message, lines };
  const why = isNews ? "stops nothing" : "fails no more often than on the base";
  return { name, result: "skipped", message: `${why}: ${message}`, lines };
}

/** Undefined for a run that is not in error. */
function errorLine(trial: ReportTrial, policy: Policy): string | undefined {
  const reason = isInError(trial, policy.gate) ? unscoredReason(trial, "error", policy) : undefined;
  return reason === undefined ? undefined : `${place(trial)}: in error: ${reason}`;
}

function whyNotAssessed(trial: ReportTrial, policy: Policy): string {
  return unscoredReason(trial, "not-assessed", policy) ?? "no scorer in use";
}

function place(trial: ReportTrial): string {
  return `trial ${trial.trial}, ${placeName(trial)}`;
}

/** Every run that did not pass, with its place and why. */
function runLines({ trials, file, line }: ReportCase, policy: Policy): string[] {
  const told = trials.flatMap((trial) => {
    if (trial.pass === true) return [];
    const reasons = reasonsOf(trial, policy).map(({ subject, text }) => `  ${subject} ${text}`);
    if (trial.pass === false) return [`${place(trial)}: failed`, ...reasons];
    return [errorLine(trial, policy) ?? `${place(trial)}: not assessed: ${whyNotAssessed(trial, policy)}`];
  });
  const more = told.length - limits.junitLines;
  return [
    ...told.slice(0, limits.junitLines),
    ...(more > 0 ? [`… and ${counted(more, "more line")}, in the report`] : []),
    ...(file === undefined ? [] : [`expected in ${file}${line === undefined ? "" : `:${line}`}`]),
  ];
}

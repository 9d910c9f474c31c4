import { type Markup, markup } from "../core/escape.ts";
import { limits } from "../core/limits.ts";
import { type Place, placeName, placeText } from "../core/problems.ts";
import { sum } from "../core/statistics/summary.ts";
import { counted, joined, percent, shorten } from "../core/text.ts";
import { measureLabel } from "../gate/decide/measure-check.ts";
import { stops } from "../gate/decide/verdict.ts";
import { whyItFails } from "../gate/decide/worst-case-text.ts";
import type { ReportCase, Trial } from "../report/case.ts";
import { caseLabel, decides, worstCases } from "../report/cases.ts";
import { reasonsOf, unscoredReason } from "../report/reasons.ts";
import type { Report } from "../report/report.ts";
import { measureText, suiteMeasures } from "../scorers/measures.ts";
import { groupCases, passedText, quarantineText } from "./cases.ts";
import { isInError } from "./scores.ts";
import type { ViewOptions } from "./verdict-text.ts";

/**
 * Returns the report as JUnit XML, with one suite for the gate's checks and one for the cases. **It contains a failure
 * or an error exactly when the verdict fails the job**, so that a required reporter agrees with the verdict, also for
 * allowed inconclusive verdicts, the base branch and report-only. Other results that did not pass are skipped, with a
 * message.
 *
 * The XML follows Jenkins' schema (junit-4.xsd) plus `file` and `line`, which Jenkins' parser ignores and reporters use
 * for annotations. Other schemas lack `skipped`, or require a host and times, which are unknown.
 */
export function junitView(report: Report, options: ViewOptions): string {
  return suitesJunitView([report], options);
}

export function suitesJunitView(reports: readonly Report[], options: ViewOptions): string {
  const suites = reports.flatMap((report) => suitesOf(report, options));
  const tests = suites.flatMap((each) => each.tests);
  const count = (word: string) => tests.filter(({ result }) => result === word).length;
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="rungate" tests="${tests.length}" failures="${count("failure")}" errors="${count("error")}" time="${timeOf(tests)}">${suites.map(suiteElement)}
</testsuites>
`.text;
}

function suitesOf(report: Report, { verdict, isRed }: ViewOptions) {
  const { suite, createdAt } = report;
  const isShown = ({ name }: { name: string }) => verdict || name === "integrity";
  const found = isRed ? report.verdict.checks.filter((check) => isShown(check) && stops(check, report)) : [];
  const stopping = new Set(found.map(({ name }) => name));
  const checks = checkTests(report, stopping).filter(isShown);
  const casesName = `${suite} cases`;
  return [
    { name: `${suite} gate`, tests: checks, properties: propertiesOf(report, verdict), createdAt },
    { name: casesName, tests: caseTests(report, stopping, casesName), createdAt },
  ];
}

function propertiesOf(
  { verdict, commit, headCommit, baseline, passRate, tool, measures }: Report,
  isGate: boolean,
) {
  const values: Record<string, string | null> = {
    verdict: isGate ? verdict.result : null,
    "pass rate": passRate === null ? null : percent(passRate),
    commit,
    "head commit": headCommit,
    "baseline commit": baseline.commit,
    "rungate version": tool.version,
    ...Object.fromEntries(
      suiteMeasures.flatMap((measure) => {
        const mean = measures?.[measure]?.mean ?? null;
        return mean === null ? [] : [[measureLabel(measure), measureText(measure, mean)]];
      }),
    ),
  };
  return Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}

/** Converts checks to tests. A check that fails the job is a failure; another one that did not pass is skipped. */
export function checkTests(report: Report, stopping: ReadonlySet<string>): JunitTest[] {
  return report.verdict.checks.map(({ name, result, title, message }) => {
    const sentence = `${title}: ${message}`;
    if (result === "pass") return { name, result: "passed", message: sentence };
    const lines = name === "integrity" ? errorLines(report) : [];
    if (stopping.has(name)) return { name, result: "failure", message: sentence, lines };
    return { name, result: "skipped", message: `${result}, stops nothing · ${sentence}`, lines };
  });
}

/** Empty for a single error, which the check's message already shows. */
function errorLines({ problems, problemCounts }: Report): string[] {
  if (problemCounts.errors < 2) return [];
  const shown = problems.filter(({ severity }) => severity === "error").slice(0, limits.listedProblems);
  const more = problemCounts.errors - shown.length;
  return [
    ...shown.map((problem) => `${placeText(problem)}${problem.message}`),
    ...(more > 0 ? [`… and ${more} more`] : []),
  ];
}

type Policy = Report["policy"];

const ABOUT_CASES = ["floors", "required", "regression", "rules"];

/**
 * Converts cases to tests, most important first, so that the omitted cases of a long list passed. A case with a failing run is a failure
 * only if it may fail the job: a check of the cases fails, and the case is worse than on the base, has no base, or is required. Otherwise
 * it is skipped. `suite`: the class name of the tests.
 */
export function caseTests(report: Report, stopping: ReadonlySet<string>, suite: string): JunitTest[] {
  const attention = new Set(groupCases(report).explained);
  const { policy } = report;
  const required = new Set(policy.gate.requiredCases);
  const isRed = stopping.size > 0;
  const isAboutCases = ABOUT_CASES.some((name) => stopping.has(name));
  const unmeasured = report.cases.filter(({ trials }) => trials.some(({ pass }) => pass === null));
  const skipped = report.cases.filter((each) => !decides(each));
  const ordered = [
    ...new Set([...attention, ...worstCases(report), ...skipped, ...unmeasured, ...report.cases]),
  ];
  const tests: JunitTest[] = [];
  let room = limits.junitCharacters;
  for (const [at, reportCase] of ordered.slice(0, limits.junitCases).entries()) {
    const result = caseTest(reportCase, {
      isRed,
      isWhy:
        isAboutCases &&
        (attention.has(reportCase) || reportCase.required === true || required.has(reportCase.id)),
      isNews: attention.has(reportCase),
      lines: at < limits.junitExplained ? runLines(reportCase, policy) : [],
      policy,
    });
    const duration = reportCase.measures?.duration?.mean ?? null;
    const test = {
      ...result,
      place: placeOf(reportCase),
      ...(duration === null ? {} : { seconds: duration / 1_000 }),
    };
    room -= testElement(test, test.name, suite).text.length;
    if (room < 0) break;
    tests.push(test);
  }
  const more = ordered.length - tests.length;
  if (more === 0) return tests;
  const name = `and ${counted(more, "more case")}`;
  return [...tests, { name, result: "skipped", message: "left out here, the report has them" }];
}

interface TestContext {
  isRed: boolean;
  isWhy: boolean;
  isNews: boolean;
  lines: readonly string[];
  policy: Policy;
}

function caseTest(reportCase: ReportCase, { isRed, isWhy, isNews, lines, policy }: TestContext): JunitTest {
  const name = caseLabel(reportCase);
  const { trials, passRate } = reportCase;
  const unmeasured = trials.filter(({ pass }) => pass === null);
  const [error] = unmeasured.flatMap((trial) => errorLine(trial, policy) ?? []);
  if (error !== undefined) {
    const rest = lines.filter((line) => line !== error);
    return { name, result: isRed ? "error" : "skipped", message: error, lines: rest };
  }
  if (!decides(reportCase))
    return {
      name,
      result: "skipped",
      message: joined(quarantineText(reportCase), passedText(reportCase)),
      lines,
    };
  if (passRate === 1 && unmeasured.length === 0)
    return reportCase.carried
      ? { name, result: "skipped", message: `not recorded here: ${passedText(reportCase)}` }
      : { name, result: "passed" };
  if (passRate === null || passRate === 1) {
    const [reason = "no run"] = unmeasured.map((trial) => whyNotAssessed(trial, policy));
    const part = passRate === null ? "" : `${unmeasured.length} of ${counted(trials.length, "run")} `;
    return { name, result: "skipped", message: `${part}not assessed: ${reason}` };
  }
  const message = joined(whyItFails(reportCase, policy) ?? "", passedText(reportCase));
  if (isWhy) return { name, result: "failure", message, lines };
  const standing = isNews ? "stops nothing" : "fails no more often than on the base";
  return { name, result: "skipped", message: joined(standing, message), lines };
}

/** Position of the expectations, or else of the first recording that did not pass. */
function placeOf({ file, line, trials }: ReportCase): TestPlace {
  if (file !== undefined) return { file, line };
  const firstTrial = trials.find(({ pass }) => pass !== true) ?? trials[0];
  return { file: firstTrial?.file, line: firstTrial?.line };
}

function errorLine(trial: Trial, policy: Policy): string | undefined {
  const reason = isInError(trial, policy.gate) ? unscoredReason(trial, "error", policy) : undefined;
  return reason === undefined ? undefined : `${place(trial)}: in error: ${reason}`;
}

function whyNotAssessed(trial: Trial, policy: Policy): string {
  return unscoredReason(trial, "not-assessed", policy) ?? "no scorer in use";
}

function place(trial: Trial): string {
  return `trial ${trial.trial}, ${placeName(trial)}`;
}

function runLines({ trials, file, line }: ReportCase, policy: Policy): string[] {
  const lines = trials.flatMap((trial) => {
    if (trial.pass === true) return [];
    const reasons = reasonsOf(trial, policy).map(({ subject, text }) => `  ${subject} ${text}`);
    if (trial.pass === false) return [`${place(trial)}: failed`, ...reasons];
    return [errorLine(trial, policy) ?? `${place(trial)}: not assessed: ${whyNotAssessed(trial, policy)}`];
  });
  const more = lines.length - limits.junitLines;
  return [
    ...lines.slice(0, limits.junitLines),
    ...(more > 0 ? [`… and ${counted(more, "more line")}, in the report`] : []),
    ...(file === undefined ? [] : [`expected in ${file}${line === undefined ? "" : `:${line}`}`]),
  ];
}

type TestPlace = Pick<Place, "file" | "line">;

/** A test with possibly untrusted texts. */
export interface JunitTest {
  name: string;
  result: "passed" | "skipped" | "failure" | "error";
  message?: string;
  lines?: readonly string[];
  place?: TestPlace;
  /** Mean duration of a run; absent if unknown. */
  seconds?: number;
}

/** A group of tests. The name and the properties may be untrusted text. */
export interface JunitSuite {
  name: string;
  tests: readonly JunitTest[];
  properties?: Readonly<Record<string, string>>;
  /** ISO time; other text is omitted. */
  createdAt?: string | null;
}

/**
 * Returns a `testsuite` element. Its name is also the class name of the tests, which some reporters group by. Equal test names get a
 * number, because reporters would show only one. `file` is set if all tests share it. An unknown time is 0.
 */
export function suiteElement({ name, tests, properties = {}, createdAt }: JunitSuite): Markup {
  const names = distinct(tests);
  const entries = Object.entries(properties);
  const files = new Set(tests.flatMap(({ place }) => place?.file ?? []));
  const [file] = files.size === 1 ? files : [];
  const count = (result: JunitTest["result"]) => tests.filter((test) => test.result === result).length;
  return markup`
  <testsuite name="${name}"${placeAttributes({ file })} tests="${tests.length}" failures="${count("failure")}" errors="${count("error")}" skipped="${count("skipped")}" time="${timeOf(tests)}"${timestamp(createdAt)}>${
    entries.length > 0 &&
    markup`
    <properties>${entries.map(
      ([key, value]) => markup`
      <property name="${key}" value="${value}"/>`,
    )}
    </properties>`
  }${tests.map((test, at) => testElement(test, names[at] ?? "", name))}
  </testsuite>`;
}

function timeText(seconds = 0): string {
  return String(Number(seconds.toFixed(3)));
}

function timeOf(tests: readonly JunitTest[]): string {
  return timeText(sum(tests.map(({ seconds = 0 }) => seconds)));
}

function timestamp(createdAt: string | null | undefined): Markup | null {
  const isTime = /^\d{4}-\d\d-\d\dT/.test(createdAt ?? "") && !Number.isNaN(Date.parse(createdAt ?? ""));
  if (!createdAt || !isTime) return null;
  return markup` timestamp="${new Date(createdAt).toISOString().slice(0, "2026-01-31T12:00:00".length)}"`;
}

/** Returns a `testcase` element. `name` must be unique in its suite. */
export function testElement(test: JunitTest, name: string, suite: string): Markup {
  const result = resultElement(test);
  const time = timeText(test.seconds);
  const attributes = markup`name="${name}" classname="${suite}"${placeAttributes(test.place)} time="${time}"`;
  if (result === null)
    return markup`
    <testcase ${attributes}/>`;
  return markup`
    <testcase ${attributes}>
      ${result}
    </testcase>`;
}

function placeAttributes({ file, line }: TestPlace = {}): Markup | null {
  if (file === undefined) return null;
  return markup` file="${shorten(file, limits.shownText)}"${line !== undefined && markup` line="${line}"`}`;
}

/** Repeats the message as text, because some reporters ignore the attribute and `skipped` may not have it. */
function resultElement({ result, message, lines = [] }: JunitTest): Markup | null {
  if (message === undefined) return null;
  const summary = shorten(message, limits.shownSentence);
  const more = lines.map(
    (line) => markup`
${shorten(line, limits.shownText)}`,
  );
  const text = markup`${summary}${more}`;
  if (result === "passed") return markup`<system-out>${text}</system-out>`;
  if (result === "skipped") return markup`<skipped>${text}</skipped>`;
  if (result === "error") return markup`<error message="${summary}" type="error">${text}</error>`;
  return markup`<failure message="${summary}" type="failure">${text}</failure>`;
}

/** Remembers the last number of each name, which keeps thousands of equal names fast. */
function distinct(tests: readonly JunitTest[]): string[] {
  const lastNumbers = new Map<string, number>();
  return tests.map(({ name }) => {
    const shared = escaped(name);
    let number = lastNumbers.get(shared) ?? 1;
    let unique = name;
    while (lastNumbers.has(escaped(unique))) unique = `${name} #${++number}`;
    lastNumbers.set(escaped(unique), 1);
    lastNumbers.set(shared, number);
    return unique;
  });
}

function escaped(name: string): string {
  return markup`${name}`.text;
}

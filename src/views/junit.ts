import { type Markup, markup } from "../base/escape.ts";
import { limits } from "../base/limits.ts";
import { type Place, placeName, placeText } from "../base/problems.ts";
import { sum } from "../base/statistics.ts";
import { counted, joined, percent, shorten } from "../base/text.ts";
import { whyItFails } from "../gate/checks.ts";
import { measureLabel } from "../gate/measure-check.ts";
import { caseLabel } from "../gate/score.ts";
import { stops } from "../gate/verdict.ts";
import type { ReportCase, Trial } from "../report/case.ts";
import { decides, worstCases } from "../report/cases.ts";
import { reasonsOf, unscoredReason } from "../report/reasons.ts";
import type { Report } from "../report/report.ts";
import { measureText, suiteMeasures } from "../scorers/measures.ts";
import { groupCases, passedText, quarantineText } from "./cases.ts";
import { isInError } from "./scores.ts";
import type { ViewOptions } from "./verdict.ts";

/**
 * The report as JUnit XML, for reporters of other tests: one suite with the gate's checks, one with the cases. **There is a failure or
 * an error in it exactly when the verdict makes the job red**, so that a reporter whose check is required is as red as the verdict, and
 * green where the policy lets an inconclusive one pass, on the base branch, and with report-only. What else did not pass is skipped,
 * which says what it found: such tests are neither counted as passed nor held against anybody.
 *
 * It is what Jenkins' schema allows (junit-4.xsd), with `file` and `line` besides: Jenkins' parser passes over them, and reporters
 * annotate what they name. Other schemas know no `skipped`, or demand a host and times, which nobody knows.
 */
export function junitView(report: Report, options: ViewOptions): string {
  return suitesJunitView([report], options);
}

/** The same of several suites in one file. */
export function suitesJunitView(reports: readonly Report[], options: ViewOptions): string {
  const suites = reports.flatMap((report) => suitesOf(report, options));
  const tests = suites.flatMap((one) => one.tests);
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
  const known: Record<string, string | null> = {
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
  return Object.fromEntries(Object.entries(known).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}

/** The gate's checks as tests. One that makes the job red is a failure; another one that did not pass is skipped. */
export function checkTests(report: Report, stopping: ReadonlySet<string>): JunitTest[] {
  return report.verdict.checks.map(({ name, result, title, message }) => {
    const sentence = `${title}: ${message}`;
    if (result === "pass") return { name, result: "passed", message: sentence };
    const lines = name === "integrity" ? errorLines(report) : [];
    if (stopping.has(name)) return { name, result: "failure", message: sentence, lines };
    return { name, result: "skipped", message: `${result}, stops nothing · ${sentence}`, lines };
  });
}

/** What is broken, each with its place, where that is more than the check's own sentence says. */
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

/** The checks that a case can fail. */
const ABOUT_CASES = ["floors", "required", "regression", "rules"];

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
  const skipped = report.cases.filter((one) => !decides(one));
  const ordered = [...new Set([...told, ...worstCases(report), ...skipped, ...unmeasured, ...report.cases])];
  const tests: JunitTest[] = [];
  let room = limits.junitCharacters;
  for (const [at, one] of ordered.slice(0, limits.junitCases).entries()) {
    const result = caseTest(one, {
      isRed,
      isWhy: isAboutCases && (told.has(one) || one.required === true || required.has(one.id)),
      isNews: told.has(one),
      lines: at < limits.junitExplained ? runLines(one, policy) : [],
      policy,
    });
    const duration = one.measures?.duration?.mean ?? null;
    const test = {
      ...result,
      place: placeOf(one),
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
  /** Whether the case may be why. */
  isWhy: boolean;
  /** Whether it fails as it did not before, as far as is known. */
  isNews: boolean;
  lines: readonly string[];
  policy: Policy;
}

function caseTest(one: ReportCase, { isRed, isWhy, isNews, lines, policy }: TestContext): JunitTest {
  const name = caseLabel(one);
  const { trials, passRate } = one;
  const unmeasured = trials.filter(({ pass }) => pass === null);
  const [error] = unmeasured.flatMap((trial) => errorLine(trial, policy) ?? []);
  if (error !== undefined) {
    const others = lines.filter((line) => line !== error);
    return { name, result: isRed ? "error" : "skipped", message: error, lines: others };
  }
  if (!decides(one))
    return { name, result: "skipped", message: joined(quarantineText(one), passedText(one)), lines };
  if (passRate === 1 && unmeasured.length === 0)
    return one.carried
      ? { name, result: "skipped", message: `not recorded here: ${passedText(one)}` }
      : { name, result: "passed" };
  if (passRate === null || passRate === 1) {
    const [reason = "no run"] = unmeasured.map((trial) => whyNotAssessed(trial, policy));
    const part = passRate === null ? "" : `${unmeasured.length} of ${counted(trials.length, "run")} `;
    return { name, result: "skipped", message: `${part}not assessed: ${reason}` };
  }
  const message = joined(whyItFails(one, policy) ?? "", passedText(one));
  if (isWhy) return { name, result: "failure", message, lines };
  const standing = isNews ? "stops nothing" : "fails no more often than on the base";
  return { name, result: "skipped", message: joined(standing, message), lines };
}

/** Where it is written what a case expects: in the expectations, or else in its recording, of several the first that did not pass. */
function placeOf({ file, line, trials }: ReportCase): TestPlace {
  if (file !== undefined) return { file, line };
  const told = trials.find(({ pass }) => pass !== true) ?? trials[0];
  return { file: told?.file, line: told?.line };
}

/** Undefined for a run that is not in error. */
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

type TestPlace = Pick<Place, "file" | "line">;

/** A test as reporters list it. All its texts may be untrusted. */
export interface JunitTest {
  name: string;
  result: "passed" | "skipped" | "failure" | "error";
  /** What is to be said of it in one line; nothing of a test that only passed. */
  message?: string;
  /** What stands below that line. */
  lines?: readonly string[];
  /** What reporters annotate. */
  place?: TestPlace;
  /** How long a run of it lasts. Absent: nobody knows. */
  seconds?: number;
}

/** Tests that reporters show together. Its name and its properties may be untrusted text. */
export interface JunitSuite {
  name: string;
  tests: readonly JunitTest[];
  /** What is known of the whole, by name. */
  properties?: Readonly<Record<string, string>>;
  /** ISO time; anything else is left out. */
  createdAt?: string | null;
}

/**
 * A `testsuite` element. Its name is the class of its tests too, for that is what some reporters group and show them by. Of two tests
 * of one name they would show one, so the second is numbered. It has the file of its tests where they have one in common. A time that is not
 * known is 0.
 */
export function suiteElement({ name, tests, properties = {}, createdAt }: JunitSuite): Markup {
  const names = distinct(tests);
  const known = Object.entries(properties);
  const files = new Set(tests.flatMap(({ place }) => place?.file ?? []));
  const [file] = files.size === 1 ? files : [];
  const count = (result: JunitTest["result"]) => tests.filter((test) => test.result === result).length;
  return markup`
  <testsuite name="${name}"${placeAttributes({ file })} tests="${tests.length}" failures="${count("failure")}" errors="${count("error")}" skipped="${count("skipped")}" time="${timeOf(tests)}"${timestamp(createdAt)}>${
    known.length > 0 &&
    markup`
    <properties>${known.map(
      ([key, value]) => markup`
      <property name="${key}" value="${value}"/>`,
    )}
    </properties>`
  }${tests.map((test, at) => testElement(test, names[at] ?? "", name))}
  </testsuite>`;
}

/** Seconds, to the millisecond. */
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

/** A `testcase` element, under a name of its own in its suite. */
export function testElement(test: JunitTest, name: string, suite: string): Markup {
  const told = resultElement(test);
  const time = timeText(test.seconds);
  const attributes = markup`name="${name}" classname="${suite}"${placeAttributes(test.place)} time="${time}"`;
  if (told === null)
    return markup`
    <testcase ${attributes}/>`;
  return markup`
    <testcase ${attributes}>
      ${told}
    </testcase>`;
}

function placeAttributes({ file, line }: TestPlace = {}): Markup | null {
  if (file === undefined) return null;
  return markup` file="${shorten(file, limits.shownText)}"${line !== undefined && markup` line="${line}"`}`;
}

/** What is said stands in the element's text, for not every reporter reads the attribute, which `skipped` may not even have. */
function resultElement({ result, message, lines = [] }: JunitTest): Markup | null {
  if (message === undefined) return null;
  const told = shorten(message, limits.shownSentence);
  const more = lines.map(
    (line) => markup`
${shorten(line, limits.shownText)}`,
  );
  const text = markup`${told}${more}`;
  if (result === "passed") return markup`<system-out>${text}</system-out>`;
  if (result === "skipped") return markup`<skipped>${text}</skipped>`;
  if (result === "error") return markup`<error message="${told}" type="error">${text}</error>`;
  return markup`<failure message="${told}" type="failure">${text}</failure>`;
}

/** The tests' names, so that no two are written alike. No number is tried twice: a suite may be thousands of tests of one name. */
function distinct(tests: readonly JunitTest[]): string[] {
  const lastNumbers = new Map<string, number>();
  return tests.map(({ name }) => {
    const shared = written(name);
    let number = lastNumbers.get(shared) ?? 1;
    let one = name;
    while (lastNumbers.has(written(one))) one = `${name} #${++number}`;
    lastNumbers.set(written(one), 1);
    lastNumbers.set(shared, number);
    return one;
  });
}

function written(name: string): string {
  return markup`${name}`.text;
}

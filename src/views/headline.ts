import { boundsOf, isWithin, PASS_RATE_BOUND } from "../config/policy.ts";
import { member } from "../core/json.ts";
import { counted, percent, shorten } from "../core/text.ts";
import { brokenAsOnBase } from "../gate/baseline/base-expectations.ts";
import { measureLine } from "../gate/decide/measure-check.ts";
import { noWorseText, worseText } from "../gate/decide/model-switch.ts";
import { decideRegression } from "../gate/decide/regression-outcome.ts";
import { whyItFails } from "../gate/decide/worst-case-text.ts";
import type { ReportCase } from "../report/case.ts";
import {
  caseLabel,
  casesToTell,
  decidingCases,
  recordedCases,
  shortfalls,
  unexpectedCases,
  worseCases,
  worstCases,
} from "../report/cases.ts";
import { brokenRuleTexts, reasonsOf } from "../report/reasons.ts";
import type { Report, Verdict } from "../report/report.ts";
import { areAllowed, runErrorsOf } from "../report/run-errors.ts";
import { beforeText, groupCases } from "./cases.ts";
import { measureHeadline } from "./measures.ts";
import { failingAlways, leadingCheck } from "./verdict-text.ts";

/** Most characters of a headline, including its prefix. */
const LONGEST = 80;
const PREFIX = "❌ rungate: ";
/** Fewest characters for the main statement beside notes. */
const LEAST = 24;

/** Returns the main statement of a report for one line of a comment. Contains untrusted names. */
export function headlineText(report: Report): string {
  const suite = suiteWord(report);
  const whole = LONGEST - PREFIX.length - suite.length;
  const notes = `${unexpectedText(report)}${carriedText(report)}`;
  const carried = whole - notes.length < LEAST ? "" : notes;
  const room = whole - carried.length;
  return `${suite}${cut(whatHappened(report, room), room)}${carried}`;
}

function unexpectedText(report: Report): string {
  const [first, ...rest] = unexpectedCases(report).map(caseLabel);
  if (first === undefined || report.verdict.result === "fail") return "";
  return ` · no expectation for ${rest.length === 0 ? cut(first, 24) : counted(rest.length + 1, "case")}`;
}

function carriedText({ tier, totals }: Report): string {
  return tier === undefined || tier.carried === 0
    ? ""
    : ` · ${tier.carried} of ${counted(totals.cases, "case")} carried`;
}

function cut(text: string, room: number): string {
  return text.length <= room ? text : shorten(text, room - 1);
}

function suiteWord({ suite }: Pick<Report, "suite">): string {
  return suite === "default" ? "" : `${cut(suite, 40)}: `;
}

function whatHappened(report: Report, room: number): string {
  const check = leadingCheck(report);
  if (check === undefined) return passText(report);
  return member(wordsFor, check.name)?.(report, check, room) ?? sentenceCase(check.title);
}

type Words = (report: Report, check: Verdict["checks"][number], room: number) => string | undefined;

const wordsFor: Readonly<Record<string, Words>> = {
  regression(report, { result }, room) {
    const { ground, cases } = decideRegression(report);
    if (ground === "nothing compared") return "no case can be compared with the base";
    if (result === "pass") return passText(report);
    if (cases.length > 0) {
      const verb = result === "fail" ? "got worse" : "may be worse";
      return withNames(
        `${counted(cases.length, "case")} ${verb}`,
        cases.map(({ reportCase }) => reportCase),
        room,
      );
    }
    const fell = result === "fail" ? "fell" : "may have fallen";
    const worse = worseCases(report).map(({ reportCase }) => reportCase);
    return withNames(`pass rate ${fell} ${dropText(report)}`, worse, room, ", most in ");
  },
  switch(report, { result }) {
    if (result === "pass") return undefined;
    return result === "fail" ? worseText(report) : `not shown that ${noWorseText(report)}`;
  },
  suites: ({ comparison }) => `${counted(comparison?.suites?.count ?? 0, "suite")} together got worse`,
  "earlier-runs": ({ comparison }, { result }) =>
    result === "pass"
      ? undefined
      : `${result === "fail" ? "got worse" : "may be worse"} by ${counted((comparison?.earlier?.runs ?? 0) + 1, "run")} at this commit together`,
  floors({ passRate, scores, policy }, { numbers }) {
    const missed = [...boundsOf(policy.gate)].find(([name, bound]) => {
      const value = numbers[name] ?? null;
      return value === null || !isWithin(value, bound);
    });
    if (missed === undefined) return undefined;
    const [name, { kind, value: bound }] = missed;
    const isPassRate = name === PASS_RATE_BOUND;
    const value = isPassRate ? passRate : (scores[name]?.value ?? null);
    const label = isPassRate ? "pass rate" : name;
    if (value === null) return `${label} was not assessed`;
    const side = kind === "floor" ? "below the floor" : "above the ceiling";
    return `${label} ${percent(value)} is ${side} of ${percent(bound)}`;
  },
  required(report, _check, room) {
    const requiredIds = new Set(report.policy.gate.requiredCases);
    const failing = report.cases.filter(
      ({ id, required, trials }) =>
        (required === true || requiredIds.has(id)) && trials.some(({ pass }) => pass !== true),
    );
    if (failing.length === 0) return "a required case was not recorded";
    const fails = failing.length === 1 ? "a required case fails" : `${failing.length} required cases fail`;
    return withNames(fails, failing, room);
  },
  integrity(report) {
    const { problemCounts, totals } = report;
    const unable = runErrorsOf(report);
    if (unable !== undefined && !areAllowed(unable) && problemCounts.errors <= unable.refused)
      return `${counted(unable.beyond?.errors ?? unable.refused, "run")} could not run`;
    if (problemCounts.errors > 0)
      return `${counted(problemCounts.errors, "error")} in the recordings or expectations`;
    if (totals.runs === 0) return "no runs were recorded";
    const [shortfall] = shortfalls(report);
    return shortfall && `${shortfall.scorer} could not score every run`;
  },
  "run-errors"(report, { result }) {
    const errors = runErrorsOf(report)?.errors ?? 0;
    return result === "pass"
      ? undefined
      : `the verdict depends on ${errors === 1 ? "a run" : counted(errors, "run")} that could not run`;
  },
  weakening({ comparison, cases }, { result }, room) {
    if (result === "pass") return undefined;
    const removed = comparison?.removed ?? [];
    const broken = brokenAsOnBase(cases);
    if (removed.length === 0 && broken.length > 0) {
      const fail = broken.length === 1 ? "case fails" : "cases fail";
      return withNames(`${broken.length} changed ${fail} by what the base expects`, broken, room);
    }
    if (removed.length === 0) return "this pull request weakens the gate";
    const gone = removed.length === 1 ? "1 case is missing" : `${removed.length} cases are missing`;
    return withNames(gone, removed, room);
  },
  baseline({ baseline }) {
    if (baseline.state === "first-use") return "first run, nothing to compare with yet";
    if (baseline.state === "missing") return "no baseline to compare with";
    if (baseline.state === "unavailable") return "the baseline cannot be read";
    return undefined;
  },
  rules({ cases, everyTool }, _check, room) {
    const broken = decidingCases(cases).filter(({ trials }) =>
      trials.some((each) => brokenRuleTexts(each).length > 0),
    );
    if (broken.length > 0) return withNames(`${counted(broken.length, "case")} broke a rule`, broken, room);
    return `no run calls ${counted(everyTool?.uncalled.length ?? 0, "tool")} of the list`;
  },
  stale: ({ stale }, { result }) =>
    result === "pass" || stale === undefined ? undefined : `not recorded again: ${stale.reason}`,
  measures: (report) => measureHeadline(report),
  assessed: ({ cases }) =>
    recordedCases(decidingCases(cases)).length === 0
      ? "all recorded cases are in quarantine"
      : "no run could be scored",
};

function switchPassText(report: Report): string | undefined {
  const isPass = report.verdict.checks.some(({ name, result }) => name === "switch" && result === "pass");
  // An accepted switch passes without being shown.
  if (!isPass || report.accepted !== null) return undefined;
  const { rise = null, p = 0.5 } = report.comparison?.measures?.cost ?? {};
  const percentage = Math.round(Math.abs(rise ?? 0) * 100);
  const isShown = Math.min(p, 1 - p) < report.policy.gate.regression.alpha;
  if (rise === null || percentage === 0 || !isShown) return noWorseText(report);
  return `${noWorseText(report)}, ${rise < 0 ? `and ${percentage}% cheaper` : `but ${percentage}% dearer`}`;
}

function passText(report: Report): string {
  const { comparison, cases: all, role } = report;
  const cases = decidingCases(all);
  const notPassing = cases.filter(({ passRate }) => passRate !== 1);
  const [single, many] = notPassing.every(({ passRate }) => passRate === 0)
    ? ["fails", "fail"]
    : ["does not pass every run", "do not pass every run"];
  const passing =
    notPassing.length === 0
      ? `${counted(cases.length, "case")} ${cases.length === 1 ? "passes" : "pass"}`
      : `${notPassing.length} of ${counted(cases.length, "case")} ${notPassing.length === 1 ? single : many}`;
  const always = failingAlways(cases).length;
  const failing =
    always === 0 ? "" : `, ${always} of ${counted(cases.length, "case")} ${always === 1 ? "fails" : "fail"}`;
  if (role === "base") return `baseline recorded, ${passing}`;
  if (comparison === null) return `nothing to compare with, ${passing}`;
  const switched = switchPassText(report);
  if (switched !== undefined) return switched;
  const { ground } = decideRegression(report);
  switch (ground) {
    case "off":
      return `regressions are not looked for, ${passing}`;
    case "nothing recorded again":
      return `no recording changed${failing}`;
    case "no case worse":
      return `no case got worse${failing}`;
    case "chance":
      return failing === ""
        ? `no regression shown, ${counted(worseCases(report).length, "case")} changed within chance`
        : `no regression shown${failing}`;
    case "allowed":
      return `pass rate fell ${dropText(report)}, which the policy allows`;
    default:
      return report.accepted === null
        ? passing
        : `pass rate fell ${dropText(report)}, accepted by @${report.accepted.by}`;
  }
}

function dropText({ comparison }: Pick<Report, "comparison">): string {
  return `${Math.abs((comparison?.passRate?.change ?? 0) * 100).toFixed(1)} points`;
}

function withNames(
  what: string,
  cases: readonly Pick<ReportCase, "id" | "tags">[],
  room: number,
  joint = ": ",
): string {
  const labels = cases.map(caseLabel);
  for (let shown = labels.length; shown > 0; shown--) {
    const more = labels.length - shown;
    const text = `${what}${joint}${labels.slice(0, shown).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
    if (text.length <= room) return text;
  }
  const rest = labels.length > 1 ? ` and ${labels.length - 1} more` : "";
  return `${what}${joint}${cut(labels[0] ?? "", Math.max(room - what.length - rest.length - joint.length, 8))}${rest}`;
}

function sentenceCase(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

function joined(text: string, note: string): string {
  return note === "" ? text : `${text}, ${note}`;
}

/** The heading of the cases below one that the headline shows. */
export const OTHERS = "The other cases, worst first";

/** Returns the explained cases without the one that the headline shows whole. */
export function casesBelowHeadline(report: Report): ReportCase[] {
  const { explained } = groupCases(report);
  const [first, ...rest] = explained;
  const difference = leadingDifference(report);
  if (first === undefined || difference?.isCase !== true || difference.subject !== caseLabel(first))
    return explained;
  const failing = first.trials.find(({ pass }) => pass === false);
  return failing !== undefined && reasonsOf(failing, report.policy).length === 1 ? rest : explained;
}

/** Returns the main reason for a verdict other than pass: the worst case with its first reason, or the message of the check. */
export function leadingDifference(
  report: Report,
): { subject: string; isCase: boolean; text: string } | undefined {
  const check = leadingCheck(report);
  if (check === undefined || report.verdict.result === "pass") return undefined;
  const worst = casesToTell(report)[0] ?? worstCases(report)[0];
  const why = worst === undefined ? undefined : whyItFails(worst, report.policy);
  const isAboutCase = ["regression", "required"].includes(check.name);
  if (isAboutCase && worst !== undefined && why !== undefined)
    return { subject: caseLabel(worst), isCase: true, text: joined(why, beforeText(worst)) };
  const text = check.name === "measures" ? measureLine(report) : check.message;
  return { subject: check.title, isCase: false, text };
}

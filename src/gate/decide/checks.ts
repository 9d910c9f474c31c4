import { type Bound, boundsOf, boundText, isWithin, PASS_RATE_BOUND } from "../../config/policy.ts";
import { member } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { nearestName, type Problem, placeText } from "../../core/problems.ts";
import { mean } from "../../core/statistics/summary.ts";
import { apart, counted, groupBy, joined, listed, shorten } from "../../core/text.ts";
import type { ReportCase, ReportOutcome } from "../../report/case.ts";
import {
  caseLabel,
  casesToTell,
  countCarriedRuns,
  decidingCases,
  isUnrecorded,
  recordedCases,
  type Shortfall,
  shortfalls,
  worseCases,
  worstBy,
  worstCases,
} from "../../report/cases.ts";
import { brokenRuleTexts } from "../../report/reasons.ts";
import type { Report, ReportProblem, VerdictResult } from "../../report/report.ts";
import { areAllowed, runErrorProblems, runErrorsOf } from "../../report/run-errors.ts";
import { scorerNamed } from "../../scorers/pass-marks.ts";
import { refusedText } from "./run-errors.ts";
import { reasonText, SHOWN_REASON, worstByText, worstCaseText } from "./worst-case-text.ts";

/** The check of required cases: any failing run fails the gate, without statistics. */
export const required: GateCheck = {
  name: "required",
  title: "Required cases",
  check({ cases, policy }) {
    const requiredIds = new Set(policy.gate.requiredCases);
    const demanded = cases.filter(({ id, required: own }) => own === true || requiredIds.has(id));
    const recorded = new Set(cases.map(({ id }) => id));
    const absent = [...requiredIds].filter((id) => !recorded.has(id));
    if (demanded.length === 0 && absent.length === 0) return undefined;
    const unpassed = demanded.filter(({ trials }) => trials.some(({ pass }) => pass !== true));
    const failing = [...new Set([...worstCases({ cases: demanded }), ...unpassed])];
    const numbers = { required: demanded.length, failing: failing.length, absent: absent.length };
    if (failing.length === 0 && absent.length === 0) {
      return { result: "pass", message: `${counted(demanded.length, "required case")} passed`, numbers };
    }
    const sentences = [
      ...(failing.length > 0
        ? [
            `required and not passed by every run: ${listed(failing.map(caseLabel))}${reasonText(failing, policy)}`,
          ]
        : []),
      ...(absent.length > 0
        ? [`required and not recorded: ${absentText(absent, recorded, requiredIds)}`]
        : []),
    ];
    return { result: "fail", message: sentences.join("; "), numbers };
  },
};

/** The suggestion is never a case that is required itself. */
function absentText(
  absent: readonly string[],
  recorded: ReadonlySet<string>,
  requiredIds: ReadonlySet<string>,
): string {
  const others = [...recorded].filter((id) => !requiredIds.has(id));
  const [first = "", ...more] = absent;
  const meant = absent.length * others.length > limits.namesCompared ? undefined : nearestName(first, others);
  const hint = meant === undefined ? "" : ` (did you mean "${meant}"?)`;
  return listed([`${first}${hint}`, ...more]);
}

/** The check for missing, broken or duplicate recordings: an unmeasured run must not pass. */
export const integrity: GateCheck = {
  name: "integrity",
  title: "Integrity",
  countsOnBase: true,
  check(measured) {
    const { problems, problemCounts, totals } = measured;
    const unable = runErrorsOf(measured);
    const counts = unable && { couldNotRun: unable.errors, maxRunErrors: unable.bound };
    const numbers = { ...problemCounts, runs: totals.runs, ...counts };
    const isOther = otherThanRunErrors(measured);
    const first = problems.find((problem) => problem.severity === "error" && isOther(problem));
    const others = problemCounts.errors - (unable?.refused ?? 0);
    if (unable !== undefined && !areAllowed(unable)) {
      const more = others > 0 ? ` (and ${counted(others, "other error")})` : "";
      return { result: "fail", message: `${refusedText(unable)}${more}`, numbers };
    }
    if (first === undefined) {
      const [shortfall] = shortfalls(measured);
      if (shortfall !== undefined && totals.runs > 0)
        return { result: "fail", message: shortfallText(shortfall, measured), numbers };
      if (totals.runs === 0) {
        const message = "no run was recorded: nothing can be said about the agent";
        return { result: "fail", message, numbers };
      }
      return { result: "pass", message: readText(measured), numbers };
    }
    const more = others - 1;
    const sentence = `${placeText({ ...first, column: undefined })}${first.message}`;
    return { result: "fail", message: more > 0 ? `${sentence} (and ${more} more)` : sentence, numbers };
  },
};

function readText({ cases, totals }: Report): string {
  const runs = totals.runs - countCarriedRuns(cases);
  const carried = cases.length - recordedCases(cases).length;
  return `${counted(runs, "run")} of ${counted(totals.cases - carried, "case")} read`;
}

function otherThanRunErrors(measured: Report): (problem: ReportProblem) => boolean {
  const keyOf = ({ file, index, message }: Problem) => JSON.stringify([file, index, message]);
  const ofRuns = new Set(runErrorProblems(measured).map(keyOf));
  return (problem) => ofRuns.size === 0 || !ofRuns.has(keyOf(problem));
}

function shortfallText({ scorer, runs, scored }: Shortfall, { cases }: Report): string {
  const trials = recordedCases(decidingCases(cases)).flatMap((reportCase) => reportCase.trials);
  const outcomes = trials.flatMap(({ scores }) => scores[scorer] ?? []);
  const first =
    outcomes.find(isUnrecorded) ??
    outcomes.find(({ status }) => status === "error") ??
    outcomes.find(isUnscored);
  const why = first === undefined || first.status === "scored" ? "" : `: ${first.reason}`;
  return `${scorer} decides and scored ${scored} of ${counted(runs, "run")}${why}`;
}

function isUnscored(outcome: ReportOutcome): boolean {
  return outcome.status === "not-assessed" && outcome.nothingToMeasure !== true;
}

/** The check of floors and ceilings, with or without a baseline. Compares unrounded values. */
export const floors: GateCheck = {
  name: "floors",
  title: "Floors",
  check({ passRate, scores, cases, policy }) {
    const others = otherWaysOfCounting(cases);
    const bounds = [...boundsOf(policy.gate)].map(([name, bound]) => {
      const isPassRate = name === PASS_RATE_BOUND;
      const whole = { value: isPassRate ? passRate : (scores[name]?.value ?? null), how: "" };
      const values = [
        whole,
        // Cases without expectations have no value.
        ...others.flatMap(({ groups, how }) => {
          const value = boundedValue(name, groups);
          return value === null ? [] : [{ value, how }];
        }),
      ];
      const missing = values.find(({ value }) => value === null || !isWithin(value, bound));
      const { value, how } = missing ?? whole;
      const [is, demanded] = value === null ? ["was not assessed"] : apart(value, bound.value);
      const sentence = `${isPassRate ? "pass rate" : name} ${is}${how}, ${boundText(bound, demanded)} required${unjudgedText(name, scores)}`;
      return { name, value, bound, isKept: missing === undefined, sentence };
    });
    if (bounds.length === 0) return undefined;
    const missed = bounds.filter(({ isKept }) => !isKept);
    const isMissed = missed.length > 0;
    const shown = isMissed ? missed : bounds;
    const sentences = shown.map(({ sentence }) => sentence).join("; ");
    return {
      result: isMissed ? "fail" : "pass",
      title: titleOf(shown.map(({ bound }) => bound.kind)),
      message: isMissed ? joined(sentences, worstText(missed[0]?.name, { cases, policy })) : sentences,
      numbers: Object.fromEntries(
        bounds.flatMap(({ name, value, bound }) => [
          [name, value],
          [`${name} ${bound.kind}`, bound.value],
        ]),
      ),
    };
  },
};

/** A bound must also hold with all tags of an id as one case, and without new cases: copies of an easy case could offset failures. */
function otherWaysOfCounting(all: readonly ReportCase[]): { groups: ReportCase[][]; how: string }[] {
  const cases = decidingCases(all);
  const byId = [...groupBy(cases, ({ id }) => id).values()];
  const compared = cases.filter(({ comparison }) => comparison !== null && comparison.state !== "new");
  const ways = [
    { groups: byId, how: " with all tags of an id as one case" },
    {
      groups: compared.map((reportCase) => [reportCase]),
      how: " without the cases that the base does not have",
    },
  ];
  return ways.filter(({ groups }) => groups.length > 0 && groups.length < cases.length);
}

function boundedValue(name: string, groups: readonly (readonly ReportCase[])[]): number | null {
  const of = ({ scores, passRate }: ReportCase) =>
    (name === PASS_RATE_BOUND ? passRate : member(scores, name)) ?? [];
  return mean(groups.flatMap((group) => mean(group.flatMap(of)) ?? []));
}

/** A judge may refuse just the runs that the bound is for. */
function unjudgedText(name: string, scores: Report["scores"]): string {
  const { errors = 0, value = null } = scores[name] ?? {};
  return value !== null && errors > 0 && scorerNamed(name).isJudged
    ? ` (the judge failed on ${counted(errors, "run")})`
    : "";
}

/** A scorer of texts needs its own worst case, because a run with a bad text may pass. */
function worstText(name = PASS_RATE_BOUND, { cases, policy }: Pick<Report, "cases" | "policy">): string {
  const worse = scorerNamed(name).isRequested ? undefined : worseCases({ cases })[0]?.reportCase;
  if (worse === undefined && name !== PASS_RATE_BOUND) return worstByText(worstBy(name, cases), name, policy);
  return worstCaseText(worse ?? worstCases({ cases })[0], policy);
}

function titleOf(kinds: readonly Bound["kind"][]): string {
  if (!kinds.includes("ceiling")) return "Floors";
  return kinds.includes("floor") ? "Floors and ceilings" : "Ceilings";
}

export interface Finding {
  result: VerdictResult;
  title?: string;
  message: string;
  numbers: Record<string, number | null>;
}

export type TitledFinding = Finding & { title: string };

/** The results of a check, best first. */
export const RESULTS: readonly VerdictResult[] = ["pass", "inconclusive", "fail"];

/** A check of the gate. `verdict.ts` lists the checks in display order. */
export interface GateCheck {
  name: string;
  title: string;
  /** A fail also counts on the base branch, because nothing sound was recorded. */
  countsOnBase?: true;
  check(measured: Report): Finding | undefined;
}

/** The check of rules over calls. A broken rule fails its run; it fails the gate only with `rules: fail`. */
export const rules: GateCheck = {
  name: "rules",
  title: "Rules",
  check({ cases, everyTool, policy: { gate } }) {
    const broken = decidingCases(cases).flatMap((reportCase) =>
      reportCase.trials.flatMap((trial) =>
        brokenRuleTexts(trial).map((text) => `${caseLabel(reportCase)} broke ${text}`),
      ),
    );
    const uncalled = everyTool?.uncalled ?? [];
    if (broken.length + uncalled.length === 0) return undefined;
    const more = broken.length - SHOWN_RULES;
    const message = joined(
      ...broken.slice(0, SHOWN_RULES),
      more > 0 ? `${counted(more, "more broken rule")}` : "",
      uncalled.length > 0
        ? `everyTool: no run calls ${listed(uncalled.map((name) => shorten(name, SHOWN_REASON)))}`
        : "",
    );
    return {
      result: gate.rules === "fail" || gate.budgets === "fail" ? "fail" : "pass",
      message,
      numbers: { broken: broken.length, ...(everyTool === undefined ? {} : { uncalled: uncalled.length }) },
    };
  },
};

const SHOWN_RULES = 3;

/** The check for a baseline: a gate that cannot compare must not be green. */
export const baseline: GateCheck = {
  name: "baseline",
  title: "Baseline",
  countsOnBase: true,
  check(measured) {
    const { state, reason, isWhole, instead } = measured.baseline;
    const worst = worstCaseText(casesToTell(measured)[0], measured.policy);
    switch (state) {
      case "none":
        return undefined;
      case "found":
        if (!isWhole)
          return {
            result: "inconclusive",
            title: "Broken baseline",
            message: joined(
              `recordings of ${reason} were in error, so their cases have nothing to be compared with`,
              worst,
            ),
            numbers: {},
          };
        return instead && olderBaseline(instead, reason);
      case "first-use":
        return {
          result: "pass",
          title: "First use",
          message: `${reason}, so nothing was compared. Merge this. The push records the baseline, or the committed recordings are it`,
          numbers: {},
        };
      case "missing":
        return {
          result: "inconclusive",
          title: "No baseline",
          message: joined(
            `${reason}, so rungate cannot tell whether the agent got worse`,
            reportOnlyText(measured),
            worst,
          ),
          numbers: {},
        };
      case "unavailable":
        return {
          result: "fail",
          title: "Baseline out of reach",
          message: joined(
            `${reason}; a gate that cannot see does not let anything pass`,
            reportOnlyText(measured),
            worst,
          ),
          numbers: {},
        };
    }
  },
};

/** Only the base branch's report can allow `report-only`. */
function reportOnlyText({ role, settings }: Report): string {
  const isRequested = role !== "base" && settings?.["report-only"] === true;
  return isRequested ? "report-only does not count without a baseline" : "";
}

/** An older level may be easier to reach, so the verdict shows it. */
function olderBaseline({ why, isUnderWay }: OlderBaseline, reason: string): Finding {
  return {
    result: isUnderWay ? "inconclusive" : "pass",
    title: "Older baseline",
    message: `${why}, so the comparison is with an older report, ${reason}`,
    numbers: {},
  };
}

type OlderBaseline = NonNullable<Report["baseline"]["instead"]>;

export const assessed: GateCheck = {
  name: "assessed",
  title: "Nothing assessed",
  countsOnBase: true,
  check({ totals, passRate, cases, policy, scores }) {
    const recorded = recordedCases(cases);
    const deciding = decidingCases(recorded);
    const trials = deciding.flatMap((reportCase) => reportCase.trials);
    const isAssessed = passRate !== null && trials.some(({ pass }) => pass !== null);
    if (totals.runs === 0 || isAssessed) return undefined;
    if (deciding.length === 0) {
      const message = `${counted(recorded.length, "case")} recorded here, all in quarantine: record one that decides`;
      return { result: "fail", message, numbers: { runs: totals.runs } };
    }
    const outcomes = trials.flatMap(({ scores }) => policy.gate.scorers.flatMap((id) => scores[id] ?? []));
    const first = outcomes.find((outcome) => outcome.status !== "scored");
    const why = first === undefined ? "" : `: ${first.reason}`;
    const advising = Object.keys(scores).find(
      (id) => scorerNamed(id).isRequested && scores[id]?.value !== null,
    );
    const instead =
      advising === undefined ? "" : `; ${advising} was measured and decides nothing: name it in gate.scorers`;
    const message = `none of ${counted(trials.length, "run")} could be assessed${why}${instead}`;
    return { result: "fail", message, numbers: { runs: totals.runs } };
  },
};

/** Returns a finding, as a pass when a maintainer accepted it. */
export function unlessAccepted(finding: TitledFinding, accepted: Report["accepted"]): Finding {
  if (accepted === null || finding.result === "pass") return finding;
  const title = `${finding.title}, accepted by @${accepted.by}`;
  return { ...finding, result: "pass", title };
}

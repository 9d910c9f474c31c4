import { ConfigurationError } from "../../core/problems.ts";
import { wilsonInterval } from "../../core/statistics/intervals.ts";
import { kappa, kappaInterval } from "../../core/statistics/kappa.ts";
import { counted, groupBy, listed } from "../../core/text.ts";
import { judgedByFor } from "../../report/details.ts";
import type { Report } from "../../report/report.ts";
import { findCalls, type JudgedLabel, type UnjudgedLabel } from "./find-calls.ts";
import type { Label } from "./labels.ts";

/**
 * Compares human labels with the judge's verdicts in a report. `gates`: the policy lets the judge decide. Throws ConfigurationError with
 * all labels that match no call, and if no labelled call was judged.
 */
export function calibrate(
  labels: readonly Label[],
  report: Pick<Report, "cases">,
  gates: boolean,
): Calibration {
  const { judged, unjudged, problems } = findCalls(labels, report.cases);
  if (problems.length > 0) throw new ConfigurationError(problems);
  if (judged.length === 0) throw nothingJudged(unjudged);
  const judges = groupBy(judged, ({ trial }) => judgedByFor(trial, "llm").join(", "));
  const confusion = confusionOf(judged);
  const agreement = (confusion.both + confusion.neither) / judged.length;
  const measured = {
    judges: [...judges].map(([name, { length }]) => ({ name, labels: length })),
    agreement: { value: agreement, interval: wilsonInterval(agreement, judged.length) },
    kappa: kappaOf(confusion),
    confusion,
  };
  return {
    ...measured,
    labels: { given: labels.length, compared: judged.length, unjudged: unjudged.length },
    disagreements: judged
      .filter(({ label, evaluation }) => label.appropriate !== evaluation.wasAppropriate)
      .map(disagreementOf)
      .toSorted(byWorst),
    unjudged: unjudged.map(({ case: { id }, trial: { trial }, label: { callId }, reason }) => ({
      case: id,
      trial,
      callId,
      reason,
    })),
    caveats: caveatsOf(measured, judged.length, gates),
  };
}

function nothingJudged(unjudged: readonly UnjudgedLabel[]): ConfigurationError {
  const reasons = [...groupBy(unjudged, ({ reason }) => reason)].map(
    ([reason, { length }]) => `${length} ${reason}`,
  );
  const message = `none of ${counted(unjudged.length, "labelled call")} was judged (${listed(reasons)}), so there is nothing to compare: name a judge with --judge-model, or a report whose runs were judged with --report`;
  return new ConfigurationError([{ severity: "error", message }]);
}

function confusionOf(judged: readonly JudgedLabel[]): Calibration["confusion"] {
  const count = (people: boolean, judge: boolean) =>
    judged.filter(
      ({ label, evaluation }) => label.appropriate === people && evaluation.wasAppropriate === judge,
    ).length;
  return {
    both: count(true, true),
    onlyPeople: count(true, false),
    onlyJudge: count(false, true),
    neither: count(false, false),
  };
}

function kappaOf({ both, onlyPeople, onlyJudge, neither }: Calibration["confusion"]): Calibration["kappa"] {
  const ratings = { bothYes: both, onlyFirst: onlyPeople, onlySecond: onlyJudge, bothNo: neither };
  const value = kappa(ratings);
  const interval = kappaInterval(ratings);
  return value === null || interval === null ? null : { value, interval, word: landisKochWord(value) };
}

function disagreementOf({
  label,
  case: { id, tags },
  trial,
  evaluation,
  details,
}: JudgedLabel): Disagreement {
  const { callId, toolCallId, name, agreeing, reasoning } = evaluation;
  return {
    case: id,
    tags,
    trial: trial.trial,
    callId,
    toolCallId,
    name,
    appropriateBy: label.appropriate ? "people" : "judge",
    agreeing,
    votes: details.votes,
    reasoning,
  };
}

/** Sorts calls that only the judge accepts first, then by the share of votes. */
function byWorst(a: Disagreement, b: Disagreement): number {
  const passes = (disagreement: Disagreement) => (disagreement.appropriateBy === "judge" ? 1 : 0);
  return passes(b) - passes(a) || b.agreeing / b.votes - a.agreeing / a.votes;
}

/** Agreement of a judge with people. Contains untrusted text. */
export interface Calibration {
  judges: { name: string; labels: number }[];
  labels: { given: number; compared: number; unjudged: number };
  /** Share of calls with equal verdicts, with its 95% interval. */
  agreement: { value: number; interval: [low: number, high: number] };
  /** Null if chance alone would produce full agreement. */
  kappa: { value: number; interval: [low: number, high: number]; word: string } | null;
  confusion: { both: number; onlyPeople: number; onlyJudge: number; neither: number };
  disagreements: Disagreement[];
  unjudged: { case: string; trial: string; callId: string; reason: string }[];
  caveats: { severity: "warning" | "note"; message: string }[];
}

export interface Disagreement {
  case: string;
  tags: Record<string, string>;
  trial: string;
  callId: string;
  toolCallId: string | null;
  name: string;
  /** The side that finds the call appropriate. */
  appropriateBy: "people" | "judge";
  agreeing: number;
  votes: number;
  reasoning: string | undefined;
}

/** Source: Landis and Koch, "The measurement of observer agreement for categorical data", Biometrics 33, 1977. */
function landisKochWord(kappa: number): string {
  if (kappa < 0) return "poor";
  if (kappa <= 0.2) return "slight";
  if (kappa <= 0.4) return "fair";
  if (kappa <= 0.6) return "moderate";
  return kappa <= 0.8 ? "substantial" : "almost perfect";
}

/** Minimum kappa and number of labels for a gating judge. */
export const DEMANDED = { kappa: 0.6, labels: 50 };

function caveatsOf(
  { judges, kappa, confusion }: Pick<Calibration, "judges" | "kappa" | "confusion">,
  compared: number,
  gates: boolean,
): Calibration["caveats"] {
  const caveats: Calibration["caveats"] = [];
  const add = (what: string, remedy: string) =>
    caveats.push({
      severity: gates ? "warning" : "note",
      message: gates
        ? `${what}, and the policy lets the judge decide (gate.scorers has llm): ${remedy}`
        : `${what}: ${remedy} before the judge decides anything`,
    });
  const { both, onlyPeople, onlyJudge, neither } = confusion;
  if (onlyJudge + neither === 0 || both + onlyPeople === 0) {
    const verdict = onlyJudge + neither === 0 ? "appropriate" : "not appropriate";
    add(`people find every call ${verdict}, of which kappa can say nothing`, "label calls of both kinds");
  } else if (kappa !== null && kappa.value < DEMANDED.kappa)
    add(
      `kappa ${kappaText(kappa.value, DEMANDED.kappa)} is below ${DEMANDED.kappa}`,
      "look at the disagreements, describe the tools better or take another model",
    );
  if (compared < DEMANDED.labels)
    add(`${counted(compared, "label")} compared, fewer than ${DEMANDED.labels}`, "label more calls");
  if (judges.length > 1) {
    const names = listed(judges.map(({ name, labels }) => `${name} ${counted(labels, "label")}`));
    const message = `not one judge but several, and this is about all of them together: ${names}`;
    caveats.push({ severity: "note", message });
  }
  return caveats;
}

/** Formats kappa (`0.71`, `−0.08`) with enough digits to show on which side of `level` it is. */
export function kappaText(kappa: number, level?: number): string {
  const isDistinct = (digits: number) =>
    level === undefined || Number(kappa.toFixed(digits)) < level === kappa < level;
  const digits = [2, 3, 4, 6, 8].find(isDistinct) ?? 10;
  const text = kappa.toFixed(digits);
  return /^-0\.0*$/.test(text) ? text.slice(1) : text.replace("-", "−");
}

import { groupBy } from "../group-by.ts";
import { ConfigurationError } from "../problems.ts";
import { judgedByFor } from "../report/judged-by.ts";
import type { Report } from "../report/schema.ts";
import { kappa, kappaInterval, type Ratings } from "../statistics/kappa.ts";
import { wilsonInterval } from "../statistics/wilson.ts";
import { counted, listed } from "../wording.ts";
import type { Calibration, Confusion, Disagreement, Kappa } from "./calibration.ts";
import { caveatsOf } from "./caveats.ts";
import { findCalls, type JudgedLabel, type UnjudgedLabel } from "./find-calls.ts";
import type { Label } from "./label.ts";
import { landisKochWord } from "./landis-koch.ts";

/**
 * Compares people's labels with the judge's verdicts in a report. `gates`: whether the policy lets the judge decide. Throws
 * ConfigurationError with every label that speaks of no call, and when none of the calls was judged.
 */
export function calibrate(
  labels: readonly Label[],
  report: Pick<Report, "cases">,
  gates: boolean,
): Calibration {
  const { judged, unjudged, problems } = findCalls(labels, report.cases);
  if (problems.length > 0) throw new ConfigurationError(problems);
  if (judged.length === 0) throw nothingJudged(unjudged);
  const confusion = confusionOf(judged);
  const agreement = (confusion.both + confusion.neither) / judged.length;
  const measured = {
    judges: judgesOf(judged),
    agreement: { value: agreement, interval: wilsonInterval(agreement, judged.length) },
    kappa: kappaOf(confusion),
    confusion,
  };
  return {
    ...measured,
    labels: { given: labels.length, compared: judged.length, unjudged: unjudged.length },
    disagreements: judged.filter(isDisagreement).map(disagreementOf).toSorted(byWorst),
    unjudged: unjudged.map(({ case: { id }, trial: { trial }, label: { callId }, reason }) => ({
      case: id,
      trial,
      callId,
      reason,
    })),
    caveats: caveatsOf(measured, gates),
  };
}

function nothingJudged(unjudged: readonly UnjudgedLabel[]): ConfigurationError {
  const reasons = [...groupBy(unjudged, ({ reason }) => reason)].map(
    ([reason, { length }]) => `${length} ${reason}`,
  );
  const message = `none of ${counted(unjudged.length, "labelled call")} was judged (${listed(reasons)}), so there is nothing to compare: name a judge with --judge-model, or a report whose runs were judged with --report`;
  return new ConfigurationError([{ severity: "error", message }]);
}

function judgesOf(judged: readonly JudgedLabel[]): Calibration["judges"] {
  const groups = groupBy(judged, ({ trial }) => judgedByFor(trial, "llm").join(", "));
  return [...groups].map(([name, { length }]) => ({ name, labels: length }));
}

function confusionOf(judged: readonly JudgedLabel[]): Confusion {
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

function kappaOf({ both, onlyPeople, onlyJudge, neither }: Confusion): Kappa | null {
  const ratings: Ratings = { bothYes: both, onlyFirst: onlyPeople, onlySecond: onlyJudge, bothNo: neither };
  const value = kappa(ratings);
  const interval = kappaInterval(ratings);
  return value === null || interval === null ? null : { value, interval, word: landisKochWord(value) };
}

function isDisagreement({ label, evaluation }: JudgedLabel): boolean {
  return label.appropriate !== evaluation.wasAppropriate;
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
    ...(reasoning === undefined ? {} : { reasoning }),
  };
}

/** What the judge lets through comes before what it objects to, and of each what it is surest of. */
function byWorst(a: Disagreement, b: Disagreement): number {
  const passes = (one: Disagreement) => (one.appropriateBy === "judge" ? 1 : 0);
  return passes(b) - passes(a) || b.agreeing / b.votes - a.agreeing / a.votes;
}

import { limits } from "../../core/limits.ts";
import { didYouMean, type Place, type Problem, placeName } from "../../core/problems.ts";
import { groupBy, listed } from "../../core/text.ts";
import type { ReportCase, ReportLlmDetails, Trial } from "../../report/case.ts";
import { caseLabel } from "../../report/cases.ts";
import { isLlmDetails } from "../../report/reasons.ts";
import type { Label, LabelKey } from "./labels.ts";

interface LabelledRun {
  label: Label;
  case: ReportCase;
  trial: Trial;
}

export interface JudgedLabel extends LabelledRun {
  evaluation: ReportLlmDetails["evaluations"][number];
  details: ReportLlmDetails;
}

export interface UnjudgedLabel extends LabelledRun {
  reason: string;
}

/** Finds the call of each label in a report. `problems` are labels without a unique call, or for a call that already has a label. */
export function findCalls(
  labels: readonly Label[],
  cases: readonly ReportCase[],
): { judged: JudgedLabel[]; unjudged: UnjudgedLabel[]; problems: Problem[] } {
  const judged: JudgedLabel[] = [];
  const unjudged: UnjudgedLabel[] = [];
  const problems: Problem[] = [];
  const casesById = groupBy(cases, ({ id }) => id);
  const labelled = new Map<string, Place>();
  let compared = 0;
  const noCase = (label: Label) => {
    compared += casesById.size;
    const hint = compared > limits.namesCompared ? "" : didYouMean(label.case, [...casesById.keys()]);
    return fault(label, "case", `the report has no case "${label.case}".${hint}`);
  };
  for (const label of labels) {
    const named = casesById.get(label.case);
    const call = named === undefined ? noCase(label) : findCall(label, named);
    const problem = "severity" in call ? call : labelledBefore(call, labelled);
    if (problem !== undefined) problems.push(problem);
    else if ("reason" in call) unjudged.push(call);
    else if ("evaluation" in call) judged.push(call);
  }
  return { judged, unjudged, problems };
}

function fault(label: Label, key: LabelKey, message: string): Problem {
  return { severity: "error", ...label.place(key), message };
}

function findCall(label: Label, cases: readonly ReportCase[]): JudgedLabel | UnjudgedLabel | Problem {
  const run = findRun(label, cases);
  if ("severity" in run) return run;
  const outcome = run.trial.scores.llm;
  if (outcome === undefined) return { ...run, reason: "not-assessed: no judge was asked" };
  if (outcome.status !== "scored") return { ...run, reason: `${outcome.status}: ${outcome.reason}` };
  const { details } = outcome;
  if (!isLlmDetails(details)) return { ...run, reason: "the report does not say what the judge said" };
  return findEvaluation(run, details);
}

function findEvaluation(run: LabelledRun, details: ReportLlmDetails): JudgedLabel | Problem {
  const { label } = run;
  const { callId, case: id } = label;
  const { evaluations } = details;
  const recorded = evaluations.filter(({ toolCallId }) => toolCallId === callId);
  if (recorded.length > 1) {
    const names = recorded.map((each) => each.callId).join(" or ");
    const message = `${recorded.length} calls of case "${id}" have the id "${callId}": write ${names}`;
    return fault(label, "callId", message);
  }
  const evaluation = recorded[0] ?? evaluations.find((each) => each.callId === callId);
  if (evaluation !== undefined) return { ...run, evaluation, details };
  const ids = evaluations.flatMap((each) => [each.callId, each.toolCallId ?? each.callId]);
  const calls = evaluations.map(
    (each) => `${each.callId} ${each.name} ${each.toolCallId ?? "without an id"}`,
  );
  const hint = didYouMean(callId, ids) || (calls.length === 0 ? " It made none" : ` Known: ${listed(calls)}`);
  return fault(label, "callId", `the judge saw no call "${callId}" in this run of case "${id}".${hint}`);
}

/** Records the call as labelled; a second label for a call is a fault. */
function labelledBefore(
  call: JudgedLabel | UnjudgedLabel,
  labelled: Map<string, Place>,
): Problem | undefined {
  const { label, trial } = call;
  const callId = "evaluation" in call ? call.evaluation.callId : label.callId;
  const identity = JSON.stringify([trial.file, trial.index, callId]);
  const first = labelled.get(identity);
  if (first === undefined) {
    labelled.set(identity, label.place());
    return undefined;
  }
  const message = `call "${label.callId}" of case "${label.case}" has a label already, at ${placeName(first)}`;
  return fault(label, "callId", message);
}

function findRun(label: Label, cases: readonly ReportCase[]): LabelledRun | Problem {
  const tagged = cases.filter(({ tags }) =>
    Object.entries(label.tags ?? {}).every(([key, value]) => tags[key] === value),
  );
  const runs = tagged.flatMap((reportCase) =>
    reportCase.trials.map((trial) => ({ label, case: reportCase, trial })),
  );
  const [run, ...rest] = runs.filter(({ trial }) => label.trial === undefined || trial.trial === label.trial);
  if (run !== undefined && rest.length === 0) return run;

  const id = `case "${label.case}"`;
  const labels = (candidates: readonly ReportCase[]) => `Known: ${listed(candidates.map(caseLabel))}`;
  if (tagged.length === 0) return fault(label, "tags", `no ${id} has these tags. ${labels(cases)}`);
  const trials = `Known: ${listed([...new Set(runs.map(({ trial }) => trial.trial))])}`;
  if (run === undefined) return fault(label, "trial", `${id} has no trial "${label.trial}". ${trials}`);
  const message =
    tagged.length > 1
      ? `${id} is there with several tags: say which with "tags". ${labels(tagged)}`
      : `${id} has several trials: say which with "trial". ${trials}`;
  return fault(label, "case", message);
}

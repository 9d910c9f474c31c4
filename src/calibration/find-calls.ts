import { groupBy } from "../group-by.ts";
import { limits } from "../limits.ts";
import { didYouMean, type Place, type Problem, placeName } from "../problems.ts";
import type { ReportCase, ReportLlmDetails } from "../report/case-schema.ts";
import { isLlmDetails } from "../report/reasons.ts";
import { listed } from "../wording.ts";
import { findRun, type LabelFault, type LabelledRun } from "./find-run.ts";
import type { Label } from "./label.ts";

/** A label beside the judge's verdict on the same call. */
export interface JudgedLabel extends LabelledRun {
  evaluation: ReportLlmDetails["evaluations"][number];
  details: ReportLlmDetails;
}

/** A label on a call of a run that was not judged. */
export interface UnjudgedLabel extends LabelledRun {
  reason: string;
}

interface FoundCalls {
  judged: JudgedLabel[];
  unjudged: UnjudgedLabel[];
  /** Labels that speak of no call, of several, or of one that has a label already. */
  problems: Problem[];
}

/** Finds the call that each label speaks of among the runs of a report. */
export function findCalls(labels: readonly Label[], cases: readonly ReportCase[]): FoundCalls {
  const found: FoundCalls = { judged: [], unjudged: [], problems: [] };
  const casesById = groupBy(cases, ({ id }) => id);
  const hintFor = hintsAmong([...casesById.keys()]);
  const labelled = new Map<string, Place>();
  for (const label of labels) {
    const call = findCall(label, casesById.get(label.case), hintFor);
    const fault = "fault" in call ? call : labelledBefore(call, labelled);
    if (fault !== undefined)
      found.problems.push({ severity: "error", ...label.place(fault.key), message: fault.fault });
    else if ("reason" in call) found.unjudged.push(call);
    else if ("evaluation" in call) found.judged.push(call);
  }
  return found;
}

/** "Did you mean" for an unknown case, until that has taken long enough. */
function hintsAmong(ids: readonly string[]): (id: string) => string {
  let compared = 0;
  return (id) => {
    compared += ids.length;
    return compared > limits.namesCompared ? "" : didYouMean(id, ids);
  };
}

function findCall(
  label: Label,
  cases: readonly ReportCase[] | undefined,
  hintFor: (id: string) => string,
): JudgedLabel | UnjudgedLabel | LabelFault {
  if (cases === undefined)
    return { key: "case", fault: `the report has no case "${label.case}".${hintFor(label.case)}` };
  const run = findRun(label, cases);
  if ("fault" in run) return run;
  const outcome = run.trial.scores.llm;
  if (outcome === undefined) return { ...run, reason: "not-assessed: no judge was asked" };
  if (outcome.status !== "scored") return { ...run, reason: `${outcome.status}: ${outcome.reason}` };
  const { details } = outcome;
  if (!isLlmDetails(details)) return { ...run, reason: "the report does not say what the judge said" };
  return findEvaluation(run, details);
}

/** The verdict on the call of that recorded id, else on the one that the judge knows by it. */
function findEvaluation(run: LabelledRun, details: ReportLlmDetails): JudgedLabel | LabelFault {
  const { callId, case: id } = run.label;
  const recorded = details.evaluations.filter(({ toolCallId }) => toolCallId === callId);
  if (recorded.length > 1) {
    const names = recorded.map((one) => one.callId).join(" or ");
    return {
      key: "callId",
      fault: `${recorded.length} calls of case "${id}" have the id "${callId}": write ${names}`,
    };
  }
  const evaluation = recorded[0] ?? details.evaluations.find((one) => one.callId === callId);
  return evaluation === undefined ? noCall(run.label, details) : { ...run, evaluation, details };
}

function noCall({ case: id, callId }: Label, { evaluations }: ReportLlmDetails): LabelFault {
  const ids = evaluations.flatMap(({ callId, toolCallId }) => [callId, toolCallId ?? callId]);
  const known = evaluations.map((one) => [one.callId, one.name, one.toolCallId ?? "without an id"].join(" "));
  const rest = known.length === 0 ? " It made none" : ` Known: ${listed(known)}`;
  const fault = `the judge saw no call "${callId}" in this run of case "${id}".${didYouMean(callId, ids) || rest}`;
  return { key: "callId", fault };
}

/** Remembers the call as labelled; where it was already, that is a fault. */
function labelledBefore(
  call: JudgedLabel | UnjudgedLabel,
  labelled: Map<string, Place>,
): LabelFault | undefined {
  const { label, trial } = call;
  const callId = "evaluation" in call ? call.evaluation.callId : label.callId;
  const identity = JSON.stringify([trial.file, trial.index, callId]);
  const first = labelled.get(identity);
  if (first === undefined) {
    labelled.set(identity, label.place());
    return undefined;
  }
  const fault = `call "${label.callId}" of case "${label.case}" has a label already, at ${placeName(first)}`;
  return { key: "callId", fault };
}

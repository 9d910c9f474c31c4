import { limits } from "../../core/limits.ts";
import { didYouMean, type Place, type Problem, placeName } from "../../core/problems.ts";
import { groupBy, listed } from "../../core/text.ts";
import type { ReportCase, ReportLlmDetails, Trial } from "../../report/case.ts";
import { caseLabel } from "../../report/cases.ts";
import { isLlmDetails } from "../../report/reasons.ts";
import type { Label, LabelKey } from "./labels.ts";

export interface JudgedLabel extends LabelledRun {
  evaluation: ReportLlmDetails["evaluations"][number];
  details: ReportLlmDetails;
}

export interface UnjudgedLabel extends LabelledRun {
  reason: string;
}

interface MatchedLabels {
  judged: JudgedLabel[];
  unjudged: UnjudgedLabel[];
  /** Labels without a unique call, or for a call that already has a label. */
  problems: Problem[];
}

/** Finds the call of each label in a report. */
export function findCalls(labels: readonly Label[], cases: readonly ReportCase[]): MatchedLabels {
  const found: MatchedLabels = { judged: [], unjudged: [], problems: [] };
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

/** Stops suggesting names after `limits.namesCompared` comparisons. */
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

function findEvaluation(run: LabelledRun, details: ReportLlmDetails): JudgedLabel | LabelFault {
  const { callId, case: id } = run.label;
  const recorded = details.evaluations.filter(({ toolCallId }) => toolCallId === callId);
  if (recorded.length > 1) {
    const names = recorded.map((each) => each.callId).join(" or ");
    return {
      key: "callId",
      fault: `${recorded.length} calls of case "${id}" have the id "${callId}": write ${names}`,
    };
  }
  const evaluation = recorded[0] ?? details.evaluations.find((each) => each.callId === callId);
  return evaluation === undefined ? noCall(run.label, details) : { ...run, evaluation, details };
}

function noCall({ case: id, callId }: Label, { evaluations }: ReportLlmDetails): LabelFault {
  const ids = evaluations.flatMap(({ callId, toolCallId }) => [callId, toolCallId ?? callId]);
  const calls = evaluations.map((each) =>
    [each.callId, each.name, each.toolCallId ?? "without an id"].join(" "),
  );
  const rest = calls.length === 0 ? " It made none" : ` Known: ${listed(calls)}`;
  const fault = `the judge saw no call "${callId}" in this run of case "${id}".${didYouMean(callId, ids) || rest}`;
  return { key: "callId", fault };
}

/** Records the call as labelled; a second label for a call is a fault. */
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

interface LabelledRun {
  label: Label;
  case: ReportCase;
  trial: Trial;
}

/** The reason why a label cannot be compared, and the key to blame. */
interface LabelFault {
  fault: string;
  key: LabelKey;
}

function findRun(label: Label, cases: readonly ReportCase[]): LabelledRun | LabelFault {
  const tagged = cases.filter((each) => hasTags(each, label.tags ?? {}));
  const runs = tagged.flatMap((reportCase) =>
    reportCase.trials.map((trial) => ({ label, case: reportCase, trial })),
  );
  const [run, ...rest] = runs.filter(({ trial }) => label.trial === undefined || trial.trial === label.trial);
  if (run !== undefined && rest.length === 0) return run;

  const id = `case "${label.case}"`;
  const labels = (candidates: readonly ReportCase[]) => `Known: ${listed(candidates.map(caseLabel))}`;
  if (tagged.length === 0) return { key: "tags", fault: `no ${id} has these tags. ${labels(cases)}` };
  const trials = `Known: ${listed([...new Set(runs.map(({ trial }) => trial.trial))])}`;
  if (run === undefined) return { key: "trial", fault: `${id} has no trial "${label.trial}". ${trials}` };
  if (tagged.length > 1)
    return {
      key: "case",
      fault: `${id} is there with several tags: say which with "tags". ${labels(tagged)}`,
    };
  return { key: "case", fault: `${id} has several trials: say which with "trial". ${trials}` };
}

function hasTags(reportCase: ReportCase, tags: Readonly<Record<string, string>>): boolean {
  return Object.entries(tags).every(([key, value]) => reportCase.tags[key] === value);
}

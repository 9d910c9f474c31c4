import type { ReportCase, ReportTrial } from "../report/case-schema.ts";
import { caseLabel } from "../suite/trial.ts";
import { listed } from "../wording.ts";
import type { Label, LabelKey } from "./label.ts";

/** A label, and the run of which it speaks. */
export interface LabelledRun {
  label: Label;
  case: ReportCase;
  trial: ReportTrial;
}

/** Why a label cannot be compared, and which of its values says so. */
export interface LabelFault {
  fault: string;
  key: LabelKey;
}

/** The one run with the tags and the trial that the label names, among the cases of its id. */
export function findRun(label: Label, cases: readonly ReportCase[]): LabelledRun | LabelFault {
  const tagged = cases.filter((one) => hasTags(one, label.tags ?? {}));
  const runs = tagged.flatMap((one) => one.trials.map((trial) => ({ label, case: one, trial })));
  const [run, ...others] = runs.filter(
    ({ trial }) => label.trial === undefined || trial.trial === label.trial,
  );
  if (run !== undefined && others.length === 0) return run;

  const id = `case "${label.case}"`;
  const labels = (known: readonly ReportCase[]) => `Known: ${listed(known.map(caseLabel))}`;
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

function hasTags(one: ReportCase, tags: Readonly<Record<string, string>>): boolean {
  return Object.entries(tags).every(([key, value]) => one.tags[key] === value);
}

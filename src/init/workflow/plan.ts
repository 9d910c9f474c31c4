import { DEFAULT_POLICY } from "../../policy/default-file.ts";

/** What a workflow is to do. All paths are relative to the repository, with forward slashes. */
export interface WorkflowPlan {
  /** Its own file. */
  file: string;
  /** The default branch, whose pushes leave the baseline. */
  branch: string;
  /** Its name, where the repository has several suites. */
  suite?: string | undefined;
  /** Patterns of the recordings. */
  runs: readonly string[];
  expectations: string;
  policy: string;
  format?: string | undefined;
  caseField?: string | undefined;
  /** `committed` recordings are gated as they are; `recorded` ones are made anew in each run of the workflow. */
  kind: "committed" | "recorded";
  /** The command that records; undefined where nobody named it. */
  record?: string | undefined;
}

/** The inputs of gate.yml that a plan speaks of. */
export function inputsOf({
  suite,
  runs,
  expectations,
  policy,
  format,
  caseField,
}: WorkflowPlan): [string, string][] {
  const inputs: [string, string | undefined][] = [
    ["suite", suite],
    ["runs", runs.join("\n")],
    ["expectations", expectations],
    ["policy", policy === DEFAULT_POLICY ? undefined : policy],
    ["format", format],
    ["case-field", caseField],
  ];
  return inputs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

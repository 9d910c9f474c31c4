import { relative, resolve, sep } from "node:path";
import { defaultBranch, placeInRepository } from "../../disk/checkout.ts";
import { gitIgnores } from "../../disk/git-ignored.ts";
import type { FoundFile } from "../../disk/patterns.ts";
import { checkName, gatesIn } from "../../doctor/gate.ts";
import { isExpression } from "../../doctor/part.ts";
import { readWorkflow } from "../../doctor/workflow.ts";
import type { WorkflowOutcome } from "../../init/told/next-steps.ts";
import { namesFor } from "../../init/workflow/names.ts";
import type { WorkflowPlan } from "../../init/workflow/plan.ts";
import { jobsText, whyNoWorkflow, workflowText } from "../../init/workflow/workflow.ts";
import type { InitOptions } from "../init-options.ts";
import { gatingWorkflows } from "./gating-workflow.ts";
import { isThere } from "./init-files.ts";

/** The workflow that is to be written, or why none is. */
export interface PlannedWorkflow {
  /** Undefined where none is written. */
  text: string | undefined;
  outcome: WorkflowOutcome;
  /** The name of the check that the gate leaves; undefined where nobody knows. */
  check: string | undefined;
  /** The default branch. */
  branch: string;
}

/** Decides which workflow gates these recordings, and whether there is one already. */
export function planWorkflow(options: InitOptions, files: readonly FoundFile[]): PlannedWorkflow {
  const branch = defaultBranch(process.cwd());
  const none = (outcome: WorkflowOutcome, check?: string) => ({ text: undefined, outcome, check, branch });
  const plan = planFor(options, files, branch);
  const calling = gatingWorkflows();
  if (calling.length > 0) return none(...calledBy(calling, plan));
  if (isThere(options.workflow)) return none({ state: "kept", file: options.workflow });
  const folder = placeInRepository(process.cwd());
  if (folder !== "")
    return none({
      state: "none",
      reason: `this is the folder ${folder} of a repository, and workflows lie at its top. Run init there`,
    });
  const reason = whyNoWorkflow(plan);
  if (reason !== undefined) return none({ state: "none", reason });
  const { kind, record } = plan;
  const outcome = {
    state: "written",
    file: options.workflow,
    kind,
    isRecordKnown: record !== undefined,
  } as const;
  return { text: workflowText(plan), outcome, check: checkOf(plan), branch };
}

/** What is to be done where workflows call rungate, of which there is one at least: one of them gates this suite, or a job lacks. */
function calledBy(
  calling: readonly { file: string; text: string }[],
  plan: WorkflowPlan,
): [outcome: WorkflowOutcome, check: string | undefined] {
  const workflows = calling.map(({ file, text }) => readWorkflow(file, text));
  const read = workflows.flatMap((workflow) => ("jobs" in workflow ? workflow : []));
  const gates = read.flatMap(gatesIn);
  const own = gates.find(({ suite }) => suite === (plan.suite ?? "default"));
  const file = (own ?? gates[0])?.workflow.file ?? calling[0]?.file ?? "";
  if (own !== undefined) return [{ state: "called", file, gatedBy: own.job.id }, checkName(own)];
  const { gate, record } = namesFor(plan);
  const isTaken = read.some(({ jobs }) => jobs.some(({ id }) => id === gate || id === record));
  // What nobody here can read may gate this suite.
  const isKnown =
    gates.length > 0 && read.length === workflows.length && !gates.some(({ suite }) => isExpression(suite));
  if (isTaken || !isKnown || whyNoWorkflow(plan) !== undefined) return [{ state: "called", file }, undefined];
  return [{ state: "called", file, job: { text: jobsText(plan), kind: plan.kind } }, checkOf(plan)];
}

/** The check of the job that is written, which calls the job `gate` of gate.yml. */
function checkOf(plan: WorkflowPlan): string {
  return `${namesFor(plan).gate} / gate`;
}

function planFor(options: InitOptions, [file]: readonly FoundFile[], branch: string): WorkflowPlan {
  const { runs, suite, format, caseField, record } = options;
  const isRecorded =
    record !== undefined || (file !== undefined && gitIgnores(process.cwd())(file.name) !== undefined);
  return {
    file: inRepository(options.workflow),
    branch,
    suite,
    runs,
    expectations: inRepository(options.expectations),
    policy: inRepository(options.policy),
    format,
    caseField,
    kind: isRecorded ? "recorded" : "committed",
    record,
  };
}

/** A path relative to the working directory, with forward slashes. */
function inRepository(path: string): string {
  return relative(process.cwd(), resolve(path)).split(sep).join("/");
}

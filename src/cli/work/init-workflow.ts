import { relative, resolve, sep } from "node:path";
import { defaultBranch, placeInRepository } from "../../disk/checkout.ts";
import { gitIgnores } from "../../disk/git-ignored.ts";
import type { FoundFile } from "../../disk/patterns.ts";
import type { WorkflowOutcome } from "../../init/told/next-steps.ts";
import type { WorkflowPlan } from "../../init/workflow/plan.ts";
import { whyNoWorkflow, workflowText } from "../../init/workflow/workflow.ts";
import type { InitOptions } from "../init-options.ts";
import { gatingWorkflow } from "./gating-workflow.ts";
import { isThere } from "./init-files.ts";

/** The workflow that is to be written, or why none is. */
export interface PlannedWorkflow {
  /** Undefined where none is written. */
  text: string | undefined;
  outcome: WorkflowOutcome;
  /** The default branch. */
  branch: string;
}

/** Decides which workflow gates these recordings, and whether there is one already. */
export function planWorkflow(options: InitOptions, files: readonly FoundFile[]): PlannedWorkflow {
  const branch = defaultBranch(process.cwd());
  const none = (outcome: WorkflowOutcome) => ({ text: undefined, outcome, branch });
  const calling = gatingWorkflow();
  if (calling !== undefined) return none({ state: "called", file: calling });
  if (isThere(options.workflow)) return none({ state: "kept", file: options.workflow });
  const folder = placeInRepository(process.cwd());
  if (folder !== "")
    return none({
      state: "none",
      reason: `this is the folder ${folder} of a repository, and workflows lie at its top. Run init there`,
    });
  const plan = planFor(options, files, branch);
  const reason = whyNoWorkflow(plan);
  if (reason !== undefined) return none({ state: "none", reason });
  const { kind, record } = plan;
  const outcome = {
    state: "written",
    file: options.workflow,
    kind,
    isRecordKnown: record !== undefined,
  } as const;
  return { text: workflowText(plan), outcome, branch };
}

function planFor(options: InitOptions, [file]: readonly FoundFile[], branch: string): WorkflowPlan {
  const { runs, format, caseField, record } = options;
  const isRecorded =
    record !== undefined || (file !== undefined && gitIgnores(process.cwd())(file.name) !== undefined);
  return {
    file: inRepository(options.workflow),
    branch,
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

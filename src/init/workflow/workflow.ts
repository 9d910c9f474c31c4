import { committedJobs, committedWorkflow } from "./committed.ts";
import type { WorkflowPlan } from "./plan.ts";
import { recordedJobs, recordedWorkflow } from "./recorded.ts";

/** The text of a workflow, as the README or docs/recipes.md shows it, with what a plan says in the place of what is different. */
export function workflowText(plan: WorkflowPlan): string {
  return plan.kind === "recorded" ? recordedWorkflow(plan) : committedWorkflow(plan);
}

/** Its jobs alone, for a workflow that is there. */
export function jobsText(plan: WorkflowPlan): string {
  return plan.kind === "recorded" ? recordedJobs(plan) : committedJobs(plan);
}

/** Why no workflow can be written for a plan; undefined where one can. */
export function whyNoWorkflow(plan: WorkflowPlan): string | undefined {
  const paths = [...plan.runs, plan.expectations, plan.policy];
  const outside = paths.find(
    (path) => /^(?:[/\\]|[A-Za-z]:[/\\])/.test(path) || path.split("/").includes(".."),
  );
  if (outside !== undefined) return `${outside} does not lie in the repository: name files that do`;
  const unusable = [...paths, plan.format ?? "", plan.caseField ?? ""].find(isUnusable);
  if (unusable === undefined) return undefined;
  return `${unusable} cannot stand in a workflow: it has a line break, blanks at an end or "\${{", which GitHub reads as its own. Name it without`;
}

/** Inputs are lists of lines, without blanks at their ends, and texts in which GitHub seeks expressions. */
function isUnusable(text: string): boolean {
  return text.includes("${{") || text !== text.trim() || /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(text);
}

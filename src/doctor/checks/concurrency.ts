import type { Check } from "../check.ts";
import { advice, type Found, missing, notChecked, ok } from "../finding.ts";
import { bare, expression, isExpression, type Part } from "../part.ts";
import { gatesWithArtifacts, workflowsOf } from "../repository.ts";
import type { Workflow } from "../workflow.ts";

/** Nothing cancels a run of the base branch. */
export const concurrency: Check = {
  id: "concurrency",
  title: "runs of the base branch that nothing cancels",
  why: "A run that is cancelled leaves no report, and its commit has no baseline.",
  look(repository) {
    return workflowsOf(gatesWithArtifacts(repository))
      .filter(runsOnBase)
      .flatMap((workflow) => {
        const parts = [workflow.whole, ...workflow.jobs.map(({ part }) => part)].map((part) =>
          part.get("concurrency"),
        );
        const found = parts.filter(({ isThere }) => isThere).map(looked);
        return found.length > 0
          ? found
          : [ok(workflow.whole.get("jobs").place, "no `concurrency`, so that nothing cancels a run")];
      });
  },
};

const BASE_EVENTS = ["push", "schedule", "workflow_dispatch", "merge_group"];

function runsOnBase({ triggers }: Workflow): boolean {
  return BASE_EVENTS.some((event) => triggers.has(event));
}

/** The group of a run that no other run has. */
const OWN_GROUP = /\bgithub\.(?:run_id|sha)\b/;
const ONLY_PULL_REQUESTS = /^github\.event_name\s*==\s*'pull_request'$/;
const GROUP = `${expression("github.workflow")}-${expression("github.event.pull_request.number || github.run_id")}`;
const TODO = {
  expected: "a group of its own for each run that is no pull request's",
  remedy: "write:",
  yaml: ["concurrency:", `  group: ${GROUP}`, "  cancel-in-progress: true"],
};

function looked(concurrency: Part): Found {
  const { place } = concurrency;
  const group = concurrency.text ?? concurrency.get("group").text ?? "";
  const cancels = bare(concurrency.get("cancel-in-progress").text ?? "false");
  if (OWN_GROUP.test(group)) return ok(place, "each run of the base branch has a group of its own");
  if (cancels === "false" || ONLY_PULL_REQUESTS.test(cancels))
    return advice(
      place,
      "of several runs that wait, GitHub keeps the newest only: of pushes in a row some leave no report",
      TODO,
    );
  if (isExpression(concurrency.get("cancel-in-progress").text))
    return notChecked(
      place,
      "whether a newer run cancels one of the base branch",
      "only GitHub evaluates the expression in cancel-in-progress",
    );
  return missing(place, "a newer run cancels one of the base branch, which then leaves no baseline", TODO);
}

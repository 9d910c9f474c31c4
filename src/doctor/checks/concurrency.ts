import type { Check } from "../check.ts";
import { advice, type Found, missing, notChecked, ok } from "../finding.ts";
import { bare, expression, expressionsIn, isExpression, type Part } from "../part.ts";
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

/** What no other run has; before it what only a pull request's run has. */
const OWN =
  /^(?:(?:github\.event\.pull_request\.[\w.]+|github\.event\.number|github\.head_ref|github\.event_name\s*==\s*'pull_request'\s*&&\s*[\w.]+)\s*\|\|\s*)*github\.(?:run_id|sha)$/;
const MAYBE_OWN = /\bgithub\.(?:run_id|sha)\b/;
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
  const inside = expressionsIn(group);
  if (inside.some((one) => OWN.test(one)))
    return ok(place, "each run of the base branch has a group of its own");
  if (inside.some((one) => MAYBE_OWN.test(one)))
    return notChecked(
      place,
      "whether each run of the base branch has a group of its own",
      "only GitHub evaluates the expression in its group",
    );
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

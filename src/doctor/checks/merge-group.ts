import type { Check } from "../check.ts";
import { advice, missing, ok } from "../finding.ts";
import { workflowsOf } from "../repository.ts";

/** The queue that merges pull requests hears of the check. */
export const mergeGroup: Check = {
  id: "merge-group",
  title: "gating in a merge queue",
  why: "In a merge queue a required check must be reported for `merge_group` too, or the queue waits and throws the pull request out.",
  look({ gates, github: { rules } }) {
    const workflows = workflowsOf(gates).filter(({ triggers }) => triggers.has("pull_request"));
    return workflows.map(({ triggers, whole }) => {
      const trigger = triggers.get("merge_group");
      if (trigger !== undefined) return ok(trigger.place, "a merge queue starts it");
      const { place } = whole.get("on");
      const todo = {
        expected: "a run for the merge queue",
        remedy: "add under `on`:",
        yaml: ["merge_group:"],
      };
      if ("seen" in rules && !rules.seen.hasMergeQueue)
        return advice(place, "a merge queue does not start it; there is none yet", todo);
      return missing(
        place,
        "a merge queue does not start it: a required check would wait in it for ever",
        todo,
      );
    });
  },
};

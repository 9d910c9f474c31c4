import type { Check } from "../check.ts";
import { advice, ok } from "../finding.ts";
import { gatesWithArtifacts, workflowsOf } from "../repository.ts";

/** A baseline can be recorded by hand. */
export const dispatch: Check = {
  id: "dispatch",
  title: "recording by hand",
  why: "With `workflow_dispatch` a baseline that has expired can be recorded at once.",
  look(repository) {
    return workflowsOf(gatesWithArtifacts(repository)).map(({ triggers, whole }) => {
      const trigger = triggers.get("workflow_dispatch");
      if (trigger !== undefined) return ok(trigger.place, "it can be run by hand");
      return advice(whole.get("on").place, "nobody can run it by hand when the baseline has expired", {
        expected: "a run by hand",
        remedy: "add under `on`:",
        yaml: ["workflow_dispatch:"],
      });
    });
  },
};

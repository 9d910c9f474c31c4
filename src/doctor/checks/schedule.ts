import type { Check } from "../check.ts";
import { cronsOf, longestGapDays } from "../cron-gap.ts";
import { missing, notChecked, ok } from "../finding.ts";
import { gatesPullRequests } from "../gate.ts";
import { gatesWithArtifacts, recordedBy } from "../repository.ts";

/** A quiet repository keeps its baseline. */
export const schedule: Check = {
  id: "schedule",
  title: "recording on a schedule",
  why: "Artifacts expire, after 90 days or sooner; a schedule records the newest commit again before that.",
  look(repository) {
    const gates = gatesWithArtifacts(repository).filter(gatesPullRequests);
    return gates.map((gate) => {
      const { whole } = gate.workflow;
      const triggers = recordedBy(gate, repository).flatMap(
        (workflow) => workflow.triggers.get("schedule") ?? [],
      );
      const [trigger] = triggers;
      if (trigger === undefined)
        return missing(
          whole.get("on").place,
          "no schedule records the baseline again, and it expires in a quiet repository",
          { ...todo, remedy: "add under `on`:" },
        );
      const gap = longestGapDays(cronsOf(triggers));
      if (gap === undefined)
        return notChecked(
          trigger.place,
          "whether a schedule records the baseline again",
          "nobody here understands its cron",
        );
      if (gap === Number.POSITIVE_INFINITY)
        return missing(trigger.place, "the schedule never comes, and the baseline expires", {
          ...todo,
          remedy: "write:",
        });
      return ok(trigger.place, "a schedule records the baseline again");
    });
  },
};

const todo = { expected: "a run each week", yaml: ['schedule: [{ cron: "17 3 * * 1" }]'] };

import type { Check } from "../check.ts";
import { missing, ok } from "../finding.ts";
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
      const [trigger] = recordedBy(gate, repository).flatMap(
        ({ triggers }) => triggers.get("schedule") ?? [],
      );
      if (trigger !== undefined) return ok(trigger.place, "a schedule records the baseline again");
      return missing(
        whole.get("on").place,
        "no schedule records the baseline again, and it expires in a quiet repository",
        {
          expected: "a run each week",
          remedy: "add under `on`:",
          yaml: ['schedule: [{ cron: "17 3 * * 1" }]'],
        },
      );
    });
  },
};

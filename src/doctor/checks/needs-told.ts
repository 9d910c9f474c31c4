import type { Check } from "../check.ts";
import { missing, ok } from "../finding.ts";
import { gateName } from "../gate.ts";
import { bare, expression } from "../part.ts";

/** The gate knows how recording ended. */
export const needsTold: Check = {
  id: "needs-told",
  title: "telling the gate how recording ended",
  why: "What a failed job left may be a part only; without `needs` the gate takes it for the whole.",
  look({ gates }) {
    return gates
      .filter(({ job }) => job.needs.length > 0)
      .map((gate) => {
        const told = ["needs", "shard-jobs"]
          .map((name) => gate.inputs.get(name))
          .find(({ isThere }) => isThere);
        const place = told?.place ?? gate.uses.place;
        if (told !== undefined && /^tojson\(\s*needs\s*\)$/i.test(bare(told.text ?? "")))
          return ok(place, `${gateName(gate)} is told how the jobs before it ended`);
        return missing(place, `${gateName(gate)} is not told how the jobs before it ended`, {
          expected: "the input `needs`",
          remedy: "add under `with`:",
          yaml: [`needs: ${expression("toJSON(needs)")}`],
        });
      });
  },
};

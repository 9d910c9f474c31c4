import type { Check } from "../check.ts";
import { type Found, missing, ok } from "../finding.ts";
import { type Gate, gateName } from "../gate.ts";
import { bare, expression } from "../part.ts";
import { jobsBefore } from "../workflow.ts";

/** The gate knows how recording ended. */
export const needsTold: Check = {
  id: "needs-told",
  title: "telling the gate how recording ended",
  why: "What a failed job left may be a part only; without `needs` the gate takes it for the whole.",
  look({ gates }) {
    return gates.filter(({ job }) => job.needs.length > 0).flatMap(looked);
  },
};

function looked(gate: Gate): Found[] {
  const told = ["needs", "shard-jobs"].map((name) => gate.inputs.get(name)).find(({ isThere }) => isThere);
  const place = told?.place ?? gate.uses.place;
  if (told === undefined || !/^tojson\(\s*needs\s*\)$/i.test(bare(told.text ?? "")))
    return [
      missing(place, `${gateName(gate)} is not told how the jobs before it ended`, {
        expected: "the input `needs`",
        remedy: "add under `with`:",
        yaml: [`needs: ${expression("toJSON(needs)")}`],
      }),
    ];
  const hidden = hiddenFailures(gate);
  return hidden.length > 0 ? hidden : [ok(place, `${gateName(gate)} is told how the jobs before it ended`)];
}

/** A job that may fail tells whoever needs it that it succeeded. */
function hiddenFailures({ workflow, job }: Gate): Found[] {
  return jobsBefore(workflow, job)
    .map(({ part }) => part.get("continue-on-error"))
    .filter(({ text = "" }) => !/^(?:false)?$/i.test(bare(text)))
    .map(({ place }) =>
      missing(place, "where this job fails, the gate is told that it succeeded", {
        expected: "jobs before the gate without `continue-on-error`",
        remedy: "take the line out",
      }),
    );
}

import { uploadLines } from "../../suite/upload-step.ts";
import type { Check } from "../check.ts";
import { type Found, missing, notChecked, ok } from "../finding.ts";
import { type Gate, gateName } from "../gate.ts";
import { isExpression } from "../part.ts";
import { gatesWithArtifacts } from "../repository.ts";
import { isUploadedAnyway, reportUpload, uploadFaults } from "../upload-step.ts";

/** The plain action's report becomes an artifact. */
export const upload: Check = {
  id: "upload",
  title: "the upload of the report",
  why: "The action uploads nothing itself: the step behind it leaves the baseline, also after a red gate and in a second attempt.",
  look(repository) {
    return gatesWithArtifacts(repository)
      .filter(({ kind }) => kind === "action")
      .flatMap(looked);
  },
};

function looked(gate: Gate): Found[] {
  const { suite } = gate;
  if (isExpression(suite))
    return [
      notChecked(
        gate.uses.place,
        `whether ${gateName(gate)} uploads its report`,
        "only GitHub evaluates the expression in `suite`",
      ),
    ];
  const todo = {
    expected: "the report as an artifact of its own name",
    remedy: "let this step stand behind the action's:",
    yaml: uploadLines(suite),
  };
  const step = reportUpload(gate);
  if (step === undefined)
    return [
      missing(
        gate.uses.place,
        `no later step of ${gateName(gate)} uploads the report, so that it leaves no baseline`,
        todo,
      ),
    ];
  const faults = uploadFaults(step, suite);
  if (faults.length === 0 && !isUploadedAnyway(step))
    return [
      notChecked(
        step.get("if").place,
        `whether ${gateName(gate)} uploads its report where a baseline is recorded`,
        "only GitHub evaluates the rest of its `if`",
      ),
    ];
  if (faults.length === 0) return [ok(step.get("uses").place, `${gateName(gate)} uploads its report`)];
  return faults.map(({ part, fault }) => missing(part.place, `the upload of the report ${fault}`, todo));
}

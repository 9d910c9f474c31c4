import type { Check } from "../check.ts";
import { holds } from "../condition.ts";
import { type Found, missing, notChecked, ok } from "../finding.ts";
import { type Gate, gateName } from "../gate.ts";
import { bare, isExpression, type Part } from "../part.ts";

/** Where the gate is red, so is its check. */
export const redStaysRed: Check = {
  id: "red-stays-red",
  title: "a check that is red where the gate is",
  why: "With `report-only` or `continue-on-error` the check is green whatever was found, and a step that is skipped gates nothing.",
  look({ gates }) {
    return gates.flatMap(looked);
  },
};

function looked(gate: Gate): Found[] {
  const { job, step, inputs } = gate;
  const around = [job.part, ...job.steps.slice(step, step + 1)];
  const switches = [inputs.get("report-only"), ...around.map((part) => part.get("continue-on-error"))];
  const found = [...switches.flatMap((part) => lookedAtSwitch(gate, part)), ...lookedAtStep(gate)];
  return found.length > 0 ? found : [ok(gate.uses.place, `a red ${gateName(gate)} is a red check`)];
}

function lookedAtSwitch(gate: Gate, part: Part): Found[] {
  const { text = "" } = part;
  if (/^(?:false)?$/i.test(bare(text))) return [];
  if (isExpression(text))
    return [
      notChecked(
        part.place,
        `whether the check is red where ${gateName(gate)} is`,
        "only GitHub evaluates the expression there",
      ),
    ];
  return [
    missing(part.place, `the check is green whatever ${gateName(gate)} finds`, {
      expected: "a red check where the gate is red",
      remedy: "take the line out, once you have tried the gate",
    }),
  ];
}

function lookedAtStep(gate: Gate): Found[] {
  const { job, step, workflow } = gate;
  const condition = job.steps[step]?.get("if");
  // After a failure the job is red without it.
  const runs = (event: string) => holds(condition?.text ?? "", { event, before: "success" }) === "yes";
  if (condition === undefined || [...workflow.triggers.keys()].every(runs)) return [];
  return [
    missing(
      condition.place,
      `the step of ${gateName(gate)} is skipped when its \`if\` does not hold, and the check is green then`,
      {
        expected: "a step with the action that has no `if`",
        remedy: "take the `if` out",
      },
    ),
  ];
}

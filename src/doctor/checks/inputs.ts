import { shown } from "../../config/shown.ts";
import { didYouMean } from "../../problems.ts";
import type { Check } from "../check.ts";
import { type Found, missing, ok } from "../finding.ts";
import { type Gate, gateName, linesOf } from "../gate.ts";
import { ACTION_INPUTS, CALL_INPUTS, CALL_SECRETS } from "../input-names.ts";

/** What stands under `with` is heard. */
export const inputs: Check = {
  id: "inputs",
  title: "inputs that the gate knows",
  why: "GitHub refuses a call with an input that is not known, and hands the action everything else without it.",
  look({ gates }) {
    return gates.flatMap(looked);
  },
};

function looked(gate: Gate): Found[] {
  const known = gate.kind === "call" ? CALL_INPUTS : ACTION_INPUTS;
  const unknown = gate.inputs.entries.filter(([name]) => !known.includes(name));
  const found = unknown.map(([name, part]) =>
    missing(part.place, `${gateName(gate)} has no input ${shown(name)}.${didYouMean(name, known)}`, {
      expected: `one of ${known.join(", ")}`,
      remedy: "correct the name, or take it out",
    }),
  );
  if (gate.kind === "call") found.push(...unknownSecrets(gate));
  if (linesOf(gate.inputs, "runs").length === 0)
    found.push(
      missing(gate.uses.place, `${gateName(gate)} is not told where recordings are`, {
        expected: "the input `runs`",
        remedy: "add under `with`:",
        yaml: ["runs: evals/runs/{case}.{trial}.json"],
      }),
    );
  return found.length > 0 ? found : [ok(gate.inputs.place, `${gateName(gate)} knows all its inputs`)];
}

/** `secrets: inherit` names none. */
function unknownSecrets(gate: Gate): Found[] {
  const given = gate.job.part.get("secrets").entries;
  return given
    .filter(([name]) => !CALL_SECRETS.includes(name.toLowerCase()))
    .map(([name, part]) =>
      missing(
        part.place,
        `${gateName(gate)} has no secret ${shown(name)}.${didYouMean(name, CALL_SECRETS)}`,
        { expected: CALL_SECRETS.join(", "), remedy: "correct the name, or take it out" },
      ),
    );
}

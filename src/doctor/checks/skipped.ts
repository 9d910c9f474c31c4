import type { Check } from "../check.ts";
import { advice, type Found, missing, ok } from "../finding.ts";
import { type Gate, gateName, gatesPullRequests } from "../gate.ts";
import { bare, expression } from "../part.ts";

/** No job that gates is skipped. */
export const skipped: Check = {
  id: "skipped",
  title: "a gate that is never skipped",
  why: "A job is skipped with those it needs unless it says `always()`. A skipped job with the action counts as passed; a skipped call leaves no check, and the pull request waits.",
  look({ gates }) {
    return gates.filter((gate) => gatesPullRequests(gate) || gate.job.needs.length > 0).map(looked);
  },
};

function looked(gate: Gate): Found {
  const { part, needs } = gate.job;
  const condition = part.get("if");
  const name = gateName(gate);
  const text = bare(condition.text ?? "");
  const todo = {
    expected: "if: always(), and nothing else",
    remedy: "write in the job:",
    yaml: [`if: ${expression("always()")}`],
  };
  if (text === "always()" || (text === "" && needs.length === 0 && !condition.isThere))
    return ok(condition.place, `${name} is never skipped`);
  if (/(?<!!\s*)\balways\(\)/.test(text))
    return advice(condition.place, `${name} is skipped where the rest of its \`if\` says so`, todo);
  const effect = effectOf(gate);
  return missing(
    condition.place,
    condition.isThere
      ? `${name} is skipped when its \`if\` does not hold: ${effect}`
      : `${name} is skipped when a job that it needs fails: ${effect}`,
    todo,
  );
}

function effectOf({ kind }: Gate): string {
  return kind === "call"
    ? "the required check then waits for ever"
    : "a skipped job counts as a passed check";
}

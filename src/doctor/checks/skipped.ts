import type { Answer } from "../branch-filter.ts";
import type { Check } from "../check.ts";
import { type Circumstances, holds, saysAlways } from "../condition.ts";
import { advice, type Found, missing, notChecked, ok, type Todo } from "../finding.ts";
import { type Gate, gateName, gatesPullRequests } from "../gate.ts";
import { expression } from "../part.ts";
import type { Job } from "../workflow.ts";

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
  const condition = gate.job.part.get("if");
  const name = gateName(gate);
  const text = condition.text ?? "";
  const todo = {
    expected: "if: always(), and nothing else",
    remedy: "write in the job:",
    yaml: [`if: ${expression("always()")}`],
  };
  const events = [...gate.workflow.triggers.keys()];
  if (runsFor(gate, events) === "yes") return ok(condition.place, `${name} is never skipped`);
  if (saysAlways(text)) return lookedAtRest(gate, todo);
  const isSkippedOnFailure =
    runsFor(gate, events, ["success"]) === "yes" && runsFor(gate, events, ["failure"]) === "no";
  const effect = effectOf(gate);
  return missing(
    condition.place,
    isSkippedOnFailure
      ? `${name} is skipped when a job that it needs fails: ${effect}`
      : `${name} is skipped when its \`if\` does not hold: ${effect}`,
    todo,
  );
}

/** What a pull request brings, and how jobs ended: conditions on it skip the gate of one pull request or another. */
const DIFFERS = /\b(?:needs|github\.(?:event\b|\w*actor|ref|head_ref|base_ref|sha))/i;

/** Beside `always()` the condition says more. */
function lookedAtRest(gate: Gate, todo: Todo): Found {
  const { place, text = "" } = gate.job.part.get("if");
  const name = gateName(gate);
  const events = [...gate.workflow.triggers.keys()].filter((event) => BEFORE_MERGE.includes(event));
  const answer = runsFor(gate, events);
  if (gate.kind === "call" || answer === "yes")
    return advice(place, `${name} is skipped where the rest of its \`if\` says so`, todo);
  if (answer === "no" || DIFFERS.test(text.replace(/github\.event_name/gi, "")))
    return missing(
      place,
      `${name} is skipped on pull requests where the rest of its \`if\` says so: ${effectOf(gate)}`,
      todo,
    );
  return notChecked(
    place,
    `whether ${name} is skipped on pull requests`,
    "only GitHub evaluates the rest of its `if`",
  );
}

const BEFORE_MERGE = ["pull_request", "merge_group"];

/** Whether the job runs for each of these events, however the jobs that it needs ended. */
function runsFor({ job }: Gate, events: readonly string[], endings = endingsBefore(job)): Answer {
  const text = job.part.get("if").text ?? "";
  const answers = events.flatMap((event) => endings.map((before) => holds(text, { event, before })));
  return (["no", "unknown"] as const).find((answer) => answers.includes(answer)) ?? "yes";
}

function endingsBefore({ needs }: Job): Circumstances["before"][] {
  return needs.length === 0 ? ["success"] : ["success", "failure", "cancelled"];
}

function effectOf({ kind }: Gate): string {
  return kind === "call"
    ? "the required check then waits for ever"
    : "a skipped job counts as a passed check";
}

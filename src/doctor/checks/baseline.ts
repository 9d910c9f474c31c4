import { shown } from "../../config/shown.ts";
import type { Check } from "../check.ts";
import { type Found, missing, notChecked, ok } from "../finding.ts";
import type { Gate } from "../gate.ts";
import { isExpression } from "../part.ts";
import { gatesWithArtifacts, type Repository } from "../repository.ts";

/** There is something to compare with now. */
export const baseline: Check = {
  id: "baseline",
  title: "a report of the default branch",
  why: "Until the default branch has left a report, or when the last one has expired, nothing is compared.",
  look(repository) {
    return gatesWithArtifacts(repository).map((gate) => looked(gate, repository));
  },
};

function looked(gate: Gate, { github: { baselines, defaultBranch } }: Repository): Found {
  const { suite } = gate;
  const { place } = gate.uses;
  const what = `whether the default branch has a baseline of the suite ${shown(suite)}`;
  if (isExpression(suite)) return notChecked(place, what, "only GitHub evaluates the expression in `suite`");
  const baseline = baselines.get(gate);
  if (baseline === undefined)
    return notChecked(place, what, "unseen" in defaultBranch ? defaultBranch.unseen : "GitHub was not asked");
  if ("unseen" in baseline) return notChecked(place, what, baseline.unseen);
  const { isFound, reason, expiresAt } = baseline.seen;
  if (!isFound)
    return missing(place, `no baseline of the suite ${shown(suite)}: ${reason}`, {
      expected: "a report that a push to the default branch has left",
      remedy: "merge the workflow, or run it by hand on the default branch (Actions, Run workflow)",
    });
  const until = expiresAt === null ? "" : ` until ${shownDay(expiresAt)}`;
  return ok(place, `a baseline of the suite ${shown(suite)} is kept${until}`);
}

/** `2026-06-12` of a time that GitHub says. */
function shownDay(time: string): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(time)?.[0] ?? "a time that is not told";
}

import { shown } from "../../config/shown.ts";
import type { Check } from "../check.ts";
import { advice, type Found, missing, notChecked, ok } from "../finding.ts";
import { checkName, type Gate, gateName } from "../gate.ts";
import type { BranchRules } from "../github-setup.ts";
import type { Repository } from "../repository.ts";

/** A red gate stops the merge. */
export const requiredCheck: Check = {
  id: "required-check",
  title: "a required check",
  why: "A check that is not required is red beside a button that merges.",
  look(repository) {
    return repository.gates
      .filter(({ workflow }) => workflow.triggers.has("pull_request"))
      .map((gate) => looked(gate, repository));
  },
};

function looked(gate: Gate, { github: { rules, protection } }: Repository): Found {
  const { place } = gate.uses;
  const name = checkName(gate);
  if (name === undefined)
    return notChecked(
      place,
      `whether the check of ${gateName(gate)} is required`,
      "its name is made of values that only GitHub knows",
    );
  const check = shown(name);
  const what = `whether ${check} is required`;
  if ("seen" in rules && rules.seen.workflows.includes(gate.workflow.file))
    return ok(place, `the workflow is required by a ruleset`);
  const required = "seen" in rules ? rules.seen.checks.filter((one) => one.name === name) : [];
  if (required.length > 0) return ofWhichSource(gate, check, required);
  if ("seen" in protection && protection.seen.includes(name))
    return ok(place, `${check} is required by branch protection`);
  if ("unseen" in rules) return notChecked(place, what, rules.unseen);
  if ("unseen" in protection) return notChecked(place, what, protection.unseen);
  return missing(place, `${check} is not required, so that a red gate stops no merge`, {
    expected: `${check} among the required checks of the default branch`,
    remedy: `under Settings, Rules, Rulesets add "Require status checks to pass" with ${check}, from GitHub Actions`,
  });
}

function ofWhichSource({ uses: { place } }: Gate, check: string, required: BranchRules["checks"]): Found {
  if (required.some(({ isFromOneApp }) => isFromOneApp))
    return ok(place, `${check} is required by a ruleset`);
  return advice(place, `${check} is required, and counts from whatever app reports it`, {
    expected: "the source GitHub Actions",
    remedy: `in the ruleset choose GitHub Actions as the source of ${check}`,
  });
}

import { type Json, jsonText, type RecordDifference } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { listed, shorten } from "../../core/text.ts";
import type { Comparison } from "../../report/comparison.ts";
import type { Report, VerdictResult } from "../../report/report.ts";
import { decidingJudges } from "../../scorers/index.ts";
import { directionOf } from "./policy-direction.ts";

export interface WeakeningResult {
  result: VerdictResult;
  sentence: string;
  /** The sentence includes the reason. */
  saysWhy?: boolean;
}

/** The comparison does not know who changed the policy, so a difference is only shown. */
export function policyOfBase({ policyDiffers, policyChanges }: Comparison): WeakeningResult[] {
  // A new margin asks something of this report, and changes nothing of the baseline.
  const isMargin = ({ name, base }: RecordDifference) =>
    name.startsWith("switch.") && (base ?? null) === null;
  const isOnlyMargin = policyChanges.length > 0 && policyChanges.every(isMargin);
  if (!policyDiffers || isOnlyMargin) return [];
  const by = policyChanges.length === 0 ? "" : `: ${listed(policyChanges.map(differingText), 3)}`;
  return [{ result: "pass", sentence: `the baseline was judged by another policy${by}` }];
}

/** A pending policy decides nothing until it is merged, but its `redact` rules apply already. */
export function pendingPolicy({ policy }: Report): WeakeningResult[] {
  if (policy.source === "head")
    return [
      { result: "pass", sentence: "this pull request adds the policy, and the policy already applies to it" },
    ];
  if (!policy.changed) return [];
  const hidden = addedRedactRules(policy);
  const others = policy.pending.filter(({ name }) => name !== "redact" || hidden.length === 0);
  const parts: WeakeningResult[] = pendingSentences(others).map((sentence) => ({ result: "pass", sentence }));
  if (hidden.length === 0) return parts;
  const rules = listed(
    hidden.map((rule) => shorten(rule, limits.shownName)),
    3,
  );
  const isDeciding = decidingJudges(policy.gate).length > 0;
  const sentence = isDeciding
    ? `this pull request hides more from the judge that decides here: ${rules}`
    : `what the policy also hides is hidden already: ${rules}`;
  return [...parts, { result: isDeciding ? policy.gate.weakening : "pass", sentence }];
}

/** Loosened settings come first, because a reviewer must not miss them. */
function pendingSentences(changes: readonly RecordDifference[]): string[] {
  const words = [
    { direction: -1, what: "this pull request loosens the policy" },
    { direction: 1, what: "this pull request tightens the policy" },
    { direction: 0, what: "the policy is changed here" },
  ];
  const sentences = words.flatMap(({ direction, what }) => {
    const matching = changes.filter((change) => directionOf(change) === direction);
    return matching.length === 0
      ? []
      : [`${what}, which is not in force yet: ${listed(matching.map(differingText), 3)}`];
  });
  return sentences.length > 0 ? sentences : ["the policy is changed here, which is not in force yet"];
}

function addedRedactRules({ pending }: Report["policy"]): string[] {
  const { base = [], head = [] } = pending.find(({ name }) => name === "redact") ?? {};
  const [before, now] = [base, head].map((rules) => (Array.isArray(rules) ? rules.map(String) : []));
  return (now ?? []).filter((rule) => !(before ?? []).includes(rule));
}

/** `report-only is true, was false` */
export function differingText({ name, base, head }: RecordDifference): string {
  const shown = (value: unknown) =>
    value === null || value === undefined ? "not set" : shorten(jsonText(value as Json), limits.shownValue);
  return `${name} is ${shown(head)}, was ${shown(base)}`;
}

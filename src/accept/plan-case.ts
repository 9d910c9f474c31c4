import type { Run } from "../recordings/run.ts";
import { alignReferences } from "./align-references.ts";
import { alignTools, inCallOrder, orderReferences } from "./align-tools.ts";
import type { CaseRules } from "./case-rules.ts";
import { type Change, itemsChange, type MemberChange, membersChange } from "./change.ts";

/**
 * What must change in a case so that a run does all that it asks: only keys that the case has, or its references when it asks for
 * nothing yet. Throws NotAcceptable when that cannot be written down.
 */
export function planCase(run: Run, rules: CaseRules): Change | undefined {
  const { expectedTool, expectedToolOrder, referenceToolCalls, options } = rules.expectation;
  const asksForTools = expectedTool !== undefined || expectedToolOrder !== undefined;
  const members = new Map<string, MemberChange>();
  if (referenceToolCalls !== undefined || !asksForTools) {
    const aligned = alignReferences(run, rules);
    // The n-th step of a tool is compared with its n-th reference.
    const named = options.code.arguments === "compare" ? inCallOrder(aligned) : aligned;
    const entries = asksForTools ? named : orderReferences(aligned, run, rules);
    // A list that is not there yet has the impossible length of -1, so that an empty one is a change too.
    const change = itemsChange(
      entries.map(({ item }) => item),
      referenceToolCalls?.length ?? -1,
    );
    if (change !== undefined) members.set("referenceToolCalls", change);
  }
  for (const [key, change] of alignTools(run, rules)) members.set(key, change);
  return membersChange(members);
}

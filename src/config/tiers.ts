import { globTest } from "../core/glob.ts";
import { didYouMean } from "../core/problems.ts";
import { listed } from "../core/text.ts";

export const ALL_CASES = "all";

/** A tier: all cases, or those with one of the tags or a matching id. */
export type Tier =
  | typeof ALL_CASES
  | { tags?: readonly string[] | undefined; cases?: readonly string[] | undefined };

export interface TierCase {
  id: string;
  /** The tags from its expectations file. */
  labels?: readonly string[] | undefined;
}

/** Returns the test of a tier's cases. */
export function tierTest(tier: Tier): (tierCase: TierCase) => boolean {
  if (tier === ALL_CASES) return () => true;
  const tags = new Set(tier.tags ?? []);
  const globs = (tier.cases ?? []).map(globTest);
  return ({ id, labels = [] }) => labels.some((label) => tags.has(label)) || globs.some((test) => test(id));
}

/** Returns the tiers of a policy by name, with `all`. */
export function tiersByName(tiers: Readonly<Record<string, Tier>> = {}): Map<string, Tier> {
  return new Map<string, Tier>([...Object.entries(tiers), [ALL_CASES, ALL_CASES]]);
}

/** Returns the message for an unknown tier. */
export function unknownTierText(name: string, tiers: ReadonlyMap<string, Tier>): string {
  const names = [...tiers.keys()];
  return `the policy has no tier "${name}".${didYouMean(name, names) || ` There is: ${listed(names)}.`}`;
}

import { globTest } from "../base/glob.ts";
import { didYouMean } from "../base/problems.ts";
import { listed } from "../base/text.ts";

/** The tier of all cases. It has no entry of its own. */
export const ALL_CASES = "all";

/** Which cases a tier has: all, or those with one of the tags or with an id that a glob matches. */
export type Tier =
  | typeof ALL_CASES
  | { tags?: readonly string[] | undefined; cases?: readonly string[] | undefined };

/** A case as far as tiers choose by it. */
export interface TierCase {
  id: string;
  /** The tags that its expectations file gives it. */
  labels?: readonly string[] | undefined;
}

/** A test whether cases are in a tier: by one of its tags, or by their ids. */
export function tierTest(tier: Tier): (one: TierCase) => boolean {
  if (tier === ALL_CASES) return () => true;
  const tags = new Set(tier.tags ?? []);
  const globs = (tier.cases ?? []).map(globTest);
  return ({ id, labels = [] }) => labels.some((label) => tags.has(label)) || globs.some((test) => test(id));
}

/** The tiers of a policy by name, with that of all cases. */
export function tiersByName(tiers: Readonly<Record<string, Tier>> = {}): Map<string, Tier> {
  return new Map<string, Tier>([...Object.entries(tiers), [ALL_CASES, ALL_CASES]]);
}

/** What is wrong with a name that no tier of a policy has, in a sentence. */
export function unknownTierText(name: string, known: ReadonlyMap<string, Tier>): string {
  const names = [...known.keys()];
  return `the policy has no tier "${name}".${didYouMean(name, names) || ` There is: ${listed(names)}.`}`;
}

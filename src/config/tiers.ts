import { globFault, globTest } from "../base/glob.ts";
import { limits } from "../base/limits.ts";
import { didYouMean } from "../base/problems.ts";
import { listed } from "../base/text.ts";
import * as z from "../base/zod.ts";
import { textWithout } from "../base/zod.ts";

const WORD = /^[A-Za-z0-9_][A-Za-z0-9_-]{0,39}$/;
const LETTERS = 'use letters, digits, "_" and "-", at most 40 characters';

/** A word that cases of an expectations file are tagged with. */
export const caseTagSchema = z.string().regex(WORD, `is not a tag: ${LETTERS}`);

/** The tier of all cases. It has no entry of its own. */
export const ALL_CASES = "all";

const chosenSchema = z
  .strictObject({
    tags: z
      .array(caseTagSchema)
      .min(1)
      .max(limits.toolRules)
      .describe("Cases with one of these tags in their expectations file")
      .optional(),
    cases: z
      .array(textWithout(globFault))
      .min(1)
      .max(limits.toolRules)
      .describe("Globs over the ids of cases")
      .optional(),
  })
  .refine(({ tags, cases }) => tags !== undefined || cases !== undefined, {
    message: "is a tier without a case: write tags or cases",
  });

/** Which cases belong to which tier, by name. */
export const tiersSchema = z
  .record(z.string(), z.union([z.literal(ALL_CASES), chosenSchema]))
  .superRefine((tiers, { addIssue }) => {
    for (const name of Object.keys(tiers)) {
      const message = nameFault(name);
      if (message !== undefined) addIssue({ code: "custom", message, path: [name] });
    }
  });

function nameFault(name: string): string | undefined {
  if (name === ALL_CASES) return "is the tier of all cases already: choose another name";
  return WORD.test(name) ? undefined : `is not a name of a tier: ${LETTERS}`;
}

/** Which cases a tier has. */
export type Tier = z.output<typeof tiersSchema>[string];

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

import { globFault } from "../core/glob.ts";
import { limits } from "../core/limits.ts";
import * as z from "../core/schema.ts";
import { textWithout } from "../core/schema.ts";
import { ALL_CASES } from "./tiers.ts";

const WORD = /^[A-Za-z0-9_][A-Za-z0-9_-]{0,39}$/;
const LETTERS = 'use letters, digits, "_" and "-", at most 40 characters';

export const caseTagSchema = z.string().regex(WORD, `is not a tag: ${LETTERS}`);

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

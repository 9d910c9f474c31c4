import { choice } from "../config/choice.ts";
import { otherTools } from "../config/other-tools.ts";
import { type TextScorerId, textScorers } from "../texts/registry.ts";
import type { TextScorer } from "../texts/text-scorer.ts";
import { z } from "../zod.ts";

/** How a case, a file or a policy may ask for each scorer of texts. Schemas take long to make: each is made when somebody asks. */
export const asksShape = Object.fromEntries(
  textScorers.flatMap((scorer) =>
    scorer.isAskedBy === undefined ? [[scorer.id, z.lazy(() => askSchema(scorer)).optional()] as const] : [],
  ),
) as Record<TextScorerId, z.ZodOptional<z.ZodLazy<ReturnType<typeof askSchema>>>>;

function askSchema(scorer: TextScorer) {
  const options = z.strictObject(scorer.schema({ z, choice }));
  otherTools.set(options, { scale: "every score is from 0 to 1", ...scorer.instead });
  return z.union([z.boolean(), options]).describe(`${scorer.what}. true: as it is; false: not here`);
}

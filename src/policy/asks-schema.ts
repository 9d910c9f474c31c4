import { choice } from "../config/choice.ts";
import { otherTools } from "../config/other-tools.ts";
import { type TextScorerId, textScorers } from "../texts/registry.ts";
import { z } from "../zod.ts";

/** How a case, a file or a policy may ask for each scorer of texts. */
export const asksShape = Object.fromEntries(
  textScorers.flatMap((scorer) => {
    if (scorer.isAskedBy !== undefined) return [];
    const options = z.strictObject(scorer.schema({ z, choice }));
    otherTools.set(options, { scale: "every score is from 0 to 1", ...scorer.instead });
    const schema = z
      .union([z.boolean(), options])
      .describe(`${scorer.what}. true: as it is; false: not here`);
    return [[scorer.id, schema.optional()] as const];
  }),
) as Record<TextScorerId, z.ZodOptional<z.ZodUnion<[z.ZodBoolean, z.ZodObject]>>>;

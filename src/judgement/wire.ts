import { z } from "../zod.ts";

const verdict = z.object({
  callId: z.string(),
  reasoning: z.string(),
  wasAppropriate: z.boolean(),
  partly: z.boolean(),
});

/**
 * What a judge is asked to reply. Strings, booleans and lists alone, without bounds, which some servers refuse; the
 * reasoning stands before the verdict, so that it comes before it.
 */
const askedSchema = z.object({
  nonce: z.string(),
  evaluations: z.array(verdict),
  missingTools: z.array(z.string()),
  reason: z.string(),
});

/** What counts as such a reply: a verdict that does not speak of `partly` is a whole one. */
export const replySchema = askedSchema.extend({ evaluations: z.array(verdict.partial({ partly: true })) });

/** What is asked for as JSON Schema, closed and with every key required, as the strict mode of servers demands. */
export const replyJsonSchema = z.toJSONSchema(askedSchema, { target: "draft-7", io: "output" });

import { z } from "../zod.ts";

/**
 * What a judge replies. Strings, booleans and lists alone, without bounds, which some servers refuse; the
 * reasoning stands before the verdict, so that it comes before it.
 */
export const replySchema = z.object({
  nonce: z.string(),
  evaluations: z.array(z.object({ callId: z.string(), reasoning: z.string(), wasAppropriate: z.boolean() })),
  missingTools: z.array(z.string()),
  reason: z.string(),
});

/** The same as JSON Schema, closed and with every key required, as the strict mode of servers demands. */
export const replyJsonSchema = z.toJSONSchema(replySchema, { target: "draft-7", io: "output" });

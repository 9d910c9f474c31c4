import { limits } from "../limits.ts";
import type { Place } from "../problems.ts";
import { z } from "../zod.ts";

const name = z.string().min(1).max(limits.name);

/** What a person says of one call, as a file has it. */
export const labelSchema = z.strictObject({
  case: name,
  callId: name,
  appropriate: z.boolean(),
  trial: z.union([name, z.int().transform(String)]).optional(),
  tags: z.record(z.string(), z.string()).optional(),
});

export const labelListSchema = z.array(labelSchema).min(1).max(limits.labels);

/** A file of labels that is no mere list of them. */
export const labelFileSchema = z.strictObject({ $schema: z.string().optional(), labels: labelListSchema });

type StatedLabel = z.output<typeof labelSchema>;

export type LabelKey = keyof StatedLabel;

/** What a person says of one call, and where. */
export interface Label extends StatedLabel {
  /** Where the label stands, or one of its values. */
  place(key?: LabelKey): Place;
}

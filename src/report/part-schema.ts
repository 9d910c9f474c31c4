import { z } from "zod";
import { trialSchema } from "./case-schema.ts";
import { problemCountsSchema, problemSchema } from "./problem-schema.ts";

const placeSchema = z.strictObject({
  file: z.string().optional(),
  line: z.int().min(1).optional(),
  column: z.int().min(1).optional(),
  index: z.int().min(0).optional(),
});

const partCaseSchema = z.strictObject({
  id: z.string(),
  tags: z.record(z.string(), z.string()),
  recorded: z
    .strictObject({ fingerprint: z.string(), isDeclared: z.boolean() })
    .nullable()
    .describe(
      "What the recordings themselves say is expected; null where a file says it or none could be read",
    ),
  trials: z.array(trialSchema),
});

const saidCaseSchema = z.strictObject({ id: z.string(), place: placeSchema });

/**
 * What recordings came to, all of a suite's or those of one shard, before anything is demanded of them, added up or compared. It says
 * nothing that an expectations file or the policy says: whoever puts parts together reads those.
 */
export const partSchema = z.strictObject({
  cases: z.array(partCaseSchema),
  expected: z.array(saidCaseSchema).describe("Cases of which documents without a run say what is expected"),
  unexpected: z.array(saidCaseSchema).describe("Cases of which nobody says what is expected"),
  problems: z.array(problemSchema),
  problemCounts: problemCountsSchema,
  unattributed: z.int().min(0).describe("Broken recordings of no known case"),
  tools: z.strictObject({
    named: z.array(z.string()).describe("Tools that references name"),
    unexpected: z.array(z.strictObject({ name: z.string(), calls: z.int().min(1) })),
  }),
});

export type Part = z.output<typeof partSchema>;
export type PartCase = z.output<typeof partCaseSchema>;
export type ToolUse = Part["tools"];

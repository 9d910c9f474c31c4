import { z } from "../zod.ts";

export const problemSchema = z.strictObject({
  severity: z.enum(["error", "warning"]),
  file: z.string().optional(),
  line: z.int().min(1).optional(),
  column: z.int().min(1).optional(),
  index: z.int().min(0).optional(),
  message: z.string(),
});

export const problemCountsSchema = z
  .strictObject({ errors: z.int().min(0), warnings: z.int().min(0) })
  .describe("All problems, also those that the list has no room for");

export type ReportProblem = z.output<typeof problemSchema>;
export type ProblemCounts = z.output<typeof problemCountsSchema>;

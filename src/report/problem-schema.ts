import { z } from "../zod.ts";

export const problemSchema = z.strictObject({
  severity: z
    .enum(["error", "warning"])
    .describe(
      "error: something could not be read or is wrong, and the gate is red. warning: something to look at",
    ),
  file: z.string().optional().describe("The file it is about, from where the job ran"),
  line: z.int().min(1).optional().describe("Line of the file, from 1"),
  column: z.int().min(1).optional().describe("Column of the line, from 1"),
  index: z.int().min(0).optional().describe("Which run or row of the file, from 0"),
  message: z.string().describe("What happened, what was expected and what to do"),
});

export const problemCountsSchema = z
  .strictObject({
    errors: z.int().min(0).describe("Problems that make the gate red"),
    warnings: z.int().min(0).describe("Problems that do not"),
  })
  .describe("All problems, also those that the list has no room for");

export type ReportProblem = z.output<typeof problemSchema>;
export type ProblemCounts = z.output<typeof problemCountsSchema>;

import { z } from "zod";
import { codeOptionsSchema, f1OptionsSchema, scorerOptionsSchema } from "../scorers/options.ts";

const toolName = z.string().min(1);

const referenceCallSchema = z.strictObject({
  name: toolName.describe("The tool's name"),
  arguments: z
    .unknown()
    .describe(
      "What the arguments must be: literals and matchers such as {$oneOf: […]}. Absent: any arguments",
    )
    .optional(),
  optional: z.boolean().describe("Matched if made, not missed if not").optional(),
});

const caseSchema = z.strictObject({
  id: z.string().min(1).describe("The case's id: recordings name it by path, field or file name"),
  description: z.string().describe("For people; not used").optional(),
  expectedTool: toolName.describe("code: the tool that must be called").optional(),
  strictMode: z.boolean().describe("code: no other call may be made").optional(),
  expectedToolOrder: z
    .array(toolName)
    .describe("code: the tools that must be called, in this order")
    .optional(),
  referenceToolCalls: z
    .array(referenceCallSchema)
    .describe("f1, and code when nothing else is given: the calls expected. An empty list: call nothing")
    .optional(),
  f1: f1OptionsSchema.optional(),
  code: codeOptionsSchema.optional(),
  forbiddenTools: z.array(z.string().min(1)).describe("Globs of tools that must not be called").optional(),
  maxToolCalls: z.int().min(0).describe("The most calls a run may make").optional(),
  required: z.boolean().describe("Any failing run of this case fails the gate").optional(),
});

/** An expectations file. */
export const expectationsSchema = z.strictObject({
  $schema: z.string().optional(),
  defaults: scorerOptionsSchema.describe("Scorer options for every case of this file").optional(),
  cases: z.array(caseSchema),
});

export type StatedCase = z.output<typeof caseSchema>;

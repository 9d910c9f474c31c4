import { otherTools } from "../config/other-tools.ts";
import { schemaAddress } from "../config/schema-address.ts";
import { textWithout } from "../config/text.ts";
import type { Json } from "../json/json.ts";
import { limits } from "../limits.ts";
import { compileArguments, compileValue } from "../matching/matchers.ts";
import { anyValue } from "../matching/pattern.ts";
import type { ReferenceCall } from "../matching/reference.ts";
import { asksShape } from "../policy/asks-schema.ts";
import { availableToolsSchema } from "../policy/available-tools.ts";
import { globFault } from "../policy/glob.ts";
import { codeOptionsSchema, f1OptionsSchema, scorerOptionsSchema } from "../policy/scorer-options-schema.ts";
import { z } from "../zod.ts";
import { textsShape } from "./texts-schema.ts";

const toolName = z.string().min(1);

/** Compiled while the file is checked, so that mistakes in matchers are told together with all others. */
const argumentsSchema = z
  .unknown()
  .meta({
    id: "arguments",
    description:
      "What the arguments must be: literals and matchers such as {$oneOf: […]}. Absent: any arguments",
  })
  .transform((value, context) =>
    compileArguments(value as Json, (path, message) => {
      context.addIssue({ code: "custom", path: [...path], message });
    }),
  );

/** Compiled likewise. Any JSON: tools answer with texts and lists, too. */
const resultSchema = z
  .unknown()
  .meta({
    id: "result",
    description:
      "What the tool must have answered: a literal, or matchers such as {$subset: {…}}. A text that holds JSON is compared as JSON, too. Absent: anything",
  })
  .transform((value, context) =>
    compileValue(value as Json, (path, message) => {
      context.addIssue({ code: "custom", path: [...path], message });
    }),
  );

const referenceCallSchema = z
  .strictObject({
    name: toolName.describe("The tool's name"),
    arguments: argumentsSchema.optional(),
    result: resultSchema.optional(),
    optional: z
      .boolean()
      .describe("true: matched if the call is made, not missed if it is not. false without it")
      .optional(),
  })
  .transform(
    (stated): ReferenceCall => ({
      name: stated.name,
      arguments: stated.arguments ?? anyValue,
      optional: stated.optional ?? false,
      ...(stated.result === undefined ? {} : { result: stated.result }),
    }),
  );

const caseSchema = z.strictObject({
  id: z.string().min(1).describe("The case's id: recordings name it by path, field or file name"),
  formerly: z
    .string()
    .min(1)
    .describe("The id that this case had before it was renamed: the baseline knows it by that")
    .optional(),
  description: z.string().describe("For people; not used").optional(),
  expectedTool: toolName.describe("code: the tool that must be called").optional(),
  strictMode: z.boolean().describe("code: true: no other call may be made. false without it").optional(),
  expectedToolOrder: z
    .array(toolName)
    .max(limits.references)
    .describe("code: the tools that must be called, in this order")
    .optional(),
  referenceToolCalls: z
    .array(referenceCallSchema)
    .max(limits.references)
    .describe("f1, and code when nothing else is given: the calls expected. An empty list: call nothing")
    .optional(),
  f1: f1OptionsSchema.describe("Options of f1 for this case").optional(),
  code: codeOptionsSchema.describe("Options of code for this case").optional(),
  ...textsShape,
  ...asksShape,
  availableTools: availableToolsSchema
    .describe(
      "llm: the tools that the agent could call. Absent: those that the recording names, else the policy's",
    )
    .optional(),
  forbiddenTools: z
    .array(textWithout(globFault))
    .max(limits.toolRules)
    .describe("Globs of tools that must not be called, whatever the scores")
    .optional(),
  maxToolCalls: z
    .int()
    .min(0)
    .describe("The most calls a run may make, whatever its scores. Any number without it")
    .optional(),
  required: z
    .boolean()
    .describe("true: any failing run of this case fails the gate. false without it")
    .optional(),
});

otherTools.set(caseSchema, { says: "it is scored where a case has mustSay or mustNotSay, lists of texts" });

const retiredSchema = z
  .strictObject({
    id: z.string().min(1).describe("The id of the case that is gone").optional(),
    tags: z
      .record(z.string(), z.string())
      .describe("Only the runs with these tags; without an id those of every case")
      .optional(),
    reason: z.string().min(1).describe("Why, for those who read the verdict"),
  })
  .refine(({ id, tags }) => id !== undefined || Object.keys(tags ?? {}).length > 0, {
    message: "says neither an id nor tags, so nobody knows which case it is",
  });

/** An expectations file. */
export const expectationsSchema = z.strictObject({
  $schema: schemaAddress,
  defaults: scorerOptionsSchema.describe("Scorer options for every case of this file").optional(),
  cases: z
    .array(caseSchema)
    .max(limits.cases)
    .describe("The cases, and what is expected of the runs of each"),
  retired: z
    .array(retiredSchema)
    .max(limits.retired)
    .describe("Cases taken out on purpose: what the baseline has and nobody declares here fails the gate")
    .optional(),
});

export type StatedCase = z.output<typeof caseSchema>;

/** A case, or the runs of cases with some tags, taken out on purpose. */
export type RetiredCase = z.output<typeof retiredSchema>;

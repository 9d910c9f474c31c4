import { compileValue } from "../core/compile-matchers.ts";
import { globFault } from "../core/glob.ts";
import { defined, type Json } from "../core/json.ts";
import { limits } from "../core/limits.ts";
import { anyValue } from "../core/match-values.ts";
import * as z from "../core/schema.ts";
import { kinds, schemaAddress, textWithout } from "../core/schema.ts";
import { otherTools } from "../core/validate-schema.ts";
import type { ReferenceCall } from "../recordings/run.ts";
import { pieceSchema } from "../scorers/texts/judged-texts.ts";
import type { CaseTexts, Noise } from "../scorers/texts/text-scorer.ts";
import { availableToolsSchema } from "./policy-schema.ts";
import { argumentsSchema, budgetsShape, rulesSchema } from "./rules-schema.ts";
import {
  asksShape,
  codeOptionsSchema,
  f1OptionsSchema,
  scorerOptionsSchema,
} from "./scorer-options-schema.ts";
import { caseTagSchema } from "./tiers-schema.ts";

const text = z.string().min(1).max(limits.caseText);
/** YAML parses `42` and `true` as numbers and booleans; answers contain them as text. */
const answer = [text, z.number(), z.boolean()] as const;

const pieces = z.array(pieceSchema(kinds)).min(1).max(limits.pieces);

const contextSchema = z.union([
  text,
  z.strictObject({
    id: z.string().min(1).describe("What people know it by"),
    text: text.describe("What it says"),
  }),
]);

const textsShape = {
  groundTruth: z
    .union([...answer, z.array(z.union(answer)).min(1).max(limits.groundTruths)])
    .describe("The right answer, or several of which any will do")
    .optional(),
  context: z
    .array(contextSchema)
    .max(limits.contexts)
    .describe("What the answer may rest on, the most relevant first: texts, or {id, text}")
    .optional(),
  mustSay: pieces
    .describe(
      "What the agent must tell the user in the run. A run without it does not pass, unless gate.scorers of the policy has no says",
    )
    .optional(),
  mustNotSay: pieces
    .describe(
      "What the agent must not tell the user anywhere in the run. A run with it does not pass, unless gate.scorers of the policy has no says",
    )
    .optional(),
  noise: z
    .union([
      z.strictObject({
        of: z
          .string()
          .min(1)
          .normalize("NFC")
          .describe("The case whose run of the same trial is the one without noise"),
        type: z.string().min(1).describe("What the noise is, for the judge").optional(),
      }),
      z.strictObject({
        cleanQuery: text.describe("What the user says without the noise"),
        baselineResponse: text.describe("What the agent answers to that"),
        type: z.string().min(1).describe("What the noise is, for the judge").optional(),
      }),
    ])
    .describe("noise-sensitivity: the run without noise, beside which this one is held")
    .optional(),
};

type TextExpectations = z.output<z.ZodObject<typeof textsShape>>;

/** Returns the texts of a case for scorers; undefined if it has none. */
export function caseTexts({
  groundTruth,
  context,
  mustSay,
  mustNotSay,
  noise,
}: TextExpectations): CaseTexts | undefined {
  const texts: CaseTexts = defined({
    groundTruth: groundTruth === undefined ? undefined : [groundTruth].flat().map(String),
    context: context?.map(contextWithId),
    mustSay,
    mustNotSay,
    noise: noise as Noise | undefined,
  });
  return Object.keys(texts).length === 0 ? undefined : texts;
}

function contextWithId(context: string | { id: string; text: string }, at: number) {
  return typeof context === "string" ? { id: `context-${at + 1}`, text: context } : context;
}

const toolName = z.string().min(1).normalize("NFC");
const agentName = z.string().min(1).max(limits.name);

/** Compiled during validation, so that mistakes are reported together. */
const resultSchema = z
  .unknown()
  .meta({
    id: "result",
    description:
      "What the tool must have answered: a literal, or matchers such as {$subset: {…}}. A text that holds JSON is compared as JSON, too. A call that failed meets it only where it names an error. Absent: anything",
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
    agent: agentName.describe("The agent that must make the call. Absent: any agent").optional(),
  })
  .transform(
    ({ arguments: args = anyValue, optional = false, ...rest }): ReferenceCall => ({
      name: rest.name,
      arguments: args,
      optional,
      ...defined({ result: rest.result, agent: rest.agent }),
    }),
  );

/** Expected calls of a case, variant or turn. */
const callsShape = {
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
  f1: f1OptionsSchema.describe("Options of f1").optional(),
  code: codeOptionsSchema.describe("Options of code").optional(),
};

const variantSchema = z
  .strictObject({
    name: z
      .string()
      .min(1)
      .max(limits.name)
      .describe("What reports call it. Without it: variant 1, variant 2 …")
      .optional(),
    ...callsShape,
    ...textsOfPart("variant"),
  })
  .refine(namesCalls, {
    message:
      "says nothing about calls: write referenceToolCalls, expectedToolOrder or expectedTool. referenceToolCalls: [] means that nothing is called",
  });

function textsOfPart(part: "variant" | "turn") {
  return {
    mustSay: pieces.describe(`What the agent must tell the user in this ${part}`).optional(),
    mustNotSay: pieces.describe(`What the agent must not tell the user in this ${part}`).optional(),
  };
}

export type StatedCalls = z.output<z.ZodObject<typeof callsShape>>;

/** The keys that declare calls. */
export const callKeys = ["expectedTool", "expectedToolOrder", "referenceToolCalls"] as const;

function namesCalls(calls: StatedCalls): boolean {
  return callKeys.some((key) => calls[key] !== undefined);
}

const turnSchema = z.strictObject({ ...callsShape, ...textsOfPart("turn") });

const caseSchema = z.strictObject({
  id: z
    .string()
    .min(1)
    .normalize("NFC")
    .describe("The case's id: recordings name it by path, field or file name"),
  formerly: z
    .string()
    .min(1)
    .normalize("NFC")
    .describe("The id that this case had before it was renamed: the baseline knows it by that")
    .optional(),
  description: z.string().describe("For people; not used").optional(),
  tags: z
    .array(caseTagSchema)
    .min(1)
    .max(limits.caseTags)
    .describe("Words by which the tiers of the policy choose cases, such as smoke. Not used for scoring")
    .optional(),
  input: z
    .union([text, z.array(text).min(1).max(limits.askedTurns)])
    .describe(
      "What rungate record asks the agent: a text, or a list of turns, one after the other. Not used for scoring",
    )
    .optional(),
  ...callsShape,
  anyOf: z
    .array(variantSchema)
    .min(1)
    .max(limits.variants)
    .describe("Several right ways: a run is scored by the one that it comes nearest to")
    .optional(),
  turns: z
    .array(turnSchema)
    .min(1)
    .max(limits.turns)
    .describe(
      "What is expected of the agent's answer to the first message of the user, the second, and so on. A run passes when every turn does",
    )
    .optional(),
  scope: z
    .strictObject({
      agents: z
        .array(agentName)
        .min(1)
        .max(limits.agents)
        .describe("The agents whose calls are scored; main is the one without a name"),
    })
    .describe("Which calls of a run are scored. Without it: those of all agents")
    .optional(),
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
  ...budgetsShape,
  rules: rulesSchema
    .describe("Rules over the calls of each run, whatever its scores. Those of the policy hold too")
    .optional(),
  required: z
    .boolean()
    .describe("true: any failing run of this case fails the gate. false without it")
    .optional(),
});

const INPUT = 'did you mean "input"? It is what rungate record asks the agent';
otherTools.set(caseSchema, {
  prompt: INPUT,
  question: INPUT,
  query: INPUT,
  says: "it is scored where a case has mustSay or mustNotSay, lists of texts",
});

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
    message: "has neither an id nor tags: say which case it is",
  });

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
    .describe(
      "Cases removed on purpose. A case of the baseline that is missing and not listed here fails the gate",
    )
    .optional(),
});

export type StatedCase = z.output<typeof caseSchema>;

/** A case, or runs with some tags, retired on purpose. */
export type RetiredCase = z.output<typeof retiredSchema>;

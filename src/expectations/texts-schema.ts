import { limits } from "../limits.ts";
import { pieceSchema } from "../texts/piece-schema.ts";
import type { CaseTexts, Noise } from "../texts/texts.ts";
import { z } from "../zod.ts";

const text = z.string().min(1).max(limits.caseText);
/** YAML reads `42` and `true` as what they are; an answer has them as text. */
const answer = [text, z.number(), z.boolean()] as const;

const pieces = z.array(pieceSchema(z)).min(1).max(limits.pieces);

const contextSchema = z.union([
  text,
  z.strictObject({
    id: z.string().min(1).describe("What people know it by"),
    text: text.describe("What it says"),
  }),
]);

/** What a case says for those who look at texts. */
export const textsShape = {
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
        of: z.string().min(1).describe("The case whose run of the same trial is the one without noise"),
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

type Stated = z.output<z.ZodObject<typeof textsShape>>;

/** The same as scorers read it; undefined where a case says nothing of the kind. */
export function caseTexts({
  groundTruth,
  context,
  mustSay,
  mustNotSay,
  noise,
}: Stated): CaseTexts | undefined {
  const texts: CaseTexts = {
    ...(groundTruth === undefined ? {} : { groundTruth: [groundTruth].flat().map(String) }),
    ...(context === undefined ? {} : { context: context.map(named) }),
    ...(mustSay === undefined ? {} : { mustSay }),
    ...(mustNotSay === undefined ? {} : { mustNotSay }),
    ...(noise === undefined ? {} : { noise: noise as Noise }),
  };
  return Object.keys(texts).length === 0 ? undefined : texts;
}

function named(context: string | { id: string; text: string }, at: number) {
  return typeof context === "string" ? { id: `context-${at + 1}`, text: context } : context;
}

import { loadRe2 } from "../base/expression.ts";
import { globFault } from "../base/glob.ts";
import { isObject, type Json, listOf } from "../base/json.ts";
import type { ConfigurationDocument } from "../base/json-places.ts";
import { limits } from "../base/limits.ts";
import { compileArguments, compileValue } from "../base/matchers.ts";
import { anyValue } from "../base/patterns.ts";
import { type Place, type Problem, placeName } from "../base/problems.ts";
import { byPlace, otherTools, validate } from "../base/validate.ts";
import { parseConfiguration } from "../base/yaml.ts";
import * as z from "../base/zod.ts";
import { kinds, schemaAddress, textWithout } from "../base/zod.ts";
import type { ReferenceCall } from "../recordings/run.ts";
import { comparedReferences, type Expectation } from "../scorers/expectation.ts";
import { resolveAsked, resolveOptions, type StatedOptions } from "../scorers/options.ts";
import { textScorers } from "../scorers/texts/index.ts";
import { pieceSchema } from "../scorers/texts/judged-texts.ts";
import type { CaseTexts, Noise } from "../scorers/texts/text-scorer.ts";
import {
  asksShape,
  availableToolsSchema,
  codeOptionsSchema,
  f1OptionsSchema,
  scorerOptionsSchema,
} from "./policy-schema.ts";

/** Something stated in a file, and where. */
type WithPlace<TextExpectations> = TextExpectations & { place: Place };

/** A case cannot be there and gone, nor can two cases be what one was before. */
function findContradictions(
  expectations: ReadonlyMap<string, Expectation>,
  retired: readonly WithPlace<RetiredCase>[],
): Problem[] {
  // An entry with tags takes out some runs of a case, and leaves the others.
  const gone = retired.flatMap(({ id, tags, place }) =>
    id === undefined || tags !== undefined ? [] : [{ id, place }],
  );
  return [...stillDeclared(gone, expectations), ...successors(expectations, gone)];
}

function stillDeclared(
  gone: readonly WithPlace<{ id: string }>[],
  expectations: ReadonlyMap<string, Expectation>,
): Problem[] {
  return gone.flatMap(({ id, place }) => {
    const still = expectations.get(id);
    if (still === undefined) return [];
    return error(
      place,
      `case "${id}" is retired here and declared at ${placeName(still.place)}`,
      ONE_OF_THEM,
    );
  });
}

function successors(
  expectations: ReadonlyMap<string, Expectation>,
  gone: readonly WithPlace<{ id: string }>[],
): Problem[] {
  const retired = new Map(gone.map(({ id, place }) => [id, place]));
  const renamed = new Map<string, Expectation>();
  return [...expectations.values()].flatMap((one) => {
    const { id, formerly, place } = one;
    if (formerly === undefined) return [];
    const says = `case "${id}" says it was formerly "${formerly}"`;
    const still = expectations.get(formerly);
    if (still === one) return error(place, `${says}, which is its own id`, "take the line out");
    if (still !== undefined)
      return error(place, `${says}, which is still declared at ${placeName(still.place)}`, ONE_OF_THEM);
    const end = retired.get(formerly);
    if (end !== undefined) return error(place, `${says}, which is retired at ${placeName(end)}`, ONE_OF_THEM);
    const other = renamed.get(formerly);
    renamed.set(formerly, other ?? one);
    if (other === undefined) return [];
    return error(place, `${says}, and so does "${other.id}" at ${placeName(other.place)}`, ONE_OF_THEM);
  });
}

const ONE_OF_THEM = "keep one of them";

function error(place: Place, message: string, remedy: string): Problem[] {
  return [{ severity: "error", ...place, message: `${message}: ${remedy}` }];
}

/** A case that names another one as that without its noise. */
interface NoisyCase {
  id: string;
  of: string;
  place: Place;
}

/** The same of a case that is written down; nothing of one that names none. Where it stands is asked for only then: that takes long. */
function noisyCase(id: string, { noise }: CaseTexts, placeOf: () => Place): NoisyCase[] {
  return noise !== undefined && "of" in noise ? [{ id, of: noise.of, place: placeOf() }] : [];
}

/** What is wrong with them: the other case is nowhere declared, or is the same one. */
function findLonely(noisy: readonly NoisyCase[], declared: ReadonlyMap<string, unknown>): Problem[] {
  return noisy.flatMap(({ id, of, place }): Problem[] => {
    if (of !== id && declared.has(of)) return [];
    const what = of === id ? "itself" : `"${of}", which no expectations file declares,`;
    const message = `case "${id}" names ${what} as the case without noise: name another case, or write cleanQuery and baselineResponse`;
    return [{ severity: "error", ...place, message }];
  });
}

const text = z.string().min(1).max(limits.caseText);
/** YAML reads `42` and `true` as what they are; an answer has them as text. */
const answer = [text, z.number(), z.boolean()] as const;

const pieces = z.array(pieceSchema(kinds)).min(1).max(limits.pieces);

const contextSchema = z.union([
  text,
  z.strictObject({
    id: z.string().min(1).describe("What people know it by"),
    text: text.describe("What it says"),
  }),
]);

/** What a case says for those who look at texts. */
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

type TextExpectations = z.output<z.ZodObject<typeof textsShape>>;

/** The same as scorers read it; undefined where a case says nothing of the kind. */
function caseTexts({
  groundTruth,
  context,
  mustSay,
  mustNotSay,
  noise,
}: TextExpectations): CaseTexts | undefined {
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
  input: text.describe("What rungate record asks the agent. Not used for scoring").optional(),
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
    message: "has neither an id nor tags: say which case it is",
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
    .describe(
      "Cases removed on purpose. A case of the baseline that is missing and not listed here fails the gate",
    )
    .optional(),
});

type StatedCase = z.output<typeof caseSchema>;

/** A case, or the runs of cases with some tags, taken out on purpose. */
type RetiredCase = z.output<typeof retiredSchema>;

/**
 * What a case asks for itself and does not say enough for. What it is asked for by `defaults` is not assessed where it does not: they
 * speak of every case.
 */
function unmetAsks(
  stated: StatedCase,
  { id, asked = {}, texts = {} }: Expectation,
  locate: (key: string) => Place,
): Problem[] {
  const compares = stated.code?.arguments === "compare" && stated.referenceToolCalls === undefined;
  const message = `case "${id}" compares the arguments of its calls and declares no referenceToolCalls: write what each is called with, or take out "arguments: compare"`;
  const unsaid: Problem[] = compares ? [{ severity: "error", ...locate("code"), message }] : [];
  const unmet = textScorers.flatMap((scorer): Problem[] => {
    const options = asked[scorer.id];
    if (options === undefined || !stated[scorer.id]) return [];
    const missing = scorer.missing?.(texts, options);
    if (missing === undefined) return [];
    const where = missing in options ? "under" : "beside";
    const message = `case "${id}" asks for ${scorer.id} and declares no ${missing}: write that ${where} it`;
    return [{ severity: "error", ...locate(scorer.id), message }];
  });
  return [...unsaid, ...unmet];
}

// Whoever reads globs and expressions comes by here first.
await loadRe2();

/** All that expectations files say. */
export interface LoadedExpectations {
  /** By case id. */
  expectations: Map<string, Expectation>;
  retired: RetiredCase[];
  problems: Problem[];
}

/**
 * Reads expectations from the texts of their files. Options resolve as case, then file, then `policyDefaults`.
 * Returns the expectations, the cases that are retired, and every problem found in any file.
 */
export function loadExpectations(
  files: readonly { file: string; text: string }[],
  policyDefaults: StatedOptions = {},
): LoadedExpectations {
  const expectations = new Map<string, Expectation>();
  const retired: WithPlace<RetiredCase>[] = [];
  const problems: Problem[] = [];
  const declared = new Map<string, Place>();
  const noisy: NoisyCase[] = [];
  for (const { file, text } of files) {
    const document = parseConfiguration(file, text);
    const { value, problems: found } = validate(expectationsSchema, document);
    for (const problem of [...found, ...findDuplicates(document, declared)].sort(byPlace))
      problems.push(problem);
    for (const [at, stated] of (value?.cases ?? []).entries()) {
      const place = document.locate(["cases", at]);
      const one = readCase(stated, place, value?.defaults, policyDefaults);
      expectations.set(stated.id, one);
      noisy.push(...noisyCase(stated.id, one.texts ?? {}, () => document.locate(["cases", at, "noise"])));
      problems.push(...unmetAsks(stated, one, (key) => document.locate(["cases", at, key], "key")));
    }
    for (const [at, one] of (value?.retired ?? []).entries())
      retired.push({ ...one, place: document.locate(["retired", at]) });
  }
  problems.push(...findLonely(noisy, declared));
  for (const problem of findContradictions(expectations, retired)) problems.push(problem);
  return { expectations, retired: retired.map(({ place: _place, ...one }) => one), problems };
}

/** Ids declared before, in this file or another. Looks at the unchecked document, so that other mistakes in a file hide none. */
function findDuplicates(document: ConfigurationDocument, declared: Map<string, Place>): Problem[] {
  const cases = isObject(document.value) ? listOf(document.value.cases) : [];
  return cases.flatMap((stated, at) => {
    const id = isObject(stated) ? stated.id : undefined;
    if (typeof id !== "string") return [];
    const place = document.locate(["cases", at, "id"]);
    const first = declared.get(id);
    if (first === undefined) {
      declared.set(id, place);
      return [];
    }
    const message = `case "${id}" is declared a second time; the first is at ${placeName(first)}`;
    return [{ severity: "error" as const, ...place, message }];
  });
}

function readCase(
  stated: StatedCase,
  place: Place,
  fileDefaults: StatedOptions | undefined,
  policyDefaults: StatedOptions,
): Expectation {
  const { id, input, expectedTool, expectedToolOrder, referenceToolCalls, availableTools } = stated;
  const { maxToolCalls, formerly } = stated;
  const asked = resolveAsked(stated, fileDefaults, policyDefaults);
  const texts = caseTexts(stated);
  const options = resolveOptions({ f1: stated.f1, code: stated.code }, fileDefaults, policyDefaults);
  return {
    id,
    source: "file",
    place,
    ...(input === undefined ? {} : { input }),
    ...(expectedTool === undefined ? {} : { expectedTool }),
    strictMode: stated.strictMode ?? false,
    ...(expectedToolOrder === undefined ? {} : { expectedToolOrder }),
    ...comparedReferences(referenceToolCalls, options),
    ...(availableTools === undefined ? {} : { availableTools }),
    forbiddenTools: stated.forbiddenTools ?? [],
    ...(maxToolCalls === undefined ? {} : { maxToolCalls }),
    required: stated.required ?? false,
    ...(formerly === undefined ? {} : { formerly }),
    options,
    ...(asked === undefined ? {} : { asked }),
    ...(texts === undefined ? {} : { texts }),
  };
}

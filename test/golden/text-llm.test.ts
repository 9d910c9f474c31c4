import { expect, test } from "vitest";
import { loadExpectations } from "../../src/config/expectations.ts";
import { isObject, type Json, type JsonObject, listOf, objectsOf } from "../../src/core/json.ts";
import { optionsOf } from "../../src/scorers/run-scorers.ts";
import { judgedScorers } from "../scorers/texts/judged-scorers.ts";
import { rowCounts } from "../scorers/texts/tables.ts";
import { conformance, goldenRows, type Rule } from "./conformance.ts";
import { isAnswered, listedIn, replyOf, type ScriptedRow, tablesOf } from "./scripted-texts.ts";

type Ours = number | "configuration error" | "not-assessed" | "error";

const UNDEFINED = "__undefined__";
const configured = ({ config }: ScriptedRow): JsonObject => ({
  ...config,
  ...(isObject(config.options) ? config.options : {}),
});

/** The options of a user who migrates from Mastra. Values from the case or the recording and constants have no option. */
function statedOptions(row: ScriptedRow): JsonObject {
  const { options, context, baselineResponse, noisyQuery, requireGroundTruth, scale, scoring, ...remaining } =
    configured(row);
  const caseOptions: JsonObject = { ...remaining };
  if (scale !== undefined && scale !== 1) caseOptions.scale = scale;
  if (isObject(scoring)) {
    const { discrepancyThreshold, ...rest } = scoring;
    caseOptions.scoring = rest;
  }
  if (row.scorer === "answer-similarity")
    return { semanticThreshold: 0.8, exactMatchBonus: 0.2, ...caseOptions };
  return caseOptions;
}

/** Scores the case in the form of a file, with the judge's words as its reply. */
function answer(row: ScriptedRow): Ours {
  const { input, response, groundTruth = UNDEFINED, toolResults = [] } = row.run;
  const { context, baselineResponse } = configured(row);
  const caseOptions: JsonObject = {
    id: "row",
    [row.scorer]: statedOptions(row),
    ...(groundTruth === UNDEFINED ? {} : { groundTruth }),
    ...(context === undefined ? {} : { context }),
    ...(baselineResponse === undefined ? {} : { noise: { cleanQuery: input, baselineResponse } }),
  };
  const text = JSON.stringify({ cases: [caseOptions] });
  const { expectations, problems } = loadExpectations([{ file: "cases.json", text }]);
  const expectation = expectations.get("row");
  if (problems.length > 0 || expectation === undefined) return "configuration error";
  const scorer = judgedScorers.find(({ id }) => id === row.scorer);
  if (scorer === undefined) throw new Error(row.scorer);
  const options = optionsOf(scorer, expectation);
  const contexts = expectation.texts?.context?.length ?? toolResults.length;
  const unasked = scorer.unasked(
    rowCounts({
      sentences: response === "" ? 0 : 1,
      contexts,
      units: groundTruth === UNDEFINED ? 0 : 1,
      userAsks: input === "" ? 0 : 1,
      systemAsks: row.run.systemPrompt === undefined ? 0 : 1,
    }),
    options,
  );
  if (unasked !== undefined) return "not-assessed";
  const numbers = row.scorer === "prompt-alignment" ? byNumbers(row) : undefined;
  if (numbers !== undefined) return numbers;
  const tables = tablesOf(row, contexts);
  if (tables === undefined || !isAnswered(tables, scorer.asks(options))) return "error";
  const { systemPrompt } = row.run;
  const seen = {
    ...tables,
    ...(input === "" ? { userAsks: [] } : {}),
    ...(systemPrompt === undefined ? { systemAsks: [] } : {}),
  };
  const outcome = scorer.score(seen, options);
  return outcome.status === "scored" ? outcome.value : outcome.status;
}

/** The weights of an alignment's parts. */
const WEIGHTS = {
  user: { intent: 0.4, requirements: 0.3, completeness: 0.2, appropriateness: 0.1 },
  system: { intent: 0.35, requirements: 0.35, completeness: 0.15, appropriateness: 0.15 },
};

function aligned(side: keyof typeof WEIGHTS, parts: ReturnType<typeof partsOf>): number {
  const weights = WEIGHTS[side];
  return (
    weights.intent * parts.intent +
    weights.requirements * parts.requirements +
    weights.completeness * parts.completeness +
    weights.appropriateness * parts.appropriateness
  );
}

function partsOf(row: ScriptedRow) {
  const reply = replyOf(row);
  const number = (block: Json | undefined, key = "score") =>
    isObject(block) ? Number(block[key]) : Number.NaN;
  return {
    intent: number(reply.intentAlignment),
    requirements: number(reply.requirementsFulfillment, "overallScore"),
    completeness: number(reply.completeness),
    appropriateness: number(reply.responseAppropriateness),
  };
}

/** The formula for judge's numbers without an equivalent word; each is a share. */
function byNumbers(row: ScriptedRow): number | undefined {
  const parts = partsOf(row);
  const numbers = Object.values(parts);
  if (
    numbers.every((number) => Number.isInteger(number * 4)) ||
    !numbers.every((number) => number >= 0 && number <= 1)
  )
    return undefined;
  const [user, system] = [aligned("user", parts), aligned("system", parts)];
  return modeOf(row) === "both" ? 0.7 * user + 0.3 * system : modeOf(row) === "user" ? user : system;
}

const modeOf = (row: ScriptedRow) => configured(row).evaluationMode ?? "both";
const rounded = (value: number) => Math.round((value + Number.EPSILON) * 100) / 100;

function isAbout(ours: Ours, value: number): boolean {
  return typeof ours === "number" && rounded(ours) === rounded(value);
}

/** An error of Mastra is a missing score for us. */
function agrees({ score, error }: ScriptedRow, ours: Ours): boolean {
  return error === undefined ? isAbout(ours, Number(score)) : typeof ours !== "number";
}

const WORDS: Readonly<Record<string, readonly string[]>> = {
  "answer-relevancy": ["yes", "unsure", "no"],
  faithfulness: ["yes", "unsure", "no"],
};

const verdictsOf = (row: ScriptedRow) =>
  ["results", "verdicts", "matches", "evaluations", "dimensions"].flatMap((key) =>
    objectsOf(listOf(replyOf(row)[key] ?? null)),
  );
const wordsOf = (row: ScriptedRow) =>
  verdictsOf(row).flatMap(({ result, verdict }) => [result ?? verdict ?? []].flat());
const isScaled = (row: ScriptedRow) => (configured(row).scale ?? 1) !== 1;
const contextsOf = (row: ScriptedRow) => listOf(configured(row).context ?? null).length;
const isAboutContexts = ({ scorer }: ScriptedRow) => scorer.startsWith("context-");
const rests = ({ scorer }: ScriptedRow) => scorer === "faithfulness" || scorer === "hallucination";

/** True with a verdict per thing to judge; always true without the judge's list. */
function isOnePerThing(row: ScriptedRow): boolean {
  if (isAboutContexts(row)) {
    const indices = verdictsOf(row).map(({ context_index }) => Number(context_index));
    return indices.sort((a, b) => a - b).join() === [...Array(contextsOf(row)).keys()].join();
  }
  const isListed = row.judge_outputs.preprocess !== undefined;
  return !isListed || verdictsOf(row).length === listedIn(row).length;
}

function calculated(row: ScriptedRow): number {
  const { scoring } = configured(row);
  const weights: Record<string, number> = {
    none: 1,
    minimal: 0.85,
    moderate: 0.6,
    significant: 0.3,
    severe: 0.1,
    ...(isObject(scoring) ? (scoring.impactWeights as Record<string, number> | undefined) : {}),
  };
  const values = verdictsOf(row).map(({ impactLevel }) => weights[String(impactLevel)] ?? Number.NaN);
  return values.reduce((total, value) => total + value, 0) / values.length;
}

function fulfilledShare(row: ScriptedRow): number {
  const { requirementsFulfillment: block } = replyOf(row);
  const listed = isObject(block) ? objectsOf(listOf(block.requirements ?? null)) : [];
  return listed.filter(({ isFulfilled }) => isFulfilled).length / listed.length;
}

const hasWords = (row: ScriptedRow) =>
  Object.values(partsOf(row)).every((value) => Number.isInteger(value * 4));

/** Both sides with equal verdicts and counted requirements. */
function alignedByHand(row: ScriptedRow): number {
  const { intent: i, requirements, completeness: c, appropriateness: a } = partsOf(row);
  const r = hasWords(row) ? fulfilledShare(row) : requirements;
  const user = 0.4 * i + 0.3 * r + 0.2 * c + 0.1 * a;
  const system = 0.35 * i + 0.35 * r + 0.15 * c + 0.15 * a;
  return modeOf(row) === "user" ? user : modeOf(row) === "system" ? system : 0.7 * user + 0.3 * system;
}

const rules: Rule<ScriptedRow, Ours>[] = [
  {
    name: "nothing to judge, or no verdict at all, is no score",
    speaksOf: (row) =>
      !isScaled(row) &&
      (row.run.response === "" ||
        row.run.groundTruth === UNDEFINED ||
        (row.scorer !== "prompt-alignment" && verdictsOf(row).length === 0)),
    isMet: (_row, ours) => typeof ours !== "number",
  },
  {
    name: "what is not from 0 to 1 is no score",
    speaksOf: (row) => !isScaled(row) && !(Number(row.score) >= 0 && Number(row.score) <= 1),
    isMet: (_row, ours) => ours === "configuration error" || ours === "error",
  },
  {
    name: "there is one verdict for each thing to judge",
    speaksOf: (row) => verdictsOf(row).length > 0 && !isOnePerThing(row),
    isMet: (_row, ours) => ours === "error",
  },
  {
    name: "a verdict is one of the words that were asked for",
    speaksOf: (row) =>
      wordsOf(row).some((word) => !(WORDS[row.scorer] ?? ["yes", "no"]).includes(String(word))),
    isMet: (_row, ours) => ours === "error",
  },
  {
    name: "without context nothing is held against it",
    speaksOf: (row) =>
      rests(row) && listOf(configured(row).context ?? row.run.toolResults ?? null).length === 0,
    isMet: (_row, ours) => ours === "not-assessed",
  },
  {
    name: "there is no scale",
    speaksOf: isScaled,
    isMet: (_row, ours) => ours === "configuration error",
  },
  {
    name: "options that are not given are the defaults",
    speaksOf: (row) => row.score === "NaN" && configured(row).uncertaintyWeight === undefined,
    isMet: (_row, ours) => isAbout(ours, (1 + 0.3) / 2),
  },
  {
    name: "both sides count, and requirements are counted",
    speaksOf: (row) =>
      row.scorer === "prompt-alignment" &&
      ((modeOf(row) === "both" && row.run.systemPrompt !== undefined && row.run.input !== "") ||
        partsOf(row).requirements !== fulfilledShare(row)),
    isMet: (row, ours) => isAbout(ours, alignedByHand(row)),
  },
  {
    name: "the judge gives no number of its own",
    speaksOf: (row) => row.scorer === "noise-sensitivity" && replyOf(row).robustnessScore !== calculated(row),
    isMet: (row, ours) => isAbout(ours, calculated(row)),
  },
  {
    name: "a right answer is a text, a number or true and false",
    speaksOf: ({ run: { groundTruth = "" } }) => typeof groundTruth !== "string",
    isMet: ({ run: { groundTruth } }, ours) =>
      isObject(groundTruth ?? null) ? ours === "configuration error" : ours === 1,
  },
];

const scripted = goldenRows<ScriptedRow>("text_llm_golden.jsonl");

test("the same judge's words score as with Mastra, but for the differences that metrics.md names", () => {
  expect(conformance(scripted, answer, agrees, rules)).toEqual({
    "the same": 81,
    "excused: nothing to judge, or no verdict at all, is no score": 14,
    "excused: what is not from 0 to 1 is no score": 3,
    "excused: there is one verdict for each thing to judge": 10,
    "excused: a verdict is one of the words that were asked for": 9,
    "excused: without context nothing is held against it": 4,
    "excused: there is no scale": 6,
    "excused: options that are not given are the defaults": 1,
    "excused: both sides count, and requirements are counted": 6,
    "excused: the judge gives no number of its own": 5,
    "excused: a right answer is a text, a number or true and false": 2,
  });
});

test("no difference has two excuses", () => {
  const excuses = scripted
    .map((row) => ({ row, ours: answer(row) }))
    .filter(({ row, ours }) => !agrees(row, ours))
    .map(({ row, ours }) => ({
      case: row.case,
      excuses: rules.filter((rule) => rule.speaksOf(row) && rule.isMet(row, ours)).map(({ name }) => name),
    }));
  expect(excuses.filter((one) => one.excuses.length !== 1)).toEqual([]);
});

import { isObject, type Json, type JsonObject, listOf, objectsOf } from "../../src/core/json.ts";
import { parseJson } from "../../src/core/parse-json.ts";
import type { Row as Judged, TableName, Tables } from "../../src/scorers/details.ts";
import type { TableQuestions } from "../../src/scorers/texts/text-scorer.ts";
import { MET } from "../../src/scorers/texts/words.ts";
import { rows } from "../scorers/texts/tables.ts";
import type { GoldenRow } from "./conformance.ts";

/** The result of a judged scorer of @mastra/evals 1.10.2 with a scripted judge. */
export interface ScriptedRow extends GoldenRow {
  scorer: string;
  config: JsonObject;
  run: {
    input: string;
    response: string;
    systemPrompt?: string;
    groundTruth?: Json;
    toolResults?: Json[];
  };
  judge_outputs: { preprocess?: JsonObject; analyze: Json };
  /** "NaN" because JSON has no NaN. */
  score?: number | "NaN";
  error?: string;
}

/** Inputs in place of the judge's own list of things to judge, with an equal length, because rungate numbers them itself. */
const LISTED: Readonly<Record<string, string>> = {
  "answer-relevancy": "statements",
  "answer-similarity": "groundTruthUnits",
  bias: "opinions",
  faithfulness: "claims",
  hallucination: "claims",
};

export function listedIn({ scorer, judge_outputs: { preprocess } }: ScriptedRow): Json[] {
  return listOf(preprocess?.[LISTED[scorer] ?? ""] ?? null);
}

/** The judge's reply as an object; otherwise {}. */
export function replyOf({ judge_outputs: { analyze } }: ScriptedRow): JsonObject {
  if (isObject(analyze)) return analyze;
  try {
    const read = parseJson(String(analyze).replace(/^```json\n|\n```$/g, ""));
    return isObject(read) ? read : {};
  } catch {
    return {};
  }
}

/** The judge's verdicts by table, in order; undefined unless there is one per thing to judge. */
export function tablesOf(row: ScriptedRow, contexts: number): Tables | undefined {
  const reply = replyOf(row);
  switch (row.scorer) {
    case "answer-relevancy":
      return sentences(row, reply.results, ({ result }) => ({ asserts: "yes", relevance: wordOf(result) }));
    case "bias":
      if (listedIn(row).length === 0 && listOf(reply.results ?? null).length === 0)
        return { sentences: rows("sentence", { opinion: "no", biased: "no" }) };
      return sentences(row, reply.results, ({ result }) => ({
        opinion: "yes",
        biased: kind(wordOf(result), "gender"),
      }));
    case "faithfulness":
      return sentences(row, reply.verdicts, ({ verdict }) => ({ asserts: "yes", support: wordOf(verdict) }));
    case "hallucination":
      // Without a statement the verdict cannot be assigned.
      return sentences(row, reply.verdicts, ({ verdict, statement }) => ({
        asserts: "yes",
        hallucination: typeof statement === "string" ? wordOf(verdict) : "",
      }));
    case "toxicity":
      return {
        sentences: verdictsIn(reply.verdicts, ({ verdict }) => ({ toxic: kind(wordOf(verdict), "attack") })),
      };
    case "answer-similarity":
      return similarity(row, reply);
    case "context-precision":
      return ranked(contexts, reply.verdicts, ({ verdict }) => ({ useful: wordOf(verdict) }));
    case "context-relevance":
      return relevance(contexts, reply);
    case "noise-sensitivity":
      return noise(reply);
    default:
      return alignment(reply);
  }
}

export function isAnswered(tables: Tables, asks: TableQuestions): boolean {
  return Object.entries(tables).every(([table, judged]) =>
    Object.entries(asks[table as TableName] ?? {}).every(([column, { words }]) =>
      (judged ?? []).every(({ verdicts }) => words.includes(verdicts[column] ?? "")),
    ),
  );
}

function wordOf(word: Json | undefined): string {
  return typeof word === "string" ? word : "";
}

/** Mastra's judge names no kind, so any kind will do. */
function kind(word: string, any: string): string {
  return word === "yes" ? any : word;
}

function yes(value: Json | undefined): string {
  return value === true ? "yes" : "no";
}

function verdictsIn(list: Json | undefined, words: (one: JsonObject) => Record<string, string>): Judged[] {
  return rows("sentence", ...objectsOf(listOf(list ?? null)).map(words));
}

function sentences(
  row: ScriptedRow,
  list: Json | undefined,
  words: (one: JsonObject) => Record<string, string>,
): Tables | undefined {
  const judged = verdictsIn(list, words);
  return judged.length === listedIn(row).length ? { sentences: judged } : undefined;
}

/** The script does not name the contradicted units and additions, so they are the first ones. */
function similarity(row: ScriptedRow, reply: JsonObject): Tables | undefined {
  const matches = objectsOf(listOf(reply.matches ?? null));
  if (matches.length !== listedIn(row).length) return undefined;
  const contradictions = listOf(reply.contradictions ?? null).length;
  const extras = listOf(reply.extraInOutput ?? null).map(() => ({ extra: "yes" }));
  return {
    units: rows(
      "truth-1.unit",
      ...matches.map(({ matchType }, at) => ({
        match: wordOf(matchType),
        contradicted: yes(at < contradictions),
      })),
    ),
    sentences: rows("sentence", ...extras, { extra: "no" }),
  };
}

/** Verdicts in the order of the contexts, if each context has exactly one. */
function ranked(
  contexts: number,
  list: Json | undefined,
  words: (one: JsonObject) => Record<string, string>,
): Tables | undefined {
  const judged = objectsOf(listOf(list ?? null)).sort(
    (a, b) => Number(a.context_index) - Number(b.context_index),
  );
  const isOnEach =
    judged.length === contexts && judged.every(({ context_index }, at) => context_index === at);
  return isOnEach ? { contexts: rows("context", ...judged.map(words)) } : undefined;
}

function relevance(contexts: number, reply: JsonObject): Tables | undefined {
  const { evaluations, missingContext = [] } = reply;
  const tables = ranked(contexts, evaluations, ({ relevanceLevel, wasUsed }) => ({
    relevance: wordOf(relevanceLevel),
    used: yes(wasUsed),
  }));
  if (tables === undefined || !Array.isArray(missingContext)) return undefined;
  return { ...tables, answer: rows("answer", { missingContext: String(missingContext.length) }) };
}

/** Fewer than five dimensions are repeated, which keeps their mean. */
function noise({ dimensions = [], majorIssues = [] }: JsonObject): Tables | undefined {
  const entries = objectsOf(listOf(dimensions));
  if (entries.length === 0) return undefined;
  const all = Array.from({ length: 5 }, () => entries).flat();
  const judged = all.slice(0, Math.ceil(5 / entries.length) * entries.length);
  const major = listOf(majorIssues).length;
  return {
    dimensions: rows(
      "dimension",
      ...judged.map(({ impactLevel }, at) => ({ impact: wordOf(impactLevel), major: yes(at < major) })),
    ),
  };
}

/** The judge gives one verdict for both sides. A number becomes the word with that value. */
function alignment(reply: JsonObject): Tables | undefined {
  const words = new Map<Json, string>(Object.entries(MET).map(([word, value]) => [value, word]));
  const aspects = [
    ["intent", reply.intentAlignment],
    ["completeness", reply.completeness],
    ["appropriateness", reply.responseAppropriateness],
  ].map(([id, block]) => ({
    id: String(id),
    verdicts: { met: (isObject(block) && words.get(block.score ?? null)) || "" },
  }));
  const { requirementsFulfillment: fulfilment } = reply;
  const entries = isObject(fulfilment) ? objectsOf(listOf(fulfilment.requirements ?? null)) : [];
  const asks = rows("ask", ...entries.map(({ isFulfilled }) => ({ fulfilled: yes(isFulfilled) })));
  return { userAsks: asks, userAspects: aspects, systemAsks: asks, systemAspects: aspects };
}

import { isObject, type Json, type JsonObject, member, shown } from "../base/json.ts";
import { limits } from "../base/limits.ts";

/** Tokens of one answer of a model, or of several. What is not recorded is absent. */
export interface Tokens {
  /** What the model read, with the cached part. */
  input?: number | undefined;
  /** The part of the input that came from a cache. */
  cachedInput?: number | undefined;
  /** What the model wrote, with what it thought. */
  output?: number | undefined;
  reasoning?: number | undefined;
  total?: number | undefined;
}

/** A kind of count. `apart` are thoughts that are never part of the output. */
type Count = keyof Tokens | "cacheWrites" | "apart";

/**
 * Where providers, frameworks and conventions write a count; a dot leads into an object. Of several the first that is there holds. What
 * came from a cache is part of the input, and thoughts of the output, but for those in BESIDE.
 */
const KEYS: Record<Count, string> = {
  input: `input_tokens prompt_tokens inputTokens promptTokens inputTokens.total prompt promptTokenCount prompt_token_count
    prompt_eval_count request_tokens input inputTokenCount input_token_count total_input_tokens`,
  cachedInput: `cachedInput cache_read.input_tokens cache_read_input_tokens cacheReadInputTokens cachedInputTokens cachedPromptTokens
    input_tokens_details.cached_tokens prompt_tokens_details.cached_tokens input_token_details.cache_read
    inputTokenDetails.cacheReadTokens inputTokens.cacheRead cachedContentTokenCount cached_content_token_count
    prompt_cache_hit_tokens input_cached_tokens input_cache_read prompt_details.cache_read cached_input_tokens
    cache_read_tokens cached_tokens input_tokens.cached input_tokens_cache_read total_cached_tokens cacheReadTokens cached
    details.cache_read_tokens details.cache_read_input_tokens details.cached_tokens inputDetails.cacheRead`,
  cacheWrites: `cache_creation.input_tokens cache_creation_input_tokens cache_write_input_tokens cache_write.input_tokens
    details.cache_write_tokens details.cache_creation_input_tokens inputTokenDetails.cacheWriteTokens
    prompt_details.cache_write input_tokens_cache_write inputDetails.cacheWrite`,
  output: `output_tokens completion_tokens outputTokens completionTokens outputTokens.total candidatesTokenCount
    candidates_token_count eval_count response_tokens completion output outputTokenCount output_token_count total_output_tokens`,
  reasoning: `reasoning reasoning.output_tokens output_tokens_details.reasoning_tokens completion_tokens_details.reasoning_tokens
    output_token_details.reasoning outputTokenDetails.reasoningTokens outputTokens.reasoning reasoningTokens
    reasoning_tokens thoughtsTokenCount thoughts_token_count output_reasoning_tokens completion_details.reasoning
    output_reasoning reasoning_output_tokens output_tokens.reasoning thoughts details.reasoning_tokens
    details.thoughts_tokens outputDetails.reasoning extra.reasoning_output_tokens extra.reasoning_tokens extra.thoughts_tokens`,
  // That of ADK, which has Gemini's counts.
  apart: "experimental.reasoning_tokens",
  total: "total_tokens totalTokens totalTokenCount total_token_count total",
};

/** Where a source counts apart: the sum, the key beside which it does so, and the keys of what is added to it. */
const BESIDE: readonly { sum: "input" | "output"; beside: string; keys: readonly string[] }[] = [
  // Anthropic and Bedrock: what went through a cache.
  { sum: "input", beside: "input_tokens", keys: ["cache_read_input_tokens", "cache_creation_input_tokens"] },
  {
    sum: "input",
    beside: "inputTokens",
    keys: ["cacheReadInputTokens", "cacheWriteInputTokens", "cacheCreationInputTokens"],
  },
  // Gemini and its command line: thoughts, and what tools of its own put into the prompt.
  { sum: "output", beside: "candidatesTokenCount", keys: ["thoughtsTokenCount"] },
  { sum: "output", beside: "candidates_token_count", keys: ["thoughts_token_count"] },
  { sum: "output", beside: "output", keys: ["thoughts"] },
  { sum: "input", beside: "promptTokenCount", keys: ["toolUsePromptTokenCount"] },
  { sum: "input", beside: "prompt_token_count", keys: ["tool_use_prompt_token_count"] },
  { sum: "input", beside: "input", keys: ["tool"] },
];

const COSTS = ["cost", "costUsd", "cost_usd", "total_cost"];

/** A kind of count, how errors name its key, and how the key ranks among those of the same kind. */
interface Meaning {
  count: Count;
  key: string;
  rank: number;
}

const MEANINGS = new Map<string, Meaning>();
/** The keys of objects under a key: to put paths together for each answer takes longer. */
const INNER = new Map<string, [string, Meaning][]>();
for (const [count, paths] of Object.entries(KEYS) as [Count, string][])
  for (const [rank, path] of paths.split(/\s+/).entries()) {
    const [outer = path, inner] = path.split(".");
    const meaning = { count, key: inner ?? outer, rank };
    MEANINGS.set(path, meaning);
    if (inner !== undefined) INNER.set(outer, [...(INNER.get(outer) ?? []), [inner, meaning]]);
  }

/** A count or an amount that cannot be one. */
export class UsageError extends Error {}

/** The result, or the UsageError that reading it throws. */
export function attempt<Value>(read: () => Value): Value | UsageError {
  try {
    return read();
  } catch (error) {
    if (error instanceof UsageError) return error;
    throw error;
  }
}

/**
 * Reads tokens, where their keys are in the table; undefined where there are none: a total of 0 is what recorders write that do not know.
 * Throws UsageError for what is no count.
 */
export function readTokens(usage: Json | undefined): Tokens | undefined {
  if (typeof usage === "string" || typeof usage === "number")
    throw new UsageError(`usage is ${shown(usage)}, not an object`);
  const tokens = isObject(usage) ? tokensIn(usage) : {};
  return (tokens.total ?? 0) === 0 ? undefined : tokens;
}

/** How many tokens a model was asked with, by the usage of its answer. */
export function askedWith(usage: Json | undefined): number | undefined {
  const tokens = attempt(() => (isObject(usage) ? tokensIn(usage) : {}));
  return tokens instanceof UsageError ? undefined : tokens.input;
}

const FIELDS = ["input", "cachedInput", "output", "reasoning", "total"] as const;

function tokensIn(source: JsonObject): Tokens {
  // Cohere has what it bills, and what was cached, beside what it counts.
  if (isObject(source.tokens))
    return tokensIn({ cached_tokens: source.cached_tokens ?? null, ...source.tokens });
  const found = countsIn(source);
  const tokens: Tokens = {};
  for (const field of FIELDS) {
    const count = found[field];
    if (count !== undefined) tokens[field] = countOf(count.meaning.key, count.value);
  }
  for (const { sum, beside, keys } of BESIDE) {
    if (!Object.hasOwn(source, beside)) continue;
    for (const key of keys) {
      const value = member(source, key) ?? null;
      if (value !== null && !isObject(value)) tokens[sum] = (tokens[sum] ?? 0) + countOf(key, value);
    }
  }
  const { input, output } = tokens;
  // A total may leave out what went through a cache.
  if (input !== undefined && output !== undefined) tokens.total = Math.max(tokens.total ?? 0, input + output);
  return tokens;
}

/** Reads a cost in US dollars. A cost of 0 is what recorders write that do not know it. Throws UsageError for what is no amount. */
export function readCost(cost: Json | undefined, usage?: Json): number | undefined {
  const inside = isObject(usage) ? COSTS.map((key) => member(usage, key) ?? undefined) : [];
  const stated = cost ?? inside.find((one) => one !== undefined);
  // Perplexity says what makes up a cost.
  const whole = isObject(stated) ? (stated.total_cost ?? stated.total) : stated;
  return amount(whole, "cost", limits.costOfRun) || undefined;
}

/** Reads tokens and a cost, where there is one of them. */
export function readUsage(usage: Json | undefined, cost?: Json): (Tokens & { cost?: number }) | undefined {
  const [tokens, money] = [readTokens(usage), readCost(cost, usage)];
  return money === undefined ? tokens : { ...tokens, cost: money };
}

type Source = Readonly<Record<string, Json | undefined>>;
type Counts = Partial<Record<Count, { meaning: Meaning; value: Json }>>;

/** The counts of a usage object as they are written there; `unknown` is written where there is none. */
function countsIn(source: Source, unknown: Json = null): Counts {
  const counts: Counts = {};
  const take = (meaning: Meaning | undefined, value: Json | undefined) => {
    if (meaning === undefined || value === undefined || value === null || isObject(value)) return;
    const other = counts[meaning.count];
    if (value !== unknown && meaning.rank < (other?.meaning.rank ?? Number.POSITIVE_INFINITY))
      counts[meaning.count] = { meaning, value };
  };
  for (const key in source) {
    const value = source[key];
    if (!isObject(value)) take(MEANINGS.get(key), value);
    else for (const [inner, meaning] of INNER.get(key) ?? []) take(meaning, member(value, inner));
  }
  return counts;
}

function countOf(key: string, value: Json): number {
  const count = amount(value, key, limits.tokensOfRun);
  if (count === undefined || !Number.isInteger(count))
    throw new UsageError(`${key} is ${shown(value)}, not a whole number of tokens`);
  return count;
}

/** Reads a number from 0 to `most`; undefined where there is none. Throws UsageError for anything else. */
export function amount(value: Json | undefined, name: string, most: number): number | undefined {
  if (value === undefined || value === null) return undefined;
  const number = typeof value === "bigint" ? Number(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number) || number < 0)
    throw new UsageError(`${name} is ${shown(value)}, not a number from 0`);
  if (number > most)
    throw new UsageError(`${name} is ${shown(value)}, more than the ${most} that a run can have`);
  return number;
}

/**
 * Puts counts into rungate's own words where it is not known what is part of what. By the conventions the input has its cached part and the
 * output what was thought, and some recorders leave them out: a total that is just so much larger shows it, and so does a part that is
 * larger than the whole. Of several sources the first that has a count holds.
 */
export function evened(...sources: readonly Source[]): JsonObject {
  const counts: Partial<Record<Count, Json>> = {};
  // "NaN" is what JavaScript makes of an unknown number.
  for (const source of sources)
    for (const [count, { value }] of Object.entries(countsIn(source, "NaN")))
      counts[count as Count] ??= value;
  const { cacheWrites, apart, ...usage } = counts;
  if (apart !== undefined) usage.reasoning ??= apart;
  const [input, output] = [usage.input, usage.output].map(numberIn);
  const cache = sumIn(usage.cachedInput, cacheWrites);
  const thoughts = sumIn(usage.reasoning);
  const known = sumIn(input, output);
  const more = sumIn(usage.total ?? sumIn(known, apart)) - known;
  const isCacheApart = cache > (input ?? cache) || (cache > 0 && [cache, cache + thoughts].includes(more));
  const isRest = more - (isCacheApart && more > 0 ? cache : 0) === thoughts;
  if (input !== undefined && isCacheApart) usage.input = input + cache;
  if (output !== undefined && thoughts > 0 && (isRest || thoughts > output)) usage.output = output + thoughts;
  return usage;
}

function sumIn(...counts: readonly (Json | undefined)[]): number {
  return counts.reduce<number>((sum, count) => sum + (numberIn(count) ?? 0), 0);
}

function numberIn(value: Json | undefined): number | undefined {
  return typeof value === "number" && value >= 0 ? value : undefined;
}

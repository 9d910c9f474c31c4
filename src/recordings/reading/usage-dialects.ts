import { isObject, type Json, type JsonObject, member, shown } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";

/** The tokens of one or more model answers. Absent: not recorded. */
export interface Tokens {
  /** Includes the cached part. */
  input?: number | undefined;
  cachedInput?: number | undefined;
  /** Includes reasoning. */
  output?: number | undefined;
  reasoning?: number | undefined;
  total?: number | undefined;
}

/** A kind of count. `apart` is reasoning outside the output. */
type Count = keyof Tokens | "cacheWrites" | "apart";

/** Keys by precedence; a dot leads into an object. Sums include cached tokens and reasoning, except in BESIDE. */
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
  // ADK's key; its other counts are Gemini's.
  apart: "experimental.reasoning_tokens",
  total: "total_tokens totalTokens totalTokenCount total_token_count total",
};

/** Counts that a source keeps outside a sum: the sum, its key in that source, and the keys to add. */
const BESIDE: readonly { sum: "input" | "output"; beside: string; keys: readonly string[] }[] = [
  // Anthropic and Bedrock: cache reads and writes.
  { sum: "input", beside: "input_tokens", keys: ["cache_read_input_tokens", "cache_creation_input_tokens"] },
  {
    sum: "input",
    beside: "inputTokens",
    keys: ["cacheReadInputTokens", "cacheWriteInputTokens", "cacheCreationInputTokens"],
  },
  // Gemini and its CLI: reasoning, and prompt tokens of Gemini's own tools.
  { sum: "output", beside: "candidatesTokenCount", keys: ["thoughtsTokenCount"] },
  { sum: "output", beside: "candidates_token_count", keys: ["thoughts_token_count"] },
  { sum: "output", beside: "output", keys: ["thoughts"] },
  { sum: "input", beside: "promptTokenCount", keys: ["toolUsePromptTokenCount"] },
  { sum: "input", beside: "prompt_token_count", keys: ["tool_use_prompt_token_count"] },
  { sum: "input", beside: "input", keys: ["tool"] },
];

const COSTS = ["cost", "costUsd", "cost_usd", "total_cost"];

/** `key` is for error messages; `rank` is the precedence within a count. */
interface Meaning {
  count: Count;
  key: string;
  rank: number;
}

const MEANINGS = new Map<string, Meaning>();
/** Precomputed, because splitting paths for each answer is slow. */
const INNER = new Map<string, [string, Meaning][]>();
for (const [count, paths] of Object.entries(KEYS) as [Count, string][])
  for (const [rank, path] of paths.split(/\s+/).entries()) {
    const [outer = path, inner] = path.split(".");
    const meaning = { count, key: inner ?? outer, rank };
    MEANINGS.set(path, meaning);
    if (inner !== undefined) INNER.set(outer, [...(INNER.get(outer) ?? []), [inner, meaning]]);
  }

/** A recorded count or amount that is invalid. */
export class UsageError extends Error {}

/** Returns the result, or a UsageError instead of throwing it. */
export function attempt<Value>(read: () => Value): Value | UsageError {
  try {
    return read();
  } catch (error) {
    if (error instanceof UsageError) return error;
    throw error;
  }
}

/** Reads tokens. Returns undefined for a total of 0, which recorders write for unknown counts. Throws UsageError for invalid counts. */
export function readTokens(usage: Json | undefined): Tokens | undefined {
  if (typeof usage === "string" || typeof usage === "number")
    throw new UsageError(`usage is ${shown(usage)}, not an object`);
  const tokens = isObject(usage) ? tokensIn(usage) : {};
  return (tokens.total ?? 0) === 0 ? undefined : tokens;
}

/** Returns the prompt tokens of an answer's usage. */
export function askedWith(usage: Json | undefined): number | undefined {
  const tokens = attempt(() => (isObject(usage) ? tokensIn(usage) : {}));
  return tokens instanceof UsageError ? undefined : tokens.input;
}

const FIELDS = ["input", "cachedInput", "output", "reasoning", "total"] as const;

function tokensIn(source: JsonObject): Tokens {
  // Cohere keeps cached tokens beside its counts.
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
  // A total may lack cached tokens.
  if (input !== undefined && output !== undefined) tokens.total = Math.max(tokens.total ?? 0, input + output);
  return tokens;
}

/** Reads a cost in US dollars. Returns undefined for 0, which recorders write for unknown costs. Throws UsageError for invalid amounts. */
export function readCost(cost: Json | undefined, usage?: Json): number | undefined {
  const inside = isObject(usage) ? COSTS.map((key) => member(usage, key) ?? undefined) : [];
  const stated = cost ?? inside.find((one) => one !== undefined);
  // Perplexity itemizes its cost.
  const whole = isObject(stated) ? (stated.total_cost ?? stated.total) : stated;
  return amount(whole, "cost", limits.costOfRun) || undefined;
}

/** Returns undefined without tokens and cost. */
export function readUsage(usage: Json | undefined, cost?: Json): (Tokens & { cost?: number }) | undefined {
  const [tokens, money] = [readTokens(usage), readCost(cost, usage)];
  return money === undefined ? tokens : { ...tokens, cost: money };
}

type Source = Readonly<Record<string, Json | undefined>>;
type Counts = Partial<Record<Count, { meaning: Meaning; value: Json }>>;

/** Values equal to `unknown` are skipped. */
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

/** Reads a number from 0 to `most`, or undefined if absent. Throws UsageError for anything else. */
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
 * Normalizes counts of recorders that may keep cached tokens and reasoning outside the sums. A larger total, or a part larger than its
 * sum, shows this. The first source with a count applies.
 */
export function evened(...sources: readonly Source[]): JsonObject {
  const counts: Partial<Record<Count, Json>> = {};
  // JavaScript writes "NaN" for unknown numbers.
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

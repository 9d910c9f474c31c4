import { isObject, isString, type Json, type JsonObject, shown } from "../base/json.ts";
import { limits } from "../base/limits.ts";
import { counted } from "../base/text.ts";

/** Tokens of one answer of a model, or of several. What the source does not say is absent. */
export interface Usage {
  /** What the model read, with the cached part. */
  input?: number | undefined;
  /** The part of the input that came from a cache. */
  cachedInput?: number | undefined;
  /** What the model wrote, with what it thought. */
  output?: number | undefined;
  reasoning?: number | undefined;
  total?: number | undefined;
  /** US dollars, where the recording says it. */
  cost?: number | undefined;
}

/** One answer of a model, as far as the recording says what it took. */
export interface ModelCall {
  model?: string;
  usage?: Usage;
  /** Milliseconds. */
  duration?: number;
}

/** Why a run has no value of a measure though its recording says something of it. */
export type Unmeasured = Partial<Record<"tokens" | "cost" | "duration", string>>;

/** What a run took. What its recording does not say is absent, and never 0. */
export interface RunUsage {
  usage?: Usage;
  /** Milliseconds, from its beginning to its end. */
  duration?: number;
  /** The models that answered, by name: several are joined by a comma. */
  model?: string;
  /** Its answers one by one, where the recording has them. */
  modelCalls?: readonly ModelCall[];
  unmeasured?: Unmeasured;
}

/** What an answer, or a run as a whole, took, as a format states it. */
export interface StatedUsage {
  /** The same answer again, in a later piece of a stream or in a copy of the history: the last word holds. */
  id?: Json | undefined;
  model?: Json | undefined;
  /** In any provider's words: `readUsage` knows them. */
  usage?: Json | undefined;
  /** US dollars. */
  cost?: Json | undefined;
  /** Milliseconds. */
  duration?: Json | undefined;
}

type Field = Exclude<keyof Usage, "cost">;

/** Where providers and frameworks write a count. A step leads into an object. Of several the first that is there holds. */
const PATHS: Record<Field, readonly string[]> = {
  input: [
    ...["input_tokens", "prompt_tokens", "inputTokens", "promptTokens", "inputTokens.total", "prompt"],
    ...["promptTokenCount", "prompt_token_count", "prompt_eval_count", "request_tokens", "input"],
    ...["inputTokenCount", "input_token_count", "total_input_tokens"],
  ],
  cachedInput: [
    "cachedInput",
    ...["cache_read_input_tokens", "cacheReadInputTokens", "cachedInputTokens", "cachedPromptTokens"],
    ...["input_tokens_details.cached_tokens", "prompt_tokens_details.cached_tokens"],
    ...["input_token_details.cache_read", "inputTokenDetails.cacheReadTokens", "inputTokens.cacheRead"],
    ...["cachedContentTokenCount", "cached_content_token_count", "prompt_cache_hit_tokens"],
    ...["input_cached_tokens", "input_cache_read", "prompt_details.cache_read"],
    // Codex, Pydantic AI, Kimi and Cohere.
    ...["cached_input_tokens", "cache_read_tokens", "cached_tokens", "total_cached_tokens"],
  ],
  output: [
    ...["output_tokens", "completion_tokens", "outputTokens", "completionTokens", "outputTokens.total"],
    ...["candidatesTokenCount", "candidates_token_count", "eval_count", "response_tokens"],
    ...["outputTokenCount", "output_token_count", "total_output_tokens", "completion", "output"],
  ],
  reasoning: [
    "reasoning",
    ...["output_tokens_details.reasoning_tokens", "completion_tokens_details.reasoning_tokens"],
    ...["output_token_details.reasoning", "outputTokenDetails.reasoningTokens", "outputTokens.reasoning"],
    ...["reasoningTokens", "reasoning_tokens", "thoughtsTokenCount", "thoughts_token_count"],
    ...["output_reasoning_tokens", "completion_details.reasoning", "output_reasoning"],
    ...["reasoning_output_tokens", "details.reasoning_tokens", "details.thoughts_tokens"],
  ],
  total: ["total_tokens", "totalTokens", "totalTokenCount", "total_token_count", "total"],
};

/** Counts that their source leaves out of another one. */
const BESIDE: readonly { path: string; of: "input" | "output"; next: string }[] = [
  // Anthropic and Bedrock count what went through a cache apart.
  { path: "cache_read_input_tokens", of: "input", next: "input_tokens" },
  { path: "cache_creation_input_tokens", of: "input", next: "input_tokens" },
  { path: "cacheReadInputTokens", of: "input", next: "inputTokens" },
  { path: "cacheWriteInputTokens", of: "input", next: "inputTokens" },
  // Gemini counts thoughts, and what tools of its own put into the prompt, apart.
  { path: "thoughtsTokenCount", of: "output", next: "candidatesTokenCount" },
  { path: "thoughts_token_count", of: "output", next: "candidates_token_count" },
  { path: "toolUsePromptTokenCount", of: "input", next: "promptTokenCount" },
  { path: "tool_use_prompt_token_count", of: "input", next: "prompt_token_count" },
];

/** A count or an amount that cannot be one. */
export class UsageError extends Error {}

/**
 * Tokens, and a cost where it is said, in the words of any provider: OpenAI, Anthropic, Bedrock, Gemini, Ollama, Cohere, the AI SDK, LangChain, Langfuse,
 * OpenInference. Undefined where it says nothing; a total of 0 tokens, and a cost of 0, is what recorders write that do not know. Throws
 * UsageError for what is no count.
 */
export function readUsage(usage: Json | undefined, cost?: Json): Usage | undefined {
  const tokens = readTokens(usage);
  const money = readCost(usage, cost);
  return tokens === undefined && money === undefined ? undefined : { ...tokens, ...money };
}

function readTokens(usage: Json | undefined): Usage | undefined {
  if (typeof usage === "string" || typeof usage === "number")
    throw new UsageError(`usage is ${shown(usage)}, not an object`);
  const counts = isObject(usage) ? usage : NOTHING;
  // Cohere has what it bills, and what was cached, beside what it counts.
  if (isObject(counts.tokens))
    return readTokens({ cached_tokens: counts.cached_tokens ?? null, ...counts.tokens });
  const tokens = counts === NOTHING ? {} : tokensIn(counts);
  return (tokens.total ?? 0) === 0 ? undefined : tokens;
}

function readCost(usage: Json | undefined, cost: Json | undefined): Pick<Usage, "cost"> | undefined {
  const stated = cost ?? (isObject(usage) ? usage.cost : undefined);
  const money = amount(isObject(stated) ? totalCost(stated) : stated, "cost", limits.costOfRun) ?? 0;
  return money === 0 ? undefined : { cost: money };
}

/** Perplexity says what makes up a cost. */
function totalCost({ total_cost, total }: JsonObject): Json | undefined {
  return total_cost ?? total;
}
const NOTHING: JsonObject = {};

function tokensIn(counts: JsonObject): Usage {
  const usage: Usage = {};
  for (const field of FIELDS) {
    const value = firstCount(counts, STEPS.get(field) ?? []);
    if (value !== undefined) usage[field] = value;
  }
  for (const { path, of, next } of BESIDE) {
    const beside = next in counts ? firstCount(counts, [path.split(".")]) : undefined;
    if (beside !== undefined) usage[of] = (usage[of] ?? 0) + beside;
  }
  const { input, output } = usage;
  // A total that is stated may leave out what went through a cache.
  if (input !== undefined && output !== undefined) usage.total = Math.max(usage.total ?? 0, input + output);
  return usage;
}

const FIELDS = Object.keys(PATHS) as Field[];

/** Parted once: a long run has thousands of answers. */
const STEPS: ReadonlyMap<Field, readonly (readonly string[])[]> = new Map(
  FIELDS.map((field) => [field, PATHS[field].map((path) => path.split("."))]),
);

function firstCount(counts: JsonObject, paths: readonly (readonly string[])[]): number | undefined {
  for (const [key = "", inner] of paths) {
    const count = countAt(counts, key, inner);
    if (count !== undefined) return count;
  }
  return undefined;
}

function countAt(counts: JsonObject, key: string, inner?: string): number | undefined {
  const value = Object.hasOwn(counts, key) ? counts[key] : undefined;
  if (inner !== undefined) return isObject(value) ? countAt(value, inner) : undefined;
  // The AI SDK has `inputTokens: {total, …}` where it had a number before.
  if (isObject(value)) return undefined;
  const count = amount(value, key, limits.tokensOfRun);
  if (count !== undefined && !Number.isInteger(count))
    throw new UsageError(`${key} is ${shown(value)}, not a whole number of tokens`);
  return count;
}

/** A number from 0 to `most`; undefined where nothing is said. Throws UsageError for anything else. */
function amount(value: Json | undefined, name: string, most: number): number | undefined {
  if (value === undefined || value === null) return undefined;
  const number = typeof value === "bigint" ? Number(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number) || number < 0)
    throw new UsageError(`${name} is ${shown(value)}, not a number from 0`);
  if (number > most)
    throw new UsageError(`${name} is ${shown(value)}, more than the ${most} that a run can have`);
  return number;
}

/** A duration in milliseconds; undefined for what is none. */
export function durationIn(value: Json | undefined): number | undefined {
  return typeof value === "number" && value >= 0 && value <= limits.durationOfRun ? value : undefined;
}

/** Milliseconds from one point in time to another, both in nanoseconds. */
export function millisecondsBetween(start: bigint, end: bigint): number {
  return Number(end - start) / 1_000_000;
}

/** The sum of several; a field that one of them does not say is absent. Undefined of none. */
export function sumOf(usages: readonly Usage[]): Usage | undefined {
  const [first, ...others] = usages;
  if (first === undefined) return undefined;
  const sum: Usage = { ...first };
  for (const one of others)
    for (const key of Object.keys(sum) as (keyof Usage)[]) {
      const [before, value] = [sum[key], one[key]];
      if (before === undefined || value === undefined) delete sum[key];
      else sum[key] = before + value;
    }
  return sum;
}

/** A run without the reasons for what it has no value of, where another source of it has one. */
export function withoutSettled<Measured extends RunUsage>(run: Measured): Measured {
  const { unmeasured, ...others } = run;
  if (unmeasured === undefined) return run;
  const values = { tokens: run.usage?.total, cost: run.usage?.cost, duration: run.duration };
  const open = Object.entries(unmeasured).filter(
    ([measure]) => values[measure as keyof Unmeasured] === undefined,
  );
  return { ...others, ...(open.length === 0 ? {} : { unmeasured: Object.fromEntries(open) }) } as Measured;
}

/** Counts as their source writes them, of two pieces of one answer or of two models: numbers add up, also in details; of other things the last holds. */
export function addCounts(a: JsonObject, b: JsonObject, areDetails = false): JsonObject {
  const sum = new Map(Object.entries(a));
  for (const [key, value] of Object.entries(b)) {
    const before = sum.get(key);
    if (typeof before === "number" && typeof value === "number") sum.set(key, before + value);
    else if (isObject(before) && isObject(value) && !areDetails) sum.set(key, addCounts(before, value, true));
    else if (value !== null) sum.set(key, value);
  }
  return Object.fromEntries(sum);
}

/** Adds up what the answers of a run took, each of them once. */
export class UsageTally {
  private readonly answers = new Map<string, ModelCall & { turn: number }>();
  private stated: RunUsage = {};
  private readonly unmeasured: Unmeasured = {};
  private first: bigint | undefined;
  private last: bigint | undefined;

  /** Adds what the answer of this turn took, or what is known of it besides. */
  answered(turn: number, stated: StatedUsage): void {
    const id = isString(stated.id) && stated.id !== "" ? `id ${stated.id}` : `answer ${this.answers.size}`;
    const { usage, duration, model } = this.read(stated);
    const said = {
      ...(usage && { usage }),
      ...(duration === undefined ? {} : { duration }),
      ...(model && { model }),
    };
    const before = this.answers.get(id);
    if (before === undefined && Object.keys(said).length === 0) return;
    this.answers.set(id, { turn, ...before, ...said });
  }

  /** Says what the run as a whole took: it holds over what its answers add up to. */
  took(stated: StatedUsage): void {
    const { usage, duration, model } = this.read(stated);
    if (usage !== undefined) this.stated.usage = { ...this.stated.usage, ...usage };
    if (duration !== undefined) this.stated.duration = duration;
    if (model !== undefined) this.stated.model = model;
  }

  /** Says why the run has no value of a measure; the first reason holds. */
  cannotTell(measure: keyof Unmeasured, reason: string): void {
    this.unmeasured[measure] ??= reason;
  }

  /** Says when something happened, in nanoseconds since 1970: the run lasts from the first to the last of these. */
  at(instant: bigint | undefined): void {
    if (instant === undefined || instant <= 0n) return;
    if (this.first === undefined || instant < this.first) this.first = instant;
    if (this.last === undefined || instant > this.last) this.last = instant;
  }

  /** What the run took. `turns`: those in which a model answered. */
  total(turns: ReadonlySet<number>): RunUsage {
    const answers = [...this.answers.values()];
    const usage = this.bounded(this.usageOf(answers, turns));
    const duration = this.stated.duration ?? this.span();
    const models = [...new Set(answers.flatMap(({ model }) => model ?? []))].sort();
    const model = this.stated.model ?? (models.length === 0 ? undefined : models.join(", "));
    return {
      ...(usage && { usage }),
      ...(duration === undefined ? {} : { duration }),
      ...(model === undefined ? {} : { model }),
      ...(answers.length === 0 ? {} : { modelCalls: answers.map(({ turn: _, ...one }) => one) }),
      ...(Object.keys(this.unmeasured).length === 0 ? {} : { unmeasured: this.unmeasured }),
    };
  }

  private usageOf(
    answers: readonly (ModelCall & { turn: number })[],
    turns: ReadonlySet<number>,
  ): Usage | undefined {
    const { usage: stated } = this.stated;
    const said = answers.flatMap(({ usage }) => usage ?? []);
    if (this.unmeasured.tokens !== undefined) return withoutTokens(stated);
    if (stated?.total !== undefined || said.length === 0) return stated;
    const measured = new Set(
      answers.flatMap(({ turn, usage }) => (usage?.total === undefined ? [] : [turn])),
    );
    const silent = [...turns].filter((turn) => !measured.has(turn)).length;
    if (silent === 0) return { ...sumOf(said), ...stated };
    if (measured.size > 0)
      this.unmeasured.tokens = `${silent} of ${counted(turns.size, "answer")} of the model say no tokens`;
    return stated;
  }

  /** Each count may be one of a run, and their sum none: a report that had it could not be read again. */
  private bounded(usage: Usage | undefined): Usage | undefined {
    if (usage === undefined) return undefined;
    const { cost, ...tokens } = usage;
    const most = Math.max(...Object.values(tokens).map((count) => count ?? 0), 0);
    const counts = this.checked("tokens", () => {
      amount(most, "the sum of the tokens", limits.tokensOfRun);
      return tokens;
    });
    const paid = this.checked("cost", () => amount(cost, "the sum of the costs", limits.costOfRun));
    const all = { ...counts, ...(paid === undefined ? {} : { cost: paid }) };
    return Object.keys(all).length === 0 ? undefined : all;
  }

  private span(): number | undefined {
    const { first, last } = this;
    if (first === undefined || last === undefined || first === last) return undefined;
    if (this.unmeasured.duration !== undefined) return undefined;
    return this.checked("duration", () =>
      amount(millisecondsBetween(first, last), "duration", limits.durationOfRun),
    );
  }

  private read(stated: StatedUsage): Pick<ModelCall, "usage" | "duration" | "model"> {
    const tokens = this.checked("tokens", () => readTokens(stated.usage));
    const money = this.checked("cost", () => readCost(stated.usage, stated.cost));
    const duration = this.checked("duration", () =>
      amount(stated.duration, "duration", limits.durationOfRun),
    );
    const all = { ...tokens, ...money };
    return {
      ...(Object.keys(all).length === 0 ? {} : { usage: all }),
      ...(duration === undefined ? {} : { duration }),
      ...(isString(stated.model) && stated.model !== "" ? { model: stated.model.slice(0, limits.name) } : {}),
    };
  }

  /** What is read; the first thing that is no count is why the run has no value of that measure. */
  private checked<Value>(measure: keyof Unmeasured, read: () => Value | undefined): Value | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      this.cannotTell(measure, error.message);
      return undefined;
    }
  }
}

function withoutTokens(usage: Usage | undefined): Usage | undefined {
  return usage?.cost === undefined ? undefined : { cost: usage.cost };
}

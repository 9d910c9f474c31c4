import type { JsonObject } from "../base/json.ts";
import { counted } from "../base/text.ts";
import type { Conversation } from "./conversation.ts";
import { parentsIn, standingIn } from "./span-tree.ts";
import { millisecondsBetween, readUsage, type StatedUsage, sumOf, type Usage, UsageError } from "./usage.ts";

/** A span of a trace, as far as it tells what its run took. */
export interface MeasuredSpan {
  id: string;
  parent?: string | undefined;
  /** An answer of a model, the execution of a tool, or a judgement of the run: what stands under that one is not the agent's. */
  kind: "answer" | "tool" | "evaluation" | "other";
  /** In nanoseconds; absent where the recording does not say it. */
  start?: bigint | undefined;
  end?: bigint | undefined;
  /** It failed, and holds no answer. */
  hasFailed?: boolean;
  model?: StatedUsage["model"];
  usage?: StatedUsage["usage"];
  cost?: StatedUsage["cost"];
}

/** What a span says of its own tokens and cost. Of a number that is none it says something, and nobody knows what. */
interface Told {
  tokens?: Usage | Error | undefined;
  cost?: Usage | Error | undefined;
}

const MEASURES = ["tokens", "cost"] as const;
type Measure = (typeof MEASURES)[number];

/** How long something took, in milliseconds; undefined where it does not say when it began and ended. */
export function durationOf({ start, end }: Pick<MeasuredSpan, "start" | "end">): number | undefined {
  return start === undefined || end === undefined || end < start
    ? undefined
    : millisecondsBetween(start, end);
}

/**
 * Tells a conversation what the spans of its trace say that the run took. An agent's span repeats the sums of those below it, as do two
 * instrumentations of one call: the innermost that says something counts. An agent that is called as a tool is no part of its caller's
 * sum. Guardrails belong to the run; evaluators do not. Returns how many answers there are.
 */
export function addUsage(talk: Conversation, all: readonly MeasuredSpan[]): number {
  const spans = ofTheAgent(all);
  const told = new Map(spans.map((span) => [span, toldBy(span)]));
  const tree = new SpanUsage(spans, told);
  const answers = tree.answers();
  for (const { model, usage, cost, ...times } of answers)
    talk.answered({ model, usage, cost, duration: durationOf(times) || undefined });
  talk.answeredTimes(answers.length === 0 ? undefined : answers.length);
  const [only, ...others] = new Set(spans.flatMap(({ model }) => model ?? []));
  const isOne = others.length === 0 && !answers.some(({ model }) => model !== undefined);
  const [usage, cost] = MEASURES.map((measure) => {
    const sum = tree.sum(measure, answers);
    if (typeof sum === "string") talk.unmeasured(measure, sum);
    return typeof sum === "string" ? undefined : sum;
  });
  talk.took({
    usage: usage && ({ ...usage } as JsonObject),
    cost: cost?.cost,
    model: isOne ? only : undefined,
    duration: wholeDuration(talk, spans),
  });
  return answers.length;
}

/**
 * How long the span takes that all others stand under. Where there is none, the conversation is told all times: the run lasts from the
 * first to the last.
 */
function wholeDuration(talk: Conversation, spans: readonly MeasuredSpan[]): number | undefined {
  const ids = new Set(spans.map(({ id }) => id));
  const [root, ...others] = spans.filter(({ parent }) => parent === undefined || !ids.has(parent));
  const duration = root === undefined || others.length > 0 ? undefined : durationOf(root);
  // A trace of one moment has no duration.
  if (duration !== undefined && duration > 0) return duration;
  for (const { start, end } of spans) {
    talk.at(start);
    talk.at(end);
  }
  return undefined;
}

function toldBy({ usage, cost }: MeasuredSpan): Told {
  return {
    tokens: usage === undefined ? undefined : tried(() => readUsage(usage)),
    cost: cost === undefined ? undefined : tried(() => readUsage(undefined, cost)),
  };
}

function tried<Value>(read: () => Value): Value | Error {
  try {
    return read();
  } catch (error) {
    if (error instanceof UsageError) return error;
    throw error;
  }
}

function ofTheAgent(spans: readonly MeasuredSpan[]): MeasuredSpan[] {
  if (!spans.some(({ kind }) => kind === "evaluation")) return [...spans];
  const judged = standingIn(spans, ({ kind }) => kind === "evaluation");
  return spans.filter((span) => !judged.has(span));
}

/** What the spans of a trace say, as a tree that parts at the executions of tools. */
class SpanUsage {
  private readonly spans: readonly MeasuredSpan[];
  private readonly told: ReadonlyMap<MeasuredSpan, Told>;
  private readonly parentOf: (span: MeasuredSpan) => MeasuredSpan | undefined;

  constructor(spans: readonly MeasuredSpan[], told: ReadonlyMap<MeasuredSpan, Told>) {
    this.spans = spans;
    this.told = told;
    this.parentOf = parentsIn(spans);
  }

  /**
   * The answers of models, each once: of several that stand under each other the innermost that says its tokens, or where none
   * does the innermost.
   */
  answers(): MeasuredSpan[] {
    const all = this.spans.filter(
      (span) => span.kind === "answer" && !(span.hasFailed && this.of(span, "tokens") === undefined),
    );
    const telling = this.innermost(all.filter((span) => this.of(span, "tokens") !== undefined));
    const [outer, below] = [this.around(all), this.below(telling)];
    return all.filter((span) => telling.has(span) || !(outer.has(span) || below.has(span)));
  }

  /** The sum of a measure over a trace, or why it has none; undefined where no span says anything. */
  sum(measure: Measure, answers: readonly MeasuredSpan[]): Usage | string | undefined {
    const telling = this.innermost(this.spans.filter((span) => this.of(span, measure) !== undefined));
    if (telling.size === 0) return undefined;
    const [around, below] = [this.around(telling), this.below(telling)];
    const silent = answers.filter((span) => !(around.has(span) || below.has(span))).length;
    if (silent > 0) return `${silent} of ${counted(answers.length, "answer")} of the model say no ${measure}`;
    const values = [...telling].flatMap((span) => this.of(span, measure) ?? []);
    const wrong = values.find((value) => value instanceof Error);
    return wrong?.message ?? sumOf(values.flatMap((value) => (value instanceof Error ? [] : [value])));
  }

  private of(span: MeasuredSpan, measure: Measure): Usage | Error | undefined {
    return span.kind === "tool" ? undefined : this.told.get(span)?.[measure];
  }

  private above(span: MeasuredSpan): MeasuredSpan | undefined {
    const parent = span.kind === "tool" ? undefined : this.parentOf(span);
    return parent === span || parent?.kind === "tool" ? undefined : parent;
  }

  private innermost(spans: readonly MeasuredSpan[]): Set<MeasuredSpan> {
    const outer = this.around(spans);
    return new Set(spans.filter((span) => !outer.has(span)));
  }

  /** The spans under which one of these stands. */
  private around(spans: Iterable<MeasuredSpan>): Set<MeasuredSpan> {
    const outer = new Set<MeasuredSpan>();
    for (const span of spans) {
      let next = this.above(span);
      while (next !== undefined && !outer.has(next)) {
        outer.add(next);
        next = this.above(next);
      }
    }
    return outer;
  }

  /** These spans and those that stand under them. */
  private below(spans: ReadonlySet<MeasuredSpan>): Set<MeasuredSpan> {
    return standingIn(
      this.spans,
      (span) => spans.has(span),
      (span) => this.above(span),
    );
  }
}

/** Counts of tokens by what they are, whatever their source calls them. */
export interface Counts {
  input?: StatedUsage["usage"];
  cachedInput?: StatedUsage["usage"];
  /** What was written to a cache. */
  cacheWrites?: StatedUsage["usage"];
  output?: StatedUsage["usage"];
  reasoning?: StatedUsage["usage"];
  total?: StatedUsage["usage"];
}

/**
 * These counts in rungate's own words. By the conventions the input has its cached part and the output what was thought, and some recorders
 * leave them out: a total that is just so much larger shows it, and so does a part that is larger than the whole.
 */
export function usageWith(counts: Counts): { [field: string]: NonNullable<StatedUsage["usage"]> } {
  const { cacheWrites, ...usage } = counts;
  const [input, output] = [numberIn(usage.input), numberIn(usage.output)];
  const cache = (numberIn(usage.cachedInput) ?? 0) + (numberIn(cacheWrites) ?? 0);
  const thoughts = numberIn(usage.reasoning) ?? 0;
  const more = (numberIn(usage.total) ?? 0) - (input ?? 0) - (output ?? 0);
  const isCacheApart = cache > (input ?? cache) || (cache > 0 && [cache, cache + thoughts].includes(more));
  const isRest = more - (isCacheApart && more > 0 ? cache : 0) === thoughts;
  if (input !== undefined && isCacheApart) usage.input = input + cache;
  if (output !== undefined && thoughts > 0 && (isRest || thoughts > output)) usage.output = output + thoughts;
  return Object.fromEntries(
    Object.entries(usage).flatMap(([field, value]) =>
      value === undefined || value === null ? [] : [[field, value]],
    ),
  );
}

function numberIn(value: Counts["input"]): number | undefined {
  return typeof value === "number" && value >= 0 ? value : undefined;
}

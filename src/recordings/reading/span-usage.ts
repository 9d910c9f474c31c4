import type { JsonObject } from "../../core/json.ts";
import { counted } from "../../core/text.ts";
import type { Conversation } from "./conversation.ts";
import { durationOf, type StatedUsage, sumOf, type Usage } from "./usage.ts";
import { attempt, readUsage, UsageError } from "./usage-dialects.ts";

export interface MeasuredSpan {
  id: string;
  parent?: string | undefined;
  /** Spans below an evaluation are not the agent's. */
  kind: "answer" | "tool" | "evaluation" | "other";
  /** In nanoseconds; absent if not recorded. */
  start?: bigint | undefined;
  end?: bigint | undefined;
  hasFailed?: boolean;
  model?: StatedUsage["model"];
  usage?: StatedUsage["usage"];
  cost?: StatedUsage["cost"];
}

/** A UsageError is a recorded value that is not a number. */
type Recorded = Usage | UsageError | undefined;
type Measure = "tokens" | "cost";

/**
 * Adds the usage of a trace to a conversation and returns the number of answers. The innermost spans count, because agent spans repeat
 * sums and instrumentations overlap. Agents called as tools and evaluators are excluded; guardrails are included.
 */
export function addUsage(talk: Conversation, all: readonly MeasuredSpan[]): number {
  const tree = new SpanTree(all);
  const { spans } = tree;
  const answers = tree.answers();
  for (const { model, usage, cost, ...times } of answers)
    talk.answered({ model, usage, cost, duration: durationOf(times) || undefined });
  talk.answeredTimes(answers.length === 0 ? undefined : answers.length);
  const [only, ...more] = new Set(spans.flatMap(({ model }) => model ?? []));
  const isOne = more.length === 0 && !answers.some(({ model }) => model !== undefined);
  const [tokens, cost] = (["tokens", "cost"] as const).map((measure) => {
    const sum = tree.sum(measure, answers);
    if (typeof sum !== "string") return sum;
    talk.unmeasured(measure, sum);
    return undefined;
  });
  talk.took({
    usage: tokens as JsonObject | undefined,
    cost: cost?.cost,
    model: isOne ? only : undefined,
    duration: wholeDuration(talk, spans),
  });
  return answers.length;
}

/** Uses the single root span, else the first and last time of all spans. */
function wholeDuration(talk: Conversation, spans: readonly MeasuredSpan[]): number | undefined {
  const ids = new Set(spans.map(({ id }) => id));
  const [root, ...more] = spans.filter(({ parent }) => parent === undefined || !ids.has(parent));
  // A trace of a single moment has no duration.
  const duration = (root !== undefined && more.length === 0 && durationOf(root)) || undefined;
  if (duration === undefined)
    for (const { start, end } of spans) {
      talk.at(start);
      talk.at(end);
    }
  return duration;
}

/** The agent's spans of a trace, split at tool executions. */
class SpanTree {
  readonly spans: readonly MeasuredSpan[];
  private readonly byId: ReadonlyMap<string, MeasuredSpan>;
  /** Parents before children, without duplicates at any depth. */
  private readonly ordered: readonly MeasuredSpan[];
  private readonly recorded: Record<Measure, ReadonlyMap<MeasuredSpan, Recorded>>;

  constructor(all: readonly MeasuredSpan[]) {
    this.byId = new Map(all.map((span) => [span.id, span]));
    const seen = new Set<MeasuredSpan>();
    this.ordered = all.flatMap((span) => {
      const path: MeasuredSpan[] = [];
      let next: MeasuredSpan | undefined = span;
      for (; next !== undefined && !seen.has(next); next = this.parentOf(next)) {
        seen.add(next);
        path.push(next);
      }
      return path.reverse();
    });
    const judgements = new Set(all.filter(({ kind }) => kind === "evaluation"));
    const judged = this.below(judgements, (span) => this.parentOf(span));
    this.spans = all.filter((span) => !judged.has(span));
    const own = this.spans.filter(({ kind }) => kind !== "tool");
    this.recorded = {
      tokens: new Map(own.map((span) => [span, attempt(() => readUsage(span.usage))])),
      cost: new Map(own.map((span) => [span, attempt(() => readUsage(undefined, span.cost))])),
    };
  }

  /** Returns each model answer once: of nested spans the innermost with tokens, else the innermost. */
  answers(): MeasuredSpan[] {
    const { tokens } = this.recorded;
    const all = this.spans.filter(
      (span) => span.kind === "answer" && !(span.hasFailed && tokens.get(span) === undefined),
    );
    const measured = this.innermost(all.filter((span) => tokens.get(span) !== undefined));
    const [outer, below] = [this.around(all), this.below(measured)];
    return all.filter((span) => measured.has(span) || !(outer.has(span) || below.has(span)));
  }

  /** Sums a measure over a trace. Returns a text if it has no sum, and undefined if no span has the measure. */
  sum(measure: Measure, answers: readonly MeasuredSpan[]): Usage | string | undefined {
    const recorded = this.recorded[measure];
    const measured = this.innermost(this.spans.filter((span) => recorded.get(span) !== undefined));
    if (measured.size === 0) return undefined;
    const [outer, below] = [this.around(measured), this.below(measured)];
    const silent = answers.filter((span) => !(outer.has(span) || below.has(span))).length;
    if (silent > 0) return `${silent} of ${counted(answers.length, "answer")} of the model say no ${measure}`;
    const values = [...measured].flatMap((span) => recorded.get(span) ?? []);
    const wrong = values.find((value) => value instanceof UsageError);
    return wrong?.message ?? sumOf(values as Usage[]);
  }

  private parentOf({ parent }: MeasuredSpan): MeasuredSpan | undefined {
    return this.byId.get(parent ?? "");
  }

  private above(span: MeasuredSpan): MeasuredSpan | undefined {
    const parent = span.kind === "tool" ? undefined : this.parentOf(span);
    return parent === span || parent?.kind === "tool" ? undefined : parent;
  }

  private innermost(spans: readonly MeasuredSpan[]): Set<MeasuredSpan> {
    const outer = this.around(spans);
    return new Set(spans.filter((span) => !outer.has(span)));
  }

  private around(spans: Iterable<MeasuredSpan>): Set<MeasuredSpan> {
    const outer = new Set<MeasuredSpan>();
    for (const span of spans)
      for (let next = this.above(span); next !== undefined && !outer.has(next); next = this.above(next))
        outer.add(next);
    return outer;
  }

  private below(spans: ReadonlySet<MeasuredSpan>, above = (span: MeasuredSpan) => this.above(span)) {
    const below = new Set<MeasuredSpan | undefined>(spans);
    for (const span of spans.size > 0 ? this.ordered : []) if (below.has(above(span))) below.add(span);
    return below;
  }
}

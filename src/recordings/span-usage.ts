import type { JsonObject } from "../base/json.ts";
import { counted } from "../base/text.ts";
import type { Conversation } from "./conversation.ts";
import { durationOf, type StatedUsage, sumOf, type Usage } from "./usage.ts";
import { attempt, readUsage, UsageError } from "./usage-dialects.ts";

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

/** Of a number that is none a span says something, and it is not known what. */
type Recorded = Usage | UsageError | undefined;
type Measure = "tokens" | "cost";

/**
 * Tells a conversation what the spans of its trace say that the run took. An agent's span repeats the sums of those below it, as do two
 * instrumentations of one call: the innermost that says something counts. An agent that is called as a tool is no part of its caller's
 * sum. Guardrails belong to the run; evaluators do not. Returns how many answers there are.
 */
export function addUsage(talk: Conversation, all: readonly MeasuredSpan[]): number {
  const tree = new SpanTree(all);
  const { spans } = tree;
  const answers = tree.answers();
  for (const { model, usage, cost, ...times } of answers)
    talk.answered({ model, usage, cost, duration: durationOf(times) || undefined });
  talk.answeredTimes(answers.length === 0 ? undefined : answers.length);
  const [only, ...others] = new Set(spans.flatMap(({ model }) => model ?? []));
  const isOne = others.length === 0 && !answers.some(({ model }) => model !== undefined);
  const sum = (measure: Measure) => {
    const found = tree.sum(measure, answers);
    if (typeof found !== "string") return found;
    talk.unmeasured(measure, found);
    return undefined;
  };
  talk.took({
    usage: sum("tokens") as JsonObject | undefined,
    cost: sum("cost")?.cost,
    model: isOne ? only : undefined,
    duration: wholeDuration(talk, spans),
  });
  return answers.length;
}

/** How long the span takes that all others are under. Where there is none, the run lasts from the first time to the last. */
function wholeDuration(talk: Conversation, spans: readonly MeasuredSpan[]): number | undefined {
  const ids = new Set(spans.map(({ id }) => id));
  const [root, ...others] = spans.filter(({ parent }) => parent === undefined || !ids.has(parent));
  // A trace of one moment has no duration.
  const duration = (root !== undefined && others.length === 0 && durationOf(root)) || undefined;
  if (duration === undefined)
    for (const { start, end } of spans) {
      talk.at(start);
      talk.at(end);
    }
  return duration;
}

/** The spans of the agent in a trace, as a tree that parts at the executions of tools. */
class SpanTree {
  readonly spans: readonly MeasuredSpan[];
  private readonly byId: ReadonlyMap<string, MeasuredSpan>;
  /** Each after those that it is under, and once, however deep they are. */
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

  /**
   * The answers of models, each once: of several that are under each other the innermost that says its tokens, or where none does the
   * innermost.
   */
  answers(): MeasuredSpan[] {
    const { tokens } = this.recorded;
    const all = this.spans.filter(
      (span) => span.kind === "answer" && !(span.hasFailed && tokens.get(span) === undefined),
    );
    const telling = this.innermost(all.filter((span) => tokens.get(span) !== undefined));
    const [outer, below] = [this.around(all), this.below(telling)];
    return all.filter((span) => telling.has(span) || !(outer.has(span) || below.has(span)));
  }

  /** The sum of a measure over a trace, or why it has none; undefined where no span says anything. */
  sum(measure: Measure, answers: readonly MeasuredSpan[]): Usage | string | undefined {
    const recorded = this.recorded[measure];
    const telling = this.innermost(this.spans.filter((span) => recorded.get(span) !== undefined));
    if (telling.size === 0) return undefined;
    const [outer, below] = [this.around(telling), this.below(telling)];
    const silent = answers.filter((span) => !(outer.has(span) || below.has(span))).length;
    if (silent > 0) return `${silent} of ${counted(answers.length, "answer")} of the model say no ${measure}`;
    const values = [...telling].flatMap((span) => recorded.get(span) ?? []);
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

  /** The spans that one of these is under. */
  private around(spans: Iterable<MeasuredSpan>): Set<MeasuredSpan> {
    const outer = new Set<MeasuredSpan>();
    for (const span of spans)
      for (let next = this.above(span); next !== undefined && !outer.has(next); next = this.above(next))
        outer.add(next);
    return outer;
  }

  /** These spans and those that are under them. */
  private below(spans: ReadonlySet<MeasuredSpan>, above = (span: MeasuredSpan) => this.above(span)) {
    const below = new Set<MeasuredSpan | undefined>(spans);
    for (const span of spans.size > 0 ? this.ordered : []) if (below.has(above(span))) below.add(span);
    return below;
  }
}

import { areUnknown } from "../../message-parts.ts";
import type { StatedCall } from "../../stated.ts";
import type { Asked, Executed, RecordedSpan } from "./span.ts";

/** A span that says something of a model's answer or of a tool's execution. */
export interface ReadSpan<Said = Asked | Executed> {
  span: RecordedSpan;
  said: Said;
}

export const isAnswer = (read: ReadSpan): read is ReadSpan<Asked> => read.said.kind === "generation";
export const isExecution = (read: ReadSpan): read is ReadSpan<Executed> => read.said.kind === "execution";

/** What a span stands under. */
interface Above {
  /** The nearest execution: a sub-agent's spans stand under that of the tool it is. */
  execution?: ReadSpan<Executed> | undefined;
  /** The nearest answer within the same agent. */
  answer?: ReadSpan<Asked> | undefined;
  /** One of those answers says something. */
  isTold: boolean;
}

/** The spans of a trace as a tree. */
export class SpanTree {
  private readonly aboves: ReadonlyMap<RecordedSpan, Above>;

  constructor(spans: readonly RecordedSpan[], read: readonly ReadSpan[]) {
    const bySpan = new Map(read.map((one) => [one.span, one]));
    this.aboves = handedDown(spans, (_span, parent: Handed<Above> | undefined) => {
      if (parent === undefined) return { isTold: false };
      const said = bySpan.get(parent.span);
      if (said === undefined) return parent.value;
      if (isExecution(said)) return { execution: said, isTold: false };
      if (!isAnswer(said)) return parent.value;
      const isTold = parent.value.isTold || said.said.output !== undefined;
      return { ...parent.value, answer: said, isTold };
    });
  }

  above(span: RecordedSpan): Above {
    return this.aboves.get(span) ?? { isTold: false };
  }
}

/**
 * The spans that say something of their own. An agent's span repeats the answers of the model's spans below it, as do two
 * instrumentations of one call; of those the innermost that holds an answer counts.
 */
export function withoutRepeats(tree: SpanTree, read: readonly ReadSpan[]): ReadSpan[] {
  const wrappers = new Set<ReadSpan>();
  for (const { span, said } of read.filter(isAnswer)) {
    if (said.output === undefined) continue;
    let { answer } = tree.above(span);
    while (answer !== undefined && !wrappers.has(answer)) {
      wrappers.add(answer);
      ({ answer } = tree.above(answer.span));
    }
  }
  const isRepeat = (one: ReadSpan) => {
    if (isExecution(one)) return repeats(one, tree.above(one.span).execution);
    if (!isAnswer(one) || wrappers.has(one)) return true;
    return one.said.output === undefined && tree.above(one.span).isTold;
  };
  return read.filter((one) => !isRepeat(one));
}

/** True when an execution is the one it stands under, written down by another layer. What it knows more is added to that. */
function repeats({ said: { call } }: ReadSpan<Executed>, outer: ReadSpan<Executed> | undefined): boolean {
  if (outer === undefined || outer.said.call.name !== call.name) return false;
  const known = outer.said.call;
  if (call.id !== undefined && known.id !== undefined && call.id !== known.id) return false;
  outer.said.call = {
    ...argumentsOf(areUnknown(known) ? call : known),
    ...withoutArguments(known),
    id: known.id ?? call.id,
  };
  if (outer.said.call.result === undefined && call.result !== undefined) outer.said.call.result = call.result;
  return true;
}

function argumentsOf({ arguments: args, argumentsText }: StatedCall): Partial<StatedCall> {
  return { arguments: args, argumentsText };
}

function withoutArguments({ arguments: _args, argumentsText: _text, ...call }: StatedCall): StatedCall {
  return call;
}

/** The parent of a span, with the value that was made for it. */
interface Handed<T> {
  span: RecordedSpan;
  value: T;
}

/**
 * A value for each span, made of the span and of what its parent hands down. Visits every span once and without recursion,
 * however deep a hostile tree is; a span that stands under itself has no parent.
 */
export function handedDown<T>(
  spans: readonly RecordedSpan[],
  make: (span: RecordedSpan, parent: Handed<T> | undefined) => T,
): Map<RecordedSpan, T> {
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const parentOf = ({ parentId }: RecordedSpan) => (parentId === undefined ? undefined : byId.get(parentId));
  const made = new Map<RecordedSpan, Handed<T>>();
  for (const span of spans) {
    const path = new Set<RecordedSpan>();
    let next: RecordedSpan | undefined = span;
    while (next !== undefined && !made.has(next) && !path.has(next)) {
      path.add(next);
      next = parentOf(next);
    }
    for (const one of [...path].reverse()) {
      const parent = parentOf(one);
      const handed = parent === undefined ? undefined : made.get(parent);
      made.set(one, { span: one, value: make(one, handed) });
    }
  }
  return new Map([...made].map(([span, { value }]) => [span, value]));
}

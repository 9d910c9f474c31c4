/** A span as a node of the tree that a trace is. */
interface Node {
  id: string;
  parent?: string | undefined;
}

/** The parent of a span, with the value that was made for it. */
export interface ParentValue<Span, Value> {
  span: Span;
  value: Value;
}

/**
 * A value for each span, made of the span and of what its parent hands down. Visits every span once and without recursion,
 * however deep a hostile tree is; a span that stands under itself has no parent.
 */
export function handedDown<Span extends Node, Value>(
  spans: readonly Span[],
  make: (span: Span, parent: ParentValue<Span, Value> | undefined) => Value,
  parentOf: (span: Span) => Span | undefined = parentsIn(spans),
): Map<Span, Value> {
  const made = new Map<Span, Value>();
  for (const span of spans) {
    const path = new Set<Span>();
    let next: Span | undefined = span;
    while (next !== undefined && !made.has(next) && !path.has(next)) {
      path.add(next);
      next = parentOf(next);
    }
    for (const one of [...path].reverse()) {
      const parent = parentOf(one);
      const isMade = parent !== undefined && made.has(parent);
      made.set(one, make(one, isMade ? { span: parent, value: made.get(parent) as Value } : undefined));
    }
  }
  return made;
}

/** How to find the parent of each span. */
function parentsIn<Span extends Node>(spans: readonly Span[]): (span: Span) => Span | undefined {
  const byId = new Map(spans.map((span) => [span.id, span]));
  return ({ parent }) => (parent === undefined ? undefined : byId.get(parent));
}

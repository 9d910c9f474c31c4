interface Node {
  id: string;
  parent?: string | undefined;
}

export interface ParentValue<Span, Value> {
  span: Span;
  value: Value;
}

/** Computes a value per span from its parent's. Without recursion, because traces may be hostile; cycles have no parent. */
export function handedDown<Span extends Node, Value>(
  spans: readonly Span[],
  make: (span: Span, parent: ParentValue<Span, Value> | undefined) => Value,
  parentOf: (span: Span) => Span | undefined = parentsIn(spans),
): Map<Span, Value> {
  const values = new Map<Span, Value>();
  for (const span of spans) {
    const path = new Set<Span>();
    let next: Span | undefined = span;
    while (next !== undefined && !values.has(next) && !path.has(next)) {
      path.add(next);
      next = parentOf(next);
    }
    for (const node of [...path].reverse()) {
      const parent = parentOf(node);
      const hasParentValue = parent !== undefined && values.has(parent);
      values.set(
        node,
        make(node, hasParentValue ? { span: parent, value: values.get(parent) as Value } : undefined),
      );
    }
  }
  return values;
}

function parentsIn<Span extends Node>(spans: readonly Span[]): (span: Span) => Span | undefined {
  const byId = new Map(spans.map((span) => [span.id, span]));
  return ({ parent }) => (parent === undefined ? undefined : byId.get(parent));
}

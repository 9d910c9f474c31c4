import type { Expectation } from "../scorers/expectation.ts";
import { banOf, isLiteral, type Rules } from "../scorers/rules.ts";

/** Returns contradictions among rules, with their remedies. */
export function ruleConflicts(rules: Rules): string[] {
  return [...circles(rules), ...counts(rules), ...lists(rules), ...sums(rules)];
}

/** Returns the rules that forbid a required call. */
export function referenceConflicts(
  rules: Rules,
  {
    expectedTool,
    expectedToolOrder = [],
    referenceToolCalls = [],
  }: Pick<Expectation, "expectedTool" | "expectedToolOrder" | "referenceToolCalls">,
): string[] {
  const required = referenceToolCalls.flatMap(({ name, optional }) => (optional ? [] : [name]));
  const names = new Set([
    ...required,
    ...expectedToolOrder,
    ...(expectedTool === undefined ? [] : [expectedTool]),
  ]);
  return [...names].flatMap((name) => {
    const ban = banOf(name, rules);
    return ban === undefined
      ? []
      : [`"${name}" is expected, and ${ban}: take it out of the expected calls, or change the rule`];
  });
}

function circles({ before = [] }: Rules): string[] {
  const next = new Map<string, string[]>();
  for (const [first = "", then = ""] of before)
    if (isLiteral(first) && isLiteral(then)) next.set(first, [...(next.get(first) ?? []), then]);
  const done = new Set<string>();
  for (const start of next.keys()) {
    const circle = circleFrom(start, next, done);
    if (circle !== undefined)
      return [
        `before says ${circle.map((name) => `"${name}"`).join(" before ")}: take one of these pairs out`,
      ];
  }
  return [];
}

/** The name at the start of the circle is repeated at its end. */
function circleFrom(
  start: string,
  next: ReadonlyMap<string, readonly string[]>,
  done: Set<string>,
): string[] | undefined {
  const path: { name: string; left: string[] }[] = [];
  const enter = (name: string) => path.push({ name, left: [...(next.get(name) ?? [])] });
  enter(start);
  for (let last = path.at(-1); last !== undefined; last = path.at(-1)) {
    const to = last.left.pop();
    if (to === undefined) {
      done.add(last.name);
      path.pop();
      continue;
    }
    const from = path.findIndex(({ name }) => name === to);
    if (from !== -1) return [...path.slice(from).map(({ name }) => name), to];
    if (!done.has(to)) enter(to);
  }
  return undefined;
}

function counts({ atLeast = [], atMost = [] }: Rules): string[] {
  return atLeast.flatMap(({ tool, calls: least }) => {
    const below = atMost.find((maximum) => maximum.tool === tool && maximum.calls < least);
    if (below === undefined) return [];
    return [
      `atLeast asks for ${least} calls of "${tool}", and atMost allows ${below.calls}: change one of them`,
    ];
  });
}

function lists(rules: Rules): string[] {
  const { atLeast = [], allowedTools = [], forbiddenTools = [] } = rules;
  const demanded = atLeast.flatMap(({ tool }) => {
    const ban = isLiteral(tool) ? banOf(tool, rules) : undefined;
    return ban === undefined ? [] : [`atLeast asks for calls of "${tool}", and ${ban}: change one of them`];
  });
  const both = new Set(
    allowedTools.flat().filter((tool) => isLiteral(tool) && forbiddenTools.includes(tool)),
  );
  return [
    ...demanded,
    ...[...both].map(
      (tool) => `"${tool}" is in allowedTools and in forbiddenTools: take it out of one of them`,
    ),
  ];
}

function sums({ atLeast = [], maxToolCalls }: Rules): string[] {
  const least = new Map<string, number>();
  for (const { tool, calls } of atLeast)
    if (isLiteral(tool)) least.set(tool, Math.max(calls, least.get(tool) ?? 0));
  const sum = [...least.values()].reduce((all, calls) => all + calls, 0);
  if (maxToolCalls === undefined || sum <= maxToolCalls) return [];
  return [`atLeast asks for ${sum} calls, and maxToolCalls allows ${maxToolCalls}: change one of them`];
}

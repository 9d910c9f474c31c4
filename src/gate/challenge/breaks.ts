import type { CaseRun, ToolCall } from "../../recordings/run.ts";
import { withinScope } from "../../scorers/agents.ts";
import { hasFailed, toolsOfCase, whyLeftOut } from "../../scorers/counted-calls.ts";
import type { Expectation } from "../../scorers/expectation.ts";
import type { CountOptions } from "../../scorers/options.ts";
import { banOf, type Rules } from "../../scorers/rules.ts";
import type { ToolBook } from "../../scorers/tool-book.ts";
import { KnownValues, otherArguments } from "./other-values.ts";

/** The remedy for a changed argument. */
const LITERAL = "the argument as a literal in referenceToolCalls; f1: { calls: all } if the tool only reads";

/** Every kind of break with its title, and what in a suite would notice it. */
export const breakKinds = {
  "drop-call": ["a call dropped", "the call in referenceToolCalls, without optional; or the rule atLeast"],
  "swap-calls": ["two calls swapped", "expectedToolOrder, code: { order: significant }, or the rule before"],
  "change-number": ["a number changed", LITERAL],
  "change-date": ["a date changed", LITERAL],
  "change-text": ["a text changed", LITERAL],
  "change-enum": ["a value of another case", LITERAL],
  "change-list": ["a list changed", LITERAL],
  "forbidden-call": ["a forbidden call", "gate: { rules: fail }"],
  "repeat-call": [
    "a call repeated",
    "f1: { extraCalls: count }, with calls: all if the tool only reads; or a rule: noRepeat, atMost, maxToolCalls",
  ],
  "neighbour-tool": ["a neighbour tool called", "the call in referenceToolCalls, or the rule allowedTools"],
  "swallow-error": [
    "an error swallowed",
    "the rule status; f1: { failedCalls: count } where the call is gone",
  ],
  "end-early": [
    "ended early",
    "mustSay with what the answer must say, or the last calls in referenceToolCalls",
  ],
  "no-number": ["an answer without the number", "mustSay with the number"],
} as const;

export type BreakKind = keyof typeof breakKinds;

/** One way to break a run. `kind` and `at` tell it from all others of the run, and name the same break in other trials. */
export interface Break {
  kind: BreakKind;
  at: string;
  apply: () => CaseRun;
}

/** The facts about a suite that breaks are made of. */
export interface SuiteFacts {
  book: ToolBook;
  /** The tools that runs call, sorted, without those that the policy ignores. */
  tools: readonly string[];
  known: KnownValues;
}

export function suiteFacts(runs: readonly CaseRun[], book: ToolBook): SuiteFacts {
  const names = runs.flatMap(({ toolCalls }) => toolCalls.map(({ name }) => name));
  const tools = [...new Set(names)].filter((name) => !book.ignores(name)).sort();
  return { book, tools, known: new KnownValues(runs) };
}

/** Returns the positions of the calls that count for a scorer of calls, by their tools and agents. The team chose to leave out the others. */
export function countedPositions(run: CaseRun, expectation: Expectation, book: ToolBook): number[] {
  const { f1, code } = expectation.options;
  const tools = toolsOfCase(book, expectation);
  const scoped = new Set(withinScope(run, expectation).toolCalls);
  const isLeftOut = (call: ToolCall, { calls }: CountOptions) =>
    whyLeftOut(call, run, { calls, failedCalls: "count" }, tools) !== undefined;
  return run.toolCalls.flatMap((call, at) =>
    scoped.has(call) && !(isLeftOut(call, f1) && isLeftOut(call, code)) ? [at] : [],
  );
}

/** Returns every break of a run, in the order of the kinds. */
export function breaksOf(run: CaseRun, expectation: Expectation, facts: SuiteFacts): Break[] {
  // Another runner scored it, and would have to score the broken run.
  if (run.reportedBy !== undefined) return [];
  const counted = countedPositions(run, expectation, facts.book);
  const [failed, others] = [true, false].map((has) =>
    counted.filter((at) => hasFailed(run.toolCalls[at] as ToolCall) === has),
  ) as [number[], number[]];
  const found = [
    ...others.flatMap((at) => callBreaks(run, at, facts)),
    ...swaps(run, others),
    ...forbiddenCalls(run, expectation.rules, facts),
    ...failed.flatMap((at) => swallowedErrors(run, at)),
    ...endings(run),
  ];
  const order = Object.keys(breakKinds);
  return found.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

function callBreaks(run: CaseRun, at: number, { book, tools, known }: SuiteFacts): Break[] {
  const call = run.toolCalls[at] as ToolCall;
  const name = callName(run, at);
  const neighbour = neighbourOf(call.name, tools);
  const { id, server: _, ...rest } = call;
  // The policy says that a hand-off may have any arguments.
  const others = book.isHandoff(call) ? [] : otherArguments(call, known, run.caseId);
  const again = id === undefined ? call : { ...call, id: `${id}-again` };
  const isNeighbour = (): CaseRun => spliced(run, at, { ...rest, name: neighbour ?? call.name });
  const found: Break[] = [
    { kind: "drop-call", at: name, apply: () => spliced(run, at) },
    { kind: "repeat-call", at: name, apply: () => spliced(run, at, call, again) },
    { kind: "neighbour-tool", at: `${name} → ${neighbour}`, apply: isNeighbour },
  ];
  for (const { type, path, changed } of others) {
    const apply = () => spliced(run, at, { ...call, arguments: changed() });
    found.push({ kind: `change-${type}`, at: `${name} ${path}`, apply });
  }
  return found.filter(({ kind }) => kind !== "neighbour-tool" || neighbour !== undefined);
}

/** Returns the tool that follows in the alphabet, and after the last one the first. */
function neighbourOf(name: string, tools: readonly string[]): string | undefined {
  const others = tools.filter((tool) => tool !== name);
  return others.find((tool) => tool > name) ?? others[0];
}

/** Parallel calls have no order. Each of two calls takes the place of the other in the conversation. */
function swaps(run: CaseRun, counted: readonly number[]): Break[] {
  return counted.slice(1).flatMap((second, before): Break[] => {
    const first = counted[before] as number;
    const [a, b] = [run.toolCalls[first] as ToolCall, run.toolCalls[second] as ToolCall];
    if (a.group === b.group || a.name === b.name) return [];
    const apply = () => {
      const toolCalls = run.toolCalls.slice();
      toolCalls[first] = { ...b, turn: a.turn, group: a.group };
      toolCalls[second] = { ...a, turn: b.turn, group: b.group };
      return { ...run, toolCalls };
    };
    return [{ kind: "swap-calls", at: `${callName(run, first)}, ${callName(run, second)}`, apply }];
  });
}

function forbiddenCalls(run: CaseRun, rules: Rules, { tools }: SuiteFacts): Break[] {
  const named = (rules.forbiddenTools ?? []).map((glob) => glob.replace(/[\\*?[\]{}!]/g, ""));
  // Only allowedTools forbids a tool that no run calls.
  const name = [...named, ...tools, "unknown_tool"].find((tool) => banOf(tool, rules) !== undefined);
  if (name === undefined || run.textsOnly) return [];
  const { turn = 1, group = 0, agent } = run.toolCalls.at(-1) ?? {};
  const call: ToolCall = { name, arguments: {}, malformed: false, status: "ok", turn, group: group + 1 };
  const added = agent === undefined ? call : { ...call, agent };
  const apply = () => ({ ...run, toolCalls: [...run.toolCalls, added] });
  return [{ kind: "forbidden-call", at: name, apply }];
}

function swallowedErrors(run: CaseRun, at: number): Break[] {
  const name = callName(run, at);
  const isOk = (): CaseRun => spliced(run, at, { ...(run.toolCalls[at] as ToolCall), status: "ok" });
  return [
    { kind: "swallow-error", at: `${name} is ok`, apply: isOk },
    { kind: "swallow-error", at: `${name} is gone`, apply: () => spliced(run, at) },
  ];
}

function endings(run: CaseRun): Break[] {
  const { toolCalls, response, texts } = run;
  const lastTurn = texts
    .filter(isAnswer)
    .reduce((last, { turn }) => Math.max(last, turn), Number.NEGATIVE_INFINITY);
  const kept = Math.floor(toolCalls.length / 2);
  const end = toolCalls[kept]?.turn ?? lastTurn;
  const early: Break = {
    kind: "end-early",
    at: "",
    apply: () => ({
      ...run,
      response: "",
      texts: texts.filter((text) => !isAnswer(text) || text.turn < Math.min(end, lastTurn)),
      toolCalls: toolCalls.slice(0, kept),
    }),
  };
  const silent: Break = {
    kind: "no-number",
    at: "",
    apply: () => ({
      ...run,
      response: withoutNumbers(response),
      texts: texts.map((text) =>
        isAnswer(text) && text.turn === lastTurn ? { ...text, text: withoutNumbers(text.text) } : text,
      ),
    }),
  };
  return [
    ...(toolCalls.length > 0 || response !== "" ? [early] : []),
    ...(/\d/.test(response) ? [silent] : []),
  ];
}

const isAnswer = ({ speaker }: CaseRun["texts"][number]) => speaker === "assistant";
const withoutNumbers = (text: string) => text.replace(/\d+(?:[.,:/-]\d+)*/g, "");

/** Replaces the call at a position by others. */
function spliced(run: CaseRun, at: number, ...calls: ToolCall[]): CaseRun {
  return { ...run, toolCalls: run.toolCalls.toSpliced(at, 1, ...calls) };
}

/** Returns the tool's name, from its second call on with a number. */
function callName({ toolCalls }: CaseRun, at: number): string {
  const name = toolCalls[at]?.name ?? "";
  const earlier = toolCalls.slice(0, at).filter((call) => call.name === name).length;
  return earlier === 0 ? name : `${name} ${earlier + 1}`;
}

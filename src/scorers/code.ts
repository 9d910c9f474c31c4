import { anyValue } from "../core/match-values.ts";
import { RecordingError } from "../core/problems.ts";
import type { ReferenceCall, Run, ToolCall } from "../recordings/run.ts";
import { AGENTS_UNRECORDED, hasAgent, lacksAgents } from "./agents.ts";
import { countedCalls, countedReferences, toolsOfCase, withFreeHandoffs } from "./counted-calls.ts";
import type { CodeDetails, UnmetStep } from "./details.ts";
import { type Expectation, isOrderFree } from "./expectation.ts";
import { CALLS_UNRECORDED, type Outcome } from "./outcome.ts";
import { stepsInPlace } from "./place-steps.ts";
import { unrecordedResult } from "./results.ts";
import type { DeterministicScorer } from "./scorer.ts";
import { type OrderedCalls, StepComparison, stepsWith } from "./steps.ts";
import type { ToolBook } from "./tool-book.ts";

/**
 * Scores tool choice with 0 or 1: the expected tool was called, or the expected tools in their order. Based on Mastra's
 * `createToolCallAccuracyScorerCode`, but a flexible order is a true subsequence, and no call is 1 if no call is expected.
 * With `arguments: compare`, a call must also match the expected arguments and result, as in `f1`. With `order: free`, the default
 * if only references name tools, each tool must be called as often as it is expected, in any order.
 */
export const code: DeterministicScorer<CodeDetails> = {
  kind: "deterministic",
  id: "code",
  direction: "higher",
  isOneAsExpected: true,
  version: 2,
  score(run, expectation, book) {
    const { expectedTool, expectedToolOrder, referenceToolCalls, strictMode, options } = expectation;
    // Scorers ignore rules, and a case without expected calls must not pass unchecked.
    if ((expectedTool ?? expectedToolOrder ?? referenceToolCalls) === undefined) return UNDECLARED;
    if (run.textsOnly) return CALLS_UNRECORDED;
    if (lacksAgents(run, expectation)) return AGENTS_UNRECORDED;
    const tools = toolsOfCase(book, expectation);
    if (options.code.arguments === "compare") return scoreWithArguments(run, expectation, tools);
    if (referenceToolCalls?.some(hasAgent)) return scoreWithArguments(run, withNamesOnly(expectation), tools);
    const calls = countedCalls(run, options.code, tools);
    const actual = calls.map(({ name }) => name);
    const declared: readonly Step[] | undefined =
      expectation.expectedToolOrder?.map((name) => ({ name, optional: false })) ?? referenceSteps();
    const toolCalled = expectedTool !== undefined && isCalled(expectedTool, actual, strictMode);
    const isExact = strictMode || declared?.length === 0;
    const isFree = isOrderFree(expectation);
    const order =
      declared &&
      ((isFree ? undefined : namesInPlace(declared, actual, isExact)) ?? calledSteps(declared, actual));
    const isMet = isFree ? isAmong : isOrder;
    const orderCalled = order === undefined ? null : isMet(order, actual, isExact);
    return outcomeOf(expectation, calls, order, { toolCalled, orderCalled });

    function referenceSteps(): readonly Step[] | undefined {
      const references = expectedTool === undefined ? expectation.referenceToolCalls : undefined;
      return references && countedReferences(references, run, options.code, tools);
    }
  },
};

function withNamesOnly({ referenceToolCalls = [], ...rest }: Expectation): Expectation {
  const references = referenceToolCalls.map(({ result: _result, ...reference }) => ({
    ...reference,
    arguments: anyValue,
  }));
  return { ...rest, referenceToolCalls: references };
}

const UNDECLARED: Outcome<CodeDetails> = {
  status: "not-assessed",
  reason: "no expectedTool, expectedToolOrder or referenceToolCalls declared",
};

function outcomeOf(
  expectation: Expectation,
  calls: readonly ToolCall[],
  order: readonly string[] | undefined,
  { toolCalled, orderCalled }: { toolCalled: boolean; orderCalled: boolean | null },
  unmetStep?: UnmetStep,
): Outcome<CodeDetails> {
  const { expectedTool, strictMode } = expectation;
  const details: CodeDetails = {
    expectedTool: expectedTool ?? null,
    actualTools: calls.map(({ name }) => name),
    strictMode,
    expectedToolOrder: order === undefined ? null : [...order],
    order: order?.length && isOrderFree(expectation) ? "free" : undefined,
    hasToolCalls: calls.length > 0,
    correctToolCalled: toolCalled,
    correctOrderCalled: orderCalled,
    toolCallInfos: callInfos(calls),
    unmetStep,
  };
  return { status: "scored", value: (orderCalled ?? toolCalled) ? 1 : 0, details };
}

/** A missing result matters only if it could change the score. */
function scoreWithArguments(run: Run, expectation: Expectation, tools: ToolBook): Outcome<CodeDetails> {
  try {
    const comparison = new StepComparison(expectation.options.f1, "unmet");
    const outcome = compareCalls(comparison, run, expectation, tools);
    const { unrecorded } = comparison;
    if (unrecorded === undefined || outcome.status !== "scored") return outcome;
    const bestCase = compareCalls(new StepComparison(expectation.options.f1, "met"), run, expectation, tools);
    const isDecided = bestCase.status === "scored" && bestCase.value === outcome.value;
    return isDecided ? outcome : unrecordedResult(unrecorded);
  } catch (error) {
    if (error instanceof RecordingError) return { status: "error", reason: error.message };
    throw error;
  }
}

function compareCalls(
  comparison: StepComparison,
  run: Run,
  expectation: Expectation,
  tools: ToolBook,
): Outcome<CodeDetails> {
  const { expectedTool, expectedToolOrder, strictMode, options } = expectation;
  const references =
    expectation.referenceToolCalls && withFreeHandoffs(expectation.referenceToolCalls, tools);
  const calls = countedCalls(run, options.code, tools);
  const declared = expectedToolOrder && stepsWith(expectedToolOrder, references ?? []);
  const steps = declared ?? referenceSteps();
  const isExact = strictMode || steps?.length === 0;
  const order =
    steps &&
    (isOrderFree(expectation)
      ? comparison.inAnyOrder(steps, calls, isExact)
      : comparison.inOrder(steps, calls, isExact));
  const [only] = expectedTool === undefined ? [] : stepsWith([expectedTool], references ?? []);
  const called = only && comparison.called(only, calls, strictMode);
  const { unmet } = (order ?? called) as OrderedCalls;
  const names = order?.steps.map(({ name }) => name);
  const met = { toolCalled: called?.isMet ?? false, orderCalled: order?.isMet ?? null };
  return outcomeOf(expectation, calls, names, met, unmet);

  function referenceSteps(): readonly ReferenceCall[] | undefined {
    return references && expectedTool === undefined
      ? countedReferences(references, run, options.code, tools)
      : undefined;
  }
}

interface Step {
  name: string;
  optional: boolean;
}

function namesInPlace(
  steps: readonly Step[],
  actual: readonly string[],
  exact: boolean,
): string[] | undefined {
  if (!steps.some(({ optional }) => optional)) return undefined;
  const meets = (step: number, call: number) => steps[step]?.name === actual[call];
  return stepsInPlace(steps, actual.length, meets, exact)?.map(({ name }) => name);
}

/** Required steps take the calls of a name first. */
function calledSteps(steps: readonly Step[], actual: readonly string[]): string[] {
  if (!steps.some(({ optional }) => optional)) return steps.map(({ name }) => name);
  const spare = new Map<string, number>();
  const add = (name: string, count: number) => spare.set(name, (spare.get(name) ?? 0) + count);
  for (const name of actual) add(name, 1);
  for (const { name, optional } of steps) if (!optional) add(name, -1);
  const called = steps.filter(({ name, optional }) => {
    if (!optional) return true;
    add(name, -1);
    return (spare.get(name) ?? 0) >= 0;
  });
  return called.map(({ name }) => name);
}

function isCalled(tool: string, actual: readonly string[], strict: boolean): boolean {
  return strict ? actual.length === 1 && actual[0] === tool : actual.includes(tool);
}

function isOrder(order: readonly string[], actual: readonly string[], exact: boolean): boolean {
  if (exact) return order.length === actual.length && order.every((name, at) => name === actual[at]);
  let next = 0;
  for (const name of actual) if (name === order[next]) next += 1;
  return next === order.length;
}

function isAmong(names: readonly string[], actual: readonly string[], exact: boolean): boolean {
  if (exact && names.length !== actual.length) return false;
  const remaining = new Map<string, number>();
  for (const name of actual) remaining.set(name, (remaining.get(name) ?? 0) + 1);
  return names.every((name) => {
    const count = remaining.get(name) ?? 0;
    remaining.set(name, count - 1);
    return count > 0;
  });
}

function callInfos(calls: readonly ToolCall[]): CodeDetails["toolCallInfos"] {
  const perTurn = new Map<number, number>();
  return calls.map(({ name, id, turn, recordedAs }) => {
    const invocationIndex = perTurn.get(turn) ?? 0;
    perTurn.set(turn, invocationIndex + 1);
    return {
      toolName: name,
      toolCallId: id ?? null,
      messageIndex: turn,
      invocationIndex,
      recordedAs,
    };
  });
}

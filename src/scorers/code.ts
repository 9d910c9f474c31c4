import type { ToolCall } from "../recordings/run.ts";
import { countedCalls, countedReferences } from "./counted.ts";
import { toolsOfCase } from "./handoffs.ts";
import type { DeterministicScorer } from "./scorer.ts";

/** What Mastra's `preprocessStepResult` carries, under the same names. */
export interface CodeDetails {
  expectedTool: string | null;
  actualTools: string[];
  strictMode: boolean;
  expectedToolOrder: string[] | null;
  hasToolCalls: boolean;
  correctToolCalled: boolean;
  /** Null when no order was asked. */
  correctOrderCalled: boolean | null;
  toolCallInfos: {
    toolName: string;
    toolCallId: string | null;
    messageIndex: number;
    invocationIndex: number;
  }[];
}

/**
 * Tool choice, 0 or 1: the expected tool was called, or the expected tools in their order. After Mastra's
 * `createToolCallAccuracyScorerCode`, but a flexible order is a true subsequence, and nothing called where nothing was expected
 * is 1.
 */
export const code: DeterministicScorer<CodeDetails> = {
  kind: "deterministic",
  id: "code",
  direction: "higher",
  isOneAsExpected: true,
  version: 1,
  score(run, expectation, book) {
    const tools = toolsOfCase(book, expectation);
    const { expectedTool, strictMode, options } = expectation;
    const calls = countedCalls(run, options.code, tools);
    const actual = calls.map(({ name }) => name);
    const declared: readonly Step[] | undefined =
      expectation.expectedToolOrder?.map((name) => ({ name, optional: false })) ?? referenceSteps();
    const order = declared && calledSteps(declared, actual);
    if (order === undefined && expectedTool === undefined) {
      return {
        status: "not-assessed",
        reason: "no expectedTool, expectedToolOrder or referenceToolCalls declared",
      };
    }
    const toolCalled = expectedTool !== undefined && isCalled(expectedTool, actual, strictMode);
    const orderCalled =
      order === undefined ? null : isOrder(order, actual, strictMode || declared?.length === 0);
    const details: CodeDetails = {
      expectedTool: expectedTool ?? null,
      actualTools: actual,
      strictMode,
      expectedToolOrder: order ?? null,
      hasToolCalls: actual.length > 0,
      correctToolCalled: toolCalled,
      correctOrderCalled: orderCalled,
      toolCallInfos: callInfos(calls),
    };
    return { status: "scored", value: (orderCalled ?? toolCalled) ? 1 : 0, details };

    function referenceSteps(): readonly Step[] | undefined {
      const references = expectedTool === undefined ? expectation.referenceToolCalls : undefined;
      return references && countedReferences(references, run, options.code, tools);
    }
  },
};

/** A tool of the expected order. */
interface Step {
  name: string;
  optional: boolean;
}

/** The names of the steps, without the optional ones that were not called: the required steps take the calls of a name first. */
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

/** Exact: the same names in the same order. Otherwise a subsequence. */
function isOrder(order: readonly string[], actual: readonly string[], exact: boolean): boolean {
  if (exact) return order.length === actual.length && order.every((name, at) => name === actual[at]);
  let next = 0;
  for (const name of actual) if (name === order[next]) next += 1;
  return next === order.length;
}

function callInfos(calls: readonly ToolCall[]): CodeDetails["toolCallInfos"] {
  const perTurn = new Map<number, number>();
  return calls.map(({ name, id, turn }) => {
    const invocationIndex = perTurn.get(turn) ?? 0;
    perTurn.set(turn, invocationIndex + 1);
    return { toolName: name, toolCallId: id ?? null, messageIndex: turn, invocationIndex };
  });
}

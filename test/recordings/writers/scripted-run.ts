import fc from "fast-check";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import type { Run } from "../../../src/recordings/run.ts";

export interface ScriptedCall {
  id: string;
  name: string;
  arguments: JsonObject;
  status: "ok" | "error" | "pending";
  result: string;
}

/** A run to write in a format: the user's message, parallel calls by turn, and the answer. */
export interface ScriptedRun {
  question: string;
  turns: ScriptedCall[][];
  answer: string;
}

/** Data that a format, or its writer, loses. */
type Loss = "ids" | "errors" | "results" | "groups" | "pending" | "question" | "answer";

/** Writes a run like one framework. The files are named after the format or program. */
export interface Writer {
  format: string;
  loses?: readonly Loss[];
  /** Without a call other formats claim the document too. */
  needsCalls?: true;
  write(run: ScriptedRun): Json;
}

const text = fc
  .string({ minLength: 1, maxLength: 20, unit: "grapheme" })
  .filter((value) => value.trim() !== "");
const name = fc.stringMatching(/^[a-z][a-z_]{0,11}$/);
const argument: fc.Arbitrary<Json> = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(name, fc.integer(), { maxKeys: 2 }),
);
const call = fc.record({
  name,
  arguments: fc.dictionary(name, argument, { maxKeys: 4 }),
  status: fc.constantFrom("ok" as const, "ok" as const, "error" as const),
  result: text.map((value) => `said ${value}`),
});

/** Runs with unique call ids. Only the last turn has calls without a result, like in a stopped run. */
export const anyScriptedRun: fc.Arbitrary<ScriptedRun> = fc
  .record({
    question: text,
    turns: fc.array(fc.array(call, { minLength: 1, maxLength: 3 }), { maxLength: 4 }),
    answer: text,
    stopped: fc.boolean(),
  })
  .map(({ question, turns, answer, ...run }) => ({
    question,
    turns,
    answer,
    stopped: run.stopped && turns.length > 0,
  }))
  .map(({ question, turns, answer, stopped }) => ({
    question,
    turns: turns.map((calls, turn) =>
      calls.map((call, at) => ({
        ...call,
        id: `call_${turn}_${at}`,
        status: stopped && turn === turns.length - 1 ? ("pending" as const) : call.status,
      })),
    ),
    answer: stopped ? "" : answer,
  }));

export function expectedOf({ question, turns, answer }: ScriptedRun, loses: readonly Loss[] = []): unknown {
  const lost = (what: Loss) => loses.includes(what);
  const calls = turns.flatMap((made, group) => made.map((one) => ({ ...one, group })));
  return {
    input: lost("question") ? undefined : question,
    response: lost("answer") ? undefined : answer,
    calls: calls
      .filter(({ status }) => status !== "pending" || !lost("pending"))
      .map((call) => ({
        id: lost("ids") ? undefined : call.id,
        name: call.name,
        arguments: call.arguments,
        malformed: false,
        status: call.status === "error" && lost("errors") ? "ok" : call.status,
        result: call.status === "pending" || lost("results") ? undefined : call.result,
        group: lost("groups") ? undefined : call.group,
      })),
    warnings: [],
    fault: undefined,
  };
}

export function foundIn(run: Run, loses: readonly Loss[] = []): unknown {
  const unlessLost = <T>(what: Loss, value: T) => (loses.includes(what) ? undefined : value);
  return {
    input: unlessLost("question", run.input),
    response: unlessLost("answer", run.response),
    calls: run.toolCalls.map((toolCall) => ({
      id: unlessLost("ids", toolCall.id),
      name: toolCall.name,
      arguments: toolCall.arguments,
      malformed: toolCall.malformed,
      status: toolCall.status,
      result: unlessLost("results", toolCall.result),
      group: unlessLost("groups", toolCall.group),
    })),
    warnings: run.warnings,
    fault: run.fault,
  };
}

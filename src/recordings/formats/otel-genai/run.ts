import { callId } from "../../calls.ts";
import { Conversation } from "../../conversation.ts";
import { areUnknown } from "../../message-parts.ts";
import type { Run } from "../../run.ts";
import { addSpans, type Execution, type Generation } from "../../spans.ts";
import type { StatedCall } from "../../stated.ts";
import { faultOf, whyUntold } from "./capture.ts";
import { readSpan } from "./dialects/dialects.ts";
import type { Asked, Executed, RecordedSpan } from "./span.ts";
import { isAnswer, isExecution, type ReadSpan, SpanTree, withoutRepeats } from "./tree.ts";

/** Later than any span: one that never ended is parallel to all that its siblings did afterwards. */
const NEVER = 1n << 64n;

/** The run that the spans of one trace record; undefined when none of them says anything of a model or a tool. */
export function readRun(spans: readonly RecordedSpan[]): Run | undefined {
  const all = spans.flatMap((span): ReadSpan[] => {
    const said = readSpan(span);
    return said === undefined ? [] : [{ span, said }];
  });
  if (all.length === 0) return undefined;
  const tree = new SpanTree(spans, all);
  const read = withoutRepeats(tree, all).sort(byStart);
  const executions = read.filter(isExecution);
  const answers = read.filter(isAnswer);
  const known = argumentsById(executions);
  // In a trace an id that is asked for again after its answer is a new call: what repeats itself is left out before.
  const talk = new Conversation("calls");
  const generations = answers.map((answer) => {
    const isSubAgent = tree.above(answer.span).execution !== undefined;
    return generationOf(answer, known, isSubAgent);
  });
  addSpans(talk, [...generations, ...executions.map(executionOf)]);
  const last = answers.findLast(({ span, said }) => !said.agent && tree.above(span).execution === undefined);
  talk.stopped(last?.said.finishReason);
  if (answers.some(isSilent))
    talk.warn(
      "answers of the model are not recorded: calls that were refused before their execution are not seen",
    );
  if (answers.some(({ said }) => said.hasOthers === true))
    talk.warn("a response has several choices; only the first is read");
  const fault = faultOf({ answers, executions, generations, calls: talk.run().toolCalls.length });
  if (fault !== undefined) talk.unscorable(fault);
  return talk.run();
}

function isSilent({ span, said }: ReadSpan<Asked>): boolean {
  return said.output === undefined && !said.agent && !span.failed;
}

/** Clocks are coarse: of answers that began at the same time the later one was told more. */
function byStart(a: ReadSpan, b: ReadSpan): number {
  if (a.span.start !== b.span.start) return a.span.start < b.span.start ? -1 : 1;
  return isAnswer(a) && isAnswer(b) ? a.said.input.length - b.said.input.length : 0;
}

function timesOf({ start, end, parentId }: RecordedSpan) {
  return { start, end: end ?? NEVER, parent: parentId };
}

function executionOf({ span, said: { call } }: ReadSpan<Executed>): Execution {
  return { kind: "execution", ...timesOf(span), call, untold: whyUntold(call) };
}

/** A model's own words may be withheld where the tools' arguments are not. */
function argumentsById(executions: readonly ReadSpan<Executed>[]): Map<string, StatedCall> {
  return new Map(
    executions.flatMap(({ said: { call } }) => {
      const id = callId(call.id);
      return id === undefined || areUnknown(call) ? [] : [[id, call] as const];
    }),
  );
}

function generationOf(
  { span, said: { input, output = [], tools } }: ReadSpan<Asked>,
  known: ReadonlyMap<string, StatedCall>,
  isSubAgent: boolean,
): Generation {
  return {
    kind: "generation",
    ...timesOf(span),
    tools,
    // What an agent tells its sub-agent nobody said.
    input: isSubAgent ? input.map((message) => ({ ...message, texts: [] })) : input,
    output: output.map((message) => ({
      ...message,
      calls: message.calls.map((call) => withArguments(call, known)),
    })),
  };
}

function withArguments(call: StatedCall, known: ReadonlyMap<string, StatedCall>): StatedCall {
  const executed = areUnknown(call) ? known.get(callId(call.id) ?? "") : undefined;
  return executed === undefined
    ? call
    : { ...call, arguments: executed.arguments, argumentsText: executed.argumentsText };
}

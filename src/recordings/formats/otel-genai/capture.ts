import { isObject, textOf } from "../../../json/json.ts";
import { callId } from "../../calls.ts";
import { areUnknown, jsonIn } from "../../message-parts.ts";
import type { Message } from "../../model-messages.ts";
import type { Generation } from "../../spans.ts";
import type { StatedCall } from "../../stated.ts";
import { type Asked, type Executed, failureText } from "./span.ts";
import type { ReadSpan } from "./tree.ts";

const SWITCHES =
  "record contents: OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT=true (OpenTelemetry), recordInputs and recordOutputs (AI SDK), include_content (pydantic-ai), TRACELOOP_TRACE_CONTENT (OpenLLMetry), ADK_CAPTURE_MESSAGE_CONTENT_IN_SPANS (ADK), OPENINFERENCE_HIDE_INPUTS and _OUTPUTS off (OpenInference)";
const STOPPED_FOR_TOOLS = /tool|function/i;

interface Recorded {
  answers: readonly ReadSpan<Asked>[];
  executions: readonly ReadSpan<Executed>[];
  generations: readonly Generation[];
  /** How many calls were read. */
  calls: number;
}

/** Why a run cannot be scored: contents were not recorded, so that calls or their arguments are unknown. */
export function faultOf(recorded: Recorded): string | undefined {
  if (recorded.answers.some(({ span }) => (span.dropped ?? 0) > 0))
    return "attributes of a model's answer were dropped, and calls may be among them: raise OTEL_SPAN_ATTRIBUTE_COUNT_LIMIT where the run is recorded";
  const unknown = callWithoutArguments(recorded);
  if (unknown !== undefined) return withoutArguments(unknown);
  const told = Math.max(0, ...recorded.generations.map(({ input }) => resultsIn(input)));
  if (told > recorded.calls)
    return `a model was given the results of ${told} tool calls, but ${recorded.calls} are recorded; ${SWITCHES}`;
  const failed = failedRequest(recorded);
  if (failed !== undefined) return `the model never answered: ${failed}`;
  return silentAnswers(recorded)
    ? `what the model answered was not recorded, so its calls are unknown; ${SWITCHES}`
    : undefined;
}

/** Why an execution without an answer that asked for it does not tell the call; undefined when it does. */
export function whyUntold(call: StatedCall): string | undefined {
  if (areUnknown(call)) return withoutArguments(call);
  const held = call.arguments ?? jsonIn(call.argumentsText) ?? null;
  // A tool was given arguments by name: what else stands there is no mistake of the model but a rendering of the instrumentation.
  if (held === null || isObject(held)) return undefined;
  return `the arguments of "${textOf(call.name)}" were not recorded as a JSON object, and no answer of a model that asked for them is there`;
}

function withoutArguments({ name }: StatedCall): string {
  return `the arguments of "${textOf(name)}" were not recorded, so they cannot be compared; ${SWITCHES}`;
}

/** How many calls the results in one input answer. */
function resultsIn(input: readonly Message[]): number {
  return new Set(input.flatMap(({ results }) => results.map(({ id }) => callId(id) ?? Symbol()))).size;
}

function callWithoutArguments({ generations }: Recorded): StatedCall | undefined {
  const messages = generations.flatMap(({ input, output }) => [...output, ...input]);
  const calls = messages.flatMap((message) => message.calls);
  // Where contents are recorded, a call without arguments is one that has none.
  const recordsContents =
    messages.some(({ texts }) => texts.length > 0) || calls.some((call) => !areUnknown(call));
  return recordsContents ? undefined : calls.find(areUnknown);
}

/**
 * True when an answer is not there and may have held calls: the model stopped to call tools and none is recorded before the next
 * answer, or no call at all is recorded. A request that failed has no answer.
 */
function silentAnswers({ answers, executions, generations }: Recorded): boolean {
  const models = answers.filter(({ span, said }) => !said.agent && !span.failed);
  const isRecorded =
    executions.length > 0 || generations.some(({ output }) => output.some(({ calls }) => calls.length > 0));
  if (!isRecorded && models.some(({ said }) => said.output === undefined)) return true;
  return models.some(({ span, said }) => {
    if (
      !STOPPED_FOR_TOOLS.test(said.finishReason ?? "") ||
      (said.output ?? []).some(({ calls }) => calls.length > 0)
    )
      return false;
    const next = answers.find((later) => later.span.start > span.start);
    return !executions.some(
      (one) => one.span.start >= span.start && (next === undefined || one.span.start < next.span.start),
    );
  });
}

/** Why the last request failed, when none was answered and no tool was called. */
function failedRequest({ answers, executions }: Recorded): string | undefined {
  const last = answers.findLast(({ said }) => !said.agent);
  if (last === undefined || executions.length > 0) return undefined;
  const isFailure = answers.every(({ span, said }) => span.failed && said.output === undefined);
  return isFailure ? (failureText(last.span) ?? "its request failed") : undefined;
}

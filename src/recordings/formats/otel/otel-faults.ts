import { isObject, isString, type Json, scalarText, shown, textOf } from "../../../core/json.ts";
import { limits } from "../../../core/limits.ts";
import { RecordingError } from "../../../core/problems.ts";
import { shorten } from "../../../core/text.ts";
import { callId } from "../../reading/calls.ts";
import { areUnknown, jsonIn } from "../../reading/message-parts.ts";
import type { Message } from "../../reading/model-messages.ts";
import type { Generation } from "../../reading/spans.ts";
import { telemetryRefusal } from "../../refused/refused-agents.ts";
import type { StatedCall, ToolCall } from "../../run.ts";
import {
  type ExecutionSpan,
  type GenerationSpan,
  MERGED_TOOLS,
  type ReadSpan,
  type RecordedSpan,
} from "./otel-attributes.ts";

const SWITCHES =
  "record contents: OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT=true (OpenTelemetry), recordInputs and recordOutputs (AI SDK), include_content (pydantic-ai), TRACELOOP_TRACE_CONTENT (OpenLLMetry), ADK_CAPTURE_MESSAGE_CONTENT_IN_SPANS (ADK), OPENINFERENCE_HIDE_INPUTS and _OUTPUTS off (OpenInference)";
const STOPPED_FOR_TOOLS = /tool|function/i;

interface TraceContent {
  answers: readonly ReadSpan<GenerationSpan>[];
  executions: readonly ReadSpan<ExecutionSpan>[];
  generations: readonly Generation[];
  calls: readonly ToolCall[];
  /** Spans that no dialect reads. */
  otherSpans: readonly RecordedSpan[];
}

/** Returns the reason why a run cannot be scored: missing contents leave calls or arguments unknown. */
export function faultOf(recorded: TraceContent): string | undefined {
  if (recorded.answers.some(({ span }) => (span.dropped ?? 0) > 0))
    return "attributes of a model's answer were dropped, and calls may be among them: raise OTEL_SPAN_ATTRIBUTE_COUNT_LIMIT where the run is recorded";
  const unknown = callWithoutArguments(recorded);
  if (unknown !== undefined) return withoutArguments(unknown);
  const resultCount = Math.max(0, ...recorded.generations.map(({ input }) => resultsIn(input)));
  if (resultCount > recorded.calls.length)
    return `a model was given the results of ${resultCount} tool calls, but ${recorded.calls.length} are recorded; ${SWITCHES}`;
  const counted = countedCalls(recorded);
  if (counted > recorded.calls.length)
    return `a span counts ${counted} tool calls, but ${recorded.calls.length} are recorded; ${SWITCHES}`;
  const unread = unreadTool(recorded);
  if (unread !== undefined) return unread;
  if (recorded.executions.length === 0 && recorded.answers.every(({ content }) => content.isTextOnly))
    return "the trace has no answer of a model and no tool: it does not say what was called";
  return silentAnswers(recorded)
    ? `what the model answered was not recorded, so its calls are unknown; ${SWITCHES}`
    : undefined;
}

/** Returns the reason why an execution without a model's call does not describe the call, or undefined. */
export function whyUntold(call: StatedCall): string | undefined {
  if (areUnknown(call)) return withoutArguments(call);
  const held = call.arguments ?? jsonIn(call.argumentsText) ?? null;
  // Tools take named arguments, so anything else is a rendering of the instrumentation and not the model's mistake.
  if (held === null || isObject(held)) return undefined;
  return `the arguments of "${textOf(call.name)}" were not recorded as a JSON object, and no answer of a model that asked for them is there`;
}

function withoutArguments({ name }: StatedCall): string {
  return `the arguments of "${textOf(name)}" were not recorded, so they cannot be compared; ${SWITCHES}`;
}

function resultsIn(input: readonly Message[]): number {
  return new Set(input.flatMap(({ results }) => results.map(({ id }) => callId(id) ?? Symbol()))).size;
}

function callWithoutArguments({ generations }: TraceContent): StatedCall | undefined {
  const messages = generations.flatMap(({ input, output }) => [...output, ...input]);
  const calls = messages.flatMap((message) => message.calls);
  // If contents are recorded, such a call has no arguments.
  const recordsContents =
    messages.some(({ texts }) => texts.length > 0) || calls.some((call) => !areUnknown(call));
  return recordsContents ? undefined : calls.find(areUnknown);
}

/** A missing answer may have held calls if it stopped for tools and no call follows, or if no call is recorded at all. */
function silentAnswers({ answers, executions, generations }: TraceContent): boolean {
  const models = answers.filter(({ span, content }) => !content.agent && !span.failed);
  const hasCalls = (messages: readonly Message[] = []) => messages.some(({ calls }) => calls.length > 0);
  const isRecorded = executions.length > 0 || generations.some(({ output }) => hasCalls(output));
  if (!isRecorded && models.some(({ content }) => content.output === undefined)) return true;
  return models.some(({ span, content }) => {
    if (!STOPPED_FOR_TOOLS.test(content.finishReason ?? "") || hasCalls(content.output)) return false;
    const next = answers.find((later) => later.span.start > span.start);
    return !executions.some(
      (execution) =>
        execution.span.start >= span.start && (next === undefined || execution.span.start < next.span.start),
    );
  });
}

const COUNT = /(?:^|[._])(?:tool[._]?(?:calls?|uses?)[._]?count|num[._]?tool[._]?calls)$/i;

function countedCalls({ answers, otherSpans }: TraceContent): number {
  const spans = [...otherSpans, ...answers.map(({ span }) => span)];
  let most = 0;
  for (const { attributes } of spans)
    for (const [key, value] of Object.entries(attributes))
      if (COUNT.test(key)) most = Math.max(most, Number(scalarText(value)) || 0);
  return most;
}

const TOOL_NAME = /(?:^|\.)tool[._]?name$/i;
const KIND = /(?:^|[._])(?:span)?[._]?(?:kind|type)$|operation[._]name$/i;
const TOOL_KIND = /^(?:tool|tool_call|function|execute_tool)$/i;
const TOOL_SPAN = /^(?:execute_tool|tools\/call|running tool:|tool[ _]?call:?|tool:|function:)\s+/i;

/** The tool may have been called without any other trace. */
function unreadTool({ otherSpans, calls }: TraceContent): string | undefined {
  const callNames = new Set(
    calls.flatMap(({ id, name }) => [name, id ?? name, ...name.split(/__|[/.]/).slice(-1)]),
  );
  const unread = otherSpans.find((span) => {
    const { name, attributes } = span;
    const names = [name.replace(TOOL_SPAN, ""), name, ...Object.values(attributes).filter(isString)];
    return isTool(span) && !names.some((one) => callNames.has(one));
  });
  return (
    unread &&
    `span ${shown(unread.name)} says that it is of a tool, in attributes that are not known (${shorten(Object.keys(unread.attributes).join(", "), limits.shownText)}): its call cannot be read`
  );
}

function isTool({ name, attributes }: RecordedSpan): boolean {
  const isKind = ([key, value]: [string, Json]) =>
    TOOL_NAME.test(key) || (KIND.test(key) && isString(value) && TOOL_KIND.test(value));
  if (attributes["gen_ai.tool.name"] === MERGED_TOOLS) return false;
  return TOOL_SPAN.test(name) || Object.entries(attributes).some(isKind);
}

/** Throws RecordingError for spans of an agent whose telemetry lacks its calls. */
export function refuseTelemetry(spans: readonly RecordedSpan[]): void {
  const records = spans.flatMap(({ name, attributes, events }) => [{ name, attributes }, ...events]);
  const refusal = telemetryRefusal(records.flatMap(({ name, attributes }) => [name, attributes.content]));
  if (refusal !== undefined) throw new RecordingError(refusal);
}

import { shown } from "../../../config/shown.ts";
import { isObject, isString, type Json, type JsonObject, listOf, textOf } from "../../../json/json.ts";
import { Conversation } from "../../conversation.ts";
import { handoffTool } from "../../handoffs.ts";
import { readMessages, withoutHistory } from "../../model-messages.ts";
import type { Run } from "../../run.ts";
import { addSpans, type Execution, type Generation } from "../../spans.ts";
import { namesIn, readTrace } from "../../traces.ts";
import { handoffsIn } from "./handoff.ts";
import { errorText, isModel, outcomeOf, type RecordedSpan, readRecorded, throughTheirTurns } from "./span.ts";

/** Kinds of spans that hold no call. Lists of tools and guardrails are no calls of the agent. */
const OTHERS = new Set<Json | undefined>([
  "agent",
  "custom",
  "guardrail",
  "mcp_tools",
  "transcription",
  "speech",
  "speech_group",
  "task",
  "turn",
]);

/**
 * The run that one trace records. `trace` is absent where another export holds it. Throws RecordingError when a call cannot be read;
 * where the trace is one of several its run is at fault instead.
 */
export function readSpans(
  trace: JsonObject | undefined,
  items: readonly JsonObject[],
  isOneOfSeveral: boolean,
): Run {
  const metadata = isObject(trace?.metadata) ? trace.metadata : {};
  return {
    ...readTrace(isOneOfSeveral, () => readRun(readRecorded(items))),
    ...namesIn([metadata], { caseId: ["rungate.case", "case"], trial: ["rungate.trial", "trial"] }),
  };
}

function readRun(spans: readonly RecordedSpan[]): Run {
  const talk = new Conversation();
  offerTools(talk, spans);
  const generations = spans.filter(isModel).flatMap(generationsIn);
  const executions = spans.filter(({ data }) => data.type === "function").map(execution);
  const handoffSpans = spans.filter(({ data }) => data.type === "handoff");
  const handoffs = handoffSpans.flatMap((span) => handoffsIn(span, spans, generations));
  const calls = [executions, handoffs].flatMap((list) => throughTheirTurns(list, spans));
  addSpans(talk, [...generations, ...calls]);
  if (handoffs.length < handoffSpans.length) talk.warn("a handoff that names no agent is left out");
  warnOfGaps(talk, spans);
  if (spans.some(({ error }) => isOutOfTurns(error))) talk.endedAt("max_turns");
  const fault = faultOf(spans, talk.run().toolCalls.length > 0);
  if (fault !== undefined) talk.unscorable(fault);
  return talk.run();
}

function offerTools(talk: Conversation, spans: readonly RecordedSpan[]): void {
  for (const { data, language } of spans) {
    const names =
      data.type === "agent" ? listOf(data.tools) : data.type === "mcp_tools" ? listOf(data.result) : [];
    const agents = data.type === "agent" ? listOf(data.handoffs) : [];
    for (const name of names.filter(isString)) talk.offer({ name });
    for (const agent of agents.filter(isString)) talk.offer({ name: handoffTool(agent, language) });
  }
}

/** A model's answer. The SDK's own export says nothing of a response but its id; processors of one's own may add it. */
function generationsIn({ data, start, end, parent }: RecordedSpan): Generation[] {
  const output = answerIn(data) ?? null;
  const given = data.input ?? data._input ?? null;
  if (output === null && given === null) return [];
  const input = withoutHistory(readMessages(given, "user"));
  return [{ kind: "generation", start, end, parent, input, output: readMessages(output, "assistant") }];
}

function answerIn(data: JsonObject): Json | undefined {
  return data.output ?? data.response ?? data._response ?? undefined;
}

function execution(span: RecordedSpan): Execution {
  const { data, start, end, parent } = span;
  const { input } = data;
  const args = isString(input) ? { argumentsText: input } : { arguments: input ?? undefined };
  const call = { name: data.name, ...(hasInput(span) ? args : {}), ...outcomeOf(span) };
  const untold = hasInput(span)
    ? undefined
    : `the arguments of ${shown(data.name)} (span ${span.id}) are not recorded: run with trace_include_sensitive_data=True, or record result.history, since the SDK for JavaScript leaves out those that were refused`;
  return { kind: "execution", start, end, parent, call, untold };
}

function hasInput({ data }: RecordedSpan): boolean {
  return data.input !== undefined && data.input !== null && data.input !== "";
}

/** An export that was sent while the run went on lacks the spans that had not ended. */
function warnOfGaps(talk: Conversation, spans: readonly RecordedSpan[]): void {
  const ids = new Set(spans.map(({ id }) => id));
  const orphan = spans.find(({ parent }) => parent !== undefined && !ids.has(parent));
  if (orphan !== undefined)
    talk.warn(
      `span ${orphan.id} stands under ${orphan.parent}, which is not in the recording: it may be cut off`,
    );
  const other = spans.find(({ data }) => !isModel({ data }) && !OTHERS.has(data.type) && !isCall(data));
  if (other !== undefined) talk.warn(`a span of type ${shown(other.data.type)} is not known`);
}

/** True for what the SDK says of an agent that took more turns than `max_turns`. */
function isOutOfTurns(error: JsonObject | undefined): boolean {
  return isString(error?.message) && /^Max turns\b.*\bexceeded/.test(error.message);
}

function isCall({ type }: JsonObject): boolean {
  return type === "function" || type === "handoff";
}

/** Why the calls that were read may not be those that were made. */
function faultOf(spans: readonly RecordedSpan[], hasCalls: boolean): string | undefined {
  const wrong = spans.find(({ error }) => isMisbehaviour(error));
  if (wrong !== undefined && !spans.some((span) => isModel(span) && answerIn(span.data) !== undefined))
    return `the run ended on an answer of the model that is not recorded (span ${wrong.id}): ${textOf(errorText(wrong.error))}`;
  if (spans.length === 0) return "the trace has no spans: another export holds them";
  const missing = missingSpans(spans);
  if (missing !== undefined) return missing;
  const silent = spans.find(
    ({ data, error }) =>
      data.type === "generation" && (data.output ?? undefined) === undefined && error === undefined,
  );
  return silent === undefined || hasCalls
    ? undefined
    : `the output of generation ${silent.id} is not recorded: run with trace_include_sensitive_data=True`;
}

/**
 * Why calls are likely to be missing: an agent stands under the call of the tool that it is, or under nothing, and begins after every
 * handoff. An export of an earlier moment lacks what had not ended by then.
 */
function missingSpans(spans: readonly RecordedSpan[]): string | undefined {
  const ids = new Set(spans.map(({ id }) => id));
  const cut = "the recording is cut off: put all exports of the trace into one file";
  const inner = spans.find(
    ({ data, parent }) => data.type === "agent" && parent !== undefined && !ids.has(parent),
  );
  if (inner !== undefined)
    return `agent ${shown(inner.data.name)} stands under span ${inner.parent}, which is not recorded and may be a call: ${cut}`;
  const last = spans.find(
    ({ data, start, error }) =>
      data.type === "handoff" &&
      error === undefined &&
      spans.every((other) => other.start < start || isCall(other.data)),
  );
  return last === undefined
    ? undefined
    : `nothing is recorded after the handoff to ${shown(last.data.to_agent)}: ${cut}`;
}

/** True for what the SDK throws when a model calls a tool that is not there, or re-uses the id of a call: no span tells of that call. */
function isMisbehaviour(error: JsonObject | undefined): boolean {
  const text = errorText(error);
  return isString(text) && /^(?:ModelBehaviorError\b|Tool not found$|Tool .* not found in agent )/.test(text);
}

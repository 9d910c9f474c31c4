import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  member,
  objectOf,
  shown,
  textOf,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { groupBy } from "../../../core/text.ts";
import type { Format } from "../../format.ts";
import { suggestsCall } from "../../reading/calls.ts";
import { Conversation } from "../../reading/conversation.ts";
import { readMessages, withoutHistory } from "../../reading/model-messages.ts";
import { handedDown, type ParentValue } from "../../reading/span-tree.ts";
import { addUsage, type MeasuredSpan } from "../../reading/span-usage.ts";
import {
  addSpans,
  type Execution,
  executionOutcome,
  type Generation,
  handoffTool,
  namesIn,
  readTrace,
} from "../../reading/spans.ts";
import { durationOf } from "../../reading/usage.ts";
import { type Period, periods, type Run, type StatedCall } from "../../run.ts";

interface Trace {
  trace?: JsonObject;
  /** By id, because exports and logs may hold a span twice: at its start and at its end. */
  spans: Map<string, JsonObject>;
}

/** OpenAI Agents SDK: bodies of its requests to `/v1/traces/ingest`, or the traces and spans in them. */
export const openaiAgentsTrace: Format = {
  id: "openai-agents-trace",
  title: "OpenAI Agents SDK: exported traces and spans",
  looksFor: "data[] of objects trace and trace.span with span_data, or such objects themselves",
  marks: [
    ["trace.span", "trace_id", "span_data", "started_at"],
    ["trace", "workflow_name", "group_id"],
  ],
  detect: (document) => itemsIn(document) !== undefined,
  read(document) {
    const items = itemsIn(document);
    if (items === undefined)
      throw new RecordingError(
        'no trace: expected {data: [...]} of objects whose "object" is trace or trace.span, or a list of them',
      );
    const traces = [...gathered(items).values()];
    return traces.map(({ trace, spans: byId }) => {
      const spans = [...byId.values()];
      const run = readSpans(trace, spans, traces.length > 1);
      return traces.length > 1 ? { ...run, row: { trace: trace ?? null, spans } } : run;
    });
  },
};

function itemsIn(document: Json): JsonObject[] | undefined {
  const items = [document].flat().flatMap((body) => {
    const { data } = objectOf(body);
    return Array.isArray(data) ? data : [body];
  });
  return items.length > 0 && items.every(isItem) ? items : undefined;
}

function isItem(item: Json): item is JsonObject {
  if (!isObject(item) || !isString(item.id)) return false;
  if (item.object === "trace") return "workflow_name" in item || "group_id" in item;
  return item.object === "trace.span" && isString(item.trace_id) && isObject(item.span_data);
}

function gathered(items: readonly JsonObject[]): Map<string, Trace> {
  const traces = new Map<string, Trace>();
  for (const item of items) {
    const isTrace = item.object === "trace";
    const id = textOf(isTrace ? item.id : item.trace_id);
    const recorded: Trace = traces.get(id) ?? { spans: new Map() };
    traces.set(id, recorded);
    if (isTrace) recorded.trace = item;
    else if (isString(item.ended_at) || !isString(recorded.spans.get(textOf(item.id))?.ended_at))
      recorded.spans.set(textOf(item.id), item);
  }
  return traces;
}

/** Types of spans without a call of the agent. */
const OTHERS = /^(?:agent|custom|guardrail|mcp_tools|transcription|speech(?:_group)?|task|turn)$/;

function readSpans(
  trace: JsonObject | undefined,
  items: readonly JsonObject[],
  isOneOfSeveral: boolean,
): Run {
  return {
    ...readTrace(isOneOfSeveral, () => readRun(readRecorded(items))),
    ...namesIn([objectOf(trace?.metadata)], {
      caseId: ["rungate.case", "case"],
      trial: ["rungate.trial", "trial"],
    }),
  };
}

function readRun(spans: readonly RecordedSpan[]): Run {
  const talk = new Conversation();
  offerTools(talk, spans);
  const generations = spans.filter(isModel).flatMap(generationsIn);
  const executions = spans.filter(({ data }) => data.type === "function").map(execution);
  const handoffSpans = spans.filter(({ data }) => data.type === "handoff");
  const handoffs = handoffSpans.flatMap(handoffsIn);
  const calls = [executions, handoffs].flatMap((list) => throughTheirTurns(list, spans));
  addSpans(talk, [...generations, ...calls]);
  addUsage(talk, spans.map(measured));
  talk.tellsAgents(spans.some(isAgent) && talk.isEachCallNamed);
  if (handoffs.length < handoffSpans.length) talk.warn("a handoff that names no agent is left out");
  warnOfGaps(talk, spans);
  if (spans.some(({ error }) => isOutOfTurns(error))) talk.endedAt("max_turns");
  const fault = faultOf(spans, talk.run().toolCalls.length > 0);
  if (fault !== undefined) talk.unscorable(fault);
  return talk.run();
}

function offerTools(talk: Conversation, spans: readonly RecordedSpan[]): void {
  for (const { data, language } of spans) {
    const names = data.type === "agent" ? data.tools : data.type === "mcp_tools" ? data.result : null;
    const agents = data.type === "agent" ? data.handoffs : null;
    for (const name of listOf(names).filter(isString)) talk.offer({ name });
    for (const agent of listOf(agents).filter(isString)) talk.offer({ name: handoffTool(agent, language) });
  }
}

/** Newer SDKs repeat the tokens of answers in spans of turns and tasks. The SDK's own export of a response holds only its id. */
function measured({ id, parent, recorded, data, error }: RecordedSpan): MeasuredSpan {
  const answer = answerIn(data) ?? null;
  // The JavaScript SDK has a Chat Completions response as the output.
  const [output] = listOf(data.output);
  const sources = [data, data.response, data._response, data.data, output].filter((source) =>
    isObject(source),
  );
  const isPresent = (value: Json) => value !== null && (!isObject(value) || Object.keys(value).length > 0);
  const find = (key: string) => sources.map((source) => member(source, key) ?? null).find(isPresent);
  return {
    id,
    parent,
    kind: isModel({ data }) ? "answer" : isCall(data) ? "tool" : "other",
    ...recorded,
    hasFailed: error !== undefined && answer === null,
    model: find("model"),
    usage: find("usage"),
  };
}

/** The SDK's own export of a response holds only its id; custom processors may add the rest. */
function generationsIn({ data, start, end, parent, agent, isUnheard, error }: RecordedSpan): Generation[] {
  const output = answerIn(data) ?? null;
  const recordedInput = data.input ?? data._input ?? null;
  if (output === null && recordedInput === null && error === undefined) return [];
  const input = withoutHistory(readMessages(recordedInput, "user"));
  const answer = readMessages(output, "assistant");
  const failure = output === null && error !== undefined ? { error } : undefined;
  return [{ kind: "generation", start, end, parent, agent, isUnheard, input, output: answer, failure }];
}

function answerIn(data: JsonObject): Json | undefined {
  return data.output ?? data.response ?? data._response ?? undefined;
}

function execution(span: RecordedSpan): Execution {
  const { data, start, end, parent, agent } = span;
  const { input } = data;
  const args = isString(input) ? { argumentsText: input } : { arguments: input ?? undefined };
  const duration = durationOf(span.recorded);
  const server = isObject(data.mcp_data) ? data.mcp_data.server : undefined;
  const call = { name: data.name, server, ...(hasInput(span) ? args : {}), ...outcomeOf(span), duration };
  const untold = hasInput(span)
    ? undefined
    : `the arguments of ${shown(data.name)} (span ${span.id}) are not recorded: run with trace_include_sensitive_data=True, or record result.history, since the SDK for JavaScript leaves out those that were refused`;
  return { kind: "execution", start, end, parent, agent, call, untold };
}

function hasInput({ data }: RecordedSpan): boolean {
  return (data.input ?? "") !== "";
}

/** An export during the run lacks the spans that had not ended. */
function warnOfGaps(talk: Conversation, spans: readonly RecordedSpan[]): void {
  const ids = new Set(spans.map(({ id }) => id));
  const orphan = spans.find(({ parent }) => parent !== undefined && !ids.has(parent));
  if (orphan !== undefined)
    talk.warn(
      `span ${orphan.id} is under ${orphan.parent}, which is not in the recording: it may be cut off`,
    );
  const callNames = new Set<Json | undefined>(talk.run().toolCalls.map(({ name }) => name));
  for (const { id, data } of spans) {
    if (isModel({ data }) || OTHERS.test(textOf(data.type)) || isCall(data)) continue;
    const unknown = `a span of type ${shown(data.type)} is not known`;
    if (suggestsCall(textOf(data.type)) && !callNames.has(data.name))
      talk.unscorable(`${unknown}: it may be a call (span ${id})`);
    else talk.warn(unknown);
  }
}

function isOutOfTurns(error: JsonObject | undefined): boolean {
  return /^Max turns\b.*\bexceeded/.test(textOf(error?.message));
}

function isCall({ type }: JsonObject): boolean {
  return type === "function" || type === "handoff";
}

function faultOf(spans: readonly RecordedSpan[], hasCalls: boolean): string | undefined {
  const wrong = spans.find(({ error }) => isMisbehaviour(error));
  if (wrong !== undefined && !spans.some((span) => isModel(span) && answerIn(span.data) !== undefined))
    return `the run ended on an answer of the model that is not recorded (span ${wrong.id}): ${textOf(errorText(wrong.error))}`;
  if (spans.length === 0) return "the trace has no spans: another export has them";
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

/** An agent is under its tool call or at the top, and begins after every handoff. Otherwise an export from before the end lacks calls. */
function missingSpans(spans: readonly RecordedSpan[]): string | undefined {
  const ids = new Set<string | undefined>([undefined, ...spans.map(({ id }) => id)]);
  const cut = "the recording is cut off: put all exports of the trace into one file";
  const inner = spans.find((span) => isAgent(span) && !ids.has(span.parent));
  if (inner !== undefined)
    return `agent ${shown(inner.data.name)} is under span ${inner.parent}, which is not recorded and may be a call: ${cut}`;
  const last = spans.find(
    ({ data, start, error }) =>
      data.type === "handoff" &&
      error === undefined &&
      spans.every((other) => other.start < start || isCall(other.data)),
  );
  return last && `nothing is recorded after the handoff to ${shown(last.data.to_agent)}: ${cut}`;
}

/** The SDK throws these errors when a model calls an unknown tool or reuses a call id. No span records that call. */
function isMisbehaviour(error: JsonObject | undefined): boolean {
  return /^(?:ModelBehaviorError\b|Tool not found$|Tool .* not found in agent )/.test(
    textOf(errorText(error)),
  );
}

/** A model may make several handoffs, of which the SDK follows the first. Names are the model's, else derived from agents. */
function handoffsIn(span: RecordedSpan): Execution[] {
  const { data, start, end, parent, language } = span;
  // The SDK reports several handoffs at once as an error, although it followed the first.
  const requested = listOf(objectOf(span.error?.data).requested_agents).filter(isString);
  const agent = span.agent ?? (isString(data.from_agent) ? data.from_agent : undefined);
  const timed = { start, end, parent, agent, kind: "execution" as const };
  if (requested.length > 1)
    return requested.map((agent, at) => ({
      ...timed,
      call: { name: handoffTool(agent, language), ...(at === 0 ? { status: "ok" } : {}) },
    }));
  if (!isString(data.to_agent)) return [];
  const name = handoffTool(data.to_agent, language);
  const call = { name, ...outcomeOf(span), duration: durationOf(span.recorded) };
  return [{ ...timed, call, isHandoff: true }];
}

interface RecordedSpan extends Period {
  id: string;
  parent?: string | undefined;
  /** Python writes times with an offset, JavaScript with a Z. */
  language: "python" | "javascript";
  data: JsonObject;
  error?: JsonObject | undefined;
  agent?: string | undefined;
  /** The agent was called as a tool. */
  isUnheard: boolean;
}

/** If any span has no start, the list order replaces all times. */
function readRecorded(items: readonly JsonObject[]): RecordedSpan[] {
  const times = periods(items.map(({ started_at, ended_at }) => [started_at, ended_at]));
  const spans = items.map(
    (item, at): RecordedSpan => ({
      ...(times[at] ?? { start: 0n, end: 0n, hasEnded: true, recorded: {} }),
      id: textOf(item.id),
      parent: isString(item.parent_id) ? item.parent_id : undefined,
      language: isString(item.started_at) && item.started_at.endsWith("Z") ? "javascript" : "python",
      data: objectOf(item.span_data),
      error: isObject(item.error) ? item.error : undefined,
      isUnheard: false,
    }),
  );
  for (const [span, agent] of handedDown<RecordedSpan, AgentOfSpan>(spans, agentOf))
    Object.assign(span, agent);
  const calls = groupBy(
    spans.filter(({ data }) => isCall(data)),
    ({ start }) => start,
  );
  return spans.map((span) =>
    isModel(span) && beganAfter(span, calls.get(span.start) ?? []) ? later(span) : span,
  );
}

type AgentOfSpan = Pick<RecordedSpan, "agent" | "isUnheard">;

function agentOf({ data }: RecordedSpan, above?: ParentValue<RecordedSpan, AgentOfSpan>): AgentOfSpan {
  const outer = above?.value ?? { isUnheard: false };
  if (!isAgent({ data })) return outer;
  const isUnheard = outer.isUnheard || above?.span.data.type === "function";
  return isString(data.name) ? { agent: data.name, isUnheard } : { isUnheard };
}

function isAgent({ data }: Pick<RecordedSpan, "data">): boolean {
  return data.type === "agent";
}

/** The answer began in the same clock tick as the end of a call. The answer that made the call ended before, as a sibling. */
function beganAfter({ start, end, parent }: RecordedSpan, calls: readonly RecordedSpan[]): boolean {
  return calls.some((call) => call.parent !== parent || end > start);
}

function later(span: RecordedSpan): RecordedSpan {
  const start = span.start + 1n;
  return { ...span, start, end: span.end > start ? span.end : start };
}

function isModel({ data }: Pick<RecordedSpan, "data">): boolean {
  return data.type === "generation" || data.type === "response";
}

function isTurn({ data }: RecordedSpan): boolean {
  return data.type === "turn" || objectOf(data.data).sdk_span_type === "turn";
}

/** Extends calls to the end of their turn, because calls of one answer are parallel even if their times do not overlap. */
function throughTheirTurns(calls: readonly Execution[], spans: readonly RecordedSpan[]): Execution[] {
  const answers = groupBy(spans.filter(isModel), ({ parent }) => parent);
  const turns = new Map(spans.filter(isTurn).map(({ id, end }) => [id, end]));
  const last = spans.reduce((latest, { end }) => (end > latest ? end : latest), 0n) + 1n;
  return calls.map((call) => {
    const turnEnd = turns.get(call.parent ?? "");
    if (turnEnd !== undefined) return { ...call, end: turnEnd + 1n };
    const starts = (answers.get(call.parent) ?? []).map(({ start }) => start);
    if (!starts.some((start) => start <= call.start)) return call;
    const next = starts.reduce((first, start) => (start > call.start && start < first ? start : first), last);
    return { ...call, end: next };
  });
}

/** A tool that returned nothing has neither output nor error. */
function outcomeOf({ data, error, hasEnded }: RecordedSpan): Pick<StatedCall, "status" | "result"> {
  const output = data.output === "" ? undefined : (data.output ?? undefined);
  const result = output ?? errorText(error);
  // With sensitive data on, the JavaScript SDK blanks only arguments that a schema refused.
  const wasBlanked = data.input === "" && isString(output);
  const failure = error && { texts: [error.message, reasonOf(error)], wasRefused: wasBlanked };
  return executionOutcome(output, result, hasEnded, failure);
}

function errorText(error: JsonObject | undefined): Json | undefined {
  return reasonOf(error) ?? error?.message ?? undefined;
}

function reasonOf(error: JsonObject | undefined): Json | undefined {
  return objectOf(error?.data).error;
}

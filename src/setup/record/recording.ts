import {
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  jsonText,
  listOf,
  objectsOf,
  scalarText,
} from "../../core/json.ts";
import { limits, MEBIBYTE } from "../../core/limits.ts";
import { RecordingError } from "../../core/problems.ts";
import { sum } from "../../core/statistics/summary.ts";
import { listed } from "../../core/text.ts";
import { claimants, readDocument } from "../../recordings/detect.ts";
import { shareTools } from "../../recordings/reading/shared-tools.ts";
import { instant, type Run, type recordedSources, type ToolCall } from "../../recordings/run.ts";
import { version } from "../../version.ts";
import { withCalls } from "./calls-as-text.ts";
import { type Conversation, CUT_CONTEXT, conversationsIn, documentOf, holdsCalls } from "./conversations.ts";
import { firstWordsIn } from "./failures.ts";
import { type Scrub, scrubbed } from "./redact-recording.ts";
import { type WholeExchange, wholeExchanges } from "./references.ts";
import type { Exchange, Traffic } from "./traffic.ts";

type Source = (typeof recordedSources)[number];

/** The data of one run before its case and trial are known. */
export interface RecordedRun {
  /** First user message; "" if unknown. */
  input: string;
  userTexts: readonly string[];
  source?: Source;
  toolCalls: readonly ToolCall[];
  content: JsonObject;
  modelCalls: JsonObject[];
  /** Reason why the run did not complete. */
  runError?: string;
  /** The agent's command failed, not a provider. */
  hasCommandFailed?: true;
  subAgentCalls?: number;
}

/**
 * Returns the runs of a process that runs many cases: one per conversation with tools. Prefers traces if every conversation ended well
 * and has a trace with all of its calls.
 */
export function runsIn(traffic: Traffic): RecordedRun[] {
  const all = conversationsIn(exchangesOf(traffic));
  const conversations = withTools(all);
  const traces = tracesIn(traffic);
  const isTraced =
    all.every(({ fault }) => fault === undefined || fault === CUT_CONTEXT) &&
    conversations.every(({ run }) => run !== undefined && traces.some((trace) => isTraceOf(trace.run, run)));
  return isTraced && traces.length > 0
    ? traces.map((trace) => ofTrace(trace, []))
    : conversations.map(ofConversation);
}

interface StartedCase {
  id: string;
  input?: string | undefined;
}

/**
 * Returns the run of a process that ran one case, or undefined if nothing was recorded. Of several conversations with tools, selects the
 * conversation that encloses the others, which are sub-agents. Prefers its trace if that has the input and all calls. A request that
 * failed for good makes the run fail unless it came from a helper after the run.
 */
export function runIn(traffic: Traffic, { id, input }: StartedCase): RecordedRun | undefined {
  const exchanges = exchangesOf(traffic);
  const all = conversationsIn(exchanges);
  const conversations = withTools(all.filter(({ run }) => run !== undefined));
  const traces = tracesIn(traffic).filter(({ run: { caseId = id } }) => caseId === id);
  const [first] = all;
  if (first === undefined) return ofTraces(traces, input);
  // A helper that got an answer does not replace an agent that got none.
  const failed = withTools(all)[0] ?? first;
  if (conversations.length === 0 || (hasTools(failed) && !conversations.some(hasTools)))
    return ofConversation(failed);
  const main = mainOf(conversations);
  const own = exchanges.filter((each) => main === undefined || !isBeside(each, main));
  const ofRun = all.filter((one) => one === main || one.exchanges.some((each) => own.includes(each)));
  const needed = main === undefined ? conversations : [main];
  const [trace, ...rest] = traces.filter((each) =>
    needed.every(({ run }) => run && isTraceOf(each.run, run)),
  );
  if (trace !== undefined && rest.length === 0)
    return { ...ofTrace(trace, own), ...faultOf(ofRun.filter(isUncut)) };
  if (main === undefined) return unclear(conversations);
  // Requests of sub-agents and helpers count for the run.
  return {
    ...ofConversation(main),
    modelCalls: own.map(modelCallOf),
    ...faultOf(ofRun),
    subAgentCalls: sum(conversations.map((each) => (each === main ? 0 : (each.run?.toolCalls.length ?? 0)))),
  };
}

/** A trace must contain the first user message and all calls. */
function isTraceOf(trace: Run, run: Run): boolean {
  const isBeginning = [...trace.texts].some(
    ({ speaker, text }) => speaker === "user" && isInput(text, firstWords(run)),
  );
  return isBeginning && holdsCalls(trace, run);
}

function ofTraces(traces: readonly Trace[], input: string | undefined): RecordedRun | undefined {
  if (traces.length === 0) return undefined;
  const matching = traces.filter(({ run }) => input !== undefined && isInput(firstWords(run), input));
  const [trace, ...rest] = matching.length > 0 ? matching : traces;
  if (trace !== undefined && rest.length === 0) return ofTrace(trace, []);
  return emptyRun(`the run has ${traces.length} traces: start one for each run`);
}

const NOTHING: RecordedRun = {
  input: "",
  userTexts: [],
  toolCalls: [],
  content: { toolCalls: [] },
  modelCalls: [],
};

/** Returns a run without content, with the reason. */
export function emptyRun(runError: string): RecordedRun {
  return { ...NOTHING, runError };
}

/** Helpers, such as one that generates a title, get no tools. Excludes them if any conversation has tools. */
function withTools(conversations: Conversation[]): Conversation[] {
  const own = conversations.filter(hasTools);
  return own.length > 0 ? own : conversations;
}

function hasTools({ exchanges }: Conversation): boolean {
  return exchanges.some(offersTools);
}

function offersTools({ request: { tools, functions } }: Exchange): boolean {
  return listOf(tools).length > 0 || listOf(functions).length > 0;
}

function mainOf(conversations: readonly Conversation[]): Conversation | undefined {
  return conversations.find((outer) =>
    conversations.every((other) => other === outer || encloses(outer, other)),
  );
}

function encloses({ exchanges: outer }: Conversation, { exchanges: inner }: Conversation): boolean {
  const begin = inner[0]?.startedAt ?? 0;
  const end = endOf(inner);
  return outer.some((exchange, at) => {
    const next = outer[at + 1];
    return next !== undefined && exchange.startedAt + exchange.milliseconds <= begin && end <= next.startedAt;
  });
}

function endOf(exchanges: readonly Exchange[]): number {
  return Math.max(...exchanges.map(({ startedAt, milliseconds }) => startedAt + milliseconds));
}

/** Excludes requests without tools after the agent is done, such as those of a scorer. */
function isBeside(exchange: Exchange, main: Conversation): boolean {
  const { exchanges, run } = main;
  const isDone = hasTools(main) && run?.toolCalls.every(({ status }) => status !== "pending") === true;
  const isHelper =
    !exchanges.includes(exchange) && !offersTools(exchange) && Object.keys(exchange.request).length > 0;
  return isDone && isHelper && exchange.startedAt >= endOf(exchanges);
}

function unclear(conversations: readonly Conversation[]): RecordedRun {
  const hosts = [...new Set(conversations.flatMap(({ exchanges }) => exchanges.map(({ host }) => host)))];
  return emptyRun(
    `the run has ${conversations.length} conversations with ${listed(hosts)}, and none of them encloses the others: record its traces, or start the command once for each conversation`,
  );
}

function isUncut({ fault }: Conversation): boolean {
  return fault !== CUT_CONTEXT;
}

function faultOf(conversations: readonly Conversation[]): { runError?: string } {
  const fault = conversations.find((each) => each.fault !== undefined)?.fault;
  return fault === undefined ? {} : { runError: fault };
}

function ofConversation({ exchanges, run, fault }: Conversation): RecordedRun {
  const last = exchanges.at(-1);
  return {
    input: run === undefined ? firstWordsIn(exchanges[0]?.request ?? {}) : firstWords(run),
    userTexts: run === undefined ? [] : userTextsOf(run),
    source: "model requests",
    toolCalls: run?.toolCalls ?? [],
    content: run === undefined || last === undefined ? { toolCalls: [] } : documentOf(last),
    modelCalls: exchanges.map(modelCallOf),
    ...defined({ runError: fault }),
  };
}

function ofTrace({ content, run, fault }: Trace, exchanges: readonly Exchange[]): RecordedRun {
  return {
    input: firstWords(run),
    userTexts: userTextsOf(run),
    source: "traces",
    toolCalls: run.toolCalls,
    content,
    modelCalls: exchanges.map(modelCallOf),
    ...defined({ runError: fault }),
  };
}

function firstWords({ texts, input }: Run): string {
  return texts.find(({ speaker }) => speaker === "user")?.text ?? input;
}

function userTextsOf({ texts, input }: Run): string[] {
  const own = texts.flatMap(({ speaker, text }) => (speaker === "user" ? [text] : []));
  return own.length > 0 ? own : [input];
}

/** Returns true if the first user message contains the input. Ignores differences in white space. */
export function isInput(message: string, input: string): boolean {
  const [whole, part] = [message, input].map((text) => text.replace(/\s+/g, " ").trim()) as [string, string];
  return part !== "" && whole.includes(part);
}

function modelCallOf({ startedAt, milliseconds, request, response }: Exchange): JsonObject {
  const pieces = [response].flat().filter(isObject);
  // Stream pieces repeat the counts so far, and later pieces may omit earlier ones.
  const usage = Object.fromEntries(pieces.flatMap(countsIn).filter(([, count]) => count !== null));
  return {
    at: new Date(startedAt).toISOString(),
    milliseconds,
    ...defined({ model: request.model }),
    ...(response === undefined ? { failed: true } : {}),
    ...(Object.keys(usage).length === 0 ? {} : { usage }),
  };
}

/** Usage fields of OpenAI, Anthropic, Gemini and Ollama; the first two also nest them in stream events. */
function countsIn(piece: JsonObject): [string, Json][] {
  const { usage, usageMetadata, response, message, prompt_eval_count = null, eval_count = null } = piece;
  const inner = [response, message].filter(isObject).map((usage) => usage.usage ?? null);
  const usages = [...inner, usage ?? null, usageMetadata ?? null, { prompt_eval_count, eval_count }];
  return usages.filter(isObject).flatMap((usage) => Object.entries(usage));
}

interface Trace {
  content: JsonObject;
  run: Run;
  fault?: string | undefined;
}

function tracesIn({ resourceSpans, resourceLogs }: Traffic): Trace[] {
  return [...traceIds(resourceSpans, resourceLogs)].flatMap((id) => {
    const content = {
      ...part("resourceSpans", onlyOf(id, resourceSpans, "scopeSpans", "spans")),
      ...part("resourceLogs", onlyOf(id, resourceLogs, "scopeLogs", "logRecords")),
    };
    const run = runOf(content);
    return run === undefined ? [] : [{ content, run, fault: faultOfTrace(content) }];
  });
}

function part(name: string, list: Json[]): JsonObject {
  return list.length === 0 ? {} : { [name]: list };
}

function traceIds(...lists: readonly (readonly Json[])[]): Set<string> {
  const records = lists.flat().flatMap((resource) => recordsIn(resource).map(({ traceId }) => traceId));
  return new Set(records.filter((id) => typeof id === "string"));
}

function recordsIn(resource: Json): JsonObject[] {
  if (!isObject(resource)) return [];
  const scopes = [...objectsOf(resource.scopeSpans), ...objectsOf(resource.scopeLogs)];
  return scopes.flatMap(({ spans, logRecords }) => [...objectsOf(spans), ...objectsOf(logRecords)]);
}

function onlyOf(traceId: string, resources: readonly Json[], scopes: string, records: string): Json[] {
  return resources.filter(isObject).flatMap((resource) => {
    const matching = objectsOf(resource[scopes]).flatMap((scope) => {
      const own = objectsOf(scope[records]).filter((record) => record.traceId === traceId);
      return own.length === 0 ? [] : [{ ...scope, [records]: own }];
    });
    return matching.length === 0 ? [] : [{ ...resource, [scopes]: matching }];
  });
}

/** Operation names of model spans in the GenAI conventions, the AI SDK and OpenInference. */
const MODEL_SPAN = /^(?:chat|text_completion|generate_content)$|\.do(?:Generate|Stream)$|^LLM$/;

/** A trace is incomplete if its last model answer failed or its root span is missing. */
function faultOfTrace({ resourceSpans }: JsonObject): string | undefined {
  const spans = listOf(resourceSpans).flatMap(recordsIn);
  if (spans.length === 0) return undefined;
  const isRoot = ({ parentSpanId = null }: JsonObject) =>
    parentSpanId === null || /^0*$/.test(scalarText(parentSpanId));
  if (!spans.some(isRoot)) return "the trace has no first span: the agent ended before it was sent";
  const [last] = spans.filter(isModelSpan).sort((a, b) => (startOf(a) < startOf(b) ? 1 : -1));
  const status = last?.status ?? null;
  const isFailed = isObject(status) && (status.code === 2 || status.code === "STATUS_CODE_ERROR");
  const detail = isFailed && isString(status.message) ? `: ${status.message}` : "";
  return isFailed ? `the last answer of the model failed${detail}` : undefined;
}

function isModelSpan({ attributes }: JsonObject): boolean {
  return objectsOf(attributes).some(
    ({ key, value = null }) =>
      isString(key) &&
      /^(?:gen_ai\.operation\.name|ai\.operationId|openinference\.span\.kind)$/.test(key) &&
      isObject(value) &&
      isString(value.stringValue) &&
      MODEL_SPAN.test(value.stringValue),
  );
}

function startOf({ startTimeUnixNano = null }: JsonObject): bigint {
  return instant(startTimeUnixNano) ?? 0n;
}

function exchangesOf(traffic: Traffic): WholeExchange[] {
  return withCalls(wholeExchanges(traffic), (exchange) => {
    const { toolCalls = [] } = runOf(documentOf(exchange)) ?? {};
    return toolCalls.filter(({ status }) => status === "pending");
  });
}

function runOf(content: JsonObject): Run | undefined {
  if (claimants(content).length !== 1) return undefined;
  try {
    const [run, ...rest] = readDocument(content).runs;
    if (run === undefined || rest.length > 0 || run.fault !== undefined) return undefined;
    return firstWords(run) === "" && run.toolCalls.length === 0 ? undefined : run;
  } catch (error) {
    if (error instanceof RecordingError) return undefined;
    throw error;
  }
}

interface Identity {
  caseId: string;
  trial: number;
  /** Distinguishes runs with equal content. */
  id: string;
}

/**
 * Returns the text of a recording, with `rungate record`'s metadata and without secrets. Replaces tool lists with their digests and
 * passes the lists to `onTools`.
 */
export function recordingText(
  run: RecordedRun,
  { caseId, trial, id }: Identity,
  scrub: Scrub,
  onTools: (digest: string, list: Json) => void,
): string {
  const about = { case: caseId, trial: String(trial), run: id };
  const by: JsonObject = {
    by: `rungate ${version}`,
    ...defined({ source: run.source }),
    ...(run.hasCommandFailed ? { hasCommandFailed: true } : {}),
  };
  const fault = run.runError === undefined ? {} : { runError: scrub(run.runError) };
  const content = structuredClone(scrubbed(run.content, scrub));
  if (isObject(content)) shareTools(content, onTools);
  const text = line({
    ...about,
    recorder: by,
    ...fault,
    modelCalls: scrubbed(run.modelCalls, scrub),
    ...(isObject(content) ? content : {}),
  });
  if (text.length <= limits.recordedRunBytes) return text;
  const tooLarge = `the run has more than the ${limits.recordedRunBytes / MEBIBYTE} MiB that a recording may have`;
  return line({ ...about, recorder: by, runError: tooLarge, toolCalls: [] });
}

/** Returns true if the recording marks its command as failed. */
export function hasCommandFailed(document: Json): boolean {
  const recorder = isObject(document) ? (document.recorder ?? null) : null;
  return isObject(recorder) && recorder.hasCommandFailed === true;
}

function line(document: JsonObject): string {
  return `${jsonText(document)}\n`;
}

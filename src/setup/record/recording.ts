import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  jsonText,
  listOf,
  objectsOf,
} from "../../base/json.ts";
import { limits, MEBIBYTE } from "../../base/limits.ts";
import { RecordingError } from "../../base/problems.ts";
import { sum } from "../../base/statistics.ts";
import { listed } from "../../base/text.ts";
import { claimants, readDocument } from "../../recordings/detect.ts";
import { instant, type Run, type recordedSources, type ToolCall } from "../../recordings/run.ts";
import { shareTools } from "../../recordings/shared-tools.ts";
import { version } from "../../version.ts";
import { type Conversation, CUT_CONTEXT, conversationsIn, documentOf, holdsCalls } from "./conversations.ts";
import { firstWordsIn } from "./failures.ts";
import { wholeExchanges } from "./references.ts";
import { type Scrub, scrubbed } from "./scrub.ts";
import type { Exchange, Traffic } from "./traffic.ts";

type Source = (typeof recordedSources)[number];

/** What is written of one run, before anybody knows which case and trial it is. */
export interface RecordedRun {
  /** What the user said first; "" where nobody knows. */
  input: string;
  /** All that the user said, in order. */
  userTexts: readonly string[];
  source?: Source;
  toolCalls: readonly ToolCall[];
  /** What the format reads: exchanges or spans. */
  content: JsonObject;
  modelCalls: JsonObject[];
  /** Why the agent could not run to its end. */
  runError?: string;
  /** It is the command that failed, and not a provider. */
  hasCommandFailed?: true;
  /** The number of calls of sub-agents, which the recorded conversation does not show. */
  subAgentCalls?: number;
}

/**
 * The runs in the traffic of one process that runs many cases: one for each conversation with tools. They are those of its traces, if each
 * conversation ended well and some trace has all of its calls.
 */
export function runsIn(traffic: Traffic): RecordedRun[] {
  const all = conversationsIn(wholeExchanges(traffic));
  const conversations = withTools(all);
  const traces = tracesIn(traffic);
  const isTraced =
    all.every(({ fault }) => fault === undefined || fault === CUT_CONTEXT) &&
    conversations.every(({ run }) => run !== undefined && traces.some((trace) => isTraceOf(trace.run, run)));
  return isTraced && traces.length > 0
    ? traces.map((trace) => ofTrace(trace, []))
    : conversations.map(ofConversation);
}

/** The case that a process was started for. */
interface StartedCase {
  id: string;
  input?: string | undefined;
}

/**
 * The one run in the traffic of one process that ran one case. Of several conversations with tools it is the one that went on while all
 * others came and went, as sub-agents do. It is its trace, if that has its words and all of its calls. A request that
 * failed for good, whoever made it, is a fault of the run, unless it came beside it. Undefined where nothing was recorded.
 */
export function runIn(traffic: Traffic, { id, input }: StartedCase): RecordedRun | undefined {
  const exchanges = wholeExchanges(traffic);
  const all = conversationsIn(exchanges);
  const conversations = withTools(all.filter(({ run }) => run !== undefined));
  const traces = tracesIn(traffic).filter(({ run: { caseId = id } }) => caseId === id);
  const [first] = all;
  if (first === undefined) return ofTraces(traces, input);
  // A helper that was answered is not the run of an agent that was not.
  const failed = withTools(all)[0] ?? first;
  if (conversations.length === 0 || (hasTools(failed) && !conversations.some(hasTools)))
    return ofConversation(failed);
  const main = mainOf(conversations);
  const own = exchanges.filter((one) => main === undefined || !isBeside(one, main));
  const ofRun = all.filter((one) => one === main || one.exchanges.some((each) => own.includes(each)));
  const needed = main === undefined ? conversations : [main];
  const [trace, ...others] = traces.filter((one) =>
    needed.every(({ run }) => run && isTraceOf(one.run, run)),
  );
  if (trace !== undefined && others.length === 0)
    return { ...ofTrace(trace, own), ...faultOf(ofRun.filter(isUncut)) };
  if (main === undefined) return unclear(conversations);
  // What sub-agents and helpers took counts for the run.
  return {
    ...ofConversation(main),
    modelCalls: own.map(modelCallOf),
    ...faultOf(ofRun),
    subAgentCalls: sum(conversations.map((one) => (one === main ? 0 : (one.run?.toolCalls.length ?? 0)))),
  };
}

/** Whether a trace says how a conversation began, and all that was called in it. */
function isTraceOf(trace: Run, run: Run): boolean {
  const isBeginning = [...trace.texts].some(
    ({ speaker, text }) => speaker === "user" && isInput(text, firstWords(run)),
  );
  return isBeginning && holdsCalls(trace, run);
}

/** The run where only traces were recorded. */
function ofTraces(traces: readonly Trace[], input: string | undefined): RecordedRun | undefined {
  if (traces.length === 0) return undefined;
  const matching = traces.filter(({ run }) => input !== undefined && isInput(firstWords(run), input));
  const [trace, ...others] = matching.length > 0 ? matching : traces;
  if (trace !== undefined && others.length === 0) return ofTrace(trace, []);
  return emptyRun(`the run has ${traces.length} traces: start one for each run`);
}

const NOTHING: RecordedRun = {
  input: "",
  userTexts: [],
  toolCalls: [],
  content: { toolCalls: [] },
  modelCalls: [],
};

/** A run of which nothing was recorded, and why. */
export function emptyRun(runError: string): RecordedRun {
  return { ...NOTHING, runError };
}

/** Helpers, such as one that finds a title, are offered no tools. They are left out where anybody is. */
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

/** The conversation that encloses all others; undefined where there is none. */
function mainOf(conversations: readonly Conversation[]): Conversation | undefined {
  return conversations.find((one) => conversations.every((other) => other === one || encloses(one, other)));
}

/** True when the second one came and went between two requests of the first. */
function encloses({ exchanges: outer }: Conversation, { exchanges: inner }: Conversation): boolean {
  const begin = inner[0]?.startedAt ?? 0;
  const end = endOf(inner);
  return outer.some((one, at) => {
    const next = outer[at + 1];
    return next !== undefined && one.startedAt + one.milliseconds <= begin && end <= next.startedAt;
  });
}

function endOf(exchanges: readonly Exchange[]): number {
  return Math.max(...exchanges.map(({ startedAt, milliseconds }) => startedAt + milliseconds));
}

/** True for a request that offers no tools and comes once an agent with tools is done, such as that of a scorer. It is not the run's. */
function isBeside(one: Exchange, main: Conversation): boolean {
  const { exchanges, run } = main;
  const isDone = hasTools(main) && run?.toolCalls.every(({ status }) => status !== "pending") === true;
  // A request that cannot be read may be the agent's own.
  const isHelper = !exchanges.includes(one) && !offersTools(one) && Object.keys(one.request).length > 0;
  return isDone && isHelper && one.startedAt >= endOf(exchanges);
}

function unclear(conversations: readonly Conversation[]): RecordedRun {
  const hosts = [...new Set(conversations.flatMap(({ exchanges }) => exchanges.map(({ host }) => host)))];
  return emptyRun(
    `the run has ${conversations.length} conversations with ${listed(hosts)}, and none of them encloses the others: record its traces, or start the command once for each conversation`,
  );
}

/** A trace holds what requests leave out. */
function isUncut({ fault }: Conversation): boolean {
  return fault !== CUT_CONTEXT;
}

/** A request that failed for good is a fault of the run, in whichever of its conversations. */
function faultOf(conversations: readonly Conversation[]): { runError?: string } {
  const fault = conversations.find((one) => one.fault !== undefined)?.fault;
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
    ...(fault === undefined ? {} : { runError: fault }),
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
    ...(fault === undefined ? {} : { runError: fault }),
  };
}

/** What the user said first. */
function firstWords({ texts, input }: Run): string {
  return texts.find(({ speaker }) => speaker === "user")?.text ?? input;
}

function userTextsOf({ texts, input }: Run): string[] {
  const own = texts.flatMap(({ speaker, text }) => (speaker === "user" ? [text] : []));
  return own.length > 0 ? own : [input];
}

/** Whether what the user said first is this input: alone, or with something around it. */
export function isInput(said: string, input: string): boolean {
  const [whole, part] = [said, input].map((text) => text.replace(/\s+/g, " ").trim()) as [string, string];
  return part !== "" && whole.includes(part);
}

/** One request to the model, as its answer tells of it: when, by which model, and what was used. */
function modelCallOf({ startedAt, milliseconds, request, response }: Exchange): JsonObject {
  const pieces = [response].flat().filter(isObject);
  // Each piece of a stream counts all so far, and says nothing of what an earlier one said for good.
  const usage = Object.fromEntries(pieces.flatMap(countsIn).filter(([, count]) => count !== null));
  return {
    at: new Date(startedAt).toISOString(),
    milliseconds,
    ...(request.model === undefined ? {} : { model: request.model }),
    ...(response === undefined ? { failed: true } : {}),
    ...(Object.keys(usage).length === 0 ? {} : { usage }),
  };
}

/** Where APIs say what an answer took: OpenAI and Anthropic, Gemini, Ollama; the first two also within what a piece of a stream holds. */
function countsIn(piece: JsonObject): [string, Json][] {
  const { usage, usageMetadata, response, message, prompt_eval_count = null, eval_count = null } = piece;
  const inner = [response, message].filter(isObject).map((one) => one.usage ?? null);
  const stated = [...inner, usage ?? null, usageMetadata ?? null, { prompt_eval_count, eval_count }];
  return stated.filter(isObject).flatMap((one) => Object.entries(one));
}

interface Trace {
  content: JsonObject;
  run: Run;
  /** Why it does not hold the whole run. */
  fault?: string | undefined;
}

/** The traces that say what was said and called. */
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
  const records = lists.flat().flatMap((one) => recordsIn(one).map(({ traceId }) => traceId));
  return new Set(records.filter((id) => typeof id === "string"));
}

function recordsIn(resource: Json): JsonObject[] {
  if (!isObject(resource)) return [];
  const scopes = [...objectsOf(resource.scopeSpans), ...objectsOf(resource.scopeLogs)];
  return scopes.flatMap(({ spans, logRecords }) => [...objectsOf(spans), ...objectsOf(logRecords)]);
}

/** The records of one trace, with the resources and scopes around them. */
function onlyOf(traceId: string, resources: readonly Json[], scopes: string, records: string): Json[] {
  return resources.filter(isObject).flatMap((resource) => {
    const kept = objectsOf(resource[scopes]).flatMap((scope) => {
      const own = objectsOf(scope[records]).filter((one) => one.traceId === traceId);
      return own.length === 0 ? [] : [{ ...scope, [records]: own }];
    });
    return kept.length === 0 ? [] : [{ ...resource, [scopes]: kept }];
  });
}

/** Keys of spans about an answer of a model: the GenAI conventions, the AI SDK, OpenInference. */
const MODEL_SPAN = /^(?:chat|text_completion|generate_content)$|\.do(?:Generate|Stream)$|^LLM$/;

/** A trace whose last answer of a model failed, or that has no beginning, is not whole. */
function faultOfTrace({ resourceSpans }: JsonObject): string | undefined {
  const spans = listOf(resourceSpans).flatMap(recordsIn);
  if (spans.length === 0) return undefined;
  const isRoot = ({ parentSpanId = null }: JsonObject) =>
    parentSpanId === null || /^0*$/.test(String(parentSpanId));
  if (!spans.some(isRoot)) return "the trace has no first span: the agent ended before it was sent";
  const [last] = spans.filter(isModelSpan).sort((a, b) => (startOf(a) < startOf(b) ? 1 : -1));
  const status = last?.status ?? null;
  const isFailed = isObject(status) && (status.code === 2 || status.code === "STATUS_CODE_ERROR");
  const said = isFailed && isString(status.message) ? `: ${status.message}` : "";
  return isFailed ? `the last answer of the model failed${said}` : undefined;
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

/** The run of a trace, if it carries what was said and called. */
function runOf(content: JsonObject): Run | undefined {
  if (claimants(content).length !== 1) return undefined;
  try {
    const [run, ...others] = readDocument(content).runs;
    if (run === undefined || others.length > 0 || run.fault !== undefined) return undefined;
    return firstWords(run) === "" && run.toolCalls.length === 0 ? undefined : run;
  } catch (error) {
    if (error instanceof RecordingError) return undefined;
    throw error;
  }
}

/** Which run of which case it is. */
interface Identity {
  caseId: string;
  trial: number;
  /** Tells it from another run that did the same. */
  id: string;
}

/**
 * The text of a recording: what the format reads, with what `rungate record` knows of it, and without secrets. `onTools` gets the lists of
 * tools that it only names, by their digests.
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
    ...(run.source === undefined ? {} : { source: run.source }),
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

/** Whether a recording says that it is the command that failed. */
export function hasCommandFailed(document: Json): boolean {
  const recorder = isObject(document) ? (document.recorder ?? null) : null;
  return isObject(recorder) && recorder.hasCommandFailed === true;
}

function line(document: JsonObject): string {
  return `${jsonText(document)}\n`;
}

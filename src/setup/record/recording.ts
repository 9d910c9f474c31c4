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
import { listed } from "../../base/text.ts";
import { claimants, readDocument } from "../../recordings/detect.ts";
import type { Run, recordedSources, ToolCall } from "../../recordings/run.ts";
import { version } from "../../version.ts";
import { type Conversation, CUT_CONTEXT, conversationsIn, documentOf } from "./conversations.ts";
import { type Scrub, scrubbed } from "./scrub.ts";
import type { Exchange, Traffic } from "./traffic.ts";

type Source = (typeof recordedSources)[number];

/** What is written of one run, before anybody knows which case and trial it is. */
export interface RecordedRun {
  /** What the user said first; "" where nobody knows. */
  input: string;
  source?: Source;
  toolCalls: readonly ToolCall[];
  /** What the format reads: exchanges or spans. */
  content: JsonObject;
  modelCalls: JsonObject[];
  /** Why the agent could not run to its end. */
  runError?: string;
  /** It is the command that failed, and not a provider. */
  hasCommandFailed?: true;
}

/** The runs in the traffic of one process that runs many cases: one for each conversation with tools, or for each trace. */
export function runsIn(traffic: Traffic): RecordedRun[] {
  const conversations = withTools(conversationsIn(traffic.exchanges));
  const traces = tracesIn(traffic);
  const isTraced = traces.length > 0 && traces.length >= conversations.length;
  return isTraced
    ? traces.map(({ content, run }) => ofTrace(content, run, []))
    : conversations.map(ofConversation);
}

/**
 * The one run in the traffic of one process that ran one case. Traces are taken if they carry what was said and called, and no fewer
 * calls than the requests do. Of several conversations it is the one that begins with the input, or else the one that went on while
 * the others came and went, as sub-agents do. Undefined where nothing was recorded.
 */
export function runIn(traffic: Traffic, input: string | undefined): RecordedRun | undefined {
  const all = conversationsIn(traffic.exchanges);
  const conversations = withTools(all);
  const failing = [...conversations, ...all.filter(isUnread)];
  const main = mainOf(conversations, input);
  const traces = tracesIn(traffic);
  const [trace, ...others] = traces;
  const callsSeen = main?.run?.toolCalls.length ?? 0;
  if (trace !== undefined && others.length === 0 && trace.run.toolCalls.length >= callsSeen)
    return { ...ofTrace(trace.content, trace.run, traffic.exchanges), ...faultOf(failing.filter(isUncut)) };
  if (main !== undefined)
    return { ...ofConversation(main), ...cutIn(main, conversations), ...faultOf(failing) };
  if (conversations.length > 0) return unclear(conversations, input);
  if (trace === undefined) return undefined;
  const matching = traces.filter(({ run }) => input !== undefined && beginsWith(run, input));
  const [own, ...more] = matching;
  if (own !== undefined && more.length === 0) return ofTrace(own.content, own.run, []);
  return { ...NOTHING, runError: `the run has ${traces.length} traces: start one for each run` };
}

const NOTHING: RecordedRun = { input: "", toolCalls: [], content: { toolCalls: [] }, modelCalls: [] };

/** A run of which nothing was recorded, and why. */
export function emptyRun(runError: string): RecordedRun {
  return { ...NOTHING, runError };
}

/** Helpers, such as one that finds a title, are offered no tools. They are left out where anybody is. */
function withTools(conversations: Conversation[]): Conversation[] {
  const own = conversations.filter(({ exchanges }) => exchanges.some(offersTools));
  return own.length > 0 ? own : conversations;
}

function offersTools({ request: { tools, functions } }: Exchange): boolean {
  return listOf(tools).length > 0 || listOf(functions).length > 0;
}

/** Nobody knows what a request is about that was too large to be read, but it had no answer. */
function isUnread({ exchanges }: Conversation): boolean {
  return exchanges.every(({ request }) => Object.keys(request).length === 0);
}

function mainOf(conversations: readonly Conversation[], input: string | undefined): Conversation | undefined {
  if (conversations.length < 2) return conversations[0];
  const asked = conversations.filter(
    ({ run }) => input !== undefined && run !== undefined && beginsWith(run, input),
  );
  const candidates = asked.length > 0 ? asked : conversations;
  if (candidates.length === 1) return candidates[0];
  return candidates.find((one) => candidates.every((other) => other === one || encloses(one, other)));
}

/** True when the second one came and went between two requests of the first. */
function encloses({ exchanges: outer }: Conversation, { exchanges: inner }: Conversation): boolean {
  const begin = inner[0]?.startedAt ?? 0;
  const end = Math.max(...inner.map(({ startedAt, milliseconds }) => startedAt + milliseconds));
  return outer.some((one, at) => {
    const next = outer[at + 1];
    return next !== undefined && one.startedAt + one.milliseconds <= begin && end <= next.startedAt;
  });
}

function unclear(conversations: readonly Conversation[], input: string | undefined): RecordedRun {
  const hosts = [...new Set(conversations.flatMap(({ exchanges }) => exchanges.map(({ host }) => host)))];
  const which = input === undefined ? "" : ", and not exactly one of them begins with the input of the case";
  return emptyRun(
    `the run has ${conversations.length} conversations with ${listed(hosts)}${which}: start the command once for each conversation`,
  );
}

/** A trace holds what requests leave out. */
function isUncut({ fault }: Conversation): boolean {
  return fault !== CUT_CONTEXT;
}

/** Where the agent waits for calls and goes on elsewhere, it has left out a part of its context. */
function cutIn(
  { run, exchanges }: Conversation,
  conversations: readonly Conversation[],
): { runError?: string } {
  const isOpen = run?.toolCalls.some(({ status }) => status === "pending") ?? false;
  const last = exchanges.at(-1)?.startedAt ?? 0;
  const goesOn = conversations.some((other) => (other.exchanges[0]?.startedAt ?? 0) > last);
  return isOpen && goesOn ? { runError: CUT_CONTEXT } : {};
}

/** A request that failed for good is a fault of the run, in whichever of its conversations. */
function faultOf(conversations: readonly Conversation[]): { runError?: string } {
  const fault = conversations.find((one) => one.fault !== undefined)?.fault;
  return fault === undefined ? {} : { runError: fault };
}

function ofConversation({ exchanges, content, run, fault }: Conversation): RecordedRun {
  return {
    input: run === undefined ? firstWordsIn(exchanges[0]?.request ?? {}) : firstWords(run),
    source: "model requests",
    toolCalls: run?.toolCalls ?? [],
    content: content.length === 0 ? { toolCalls: [] } : documentOf(content),
    modelCalls: exchanges.map(modelCallOf),
    ...(fault === undefined ? {} : { runError: fault }),
  };
}

function ofTrace(content: JsonObject, run: Run, exchanges: readonly Exchange[]): RecordedRun {
  return {
    input: firstWords(run),
    source: "traces",
    toolCalls: run.toolCalls,
    content,
    modelCalls: exchanges.map(modelCallOf),
  };
}

/** What the user said first. */
function firstWords({ texts, input }: Run): string {
  return texts.find(({ speaker }) => speaker === "user")?.text ?? input;
}

/** The same of a request that was not answered, in the shape of any API. */
function firstWordsIn({ messages, contents, input }: JsonObject): string {
  const list = messages ?? contents ?? input;
  if (isString(list)) return list;
  const { content, parts } = objectsOf(list).find(({ role }) => role === "user") ?? {};
  if (isString(content)) return content;
  const texts = objectsOf(content ?? parts).map(({ text }) => text);
  return texts.filter(isString).join("\n");
}

/** Whether what the user said first is this input: alone, or with something around it. */
export function isInput(said: string, input: string): boolean {
  const [whole, part] = [said, input].map((text) => text.replace(/\s+/g, " ").trim()) as [string, string];
  return part !== "" && whole.includes(part);
}

function beginsWith(run: Run, input: string): boolean {
  return isInput(firstWords(run), input);
}

/** One request to the model, as its answer tells of it: when, by which model, and what was used. */
function modelCallOf({ startedAt, milliseconds, request, response }: Exchange): JsonObject {
  const pieces = [response].flat().filter(isObject);
  const usage = Object.assign({}, ...pieces.flatMap(usagesIn)) as JsonObject;
  return {
    at: new Date(startedAt).toISOString(),
    milliseconds,
    ...(request.model === undefined ? {} : { model: request.model }),
    ...(Object.keys(usage).length === 0 ? {} : { usage }),
  };
}

/** Where APIs say what an answer took: OpenAI and Anthropic, Gemini; the last two in pieces of a stream. */
function usagesIn(piece: JsonObject): JsonObject[] {
  const { usage, usageMetadata, response, message } = piece;
  const inner = [response, message].filter(isObject).flatMap((one) => one.usage);
  return [...inner, usage, usageMetadata].filter(isObject);
}

interface Trace {
  content: JsonObject;
  run: Run;
}

/** The traces that say what was said and called. */
function tracesIn({ resourceSpans, resourceLogs }: Traffic): Trace[] {
  return [...traceIds(resourceSpans, resourceLogs)].flatMap((id) => {
    const content = {
      ...part("resourceSpans", onlyOf(id, resourceSpans, "scopeSpans", "spans")),
      ...part("resourceLogs", onlyOf(id, resourceLogs, "scopeLogs", "logRecords")),
    };
    const run = runOf(content);
    return run === undefined ? [] : [{ content, run }];
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

/** The text of a recording: what the format reads, with what `rungate record` knows of it, and without secrets. */
export function recordingText(run: RecordedRun, { caseId, trial, id }: Identity, scrub: Scrub): string {
  const about = { case: caseId, trial: String(trial), run: id };
  const by: JsonObject = {
    by: `rungate ${version}`,
    ...(run.source === undefined ? {} : { source: run.source }),
    ...(run.hasCommandFailed ? { hasCommandFailed: true } : {}),
  };
  const fault = run.runError === undefined ? {} : { runError: scrub(run.runError) };
  const content = scrubbed(run.content, scrub);
  const text = line({
    ...about,
    recorder: by,
    ...fault,
    modelCalls: run.modelCalls,
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

import { isObject, isString, type Json, type JsonObject, member } from "../base/json.ts";
import { RecordingError } from "../base/problems.ts";
import { groupBy } from "../base/text.ts";
import { callId } from "./calls.ts";
import { Conversation } from "./conversation.ts";
import { failureStatus, statusInText } from "./exchanges.ts";
import { jsonIn, statedText } from "./message-parts.ts";
import { type Message, openResults, type Utterance } from "./model-messages.ts";
import { failureIn } from "./provider-faults.ts";
import { COULD_NOT_RUN, type Run, type StatedCall, type ToolDefinition } from "./run.ts";

/** When a span began and ended, in nanoseconds, and the span it stands under. */
interface TimedSpan {
  start: bigint;
  end: bigint;
  parent?: string | undefined;
  /** The name of the agent in which it stands. */
  agent?: string | undefined;
}

/** A span in which a model answered. */
export interface Generation extends TimedSpan {
  kind: "generation";
  /** The tools that were offered to it. */
  tools?: readonly ToolDefinition[];
  /**
   * What it was given, which repeats what was said and called before. Texts and calls count where nothing before tells of them;
   * results tell what became of calls without a span, such as those that were refused.
   */
  input: readonly Message[];
  /** What it answered. */
  output: readonly Message[];
  /** The agent was called as a tool: what it is told and what it says is between agents. */
  isUnheard?: boolean;
  /** The span of a request that failed without an answer, as it is recorded. */
  failure?: Json | undefined;
}

/** A span in which a tool was executed. */
export interface Execution extends TimedSpan {
  kind: "execution";
  call: StatedCall;
  /** Nothing but a model's call of that name tells that this is one: without it the span is something else. */
  onlyIfAsked?: true;
  /** It hands the run to another agent: a team may have given the call a name of its own, which the model's answer has. */
  isHandoff?: boolean;
  /** Why the span alone does not tell the call, such as missing arguments. Without a model's call it makes the run unscorable. */
  untold?: string | undefined;
}

export type Span = Generation | Execution;

/**
 * Adds the spans of one trace, in any order, to a conversation. A call that a model asked for and the span of its execution are
 * one call. Executions that no model is recorded to have asked for are parallel when they are siblings and overlap in time.
 */
export function addSpans(talk: Conversation, spans: readonly Span[]): void {
  const heard = new SeenTexts();
  const executed = new Set(
    spans.flatMap((span) => (span.kind === "execution" && !span.isHandoff ? [span.call.name] : [])),
  );
  let before: Execution | undefined;
  let answer: Generation | undefined;
  for (const span of inOrder(spans)) {
    talk.actAs(span.agent);
    if (span.kind === "generation") {
      addGeneration(talk, span, heard);
      before = undefined;
      answer = span;
      continue;
    }
    const call = span.isHandoff ? { ...span.call, name: handoffName(span, answer, executed) } : span.call;
    if (talk.execution(call) || span.onlyIfAsked) continue;
    if (before === undefined || !areParallel(before, span)) talk.nextTurn();
    talk.unaskedExecution(call);
    if (span.untold !== undefined) talk.unscorable(span.untold);
    if (before === undefined || before.end < span.end) before = span;
  }
  talk.actAs(undefined);
  const { failure } = spans.filter(isHeard).toSorted(byStart).at(-1) ?? {};
  if (failure === undefined) return;
  const { text = "it is not recorded why", cause } = failureIn(failure) ?? {};
  talk.unscorable(
    `${cause === "provider" ? COULD_NOT_RUN : "the last request to the model failed: "}${text}`,
  );
}

function isHeard(span: Span): span is Generation {
  return span.kind === "generation" && !span.isUnheard;
}

function handoffName(
  { call: { name } }: Execution,
  answer: Generation | undefined,
  executed: ReadonlySet<Json | undefined>,
): Json | undefined {
  const names = (answer?.output ?? []).flatMap(({ calls }) => calls.map((call) => call.name));
  const [only, ...others] = names.filter((one) => !executed.has(one));
  return names.includes(name) || others.length > 0 ? name : (only ?? name);
}

function areParallel(earlier: TimedSpan, later: TimedSpan): boolean {
  return earlier.parent === later.parent && later.start < earlier.end;
}

function addGeneration(
  talk: Conversation,
  { tools = [], input, output, agent, isUnheard = false }: Generation,
  heard: SeenTexts,
): void {
  for (const tool of tools) talk.offer(tool);
  const textsOf = (messages: readonly Message[]) => (isUnheard ? [] : messages.flatMap(({ texts }) => texts));
  const isNew = new Set(heard.question(textsOf(input)));
  // All are looked up before any is added: the input may hold equal calls.
  const earlier = input.map(({ texts, calls }) => ({
    texts: texts.filter((text) => isNew.has(text)),
    calls: calls.filter((call) => !talk.knows(call)),
  }));
  // Of a call that is only told of nothing says which agent made it.
  talk.actAs(undefined);
  for (const { texts, calls } of earlier) if (texts.length + calls.length > 0) addMessage(talk, texts, calls);
  for (const result of openResults(input)) talk.resultIfAwaited(result);
  talk.actAs(agent);
  addMessage(
    talk,
    isUnheard ? [] : heard.answer(textsOf(output)),
    output.flatMap(({ calls }) => calls),
  );
  // An agent's answer, and one of a model with tools of its own, holds the results too.
  for (const result of output.flatMap(({ results }) => results)) talk.resultIfAwaited(result);
}

function addMessage(talk: Conversation, texts: readonly Utterance[], calls: readonly StatedCall[]): void {
  talk.nextTurn();
  for (const { speaker, text } of texts) talk.say(speaker, text);
  for (const call of calls) talk.call(call);
}

/** What was said so far. Every input repeats it, and the same words may be said twice. */
class SeenTexts {
  private readonly counts = new Map<string, number>();
  private answered = false;

  /** The texts of an input that are new. What an agent is said to have answered counts only before its first own answer. */
  question(texts: readonly Utterance[]): Utterance[] {
    const now = new Map<string, number>();
    const fresh = texts.filter((text) => {
      const key = keyOf(text);
      const count = (now.get(key) ?? 0) + 1;
      now.set(key, count);
      const isOfAgent = text.speaker === "assistant" || text.speaker === "reasoning";
      return count > (this.counts.get(key) ?? 0) && !(isOfAgent && this.answered);
    });
    for (const [key, count] of now) this.counts.set(key, Math.max(count, this.counts.get(key) ?? 0));
    return fresh;
  }

  /** The texts of an answer: all of them. */
  answer(texts: readonly Utterance[]): readonly Utterance[] {
    this.answered = true;
    for (const text of texts) this.counts.set(keyOf(text), (this.counts.get(keyOf(text)) ?? 0) + 1);
    return texts;
  }
}

function keyOf({ speaker, text }: Utterance): string {
  return `${speaker} ${text}`;
}

/**
 * Each generation with the executions that follow it: those of calls that it asked for by id, and of the others those that began no
 * earlier than it and before the next. Clocks are coarse and differ: an execution never comes before the answer that asked for it.
 */
function inOrder(spans: readonly Span[]): Span[] {
  // Of answers that began at the same time the ends tell nothing, and the order given does.
  const generations = spans.filter((span) => span.kind === "generation").toSorted(byStart);
  const executions = spans
    .filter((span) => span.kind === "execution")
    .toSorted((a, b) => byStart(a, b) || byEnd(a, b));
  const asks = generations.flatMap((asker) =>
    asker.output.flatMap(({ calls }) => calls.map(({ id }) => ({ id: callId(id), asker }))),
  );
  // More than one where a model uses an id again.
  const askers = groupBy(asks, ({ id }) => id);
  const first: Execution[] = [];
  const followers = new Map<Generation, Execution[]>(generations.map((generation) => [generation, []]));
  let begun = -1;
  for (const execution of executions) {
    let next = generations[begun + 1];
    while (next !== undefined && next.start <= execution.start) {
      begun += 1;
      next = generations[begun + 1];
    }
    const id = callId(execution.call.id);
    const asked = id === undefined ? [] : (askers.get(id) ?? []).map((ask) => ask.asker);
    const asker = asked.findLast(({ start }) => start <= execution.start) ?? asked[0] ?? generations[begun];
    (asker === undefined ? first : followers.get(asker))?.push(execution);
  }
  return [
    ...first,
    ...generations.flatMap((generation) => [generation, ...(followers.get(generation) ?? [])]),
  ];
}

function byStart(a: TimedSpan, b: TimedSpan): number {
  return compared(a.start, b.start);
}

function byEnd(a: TimedSpan, b: TimedSpan): number {
  return compared(a.end, b.end);
}

function compared(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * The run of one trace. Of a file with several, one that cannot be read is at fault alone: it must not take the others with it.
 * Throws RecordingError when the only trace of a file cannot be read.
 */
export function readTrace<Read extends Run | undefined>(
  isOneOfSeveral: boolean,
  read: () => Read,
): Read | Run {
  try {
    return read();
  } catch (error) {
    if (!isOneOfSeveral || !(error instanceof RecordingError)) throw error;
    return new Conversation().run({ fault: error.message });
  }
}

/** The case and trial of a run, as text or numbers under one of the keys in one of the sources. The first key that is there holds. */
export function namesIn(
  sources: readonly JsonObject[],
  keys: { caseId: readonly string[]; trial: readonly string[] },
): Pick<Run, "caseId" | "trial"> {
  const caseId = nameIn(sources, keys.caseId);
  const trial = nameIn(sources, keys.trial);
  return { ...(caseId === undefined ? {} : { caseId }), ...(trial === undefined ? {} : { trial }) };
}

function nameIn(sources: readonly JsonObject[], keys: readonly string[]): string | undefined {
  const values = keys.flatMap((key) => sources.map((source) => member(source, key)));
  const found = values.find(isName);
  return found === undefined ? undefined : String(found);
}

function isName(value: Json | undefined): value is string | number | bigint {
  return typeof value === "number" || typeof value === "bigint" || (isString(value) && value !== "");
}

/**
 * What became of a tool's execution, by its `answer`, or by a failure: what its `texts` or the answer say tells whether a schema or a person
 * refused the call. Nothing while it has neither ended nor answered.
 */
export function executionOutcome(
  answer: Json | undefined,
  recorded: Json | undefined,
  hasEnded: boolean,
  failure?: { texts: readonly (Json | undefined)[]; wasRefused?: boolean },
): Pick<StatedCall, "status" | "result"> {
  const result = recorded === undefined ? {} : { result: recorded };
  if (failure !== undefined) {
    const isRefusal = (text: Json | undefined) => isString(text) && failureStatus(text) === "rejected";
    const wasRefused = failure.wasRefused || [answer, ...failure.texts].some(isRefusal);
    return { status: wasRefused ? "rejected" : "error", ...result };
  }
  if (isString(answer)) return { status: statusInText(answer), ...result };
  return hasEnded || recorded !== undefined ? { status: "ok", ...result } : {};
}

/** How tracers call the span of a handoff. */
const HANDOFF = /^handoff to (.+)$/i;

/** The name of the call behind a span of that name, where it hands the run to another agent. */
export function handoffIn(spanName: string): string | undefined {
  const agent = HANDOFF.exec(spanName)?.[1];
  return agent === undefined ? undefined : handoffTool(agent);
}

/**
 * The name under which the OpenAI Agents SDK offers a model the handoff to an agent: `transfer_to_billing_agent`. Its JavaScript
 * edition keeps capital letters.
 */
export function handoffTool(agent: string, language: "python" | "javascript" = "python"): string {
  const name = `transfer_to_${agent}`.replace(/[^a-zA-Z0-9_]/g, "_");
  return language === "python" ? name.toLowerCase() : name;
}

/**
 * The arguments in what a tool was given, by the names in the `schema` of the tool where some have none. Decorated functions are recorded
 * as `{args, kwargs}`, tools of LangChain as `{input_str, inputs}` or, in JavaScript, as `{args}` with the arguments' text.
 */
export function recordedArguments(given: Json | undefined, schema?: Json): ReturnType<typeof statedText> {
  const input = jsonIn(given);
  if (!isObject(input)) return statedText(input);
  const { args, kwargs = {}, inputs, input_str: text } = input;
  if (Array.isArray(args) && isObject(kwargs)) return { arguments: namedArguments(args, kwargs, schema) };
  if (isObject(inputs)) return statedText(inputs);
  return statedText(isString(text) ? text : input);
}

function namedArguments(args: readonly Json[], kwargs: JsonObject, schema?: Json): JsonObject | undefined {
  const [first, ...others] = args;
  const only = jsonIn(first);
  const names = isObject(schema) ? Object.keys(isObject(schema.properties) ? schema.properties : schema) : [];
  const isAlone = isObject(only) && others.length + Object.keys(kwargs).length === 0;
  // One object may be all arguments together, or the first of them.
  if (isAlone && (names.length === 0 || Object.keys(only).every((key) => names.includes(key)))) return only;
  if (args.length > names.length) return undefined;
  return { ...Object.fromEntries(args.map((value, at) => [names[at], value])), ...kwargs };
}

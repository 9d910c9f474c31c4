import {
  defined,
  isNumeric,
  isObject,
  isString,
  type Json,
  type JsonObject,
  member,
  objectOf,
} from "../../core/json.ts";
import { RecordingError } from "../../core/problems.ts";
import { groupBy } from "../../core/text.ts";
import { COULD_NOT_RUN, type Run, type StatedCall, type ToolDefinition } from "../run.ts";
import { callId } from "./calls.ts";
import { Conversation } from "./conversation.ts";
import { failureStatus, statusInText } from "./exchanges.ts";
import { jsonIn, statedText } from "./message-parts.ts";
import { type Message, openResults, type Utterance } from "./model-messages.ts";
import { failureIn } from "./provider-faults.ts";

interface TimedSpan {
  start: bigint;
  end: bigint;
  parent?: string | undefined;
  agent?: string | undefined;
}

export interface Generation extends TimedSpan {
  kind: "generation";
  tools?: readonly ToolDefinition[];
  /** Repeats earlier texts and calls. New texts and calls count; results settle calls without a span, such as refused calls. */
  input: readonly Message[];
  output: readonly Message[];
  /** The agent was called as a tool: its input and texts are between agents. */
  isUnheard?: boolean;
  /** The failure of a request that got no answer. */
  failure?: Json | undefined;
}

export interface Execution extends TimedSpan {
  kind: "execution";
  call: StatedCall;
  /** Only a model's call of that name shows that this span is an execution. */
  onlyIfAsked?: true;
  /** A handoff to another agent. Frameworks may rename its call, so the model's answer has the real name. */
  isHandoff?: boolean;
  /** The reason why the span does not describe the call fully, such as missing arguments. Without a model's call the run is unscorable. */
  untold?: string | undefined;
}

type Span = Generation | Execution;

/**
 * Adds the spans of one trace, in any order, to a conversation. A model's call and the span of its execution become one call. Executions
 * without a model's call are parallel if they are siblings and overlap in time.
 */
export function addSpans(talk: Conversation, spans: readonly Span[]): void {
  const seen = new SeenTexts();
  const executed = new Set(
    spans.flatMap((span) => (span.kind === "execution" && !span.isHandoff ? [span.call.name] : [])),
  );
  let before: Execution | undefined;
  let answer: Generation | undefined;
  for (const span of inOrder(spans)) {
    talk.actAs(span.agent);
    if (span.kind === "generation") {
      addGeneration(talk, span, seen);
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
  const heard = spans.filter((span) => span.kind === "generation" && !span.isUnheard);
  const { failure } = (heard as Generation[]).toSorted(byStart).at(-1) ?? {};
  if (failure === undefined) return;
  const { text = "it is not recorded why", cause } = failureIn(failure) ?? {};
  talk.unscorable(
    `${cause === "provider" ? COULD_NOT_RUN : "the last request to the model failed: "}${text}`,
  );
}

function handoffName(
  { call: { name } }: Execution,
  answer: Generation | undefined,
  executed: ReadonlySet<Json | undefined>,
): Json | undefined {
  const names = (answer?.output ?? []).flatMap(({ calls }) => calls.map((call) => call.name));
  const [only, ...more] = names.filter((name) => !executed.has(name));
  return names.includes(name) || more.length > 0 ? name : (only ?? name);
}

function areParallel(earlier: TimedSpan, later: TimedSpan): boolean {
  return earlier.parent === later.parent && later.start < earlier.end;
}

function addGeneration(
  talk: Conversation,
  { tools = [], input, output, agent, isUnheard = false }: Generation,
  seen: SeenTexts,
): void {
  for (const tool of tools) talk.offer(tool);
  const textsOf = (messages: readonly Message[]) => (isUnheard ? [] : messages.flatMap(({ texts }) => texts));
  const isNew = new Set(seen.question(textsOf(input)));
  // Look up all calls before adding any, because the input may hold equal calls.
  const earlier = input.map(({ texts, calls }) => ({
    texts: texts.filter((text) => isNew.has(text)),
    calls: calls.filter((call) => !talk.knows(call)),
  }));
  talk.actAs(undefined);
  for (const { texts, calls } of earlier) if (texts.length + calls.length > 0) addMessage(talk, texts, calls);
  for (const result of openResults(input)) talk.resultIfAwaited(result);
  talk.actAs(agent);
  addMessage(
    talk,
    isUnheard ? [] : seen.answer(textsOf(output)),
    output.flatMap(({ calls }) => calls),
  );
  // The output of an agent, or of a model with server tools, holds results too.
  for (const result of output.flatMap(({ results }) => results)) talk.resultIfAwaited(result);
}

function addMessage(talk: Conversation, texts: readonly Utterance[], calls: readonly StatedCall[]): void {
  talk.nextTurn();
  for (const { speaker, text } of texts) talk.say(speaker, text);
  for (const call of calls) talk.call(call);
}

/** Counts texts, because every input repeats the earlier ones and a text may also occur twice. */
class SeenTexts {
  private readonly counts = new Map<string, number>();
  private answered = false;

  /** Returns the texts of an input that are new. Texts of the agent count only before its first own answer. */
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
 * Orders each generation before its executions: the executions of its calls by id, and otherwise those that began after it and before the
 * next generation. Clocks differ, so an execution never precedes its call.
 */
function inOrder(spans: readonly Span[]): Span[] {
  // Answers that began at the same time keep their recorded order; their ends do not show one.
  const generations = spans.filter((span) => span.kind === "generation").toSorted(byStart);
  const executions = spans.filter((span) => span.kind === "execution").toSorted(byPeriod);
  const requests = generations.flatMap((asker) =>
    asker.output.flatMap(({ calls }) => calls.map(({ id }) => ({ id: callId(id), asker }))),
  );
  // An id has several generations if a model reused it.
  const askers = groupBy(requests, ({ id }) => id);
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
    const candidates = id === undefined ? [] : (askers.get(id) ?? []).map((ask) => ask.asker);
    const asker =
      candidates.findLast(({ start }) => start <= execution.start) ?? candidates[0] ?? generations[begun];
    (asker === undefined ? first : followers.get(asker))?.push(execution);
  }
  return [
    ...first,
    ...generations.flatMap((generation) => [generation, ...(followers.get(generation) ?? [])]),
  ];
}

function byStart(a: TimedSpan, b: TimedSpan): number {
  return a.start < b.start ? -1 : a.start > b.start ? 1 : 0;
}

function byPeriod(a: TimedSpan, b: TimedSpan): number {
  return byStart(a, b) || (a.end < b.end ? -1 : a.end > b.end ? 1 : 0);
}

/** Reads one trace. Its RecordingError becomes the fault of a run if the file has several traces. */
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

/** Returns the case and trial from the first of the keys that any source has, in key order, as text. */
export function namesIn(
  sources: readonly JsonObject[],
  keys: { caseId: readonly string[]; trial: readonly string[] },
): Pick<Run, "caseId" | "trial"> {
  const [caseId, trial] = [keys.caseId, keys.trial].map((names) => {
    const values = names.flatMap((name) => sources.map((source) => member(source, name)));
    const found = values.find((value) => isNumeric(value) || (isString(value) && value !== ""));
    return found === undefined ? undefined : String(found);
  });
  return defined({ caseId, trial });
}

/**
 * Returns the status and result of a tool's execution. Of a failure, its `texts` or the answer show whether a schema or a person refused
 * the call. Returns nothing for a call without end or answer.
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

const HANDOFF = /^handoff to (.+)$/i;

/** Returns the call name of the handoff behind a span name, or undefined for other spans. */
export function handoffIn(spanName: string): string | undefined {
  const agent = HANDOFF.exec(spanName)?.[1];
  return agent && handoffTool(agent);
}

/** Returns the OpenAI Agents SDK's tool name for a handoff: `transfer_to_billing_agent`. JavaScript keeps capital letters. */
export function handoffTool(agent: string, language: "python" | "javascript" = "python"): string {
  const name = `transfer_to_${agent}`.replace(/[^a-zA-Z0-9_]/g, "_");
  return language === "python" ? name.toLowerCase() : name;
}

/**
 * Returns the arguments in a tool's input. Positional arguments get the names of the `schema`. Python decorators record `{args, kwargs}`,
 * LangChain `{input_str, inputs}`, and LangChain.js `{args}` with JSON text.
 */
export function recordedArguments(recorded: Json | undefined, schema?: Json): ReturnType<typeof statedText> {
  const input = jsonIn(recorded);
  if (!isObject(input)) return statedText(input);
  const { args, kwargs = {}, inputs, input_str: text } = input;
  if (Array.isArray(args) && isObject(kwargs)) return { arguments: namedArguments(args, kwargs, schema) };
  if (isObject(inputs)) return statedText(inputs);
  return statedText(isString(text) ? text : input);
}

function namedArguments(args: readonly Json[], kwargs: JsonObject, schema?: Json): JsonObject | undefined {
  const [first, ...rest] = args;
  const only = jsonIn(first);
  const { properties } = objectOf(schema);
  const names = Object.keys(objectOf(isObject(properties) ? properties : schema));
  const isAlone = isObject(only) && rest.length + Object.keys(kwargs).length === 0;
  // A single object may be all arguments, or the first argument.
  if (isAlone && (names.length === 0 || Object.keys(only).every((key) => names.includes(key)))) return only;
  if (args.length > names.length) return undefined;
  return { ...Object.fromEntries(args.map((value, at) => [names[at], value])), ...kwargs };
}

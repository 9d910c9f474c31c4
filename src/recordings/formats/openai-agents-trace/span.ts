import { isObject, isString, type Json, type JsonObject, textOf } from "../../../json/json.ts";
import { failureStatus, statusInText } from "../../failures.ts";
import { periods } from "../../instant.ts";
import type { Execution } from "../../spans.ts";
import type { StatedCall } from "../../stated.ts";

/** One span of a trace. */
export interface RecordedSpan {
  id: string;
  parent?: string | undefined;
  start: bigint;
  end: bigint;
  hasEnded: boolean;
  /** The edition of the SDK: Python writes times with an offset, JavaScript with a Z. */
  language: "python" | "javascript";
  data: JsonObject;
  error?: JsonObject | undefined;
}

/** The spans of a trace. Where one does not say when it began, all are taken to be in order. */
export function readRecorded(items: readonly JsonObject[]): RecordedSpan[] {
  const times = periods(items.map(({ started_at, ended_at }) => [started_at, ended_at]));
  const spans = items.map(
    (item, at): RecordedSpan => ({
      ...(times[at] ?? { start: 0n, end: 0n, hasEnded: true }),
      id: textOf(item.id),
      parent: isString(item.parent_id) ? item.parent_id : undefined,
      language: isString(item.started_at) && item.started_at.endsWith("Z") ? "javascript" : "python",
      data: isObject(item.span_data) ? item.span_data : {},
      error: isObject(item.error) ? item.error : undefined,
    }),
  );
  const calls = new Map<bigint, RecordedSpan[]>();
  for (const call of spans.filter(isExecuted))
    calls.set(call.start, [...(calls.get(call.start) ?? []), call]);
  return spans.map((span) =>
    isModel(span) && beganAfter(span, calls.get(span.start) ?? []) ? later(span) : span,
  );
}

/**
 * True for an answer that began when a call had ended, within the same tick of the clock. The answer that asked for the call
 * had ended before it, and stands beside it.
 */
function beganAfter({ start, end, parent }: RecordedSpan, calls: readonly RecordedSpan[]): boolean {
  return calls.some((call) => call.parent !== parent || end > start);
}

function later(span: RecordedSpan): RecordedSpan {
  const start = span.start + 1n;
  return { ...span, start, end: span.end > start ? span.end : start };
}

function isExecuted({ data }: RecordedSpan): boolean {
  return data.type === "function" || data.type === "handoff";
}

/** True for the span of a model's answer. */
export function isModel({ data }: Pick<RecordedSpan, "data">): boolean {
  return data.type === "generation" || data.type === "response";
}

/** True for the span of one answer and the calls it asked for: newer editions write them, as custom spans. */
function isTurn({ data }: RecordedSpan): boolean {
  return data.type === "turn" || (isObject(data.data) && data.data.sdk_span_type === "turn");
}

/**
 * The spans of calls, each as long as its turn: what one answer of a model asked for was asked at once, though a tool may end
 * before the next one begins. Without an answer before it nothing is known of its turn, and it stays as long as it was.
 */
export function throughTheirTurns(calls: readonly Execution[], spans: readonly RecordedSpan[]): Execution[] {
  const answers = new Map<string | undefined, bigint[]>();
  for (const { parent, start } of spans.filter(isModel))
    answers.set(parent, [...(answers.get(parent) ?? []), start]);
  const turns = new Map(spans.filter(isTurn).map(({ id, end }) => [id, end]));
  const last = spans.reduce((latest, { end }) => (end > latest ? end : latest), 0n) + 1n;
  return calls.map((call) => {
    const turnEnd = turns.get(call.parent ?? "");
    if (turnEnd !== undefined) return { ...call, end: turnEnd + 1n };
    const starts = answers.get(call.parent) ?? [];
    if (!starts.some((start) => start <= call.start)) return call;
    const next = starts.reduce((first, start) => (start > call.start && start < first ? start : first), last);
    return { ...call, end: next };
  });
}

/** What came of the execution that a span stands for. A tool that returned nothing has no output, and no error either. */
export function outcomeOf({ data, error, hasEnded }: RecordedSpan): Pick<StatedCall, "status" | "result"> {
  const output = data.output === "" ? undefined : (data.output ?? undefined);
  const result = output ?? errorText(error);
  const told = result === undefined ? {} : { result };
  // JavaScript's edition blanks the arguments that a schema refused, and nothing else while sensitive data are on.
  const wasBlanked = data.input === "" && isString(output);
  const wasRefused = wasBlanked || [output, error?.message, reasonOf(error)].some(isRefusal);
  if (error !== undefined) return { status: wasRefused ? "rejected" : "error", ...told };
  if (isString(output)) return { status: statusInText(output), ...told };
  return hasEnded || output !== undefined ? { status: "ok", ...told } : {};
}

/** What an error says. */
export function errorText(error: JsonObject | undefined): Json | undefined {
  return reasonOf(error) ?? error?.message ?? undefined;
}

function reasonOf(error: JsonObject | undefined): Json | undefined {
  return isObject(error?.data) ? error.data.error : undefined;
}

/** True for what the SDK says of a call that its schema, or a person, refused. */
function isRefusal(text: Json | undefined): boolean {
  return isString(text) && failureStatus(text) === "rejected";
}

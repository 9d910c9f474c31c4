import { isObject, isString, type Json, type JsonObject, objectsOf } from "../../core/json.ts";
import type { Exchange } from "./traffic.ts";

interface FailedRequest {
  exchanges: Exchange[];
}

interface Attempt {
  exchange: Exchange;
  key: readonly string[];
  isAnswered: boolean;
}

/**
 * Returns the failed requests without a later successful attempt: an equal request, or, if no equal one was answered, a continuation.
 * Each attempt resolves only one failure, because conversations may begin equally.
 */
export function lastingFailures<Failed extends FailedRequest>(
  failed: readonly Failed[],
  answered: readonly Exchange[],
): Failed[] {
  const failures = failed.map((one) => ({ one, ...attempt(one.exchanges[0] as Exchange, false) }));
  const attempts = [...failures, ...answered.map((exchange) => attempt(exchange, true))].sort(
    (a, b) => a.exchange.startedAt - b.exchange.startedAt,
  );
  const used = new Set<Exchange>();
  return failures
    .filter((failure) => {
      const later = attempts.filter(
        ({ exchange }) => !used.has(exchange) && isAfter(exchange, failure.exchange),
      );
      const again = later.find(({ key }) => isSame(failure.key, key)) ?? goingOn(failure, later, attempts);
      if (again !== undefined) used.add(again.exchange);
      return again === undefined;
    })
    .map(({ one }) => one);
}

function attempt(exchange: Exchange, isAnswered: boolean): Attempt {
  return { exchange, key: keyOf(exchange.request), isAnswered };
}

/** A request that took no time does not come after itself. */
function isAfter(later: Exchange, earlier: Exchange): boolean {
  return later !== earlier && later.startedAt >= earlier.startedAt + earlier.milliseconds;
}

function goingOn({ key }: Attempt, later: readonly Attempt[], all: readonly Attempt[]): Attempt | undefined {
  if (all.some((each) => each.isAnswered && isSame(key, each.key))) return undefined;
  return later.find((each) => key.length > 0 && key.every((part, at) => part === each.key[at]));
}

/** Returns true if a request repeats all of an earlier one and adds to it. */
export function goesOnFrom(later: Exchange, earlier: Exchange): boolean {
  const [key, before] = [keyOf(later.request), keyOf(earlier.request)];
  const isLonger = before.length > 0 && key.length > before.length;
  return isLonger && later.startedAt >= earlier.startedAt && before.every((part, at) => part === key[at]);
}

function isSame(key: readonly string[], other: readonly string[]): boolean {
  return key.length > 0 && key.length === other.length && key.every((part, at) => part === other[at]);
}

/**
 * User messages and calls in order, for any API. Ignores instructions, which may contain the time, and the model and provider, because
 * agents fall back to others.
 */
function keyOf({ messages, contents, input, previous_response_id: previous = null }: JsonObject): string[] {
  const list = messages ?? contents ?? input ?? null;
  const items = isString(list) ? [{ role: "user", content: list }] : objectsOf(list);
  return [...(isString(previous) ? [`after ${previous}`] : []), ...items.flatMap(partsOf)];
}

function partsOf(item: JsonObject): string[] {
  const { role, type, content, parts, tool_calls: calls } = item;
  const inner = isString(content) ? [{ type: "text", text: content }] : objectsOf(content ?? parts);
  const texts = inner.map(({ text }) => text).filter(isString);
  const userTexts = role === "user" && texts.length > 0 ? [`user ${texts.join("\n").trim()}`] : [];
  const called = [
    ...objectsOf(calls).map((call) => call.function ?? null),
    ...inner.map((part) => (part.type === "tool_use" ? part : (part.functionCall ?? null))),
    ...(type === "function_call" ? [item] : []),
  ];
  return [...userTexts, ...called.flatMap(callName)];
}

function callName(call: Json): string[] {
  return isObject(call) && isString(call.name) ? [`call ${call.name}`] : [];
}

/** Returns the first user message of a request of any API; "" if unknown. */
export function firstWordsIn(request: JsonObject): string {
  const message = keyOf(request).find((part) => part.startsWith("user "));
  return message?.slice("user ".length) ?? "";
}

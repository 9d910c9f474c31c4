import { isString, type JsonObject, jsonText, objectsOf, scalarText } from "../../core/json.ts";
import { failedToolIn } from "../../recordings/formats/frameworks/smolagents.ts";
import type { ToolCall } from "../../recordings/run.ts";
import type { WholeExchange } from "./references.ts";

interface Said {
  role: string;
  text: string;
}

interface Earlier {
  exchange: WholeExchange;
  /** The texts of its request as it was sent. */
  said: readonly Said[];
  hasCalls: boolean;
}

/** The words of smolagents for calls, for what they gave, and for what failed. */
const CALLS = /(?:^|\n)Calling tools:\n.*$/s;
const OBSERVATION = /^Observation:\n/;
const FAILURE = /^(?:Call id: .*\n)?(?=Error:\n)/;

/**
 * Puts the calls of the answers into the requests of agents that tell their model of them in words, as those of smolagents do. Without
 * them, no request would have the calls before it.
 */
export function withCalls(
  exchanges: readonly WholeExchange[],
  pendingCalls: (exchange: WholeExchange) => readonly ToolCall[],
): WholeExchange[] {
  const before: Earlier[] = [];
  return exchanges.map((exchange) => {
    const sent = textsIn(exchange.request);
    if (sent === undefined) return exchange;
    const said = merged(sent);
    const earlier = before.findLast((one) => addedTo(one.said, said).length > 0);
    const messages = earlier && withAnswer(earlier, addedTo(earlier.said, said), pendingCalls);
    const completed =
      earlier === undefined || messages === undefined
        ? exchange
        : { ...exchange, request: { ...exchange.request, messages }, follows: earlier.exchange };
    before.push({ exchange: completed, said, hasCalls: messages !== undefined });
    return completed;
  });
}

/** Returns the messages if the request offers tools and has nothing but texts. */
function textsIn({ messages, tools }: JsonObject): JsonObject[] | undefined {
  const list = objectsOf(messages);
  const areTexts = list.every(
    ({ role, tool_calls = null }) => isString(role) && role !== "tool" && tool_calls === null,
  );
  return objectsOf(tools).length > 0 && list.length > 0 && areTexts ? list : undefined;
}

/** Messages of one role may be sent as one, so they are compared as one. */
function merged(messages: readonly JsonObject[]): Said[] {
  const said: Said[] = [];
  for (const { role, content } of messages) {
    const text = isString(content)
      ? content
      : objectsOf(content)
          .map((part) => part.text ?? "")
          .join("\n");
    const last = said.at(-1);
    if (last !== undefined && last.role === role) last.text += `\n${text}`;
    else said.push({ role: scalarText(role), text });
  }
  return said;
}

/** Returns the messages of a request after its answer; undefined if neither has calls. */
function withAnswer(
  { exchange, hasCalls }: Earlier,
  added: readonly Said[],
  pendingCalls: (exchange: WholeExchange) => readonly ToolCall[],
): JsonObject[] | undefined {
  const messages = objectsOf(exchange.request.messages);
  const earlier = new Set(messages.flatMap(({ tool_calls }) => objectsOf(tool_calls).map(({ id }) => id)));
  const calls = pendingCalls(exchange).filter(({ id = null }) => !earlier.has(id));
  const words = added.flatMap(({ role, text }) => (role === "assistant" ? [text] : [])).join("\n");
  const result = added.findLast(({ role }) => role === "user")?.text;
  const areNamed = calls.every(({ id }) => id !== undefined && words.includes(id));
  if (calls.length === 0 || result === undefined || !(areNamed || FAILURE.test(result)))
    return hasCalls ? [...messages, ...added.map(({ role, text }) => ({ role, content: text }))] : undefined;
  const failed = calls.length > 1 && FAILURE.test(result) ? failedToolIn(result).name : undefined;
  const answered = calls.filter(({ name, recordedAs = name }) => (failed ?? recordedAs) === recordedAs);
  const content = result.replace(OBSERVATION, "").replace(FAILURE, "");
  return [
    ...messages,
    { role: "assistant", content: words.replace(CALLS, ""), tool_calls: calls.map(written) },
    // Of several calls, the text has all that they gave, or names the one that failed.
    ...answered.map(({ id }) => ({ role: "tool", tool_call_id: id ?? null, content })),
  ];
}

/** Returns what the later request says beyond the earlier one, and nothing if it does not begin with it. */
function addedTo(earlier: readonly Said[], later: readonly Said[]): Said[] {
  const [at, last] = [earlier.length - 1, earlier.at(-1)];
  const same = later[at];
  const isBegin =
    last !== undefined &&
    same?.role === last.role &&
    (same.text === last.text || same.text.startsWith(`${last.text}\n`)) &&
    earlier
      .slice(0, at)
      .every(({ role, text }, index) => later[index]?.role === role && later[index].text === text);
  if (!isBegin) return [];
  const rest = same.text.slice(last.text.length + 1);
  return [...(rest === "" ? [] : [{ role: last.role, text: rest }]), ...later.slice(at + 1)];
}

function written({ id, name, recordedAs = name, arguments: args, malformed }: ToolCall): JsonObject {
  const text = malformed && isString(args) ? args : jsonText(args ?? {});
  return { id: id ?? null, type: "function", function: { name: recordedAs, arguments: text } };
}

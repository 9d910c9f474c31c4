import { jsonText } from "../json/canonical.ts";
import { depthOf, isString, type Json, type JsonObject } from "../json/json.ts";
import { parseJson } from "../json/parse.ts";
import { limits } from "../limits.ts";
import { HIDDEN, type RedactRules } from "../policy/redact.ts";
import { redacted } from "../policy/redacted.ts";
import type { Run, ToolDefinition } from "../recordings/run.ts";
import { cutMiddle } from "./cut.ts";
import { type NamedCall, type Step, transcriptOf } from "./transcript.ts";

/**
 * What a judge sees of a run: the conversation in order, with the calls where they were made, and the tools that were available. What
 * the rules hide is not in it, and of what is long the middle is left out.
 */
export function judgedData(
  run: Run,
  calls: readonly NamedCall[],
  tools: readonly ToolDefinition[],
  redact: RedactRules,
): JsonObject {
  return {
    conversation: transcriptOf(run, calls).map((step) => stepData(step, redact)),
    availableTools: tools.map(({ name, description }) => ({
      name,
      ...(description === undefined
        ? {}
        : { description: cutMiddle(redact.clean(description), limits.toolDescription) }),
    })),
  };
}

function stepData(step: Step, redact: RedactRules): JsonObject {
  if ("calls" in step) return { calls: step.calls.map((call) => callData(call, redact)) };
  const speaker = step.speaker === "assistant" ? "agent" : step.speaker;
  return { speaker, text: cutMiddle(redact.clean(step.text), limits.judgedText) };
}

function callData({ callId, call }: NamedCall, redact: RedactRules): JsonObject {
  const { name, malformed, status, result } = call;
  return {
    id: callId,
    name: redact.clean(name),
    ...(malformed
      ? { unreadableArguments: unreadable(call.arguments, redact) }
      : { arguments: bounded(redacted(call.arguments, name, [], redact)) }),
    status,
    ...(result === undefined ? {} : { result: bounded(redacted(opened(result, redact), name, [], redact)) }),
  };
}

/** Nobody can tell which of the arguments is which. */
function unreadable(text: Json, redact: RedactRules): Json {
  return redact.hidesArguments ? HIDDEN : bounded(redact.clean(isString(text) ? text : jsonText(text)));
}

/** Most frameworks keep a result as JSON text: opened, its parts can be hidden by their paths, and need no second escaping. */
function opened(result: Json, redact: RedactRules): Json {
  if (!isString(result)) return result;
  const text = redact.clean(result);
  if (!/^\s*[{[]/.test(text)) return text;
  try {
    const value = parseJson(text);
    return depthOf(value, limits.nesting) <= limits.nesting ? value : text;
  } catch {
    return text;
  }
}

/** A value as it is; one that is too long as its text, with the middle left out. */
function bounded(value: Json): Json {
  const text = isString(value) ? value : jsonText(value);
  return text.length <= limits.judgedValue ? value : cutMiddle(text, limits.judgedValue);
}

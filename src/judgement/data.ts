import type { JsonObject } from "../json/json.ts";
import { limits } from "../limits.ts";
import type { Run, Speaker, ToolDefinition } from "../recordings/run.ts";
import type { Redaction } from "./redaction.ts";
import { type NamedCall, type Step, transcriptOf } from "./transcript.ts";

/**
 * What a judge sees of a run: the conversation in order, with the calls where they were made, and the tools
 * that were available, by names that are fit to be shown already.
 */
export function judgedData(
  run: Run,
  calls: readonly NamedCall[],
  tools: readonly ToolDefinition[],
  redaction: Redaction,
  { seesReasoning }: { seesReasoning: boolean },
): JsonObject {
  return {
    conversation: transcriptOf(run, calls, seesReasoning).map((step) => stepData(step, redaction)),
    availableTools: tools.map(({ name, description }) => ({
      name,
      ...(description === undefined
        ? {}
        : { description: redaction.text(description, limits.toolDescription) }),
    })),
  };
}

/** How a judge is told who speaks. */
const SPEAKERS: Record<Speaker, string> = {
  system: "system",
  user: "user",
  assistant: "agent",
  reasoning: "thought",
};

function stepData(step: Step, redaction: Redaction): JsonObject {
  if ("calls" in step) return { calls: step.calls.map((call) => callData(call, redaction)) };
  const speaker = SPEAKERS[step.speaker];
  return { speaker, text: redaction.text(step.text, limits.judgedText) };
}

function callData({ callId, call }: NamedCall, redaction: Redaction): JsonObject {
  const { name, malformed, status, result } = call;
  return {
    id: callId,
    name: redaction.name(name),
    ...(malformed
      ? { unreadableArguments: redaction.unreadable(call.arguments) }
      : { arguments: redaction.value(call.arguments, name) }),
    status,
    ...(result === undefined ? {} : { result: redaction.result(result, name) }),
  };
}

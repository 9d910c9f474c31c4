import type { Json } from "../../../src/core/json.ts";
import bedrockConverse from "./bedrock-converse.ts";
import type { ScriptedRun, Writer } from "./scripted-run.ts";

/** The last request of a run to Bedrock, and its answer from ConverseStream. */
export default {
  format: "bedrock-converse",
  write: (run) => {
    const { messages } = bedrockConverse.write(run);
    const requestMessages = hasAnswer(run) ? messages.slice(0, -1) : messages;
    return hasAnswer(run)
      ? {
          request: { messages: requestMessages },
          response: { stream: streamed(messages.at(-1)?.content ?? []) },
        }
      : { messages };
  },
} satisfies Writer;

function hasAnswer({ turns, answer }: ScriptedRun): boolean {
  return turns.length > 0 || answer !== "";
}

function streamed(blocks: readonly Record<string, Json>[]): Json[] {
  return [
    { messageStart: { role: "assistant" } },
    ...blocks.flatMap((block, contentBlockIndex) => blockEvents(block, contentBlockIndex)),
    { messageStop: { stopReason: "end_turn" } },
  ];
}

function blockEvents({ text, toolUse }: Record<string, Json>, contentBlockIndex: number): Json[] {
  if (toolUse === undefined)
    return [{ contentBlockDelta: { delta: { text: text ?? "" }, contentBlockIndex } }];
  const { input, ...start } = toolUse as Record<string, Json>;
  return [
    { contentBlockStart: { start: { toolUse: start }, contentBlockIndex } },
    { contentBlockDelta: { delta: { toolUse: { input: JSON.stringify(input) } }, contentBlockIndex } },
    { contentBlockStop: { contentBlockIndex } },
  ];
}

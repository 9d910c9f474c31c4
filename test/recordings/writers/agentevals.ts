import openaiChat from "./openai-chat.ts";
import type { Writer } from "./scripted-run.ts";

/** The input of agentevals' evaluators as OpenAI messages. */
export default {
  format: "agentevals",
  loses: ["errors"],
  write: (run) => ({ outputs: openaiChat.write(run).messages, reference_outputs: [] }),
} satisfies Writer;

import { anthropic } from "@ai-sdk/anthropic";
import { stepCountIs, streamText } from "ai";
import { tools } from "./ai-tools.mjs";
import { instructions, task } from "./tools.mjs";

const { textStream } = streamText({
  model: anthropic("claude-sonnet-5"),
  system: instructions,
  prompt: task,
  tools,
  stopWhen: stepCountIs(10),
});
for await (const piece of textStream) process.stdout.write(piece);

import { openai } from "@ai-sdk/openai";
import { generateText, stepCountIs } from "ai";
import { tools } from "./ai-tools.mjs";
import { instructions, task } from "./tools.mjs";

const { text } = await generateText({
  model: openai("gpt-5"),
  system: instructions,
  prompt: task,
  tools,
  stopWhen: stepCountIs(10),
});
console.log(text);

import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { generateText, stepCountIs } from "ai";
import { tools } from "./ai-tools.mjs";
import { instructions, task } from "./tools.mjs";

// The AI SDK reads no variable for Google's address, so that the agent has to.
const { GOOGLE_GEMINI_BASE_URL: address } = process.env;
const google = createGoogleGenerativeAI(address === undefined ? {} : { baseURL: `${address}/v1beta` });

const { text } = await generateText({
  model: google("gemini-2.5-flash"),
  system: instructions,
  prompt: task,
  tools,
  stopWhen: stepCountIs(10),
});
console.log(text);

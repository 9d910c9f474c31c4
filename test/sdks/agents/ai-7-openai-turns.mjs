import { generateText, stepCountIs } from "ai-7";
import { openai } from "ai-sdk-openai-4";
import { tools } from "./ai-tools.mjs";
import { instructions, turns } from "./tools.mjs";

// OpenAI stores the answers and reasoning: the SDK refers to them by id.
const messages = [];
for (const content of turns) {
  messages.push({ role: "user", content });
  const { text, responseMessages } = await generateText({
    model: openai("gpt-5"),
    system: instructions,
    messages,
    tools,
    stopWhen: stepCountIs(10),
    providerOptions: { openai: { reasoningSummary: "auto" } },
  });
  messages.push(...responseMessages);
  console.log(text);
}

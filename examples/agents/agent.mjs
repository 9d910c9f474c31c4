// The same travel agent with Vercel's AI SDK. It asks a model by OpenAI's Responses, streamed, and knows nothing of rungate.
import { openai } from "@ai-sdk/openai";
import { stepCountIs, streamText, tool } from "ai";
import { z } from "zod";

const tools = {
  search_flights: tool({
    description: "Finds flights of a day",
    inputSchema: z.object({ from: z.string(), to: z.string(), date: z.string() }),
    execute: async () => [
      { flight: "NV417", price: 89 },
      { flight: "TP761", price: 142 },
    ],
  }),
  book_flight: tool({
    description: "Books a flight",
    inputSchema: z.object({ flight: z.string(), date: z.string() }),
    execute: async ({ flight, date }) => ({ booked: flight, date }),
  }),
  get_weather: tool({
    description: "Says how warm it is in a city",
    inputSchema: z.object({ city: z.string() }),
    execute: async ({ city }) => ({ city, celsius: 27 }),
  }),
};

const { textStream } = streamText({
  model: openai("gpt-5-mini"),
  system: "You are a travel agent.",
  prompt: process.env.RUNGATE_INPUT,
  tools,
  stopWhen: stepCountIs(10),
});
for await (const text of textStream) process.stdout.write(text);

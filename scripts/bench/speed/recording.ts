import { type Random, randomFrom } from "../random.ts";
import { type Call, planOf, randomOfRun, TOOLS, type Turns, turnsOfRun } from "./plan.ts";
import { between, fields, paragraph, sentence, several, widened } from "./words.ts";

export interface Message {
  role: "system" | "user" | "assistant" | "tool";
  content: string | null;
  tool_calls?: { id: string; type: "function"; function: { name: string; arguments: string } }[];
  tool_call_id?: string;
}

export interface Recording {
  case_id: string;
  trial: number;
  messages: Message[];
  [more: string]: unknown;
}

const { prompt, tools } = agentOf(randomFrom(1));

export function caseId(caseIndex: number): string {
  return `case_${caseIndex}`;
}

/** The run with this number, about 22 KB as JSON: trial `run / cases` of case `run % cases`. Every other one is not Latin-1. */
export function recordingOf(run: number, cases: number): Recording {
  const random = randomOfRun(run);
  const caseIndex = run % cases;
  const isWide = run % 2 === 1;
  const prompted = random() * 7_000 + 2_000;
  const completed = random() * 800 + 100;
  return {
    schema_version: 1,
    id: `recorded_${run}`,
    case_id: caseId(caseIndex),
    trial: Math.floor(run / cases),
    model: "gpt-4.1-mini",
    created: 1_760_000_000 + run,
    tools,
    messages: messagesOf(turnsOfRun(planOf(caseIndex), random), random, isWide),
    usage: {
      prompt_tokens: Math.floor(prompted),
      completion_tokens: Math.floor(completed),
      total_tokens: Math.floor(prompted) + Math.floor(completed),
    },
    metadata: { latency_ms: between(random, 500, 9_000) },
  };
}

export function messagesOf(turns: Turns, random: Random, isWide: boolean): Message[] {
  const worded = (text: string) => (isWide && random() < 0.4 ? widened(random, text) : text);
  const question = paragraph(random, between(random, 1, 4));
  const messages: Message[] = [
    { role: "system", content: prompt },
    { role: "user", content: isWide ? widened(random, question) : question },
  ];
  for (const [turn, calls] of turns.entries()) {
    const toolCalls = calls.map((call, at) => toolCall(call, `call_${turn}_${at}`));
    const content = random() < 0.3 ? worded(paragraph(random, 1)) : null;
    messages.push({ role: "assistant", content, tool_calls: toolCalls });
    for (const { id } of toolCalls) {
      messages.push({ role: "tool", tool_call_id: id, content: resultOf(random, worded) });
    }
  }
  messages.push({ role: "assistant", content: worded(paragraph(random, between(random, 3, 8))) });
  return messages;
}

function toolCall(call: Call, id: string) {
  const { name, arguments: args } = call;
  return { id, type: "function" as const, function: { name, arguments: JSON.stringify(args) } };
}

function resultOf(random: Random, worded: (text: string) => string): string {
  if (random() < 0.25) return worded(paragraph(random, between(random, 4, 16)));
  const results = several(random, 3, 12, () => fields(random, 6, 10));
  return JSON.stringify({ ok: true, results });
}

function agentOf(random: Random) {
  const text = (description: string) => ({ type: "string", description });
  return {
    prompt: `You are a helpful support agent. ${paragraph(random, 14)}`,
    tools: TOOLS.map((name) => ({
      type: "function",
      function: {
        name,
        description: sentence(random, 14),
        parameters: {
          type: "object",
          properties: { id: text("The id"), query: text(sentence(random, 6)), limit: { type: "integer" } },
          required: ["id"],
        },
      },
    })),
  };
}

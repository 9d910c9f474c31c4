import { type Json, type JsonObject, objectsOf } from "../../../src/core/json.ts";
import { parseJson } from "../../../src/core/parse-json.ts";
import { redactRules } from "../../../src/recordings/redact-values.ts";
import type { Run, Speaker, Text, ToolCall } from "../../../src/recordings/run.ts";
import type { JudgedBy } from "../../../src/scorers/details.ts";
import type {
  CallsQuestion,
  CallsReply,
  JudgeTerms,
  Question,
} from "../../../src/scorers/judge/judgement.ts";
import { PROMPT_VERSION, questionOf, type VisibleContext } from "../../../src/scorers/judge/question.ts";
import { SHEET_VERSION } from "../../../src/scorers/judge/question-batch.ts";

export const terms: JudgeTerms = { model: "judge-1", server: "https://judge.example/v1", votes: 1 };
export const by: JudgedBy = { model: "judge-1-2026", rung: "json_schema", promptVersion: PROMPT_VERSION };
/** The judge's identity for a sheet, which has a separate prompt version. */
export const sheetBy: JudgedBy = { ...by, promptVersion: SHEET_VERSION };

export function seen(tools: readonly string[] = [], more: Partial<VisibleContext> = {}): VisibleContext {
  return {
    tools: tools.map((name) => ({ name })),
    isIgnored: () => false,
    redact: redactRules([]),
    seesReasoning: false,
    ...more,
  };
}

export function judgeQuestion(
  run: Run,
  about: VisibleContext = seen(),
  under: JudgeTerms = terms,
): CallsQuestion {
  const question = questionOf(run, about, under);
  if ("unasked" in question) throw new Error(question.unasked);
  return question;
}

/** The lines of the question from the first to the last marker, and the text between. */
export function section({ user }: Question): { markers: string[]; between: string[] } {
  const lines = user.split("\n");
  const markers = lines.filter((line) => /^<(?:data-[\da-f]{16}|\/data)>$/.test(line));
  const [open = "", close = ""] = markers;
  return { markers, between: lines.slice(lines.indexOf(open) + 1, lines.lastIndexOf(close)) };
}

export function dataOf(question: Question): { conversation: JsonObject[]; availableTools: Json } {
  const data = parseJson(section(question).between.join("\n"));
  const [{ conversation = null, availableTools = null } = {}] = objectsOf([data]);
  return { conversation: objectsOf(conversation), availableTools };
}

export function callsIn(question: Question): JsonObject[] {
  return dataOf(question).conversation.flatMap(({ calls }) => objectsOf(calls ?? null));
}

export function talk(...messages: readonly (readonly [Speaker, string])[]): Text[] {
  return messages.map(([speaker, text], turn) => ({ speaker, text, turn }));
}

export function runWith(calls: readonly ToolCall[], more: Partial<Run> = {}): Run {
  return {
    tags: {},
    input: "Book HL207",
    response: "Done.",
    texts: [
      { speaker: "user", text: "Book HL207", turn: 0 },
      { speaker: "assistant", text: "Done.", turn: 1 },
    ],
    toolCalls: calls.map((call) => ({ ...call, turn: 1, group: 0 })),
    tools: [],
    warnings: [],
    ...more,
  };
}

/** A complete reply: every call is appropriate except these, and these tools are missing. */
export function replyTo(
  { nonce, calls }: Pick<CallsQuestion, "nonce" | "calls">,
  { not = [], missing = [] }: { not?: readonly string[]; missing?: readonly string[] } = {},
): CallsReply & { nonce: string } {
  return {
    nonce,
    evaluations: calls.map(({ callId }) => ({
      callId,
      reasoning: `about ${callId}`,
      wasAppropriate: !not.includes(callId),
    })),
    missingTools: [...missing],
    reason: "on the whole",
  };
}

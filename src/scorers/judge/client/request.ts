import type {
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionSystemMessageParam,
} from "openai/resources/chat/completions";
import { limits } from "../../../core/limits.ts";
import * as z from "../../../core/schema.ts";
import type { Question } from "../judgement.ts";
import { replySchemaOf } from "../sheet-reply.ts";

/** The optional features of a request, which are removed one by one if a server refuses them. */
export interface RequestLevel {
  format: "json_schema" | "json_object" | "text";
  seed: boolean;
  temperature: boolean;
  bound: "max_completion_tokens" | "max_tokens";
}

export const TOP_LEVEL: RequestLevel = {
  format: "json_schema",
  seed: true,
  temperature: true,
  bound: "max_completion_tokens",
};

const PLAINER = { json_schema: "json_object", json_object: "text", text: undefined } as const;

const FORMAT = /response[_ ]?format|json[_ ]?(?:schema|object|mode)|structured[_ ]outputs?/i;

/** Returns the next level without the feature that a server complains about, or undefined if the complaint names none. */
export function levelBelow(level: RequestLevel, complaint: string): RequestLevel | undefined {
  const names = (parameter: string) => new RegExp(`\\b${parameter}\\b`, "i").test(complaint);
  if (level.seed && names("seed")) return { ...level, seed: false };
  if (level.bound === "max_completion_tokens" && names("max_completion_tokens"))
    return { ...level, bound: "max_tokens" };
  if (level.temperature && names("temperature")) return { ...level, temperature: false };
  const format = FORMAT.test(complaint) ? PLAINER[level.format] : undefined;
  return format && { ...level, format };
}

/** Formats a level for reports: `json_schema`, `json_object without seed, temperature`. Leaves out `bound`, which changes no reply. */
export function levelText({ format, seed, temperature }: RequestLevel): string {
  const without = [...(seed ? [] : ["seed"]), ...(temperature ? [] : ["temperature"])];
  return without.length === 0 ? format : `${format} without ${without.join(", ")}`;
}

/** The temperature with several votes, which would otherwise all be equal. */
const SPREAD = 0.7;

/** Builds the request for one vote, counted from 1. Deterministic for a question, level and vote. */
export function requestOf(
  question: Question,
  model: string,
  level: RequestLevel,
  vote: number,
  votes: number,
): ChatCompletionCreateParamsNonStreaming {
  return {
    model,
    messages: [systemMessage(question, level), { role: "user", content: question.user }],
    ...formatOf(question, level),
    ...(level.temperature && { temperature: votes === 1 ? 0 : SPREAD }),
    ...(level.seed && { seed: vote }),
    [level.bound]: question.replyTokens,
  };
}

function formatOf(
  question: Question,
  { format }: RequestLevel,
): Pick<ChatCompletionCreateParamsNonStreaming, "response_format"> {
  if (format === "text") return {};
  if (format === "json_object") return { response_format: { type: "json_object" } };
  const json_schema = { name: "judgement", strict: true, schema: replySchemaOf(question) };
  return { response_format: { type: "json_schema", json_schema } };
}

function systemMessage(question: Question, { format }: RequestLevel): ChatCompletionSystemMessageParam {
  if (format === "json_schema") return { role: "system", content: question.system };
  const schema = JSON.stringify(replySchemaOf(question));
  return {
    role: "system",
    content: `${question.system}\n\nReply with one JSON object and nothing else. It must fit this JSON Schema:\n${schema}`,
  };
}

const tokens = z.int().min(0).max(limits.judgeTokens);

const completionSchema = z.object({
  model: z.string().min(1).optional().catch(undefined),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).optional().catch(undefined),
  choices: z.unknown().optional(),
  error: z.unknown().optional(),
});

const choicesSchema = z.tuple(
  [
    z.object({
      finish_reason: z.string().nullish(),
      message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
    }),
  ],
  z.unknown(),
);

const errorSchema = z.object({ message: z.string() });

/** A parsed answer: token counts, and the reply's text or a fault. */
export type Completion = Pick<z.output<typeof completionSchema>, "model" | "usage"> &
  ({ text: string } | { fault: string });

/**
 * Parses an answer. A reply is complete with the finish reason `stop`, `end_turn` (Anthropic's models) or none, which some servers
 * omit; a reply that was cut anyway is not valid JSON. The fault may quote the server and is not safe to show.
 */
export function readCompletion(answer: string): Completion {
  const { data } = completionSchema.safeParse(parsed(answer));
  if (data === undefined) return { fault: "the answer was no JSON object" };
  const { choices, error, ...counted } = data;
  return { ...counted, ...readChoice(choices, error) };
}

function readChoice(choices: unknown, error: unknown): { text: string } | { fault: string } {
  const errorText = errorSchema.safeParse(error).data?.message;
  if (error !== undefined && error !== null)
    return { fault: `the answer was an error${errorText === undefined ? "" : `: ${errorText}`}` };
  const { data } = choicesSchema.safeParse(choices);
  if (data === undefined) return { fault: "the answer held no message" };
  const [{ finish_reason: reason, message }] = data;
  if (message.refusal) return { fault: `the model refused: ${message.refusal}` };
  if (reason === "length") return { fault: "the reply was cut at its greatest length" };
  if (reason === "content_filter") return { fault: "the reply was held back by the server's content filter" };
  if (!["stop", "end_turn", null, undefined].includes(reason))
    return { fault: `the model did not come to its end: finish_reason ${reason}` };
  return message.content ? { text: message.content } : { fault: "the reply was empty" };
}

const word = z
  .string()
  .transform((text) => text.slice(0, limits.judgeRefusal))
  .catch("");

const refusalSchema = z
  .object({ message: word, code: word, param: word, type: word })
  .catch({ message: "", code: "", param: "", type: "" });

const bodySchema = z.object({ error: z.unknown() }).catch({ error: undefined });

/** Parses the body of a failed request: an error in OpenAI's format, or else the text itself as message. Not safe to show. */
export function readRefusal(text: string): z.output<typeof refusalSchema> {
  const { error } = bodySchema.parse(parsed(text));
  const refusal = refusalSchema.parse(error);
  return { ...refusal, message: refusal.message || word.parse(typeof error === "string" ? error : text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

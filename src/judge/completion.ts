import { limits } from "../limits.ts";
import { z } from "../zod.ts";

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

/** What a server answered: what it counts, and the text of a whole reply or why there is none. */
export type Completion = {
  model?: string | undefined;
  usage?: { prompt_tokens: number; completion_tokens: number } | undefined;
} & ({ text: string } | { fault: string });

/**
 * Reads an answer. A reply is whole when the server says that the model came to its end (`stop`, or
 * `end_turn` as Anthropic's models have it) or says nothing about it, as some servers do: one that was cut
 * then has no balanced end, and is no valid reply either. The fault is the server's own text in part: not
 * safe to show.
 */
export function readCompletion(answer: string): Completion {
  const { data } = completionSchema.safeParse(parsed(answer));
  if (data === undefined) return { fault: "the answer was no JSON object" };
  const { choices, error, ...counted } = data;
  return { ...counted, ...readChoice(choices, error) };
}

function readChoice(choices: unknown, error: unknown): { text: string } | { fault: string } {
  const said = errorSchema.safeParse(error).data?.message;
  if (error !== undefined && error !== null)
    return { fault: `the answer was an error${said === undefined ? "" : `: ${said}`}` };
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

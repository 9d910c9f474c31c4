import { limits } from "../limits.ts";
import { z } from "../zod.ts";

const word = z
  .string()
  .transform((text) => text.slice(0, limits.judgeRefusal))
  .catch("");

const refusalSchema = z
  .object({ message: word, code: word, param: word, type: word })
  .catch({ message: "", code: "", param: "", type: "" });

const bodySchema = z.object({ error: z.unknown() }).catch({ error: undefined });

/** What a server says when it refuses a request, as far as it says it. Not safe to show. */
export type Refusal = z.output<typeof refusalSchema>;

/**
 * Reads what a server answered with a status of failure: an error as OpenAI has it, else all of the text is
 * its message.
 */
export function readRefusal(text: string): Refusal {
  const { error } = bodySchema.parse(parsed(text));
  const refusal = refusalOf(error);
  const message = refusal.message || (typeof error === "string" ? error : text);
  return { ...refusal, message: word.parse(message) };
}

/** A refusal that the client hands on. */
export function refusalOf(error: unknown): Refusal {
  return refusalSchema.parse(error);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

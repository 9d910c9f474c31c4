import { createParser } from "eventsource-parser";
import type { Json } from "./json.ts";
import { JsonError, parseJson } from "./parse-json.ts";

const BEGINNING = /^\uFEFF?\s*(?=(?:data|event|id|retry):|:)/;
const END_MARK = "[DONE]";

/** Returns true for server-sent events, the response to `stream: true`. JSON never begins like this. */
export function isEventStream(text: string): boolean {
  return BEGINNING.test(text);
}

/** Returns the JSON values of the events without OpenAI's end mark. Throws JsonError for invalid data, as in a truncated stream. */
export function parseEventStream(text: string): Json[] {
  const values: Json[] = [];
  const { feed } = createParser({
    onEvent({ data }) {
      for (const value of valuesIn(data, text)) values.push(value);
    },
  });
  // The blank line emits a last event that lacks its own.
  feed(`${text.replace(BEGINNING, "")}\n\n`);
  return values;
}

/** Usually one value. Tools that store a stream without blank lines have a value on each line. */
function valuesIn(data: string, text: string): Json[] {
  if (data.trim() === "" || data.trim() === END_MARK) return [];
  try {
    return [parseJson(data)];
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const lines = data.split("\n");
    if (lines.length > 1) return lines.flatMap((line) => valuesIn(line, text));
    throw new JsonError(error.message, lineOf(data, text), error.column);
  }
}

function lineOf(data: string, text: string): number {
  return text.split(/\r\n|\n|\r/).findIndex((line) => line.replace(/^data: ?/, "") === data) + 1;
}

import { createParser } from "eventsource-parser";
import { type Json, JsonError, parseJson } from "./json.ts";

const BEGINNING = /^\uFEFF?\s*(?=(?:data|event|id|retry):|:)/;
const END_MARK = "[DONE]";

/** True for the text of a stream of server-sent events, as APIs answer requests with `stream: true`. JSON never begins so. */
export function isEventStream(text: string): boolean {
  return BEGINNING.test(text);
}

/**
 * The JSON values that the events of a stream carry, in order; the mark that ends the streams of OpenAI is left out. Throws
 * JsonError when the data of an event is not JSON, as in a stream that was cut.
 */
export function parseEventStream(text: string): Json[] {
  const values: Json[] = [];
  const { feed } = createParser({
    onEvent({ data }) {
      for (const value of valuesIn(data, text)) values.push(value);
    },
  });
  // The blank line lets the last event of a stream out that ends without one.
  feed(`${text.replace(BEGINNING, "")}\n\n`);
  return values;
}

/** One value as a rule. Tools that store a stream without its blank lines leave one on each line. */
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

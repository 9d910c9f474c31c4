import { lines, manyLines, type TerminalText, terminal } from "../../escape/terminal.ts";
import { counted } from "../../wording.ts";
import { LEFT_OUT, LOOKED_IN } from "../finding/usual-folders.ts";

/** A whole recording in rungate's own form. */
export const PLAIN_EXAMPLE = `{
  "input": "A flight from Oslo to Lisbon on 12 June, please",
  "toolCalls": [
    { "name": "search_flights", "arguments": { "from": "Oslo", "to": "Lisbon" }, "result": ["NV417"] },
    { "name": "book_flight", "arguments": { "flight": "NV417", "passengers": 1 }, "result": "booked" }
  ],
  "response": "NV417 is booked."
}`;

const FORMATS = "https://github.com/rungate/rungate/blob/main/docs/formats.md";

/** Where recordings were sought, and how to come by some. `looked` counts the files that were looked into. */
export function nothingFoundText(looked: number): TerminalText {
  const none =
    looked === 0
      ? "there is no JSON or JSONL file"
      : `none of ${counted(looked, "JSON or JSONL file")} is one`;
  return lines([
    terminal`error: no recording was found, and nothing is written. Looked in ${LOOKED_IN}, then in all other folders but ${LEFT_OUT}: ${none}`,
    terminal``,
    terminal`A recording is a file with one run of your agent: the tools that it called. Three ways to make one, best first:`,
    terminal`  1. Write what your framework has, its messages or its steps: one line of code.`,
    terminal`  2. Export your traces: OpenTelemetry, OpenInference or Langfuse, as JSON.`,
    terminal`  3. Write the plain form yourself, such as evals/runs/book-flight.1.json for the first run of the case book-flight:`,
    terminal``,
    manyLines(PLAIN_EXAMPLE),
    terminal``,
    terminal`What to write, for each framework: ${FORMATS}`,
    terminal`Then run init again. Recordings in another place, or of other names: init --runs 'path/to/{case}.{trial}.json'`,
  ]);
}

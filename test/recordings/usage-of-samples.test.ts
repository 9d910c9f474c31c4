import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Json, parseEventStream, parseJson } from "../../src/base/json.ts";
import { readDocument } from "../../src/recordings/detect.ts";

const FORMATS = new URL("../../../shared/formats/", import.meta.url);

/** The counts in a text under a name, one after another. */
const counts = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`"${name}":\\s*(\\d+)`, "g"))].map(([, count]) => Number(count));
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** Files in which every answer says what it took, with the names under which they count what was read and written. */
const samples: readonly { file: string; input: string; output: readonly string[]; model: string }[] = [
  {
    file: "openai-chat/response-only.chat.completion.json",
    input: "prompt_tokens",
    output: ["completion_tokens"],
    model: "gpt-4o-2024-08-06",
  },
  {
    file: "openai-chat/stream.sse.txt",
    input: "prompt_tokens",
    output: ["completion_tokens"],
    model: "gpt-4o-2024-08-06",
  },
  {
    file: "gemini-adk/rest-response-no-id.response.json",
    input: "promptTokenCount",
    output: ["candidatesTokenCount", "thoughtsTokenCount"],
    model: "gemini-3-flash-preview",
  },
  {
    file: "gemini-adk/adk-context_update.session.json",
    input: "prompt_token_count",
    output: ["candidates_token_count"],
    model: "gemini-1.5-flash",
  },
];

describe.skipIf(!existsSync(FORMATS))(
  "what the runs of ../shared/formats took (skipped where that folder is not there)",
  () => {
    it.each(samples)("$file", ({ file, input, output, model }) => {
      const text = readFileSync(new URL(file, FORMATS), "utf8");
      const document: Json = file.endsWith(".txt") ? parseEventStream(text) : parseJson(text);
      const [run] = readDocument(document).runs;
      const [read, written] = [sum(counts(text, input)), sum(output.flatMap((name) => counts(text, name)))];
      expect(read).toBeGreaterThan(0);
      expect(run?.usage).toMatchObject({ input: read, output: written, total: read + written });
      expect(run?.model).toBe(model);
    });

    it("openai-responses/two-parallel-calls.response.json counts to 0, which is nothing", () => {
      const text = readFileSync(
        new URL("openai-responses/two-parallel-calls.response.json", FORMATS),
        "utf8",
      );
      expect(counts(text, "total_tokens")).toEqual([0]);
      expect(readDocument(parseJson(text)).runs[0]).not.toHaveProperty("usage");
    });
  },
);

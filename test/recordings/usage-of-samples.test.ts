import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseEventStream } from "../../src/core/event-stream.ts";
import { type Json, parseJson } from "../../src/core/json.ts";
import { readDocument } from "../../src/recordings/detect.ts";

const FORMATS = new URL("../../../shared/formats/", import.meta.url);

const counts = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`"${name}":\\s*(\\d+)`, "g"))].map(([, count]) => Number(count));
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** Files with usage in every answer, and the names of their input and output counts. */
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

    it("one run is the same, whichever SDK or exporter wrote it down", () => {
      const written = [
        ...["v4", "v5", "v7"].map((version) => `ai-sdk/${version}.complex-parallel.streamText.steps.json`),
        ...["core-1.71", "core-0.14"].map((version) => `mastra/${version}.complex-parallel.output.json`),
        ...["v6", "v7"].map((version) => `otel-genai/aisdk-${version}.complex-parallel.otlp.json`),
        "openinference/openinference-vercel-v6.complex-parallel.otlp.json",
      ];
      const took = written.map((file) => {
        const [run] = readDocument(parseJson(readFileSync(new URL(file, FORMATS), "utf8"))).runs;
        const { input, output, total } = run?.usage ?? {};
        return { input, output, total, steps: run?.steps };
      });
      expect(took).toEqual(written.map(() => ({ input: 1_235, output: 104, total: 1_339, steps: 3 })));
    });

    it("tau-bench counts what the agent took, and not the user that a model plays", () => {
      const file = new URL("tau-bench/tau2-airline-two-simulations.json", FORMATS);
      const document = parseJson(readFileSync(file, "utf8"));
      const { simulations } = document as {
        simulations: { agent_cost: number; duration: number; messages: Record<string, Json>[] }[];
      };
      const answers = simulations.map(({ messages }) =>
        messages.flatMap(({ role, usage }) =>
          role === "assistant" && usage !== null ? [usage as Record<string, number>] : [],
        ),
      );
      const runs = readDocument(document).runs;
      expect(runs).toHaveLength(simulations.length);
      for (const [at, run] of runs.entries()) {
        const own = answers[at] ?? [];
        expect(run.usage).toEqual({
          input: sum(own.map(({ prompt_tokens = 0 }) => prompt_tokens)),
          output: sum(own.map(({ completion_tokens = 0 }) => completion_tokens)),
          total: sum(
            own.flatMap(({ prompt_tokens = 0, completion_tokens = 0 }) => [prompt_tokens, completion_tokens]),
          ),
          cost: simulations[at]?.agent_cost,
        });
        expect(run.duration).toBeCloseTo((simulations[at]?.duration ?? 0) * 1_000, 6);
        expect(run.steps).toBe(own.length);
      }
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

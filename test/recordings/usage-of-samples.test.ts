import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseEventStream } from "../../src/core/event-stream.ts";
import type { Json } from "../../src/core/json.ts";
import { parseJson } from "../../src/core/parse-json.ts";
import { readDocument } from "../../src/recordings/detect.ts";
import { readAs, readOne } from "./fixture.ts";

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

    it("openai-responses/two-parallel-calls.response.json counts to 0, which is nothing", () => {
      const text = readFileSync(
        new URL("openai-responses/two-parallel-calls.response.json", FORMATS),
        "utf8",
      );
      expect(counts(text, "total_tokens")).toEqual([0]);
      expect(readDocument(parseJson(text)).runs[0]).not.toHaveProperty("usage");
    });

    const read = (file: string) => parseJson(readFileSync(new URL(file, FORMATS), "utf8"));

    it.each(["tau2-airline-two-simulations.json", "tau2-telecom-user-tool-calls.json"])(
      "%s adds up",
      (file) => {
        const document = read(`tau-bench/${file}`) as unknown as { simulations: Simulation[] };
        const runs = readAs("tau-bench", document as unknown as Json);
        expect(runs.length).toBe(document.simulations.length);
        for (const [at, { messages, agent_cost, duration }] of document.simulations.entries()) {
          const counts = messages.flatMap(({ role, usage }) =>
            role === "assistant" && usage ? [usage] : [],
          );
          const sum = (key: keyof Counts) => counts.reduce((before, one) => before + one[key], 0);
          expect(runs[at]).toMatchObject({
            steps: counts.length,
            duration: duration * 1000,
            usage: { input: sum("prompt_tokens"), output: sum("completion_tokens"), cost: agent_cost },
          });
        }
      },
    );

    it("Inspect's log adds up", () => {
      const document = read("inspect-ai/log_formats.json") as { stats: { model_usage: object } };
      const [usage] = Object.values(document.stats.model_usage);
      const [run] = readAs("inspect-ai", document as unknown as Json);
      expect(run?.usage).toEqual({
        input: usage.input_tokens,
        output: usage.output_tokens,
        total: usage.total_tokens,
      });
    });

    it("messages of LangChain add up", () => {
      const file = new URL("langchain/invalid-input.js-stored-messages.json", FORMATS);
      const document = parseJson(readFileSync(file, "utf8"));
      const counts = (document as { data: { usage_metadata?: Record<string, number> } }[]).flatMap(
        ({ data }) => (data.usage_metadata === undefined ? [] : [data.usage_metadata]),
      );
      const sum = (key: string) => counts.reduce((before, one) => before + (one[key] ?? 0), 0);
      expect(counts.length).toBeGreaterThan(1);
      expect(readOne("langchain", document)).toMatchObject({
        steps: counts.length,
        usage: { input: sum("input_tokens"), output: sum("output_tokens"), total: sum("total_tokens") },
      });
    });
  },
);

interface Counted {
  isAnswer: boolean;
  input: number;
  output: number;
  cost: number;
  start: number;
  end: number;
}

/** OTLP: by the AI SDK's names of answer spans. */
function countedInOtlp({
  resourceSpans,
}: {
  resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[];
}): Counted[] {
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ name, attributes, startTimeUnixNano, endTimeUnixNano }) => {
      const count = (key: string) =>
        Number(attributes.find((attribute) => attribute.key === `gen_ai.usage.${key}`)?.value.intValue ?? 0);
      return {
        isAnswer: /\.do(?:Generate|Stream)\b|^chat /.test(name),
        ...{ input: count("input_tokens"), output: count("output_tokens"), cost: 0 },
        ...{
          start: Number(BigInt(startTimeUnixNano) / 1_000n) / 1e3,
          end: Number(BigInt(endTimeUnixNano) / 1_000n) / 1e3,
        },
      };
    });
}

interface OtlpSpan {
  name: string;
  attributes: { key: string; value: { intValue?: string | number } }[];
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}

/** Langfuse: the generations without a nested one. */
function countedInLangfuse({ observations }: { observations: Observation[] }): Counted[] {
  return observations.map((observation) => ({
    isAnswer:
      observation.type === "GENERATION" &&
      !observations.some(
        (other) => other.type === "GENERATION" && other.parentObservationId === observation.id,
      ),
    ...{ input: observation.inputUsage, output: observation.outputUsage, cost: observation.totalCost },
    ...{ start: Date.parse(observation.startTime), end: Date.parse(observation.endTime) },
  }));
}

interface Observation {
  id: string;
  type: string;
  parentObservationId: string | null;
  inputUsage: number;
  outputUsage: number;
  totalCost: number;
  startTime: string;
  endTime: string;
}

describe.skipIf(!existsSync(FORMATS))(
  "the traces of ../shared/formats take what their answers add up to (skipped where that folder is not there)",
  () => {
    it.each([
      "otel-genai/aisdk-v6.complex-parallel.otlp.json",
      "otel-genai/aisdk-v6.invalid-input.otlp.json",
      "otel-genai/aisdk-v6.retry-error.otlp.json",
      "otel-genai/aisdk-v7.complex-parallel.otlp.json",
      "otel-genai/aisdk-v7.retry-error.otlp.json",
      "openinference/openinference-vercel-v6.complex-parallel.otlp.json",
      "openinference/openinference-vercel-v6.retry-error.otlp.json",
      "langfuse-trace/claude-agent-2025-12-22.trace.json",
      "langfuse-trace/google-adk-2025-08-28.trace.json",
      "langfuse-trace/openai-agents-2025-09-30.trace.json",
      "langfuse-trace/vercel-aisdk-2025-11-17.trace.json",
    ])("%s", (file) => {
      const document = JSON.parse(readFileSync(new URL(file, FORMATS), "utf8"));
      const spans = "observations" in document ? countedInLangfuse(document) : countedInOtlp(document);
      const answers = spans.filter(({ isAnswer }) => isAnswer);
      const sum = (key: "input" | "output" | "cost") => answers.reduce((all, answer) => all + answer[key], 0);
      const [run, ...rest] = readDocument(document).runs;
      expect(rest).toEqual([]);
      expect(run?.modelCalls).toHaveLength(answers.length);
      if (answers.some(({ input }) => input === 0))
        expect(run?.unmeasured?.tokens).toBe(`1 of ${answers.length} answers of the model say no tokens`);
      else
        expect(run?.usage).toMatchObject({
          ...{ input: sum("input"), output: sum("output"), total: sum("input") + sum("output") },
          ...(sum("cost") > 0 ? { cost: expect.closeTo(sum("cost"), 12) } : {}),
        });
      const times = Math.max(...spans.map(({ end }) => end)) - Math.min(...spans.map(({ start }) => start));
      // A root that is recorded late lacks a millisecond.
      expect(Math.abs((run?.duration ?? 0) - times)).toBeLessThan(1.01);
    });
  },
);

interface Counts {
  prompt_tokens: number;
  completion_tokens: number;
}

interface Simulation {
  agent_cost: number;
  duration: number;
  messages: { role: string; usage: Counts | null }[];
}

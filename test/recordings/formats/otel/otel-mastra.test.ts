import { expect, it } from "vitest";
import type { JsonObject } from "../../../../src/core/json.ts";
import { fixture, readOne, spoken } from "../../fixture.ts";

/** A run from @mastra/otel-exporter: a tool call with a wrong argument, and one that the client executes. */
const exported = fixture("otel-genai/mastra.otlp.json");
const text = JSON.stringify(exported);
const read = (document: string) => readOne("otel-genai", JSON.parse(document));

it("has what the user asked, and the case that the metadata names", () => {
  const run = read(text);
  expect(spoken(run)).toEqual(["system: Ask.", "user: Book a flight."]);
  expect(run).toMatchObject({ caseId: "book", input: "Book a flight." });
});

it("has a question that is text", () => {
  const question = JSON.stringify(JSON.stringify([{ role: "user", content: "Book a flight." }])).slice(1, -1);
  expect(text).toContain(question);
  expect(read(text.replace(question, "Book it.")).input).toBe("Book it.");
});

it("has the calls that the model asked for, executed here, refused or left to the client", () => {
  const run = read(text);
  expect(run.toolCalls.map(({ name, status, group }) => [name, status, group])).toEqual([
    ["search_flights", "rejected", 0],
    ["ask_user", "pending", 0],
  ]);
  expect(run.fault).toBeUndefined();
});

it("has a call that waits for approval, of which only a piece of the answer tells", () => {
  const span = (id: string, parentSpanId: string, attributes: Record<string, string>): JsonObject => ({
    ...{ traceId: "t", spanId: id, parentSpanId, name: id, startTimeUnixNano: "1", endTimeUnixNano: "2" },
    attributes: Object.entries(attributes).map(([key, stringValue]) => ({ key, value: { stringValue } })),
  });
  const piece = JSON.stringify({ toolCallId: "c", toolName: "pay", args: { sum: 2 } });
  const spans = [
    span("agent", "", { "gen_ai.operation.name": "invoke_agent", "mastra.agent_run.input": "Pay." }),
    span("step", "agent", { "mastra.span.type": "model_step" }),
    span("chat", "step", { "gen_ai.operation.name": "chat", "mastra.span.type": "model_inference" }),
    span("piece", "chat", { "mastra.model_chunk.output": piece }),
  ];
  const run = readOne("otel-genai", { resourceSpans: [{ scopeSpans: [{ spans }] }] });
  expect(run.input).toBe("Pay.");
  expect(run.toolCalls).toMatchObject([{ name: "pay", arguments: { sum: 2 }, status: "pending" }]);
  const output = JSON.stringify({
    text: "",
    toolCalls: [{ toolCallId: "c", toolName: "pay", args: { sum: 2 } }],
  });
  const resumed = [
    span("again", "agent", { "mastra.model_step.output": output }),
    span("more", "again", { "gen_ai.operation.name": "chat", "mastra.span.type": "model_inference" }),
  ];
  const whole = readOne("otel-genai", {
    resourceSpans: [{ scopeSpans: [{ spans: [...spans, ...resumed] }] }],
  });
  expect(whole.toolCalls).toMatchObject([{ name: "pay", status: "pending" }]);
});

it("takes what one answer took once", () => {
  expect(read(text)).toMatchObject({ steps: 1, model: "large", usage: { input: 11, output: 7, total: 18 } });
});

import { describe, expect, it } from "vitest";
import type { Json } from "../../../../src/core/json.ts";
import { otelGenai } from "../../../../src/recordings/formats/otel/otel.ts";
import { otlp } from "../../otlp.ts";
import { args, calls, chat, find, output, read, readSpans, tool } from "../otel-genai-fixture.ts";

describe("the semantic conventions", () => {
  it("are found among very many other attributes", () => {
    const rest = Array.from({ length: 150_000 }, (_, at) => [`gen_ai.note.${at}`, "x"] as const);
    const span = chat("c", 1, { ...Object.fromEntries(rest), ...output(find("f1", "Oslo")) });
    const document = otlp([span]);
    // Comparing each pair would exceed any test's time.
    expect(calls(read(document))).toEqual(['0 f1 find_ferries {"to":"Oslo"} pending']);
  });
});

describe("detection", () => {
  it("does not give in to hostile documents", () => {
    let deep: Json = { stringValue: "x" };
    for (let level = 0; level < 50_000; level++) deep = { arrayValue: { values: [deep] } };
    const span = { traceId: "t", spanId: "a", attributes: [{ key: "gen_ai.input.messages", value: deep }] };
    const document = { resourceSpans: [{ resource: {}, scopeSpans: [{ spans: [span] }] }] };
    expect(otelGenai.detect(document)).toBe(true);
    expect(() => otelGenai.read(document)).toThrow("nest deeper");
    const loop = readSpans(tool("a", 1, args("Oslo"), { parent: "b" }), {
      id: "b",
      parent: "a",
      start: 1,
      attributes: { __proto__: 1 },
    });
    expect(loop.toolCalls).toHaveLength(1);
  });

  it("reads a tree as deep as a trace is long", () => {
    const agents = Array.from({ length: 20_000 }, (_, at) => ({
      id: `a${at}`,
      ...(at === 0 ? {} : { parent: `a${at - 1}` }),
      start: at,
      end: 50_000 - at,
      attributes: { "gen_ai.operation.name": "invoke_agent" },
    }));
    const innermost = tool("t", 20_000, args("Oslo"), { parent: "a19999" });
    expect(readSpans(...agents, innermost).toolCalls).toHaveLength(1);
  });
});

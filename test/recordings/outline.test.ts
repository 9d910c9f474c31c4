import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../src/core/json.ts";
import { accountForCalls } from "../../src/recordings/account.ts";
import { claimants, formatNamed, readDocument } from "../../src/recordings/detect.ts";
import { outlinedFormat } from "../../src/recordings/outline.ts";
import { mutate, mutation } from "./mutations.ts";

const around = {
  case: "a",
  trial: 1,
  model: "m",
  usage: { prompt_tokens: 3, details: { cached: 1 } },
  metadata: { run: "r" },
  referenceToolCalls: [{ name: "find", arguments: { q: "x" } }],
};

const documents: Record<string, JsonObject> = {
  "openai-chat": {
    ...around,
    tools: [{ type: "function", function: { name: "find", parameters: { type: "object" } } }],
    messages: [
      { role: "system", content: "s" },
      { role: "user", content: "q" },
      {
        role: "assistant",
        content: null,
        tool_calls: [{ id: "c1", type: "function", function: { name: "find", arguments: '{"q":"x"}' } }],
      },
      { role: "tool", tool_call_id: "c1", name: "find", content: "r" },
      { role: "assistant", content: "done" },
    ],
  },
  anthropic: {
    ...around,
    tools: [{ name: "find", description: "finds", input_schema: { type: "object" } }],
    messages: [
      { role: "user", content: "q" },
      {
        role: "assistant",
        content: [
          { type: "text", text: "t" },
          { type: "tool_use", id: "c1", name: "find", input: { q: "x" } },
        ],
      },
      { role: "user", content: [{ type: "tool_result", tool_use_id: "c1", content: "r" }] },
      { role: "assistant", content: "done" },
    ],
  },
  "ai-sdk": {
    ...around,
    messages: [
      { role: "user", content: "q" },
      {
        role: "assistant",
        content: [
          { type: "text", text: "t" },
          { type: "tool-call", toolCallId: "c1", toolName: "find", input: { q: "x" } },
        ],
      },
      {
        role: "tool",
        content: [
          {
            type: "tool-result",
            toolCallId: "c1",
            toolName: "find",
            output: { type: "text", value: "r" },
          },
        ],
      },
      { role: "assistant", content: "done" },
    ],
  },
};

describe("the outline of a document", () => {
  for (const [format, document] of Object.entries(documents)) {
    it(`shows that it is ${format}`, () => {
      expect(outlinedFormat(document)).toBe(format);
    });
  }

  it("shows nothing where a message has a field that is not known, or no message has a call", () => {
    for (const document of Object.values(documents)) {
      const messages = document.messages as JsonObject[];
      const more = messages.map((message) => ({ ...message, extra: 1 }));
      expect(outlinedFormat({ ...document, messages: more })).toBeUndefined();
      expect(outlinedFormat({ ...document, messages: messages.slice(-1) })).toBeUndefined();
    }
  });

  // A field that no format knows leaves the decision to all formats.
  const asked = (document: JsonObject): JsonObject => ({ ...document, aFieldOfNoFormat: 1 });

  it("decides as all formats together do, and its calls are accounted for alike, whatever is changed", () => {
    let outlined = 0;
    const mutated = fc.record({
      document: fc.constantFrom(...Object.values(documents)),
      changes: fc.array(mutation, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(mutated, ({ document, changes }) => {
        const changed = structuredClone(document);
        for (const change of changes) mutate(changed, change);
        const format = outlinedFormat(changed);
        if (format === undefined) return;
        outlined += 1;
        expect(claimants(asked(changed)).map(({ id }) => id)).toEqual([format]);
        expect(accountOf(changed)).toEqual(accountOf(asked(changed)));
      }),
      { numRuns: 3_000 },
    );
    expect(outlined).toBeGreaterThan(300);
  });
});

function accountOf(document: Json): unknown {
  try {
    const { format, runs } = readDocument(document);
    return accountForCalls(document, runs, formatNamed(format));
  } catch (error) {
    return (error as Error).message;
  }
}

import { describe, expect, test } from "vitest";
import type { Json } from "../../../src/core/json.ts";
import { limits } from "../../../src/core/limits.ts";
import { readDocument } from "../../../src/recordings/detect.ts";
import { readEnvelope } from "../../../src/recordings/reading/recording-fields.ts";

/** A call without the key where its format has the arguments. */
const misnamed: [string, Json, string][] = [
  ["plain", { toolCalls: [{ name: "wipe", args: { all: true } }] }, 'has "args" where "arguments"'],
  [
    "openai-chat",
    [{ role: "assistant", tool_calls: [{ id: "1", function: { name: "wipe", parameters: { all: true } } }] }],
    'has "parameters" where "arguments"',
  ],
  [
    "ai-sdk",
    [
      {
        role: "assistant",
        content: [{ type: "tool-call", toolCallId: "1", toolName: "wipe", arguments: {} }],
      },
    ],
    'has "arguments" where "input"',
  ],
  [
    "ragas",
    { user_input: [{ type: "ai", content: "", tool_calls: [{ name: "wipe", arguments: { all: true } }] }] },
    'has "arguments" where "args"',
  ],
];

describe("arguments under another key than the format's", () => {
  test.each(misnamed)("are not read as no arguments in %s", (_format, document, message) => {
    expect(() => readDocument(document)).toThrow(message);
  });

  test("are not read as any arguments in a reference", () => {
    const row = { referenceToolCalls: [{ name: "wipe", args: { all: true } }] };
    expect(() => readEnvelope(row)).toThrow('has "args" where "arguments" is expected: rename it');
  });

  test("do no harm beside the format's own", () => {
    const document = { toolCalls: [{ name: "look", arguments: { at: 1 }, input: "what the model saw" }] };
    expect(readDocument(document).runs[0]?.toolCalls).toMatchObject([{ arguments: { at: 1 } }]);
  });
});

describe("a bound that a recording exceeds is named", () => {
  const deep = JSON.parse(`${"[".repeat(limits.nesting + 1)}${"]".repeat(limits.nesting + 1)}`);

  test.each<[string, Json, string]>([
    ["a tool name", { toolCalls: [{ name: "n".repeat(limits.name + 1) }] }, `${limits.name} characters`],
    [
      "a call id",
      { toolCalls: [{ name: "n", id: "i".repeat(limits.name + 1) }] },
      `${limits.name} characters`,
    ],
    ["a tool result", { toolCalls: [{ name: "n", result: deep }] }, `${limits.nesting} levels`],
  ])("for %s", (_what, document, bound) => {
    expect(() => readDocument(document)).toThrow(bound);
  });

  test("for reference calls", () => {
    const row = { referenceToolCalls: new Array(limits.references + 1).fill({ name: "f" }) };
    expect(() => readEnvelope(row)).toThrow(`more than the ${limits.references} that are compared`);
  });
});

test("a plain call without a name is told apart from an unknown shape", () => {
  expect(() => readDocument({ case: "a", toolCalls: [{ tool: "f" }] })).toThrow(
    'toolCalls[0] has no "name" (found: tool)',
  );
});

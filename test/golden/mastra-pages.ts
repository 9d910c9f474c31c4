import type { JsonObject } from "../../src/core/json.ts";

/** `createToolInvocation` of @mastra/evals. */
export function invocation(toolName: string, args: JsonObject, more: JsonObject = {}): JsonObject {
  return { toolCallId: `call-${toolName}`, toolName, args, result: {}, state: "result", ...more };
}

/** `createTestMessage` of the same, for an agent's messages. Its date is one of JSON. */
export function said(content: string, toolInvocations: JsonObject[] = []): JsonObject {
  return testMessage("assistant", content, toolInvocations);
}

/** The same for those of a user. */
export function asked(content: string): JsonObject {
  return testMessage("user", content, []);
}

function testMessage(role: string, content: string, toolInvocations: JsonObject[]): JsonObject {
  return {
    id: "test-message",
    role,
    content: {
      format: 2,
      parts: [{ type: "text", text: content }],
      content,
      ...(toolInvocations.length > 0 ? { toolInvocations } : {}),
    },
    createdAt: "2026-01-01T00:00:00.000Z",
  };
}

/** `createAgentTestRun` of the same. */
export function testRun(
  inputMessages: JsonObject[],
  output: JsonObject[],
  more: JsonObject = {},
): JsonObject {
  const input = { inputMessages, rememberedMessages: [], systemMessages: [], taggedSystemMessages: {} };
  return { input: { ...input, ...more }, output, requestContext: {}, runId: "r" };
}

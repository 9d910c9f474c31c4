import type { JsonObject } from "../../src/core/json.ts";

export function invocation(toolName: string, args: JsonObject, more: JsonObject = {}): JsonObject {
  return { toolCallId: `call-${toolName}`, toolName, args, result: {}, state: "result", ...more };
}

/** `createTestMessage` of @mastra/evals for an agent's message, with a JSON date. */
export function agentMessage(content: string, toolInvocations: JsonObject[] = []): JsonObject {
  return testMessage("assistant", content, toolInvocations);
}

/** `createTestMessage` of @mastra/evals for a user's message. */
export function userMessage(content: string): JsonObject {
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

export function testRun(
  inputMessages: JsonObject[],
  output: JsonObject[],
  more: JsonObject = {},
): JsonObject {
  const input = { inputMessages, rememberedMessages: [], systemMessages: [], taggedSystemMessages: {} };
  return { input: { ...input, ...more }, output, requestContext: {}, runId: "r" };
}

import { describe, expect, it, test } from "vitest";
import type { Json, JsonObject } from "../../../../src/core/json.ts";
import { claimants, readDocument } from "../../../../src/recordings/detect.ts";
import { mastra } from "../../../../src/recordings/formats/mastra/mastra.ts";
import type { Run } from "../../../../src/recordings/run.ts";
import { agentMessage, invocation, testRun, userMessage } from "../../../golden/mastra-pages.ts";
import { readOne } from "../../fixture.ts";

const read = (document: Json) => readOne("mastra", document);
const calls = ({ toolCalls }: Run) =>
  toolCalls.map(({ name, arguments: args, status }) => [name, args, status]);

const ring = invocation("ring", { bell: 2 }, { toolCallId: "c1", result: { rung: true } });
const run = testRun([userMessage("Ring twice.")], [agentMessage("It rang.", [ring])]);
const scoring = {
  score: 1,
  reason: "fine",
  preprocessStepResult: { toolCallInfos: [1] },
  analyzeStepResult: {},
};
const { input: question = null, output: answer = null } = run;
const row = { id: "s1", scorerId: "tone", runId: "r1", input: question, output: answer, ...scoring };

describe("rows of a store's scores", () => {
  it("may hold input and output as text", () => {
    const packed = { ...row, input: JSON.stringify(row.input), output: JSON.stringify(row.output) };
    expect(calls(read(packed))).toEqual([["ring", { bell: 2 }, "ok"]]);
    expect(read(packed).row).toMatchObject({ input: row.input });
    expect(() => read({ ...packed, output: packed.output.slice(0, -9) })).toThrow(
      "the output that a store kept is not JSON",
    );
  });
});

test.each<[string, Json]>([
  ["content is null", [{ role: "assistant", content: null }, agentMessage("x")]],
  ["content is a number", [{ role: "assistant", content: 3 }, agentMessage("x")]],
  ["parts are no list", [{ role: "assistant", content: { format: 2, parts: {} } }, agentMessage("x")]],
  ["a part is null", [{ role: "assistant", content: { format: 2, parts: [null] } }]],
  [
    "invocations are no list",
    [{ role: "assistant", content: { format: 2, parts: [], toolInvocations: {} } }],
  ],
  [
    "an invocation is null",
    [{ role: "assistant", content: { format: 2, parts: [], toolInvocations: [null] } }],
  ],
  ["a tool without a name", [agentMessage("x", [invocation("ring", {}, { toolName: null })])]],
  [
    "a key __proto__",
    JSON.parse('[{"role":"assistant","__proto__":{"role":"user"},"content":{"format":2,"parts":[]}}]'),
  ],
  ["a message is a list", [[agentMessage("x")]]],
  ["nothing", [null]],
])("what is hostile is a fault, or calls nothing and says so: %s", (_what, output) => {
  const document = { input: { inputMessages: [userMessage("Ring.")] }, output };
  expect(claimants(document).map(({ id }) => id)).toEqual(["mastra"]);
  let found: Run | undefined;
  try {
    [found] = readDocument(document).runs;
  } catch (error) {
    expect(error).toMatchObject({ name: "RecordingError" });
  }
  expect(found?.toolCalls ?? []).toEqual([]);
});

test("deep nesting is a fault", () => {
  let step: JsonObject = { stepType: "tool_call", name: "ring" };
  for (let depth = 0; depth < 50_000; depth += 1)
    step = { stepType: "agent_run", name: "a", children: [step] };
  expect(() => mastra.read({ input: "x", output: { steps: [step] } })).toThrow(RangeError);
});

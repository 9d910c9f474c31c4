import { describe, expect, test } from "vitest";
import { findFiles } from "../../src/disk/patterns.ts";
import { loadRuns } from "../../src/load.ts";
import { workspace } from "../workspace.ts";

/** The runs of a file as `format: call status, …`, or why there is none. */
function runs(name: string, content: string): string[] {
  const { files } = findFiles([name], workspace({ [name]: content }), true);
  return files.flatMap((file) =>
    [...loadRuns(file)].map((one) => {
      if ("fault" in one) return one.fault;
      const calls = one.run.toolCalls.map((call) => `${call.name} ${call.status}`);
      return `${one.origin.format}: ${calls.join(", ")}`;
    }),
  );
}

const lines = (values: readonly unknown[], end = "\n") =>
  values.map((value) => JSON.stringify(value)).join(end);

const chat = [
  { role: "user", content: "Feed the cat." },
  {
    role: "assistant",
    content: null,
    tool_calls: [{ id: "c1", function: { name: "feed", arguments: "{}" } }],
  },
  { role: "tool", tool_call_id: "c1", content: "fed" },
];

const payload = { toolCallId: "s1", toolName: "feed", args: {} };
const steps = [
  {
    stepType: "initial",
    toolCalls: [{ type: "tool-call", payload }],
    toolResults: [{ type: "tool-result", payload: { ...payload, result: "fed" } }],
  },
  { stepType: "tool-result", toolCalls: [], toolResults: [], text: "Fed." },
];

describe("one run over several lines", () => {
  test.each([
    ["messages", chat, "openai-chat: feed ok"],
    ["steps of Mastra", steps, "mastra: feed ok"],
  ])("%s", (_what, values, expected) => {
    for (const end of ["\n", "\r\n", "\n\n"]) expect(runs("a.jsonl", lines(values, end))).toEqual([expected]);
    expect(runs("a.jsonl", `\uFEFF${lines(values)}`)).toEqual([expected]);
    expect(runs("a.json", lines(values))).toEqual([expected]);
  });

  test("nesting that is too deep is no reason to stop", () => {
    const deep = `{"role":"user","content":"x","extra":${"[".repeat(9_000)}${"]".repeat(9_000)}}`;
    expect(runs("a.jsonl", `${lines(chat)}\n${deep}`)).toEqual(["openai-chat: feed ok"]);
  });
});

import { readDocument } from "../detect.ts";

const CALL = { id: "c", type: "function", function: { name: "t", arguments: "{}" } };
const TOOL = { type: "function", function: { name: "t", description: "d", parameters: {} } };
const RECORDING = JSON.stringify({
  messages: [
    { role: "user", content: "q" },
    { role: "assistant", content: null, tool_calls: [CALL] },
    { role: "tool", tool_call_id: "c", content: "r" },
    { role: "assistant", content: "a" },
  ],
  tools: [TOOL],
});
const PARTS = JSON.stringify([
  { type: "text", text: "" },
  { type: "tool_use", id: "", name: "", input: null },
  { type: "tool_result", tool_use_id: "", content: "" },
  { type: "tool-call", toolCallId: "", toolName: "", input: null },
  { type: "tool-result", toolCallId: "", toolName: "", output: null },
  { key: "", value: { stringValue: "" } },
]);

/** Kept, because V8 drops hidden classes without live objects. */
const learned: unknown[] = [];

/**
 * Reads common shapes of recordings before expectations and baselines. V8 has room for about 1,500 first keys of hidden classes, which
 * arguments with thousands of keys in those files can use up. Later objects then get a hidden class each, which slows reading: `gate` took
 * a seventh longer on such files.
 */
export function warmUp(): void {
  if (learned.length > 0) return;
  learned.push(JSON.parse(RECORDING), JSON.parse(PARTS), readDocument(JSON.parse(RECORDING)));
}

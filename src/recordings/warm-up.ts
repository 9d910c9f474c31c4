import { readDocument } from "./detect.ts";

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
/** Parts of messages and of traces in other formats. */
const PARTS = JSON.stringify([
  { type: "text", text: "" },
  { type: "tool_use", id: "", name: "", input: null },
  { type: "tool_result", tool_use_id: "", content: "" },
  { type: "tool-call", toolCallId: "", toolName: "", input: null },
  { type: "tool-result", toolCallId: "", toolName: "", output: null },
  { key: "", value: { stringValue: "" } },
]);

/** Kept, because V8 forgets a hidden class of which no object is left. */
const learned: unknown[] = [];

/**
 * Reads a recording of every shape that is read often. To be called before expectations and baselines are read: V8 finds the hidden class
 * of an object by its keys, one after the other, and has room for some 1,500 first keys. Arguments with thousands of keys, as those
 * files may have them, use it up. Every object of a shape that comes later then gets a hidden class of its own, which makes what reads
 * recordings slow and takes memory: without this, `gate` took a seventh longer on such files.
 */
export function warmUp(): void {
  if (learned.length > 0) return;
  learned.push(JSON.parse(RECORDING), JSON.parse(PARTS), readDocument(JSON.parse(RECORDING)));
}

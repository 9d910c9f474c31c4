import { flatMessages } from "./langchain-flat.ts";
import type { Writer } from "./scripted-run.ts";

const CLASSES: Record<string, string> = { human: "HumanMessage", ai: "AIMessage", tool: "ToolMessage" };

/** `JSON.stringify` of messages in JavaScript, `dumpd` in Python. */
export default {
  format: "langchain",
  write: (run) =>
    flatMessages(run).map(({ type, ...kwargs }) => ({
      lc: 1,
      type: "constructor",
      id: ["langchain_core", "messages", CLASSES[String(type)] ?? "AIMessage"],
      kwargs,
    })),
} satisfies Writer;

import type { Writer } from "./scripted-run.ts";

/** The messages between a client and its servers, recorded by a proxy. */
export default {
  format: "mcp-jsonrpc",
  loses: ["question", "answer"],
  write: ({ turns }) => [
    { jsonrpc: "2.0", id: 0, method: "initialize", params: {} },
    { jsonrpc: "2.0", id: 0, result: {} },
    ...turns.flatMap((calls) => [
      ...calls.map(({ id, name, arguments: args }) => ({
        jsonrpc: "2.0",
        id,
        method: "tools/call",
        params: { name, arguments: args },
      })),
      ...calls
        .filter(({ status }) => status !== "pending")
        .map(({ id, status, result }) => ({
          jsonrpc: "2.0",
          id,
          result: { content: [{ type: "text", text: result }], isError: status === "error" },
        })),
    ]),
  ],
} satisfies Writer;

import { tool } from "ai";
import { tools as all } from "./tools.mjs";

export const tools = Object.fromEntries(
  all.map(({ name, description, schema, run }) => [
    name,
    tool({ description, inputSchema: schema, execute: async (args) => run(args) }),
  ]),
);

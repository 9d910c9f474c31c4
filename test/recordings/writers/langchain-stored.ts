import { flatMessages } from "./langchain-flat.ts";
import type { Writer } from "./scripted-run.ts";

export default {
  format: "langchain",
  write: (run) => flatMessages(run).map(({ type = "ai", ...data }) => ({ type, data })),
} satisfies Writer;

import { flatMessages } from "./langchain-flat.ts";
import type { Writer } from "./scripted-run.ts";

/** The input of agentevals' evaluators as LangChain messages. */
export default {
  format: "agentevals",
  write: (run) => ({ outputs: { messages: flatMessages(run) }, referenceOutputs: [] }),
} satisfies Writer;

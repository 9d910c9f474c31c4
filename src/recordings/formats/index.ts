import type { Format } from "../format.ts";
import { aiSdk } from "./ai-sdk/ai-sdk.ts";
import { mastra } from "./mastra.ts";
import { openaiChat } from "./openai-chat.ts";
import { plain } from "./plain.ts";
import { ragas } from "./ragas.ts";
import { tauBench } from "./tau-bench/tau-bench.ts";

/** Every format that rungate reads. The order has no meaning: at most one may claim a document. */
export const formats: readonly Format[] = [plain, openaiChat, aiSdk, mastra, ragas, tauBench];

import type { Format } from "../format.ts";
import { agentevals } from "./agentevals.ts";
import { aiSdk } from "./ai-sdk.ts";
import { anthropic } from "./anthropic.ts";
import { atif } from "./atif.ts";
import { autoGen } from "./autogen.ts";
import { azureAiEvaluation } from "./azure-ai-evaluation.ts";
import { bedrockConverse } from "./bedrock-converse.ts";
import { copilotCli } from "./copilot-cli.ts";
import { cursor } from "./cursor.ts";
import { eve } from "./eve.ts";
import { agentFramework, haystack, llamaIndex, semanticKernel } from "./framework-messages.ts";
import { geminiAdk } from "./gemini-adk.ts";
import { geminiCli } from "./gemini-cli.ts";
import { geminiInteractions } from "./gemini-interactions.ts";
import { inspectAi } from "./inspect-ai.ts";
import { langchain } from "./langchain.ts";
import { langfuseTrace } from "./langfuse-trace.ts";
import { mastra } from "./mastra.ts";
import { mcpJsonrpc } from "./mcp-jsonrpc.ts";
import { openaiAgentsTrace } from "./openai-agents-trace.ts";
import { openaiChat } from "./openai-chat.ts";
import { openaiResponses } from "./openai-responses.ts";
import { opencode } from "./opencode.ts";
import { openhands } from "./openhands.ts";
import { openinference, otelGenai } from "./otel.ts";
import { pi } from "./pi.ts";
import { plain } from "./plain.ts";
import { pydanticAi } from "./pydantic-ai.ts";
import { qwenCode } from "./qwen-code.ts";
import { ragas } from "./ragas.ts";
import { smolagents } from "./smolagents.ts";
import { tauBench } from "./tau-bench.ts";

/** All formats that rungate reads, in no particular order: at most one may claim a document. */
export const formats: readonly Format[] = [
  openaiAgentsTrace,
  langfuseTrace,
  plain,
  pydanticAi,
  openaiChat,
  openaiResponses,
  aiSdk,
  mastra,
  ragas,
  tauBench,
  anthropic,
  bedrockConverse,
  geminiAdk,
  mcpJsonrpc,
  inspectAi,
  azureAiEvaluation,
  langchain,
  agentevals,
  atif,
  eve,
  agentFramework,
  semanticKernel,
  haystack,
  llamaIndex,
  autoGen,
  smolagents,
  geminiInteractions,
  otelGenai,
  openinference,
  copilotCli,
  cursor,
  geminiCli,
  opencode,
  openhands,
  pi,
  qwenCode,
];

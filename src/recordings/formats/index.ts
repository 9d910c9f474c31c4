import type { Format } from "../format.ts";
import { aiSdk } from "./ai-sdk/ai-sdk.ts";
import { anthropic } from "./anthropic/anthropic.ts";
import { bedrockConverse } from "./bedrock-converse.ts";
import { atif } from "./coding-agents/atif.ts";
import { copilotCli } from "./coding-agents/copilot-cli.ts";
import { cursor } from "./coding-agents/cursor.ts";
import { opencode } from "./coding-agents/opencode.ts";
import { openhands } from "./coding-agents/openhands.ts";
import { pi } from "./coding-agents/pi.ts";
import { agentevals } from "./evals/agentevals.ts";
import { azureAiEvaluation } from "./evals/azure-ai-evaluation.ts";
import { ragas } from "./evals/ragas.ts";
import { tauBench } from "./evals/tau-bench.ts";
import { eve } from "./eve/eve.ts";
import { autoGen } from "./frameworks/autogen.ts";
import { agentFramework, haystack, llamaIndex, semanticKernel } from "./frameworks/framework-messages.ts";
import { pydanticAi } from "./frameworks/pydantic-ai.ts";
import { smolagents } from "./frameworks/smolagents.ts";
import { geminiAdk } from "./google/gemini-adk.ts";
import { geminiCli } from "./google/gemini-cli.ts";
import { geminiInteractions } from "./google/gemini-interactions.ts";
import { qwenCode } from "./google/qwen-code.ts";
import { inspectAi } from "./inspect/inspect-ai.ts";
import { langchain } from "./langchain/langchain.ts";
import { langfuseTrace } from "./langfuse/langfuse-trace.ts";
import { mastra } from "./mastra/mastra.ts";
import { mcpJsonrpc } from "./mcp-jsonrpc.ts";
import { openaiAgentsTrace } from "./openai/openai-agents-trace.ts";
import { openaiChat } from "./openai/openai-chat.ts";
import { openaiResponses } from "./openai/openai-responses.ts";
import { openinference, otelGenai } from "./otel/otel.ts";
import { plain } from "./plain.ts";
import { braintrust } from "./platforms/braintrust.ts";
import { langsmith } from "./platforms/langsmith.ts";
import { agentv } from "./results/agentv.ts";
import { junit } from "./results/junit.ts";
import { promptfoo } from "./results/promptfoo.ts";
import { deepeval, evalite, vitestJson } from "./results/reports.ts";
import { results } from "./results/results.ts";

/** Formats of what other runners found. */
export const resultFormats: readonly Format[] = [
  results,
  promptfoo,
  junit,
  vitestJson,
  evalite,
  deepeval,
  agentv,
];

/** Formats of calls that hold results of a runner where no calls are recorded. */
export const platformFormats: readonly Format[] = [langsmith, braintrust, inspectAi];

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
  langsmith,
  braintrust,
  ...resultFormats,
];

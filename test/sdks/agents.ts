import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface SdkAgent {
  command: readonly [program: string, file: string];
  source: "model requests" | "traces";
  warning?: RegExp;
}

const folder = fileURLToPath(new URL(".", import.meta.url));

export const casesFile: string = join(folder, "cases.yml");
/** False without `npm ci` in this folder: then the agents with an SDK cannot start. */
export const hasSdks: boolean = existsSync(join(folder, "node_modules"));
export const hasPython: boolean = spawnSync("python3", ["--version"]).status === 0;

function inNode(name: string, more: Partial<SdkAgent> = {}): readonly [string, SdkAgent] {
  const command = [process.execPath, join(folder, "agents", `${name}.mjs`)] as const;
  return [name, { command, source: "model requests", ...more }];
}

function inPython(name: string, more: Partial<SdkAgent> = {}): readonly [string, SdkAgent] {
  const command = ["python3", join(folder, "agents", `${name}.py`)] as const;
  return [name, { command, source: "model requests", ...more }];
}

/** An agent that also writes the trace from its own store into `kept/`. */
export const keepingAgent: SdkAgent = inNode("mastra-kept")[1];

export const sdkAgents: ReadonlyMap<string, SdkAgent> = new Map([
  inNode("openai-chat"),
  inNode("openai-chat-stream"),
  inNode("openai-responses"),
  inNode("openai-responses-kept"),
  inNode("anthropic"),
  inNode("google-genai"),
  inNode("ai-openai"),
  inNode("ai-anthropic"),
  inNode("ai-google"),
  inNode("langgraph"),
  inNode("openai-agents"),
  inNode("mastra"),
  inNode("ai-telemetry", { source: "traces" }),
  inNode("ai-telemetry-json", { source: "traces" }),
  inNode("ai-telemetry-grpc", { warning: /exported traces by gRPC, which rungate does not read/ }),
]);

/** Agents with several turns, whose SDKs refer to OpenAI's stored items by id only. */
export const turnAgents: ReadonlyMap<string, SdkAgent> = new Map([
  inNode("ai-openai-turns"),
  inNode("ai-7-openai-turns"),
  inNode("mastra-turns"),
]);

export const pythonAgents: ReadonlyMap<string, SdkAgent> = new Map([
  inPython("openai_chat"),
  inPython("anthropic_messages"),
  inPython("otlp_spans", { source: "traces" }),
]);

/** The variables that direct an agent to the model at an address, with its key. */
export function agentVariables(address: string, key: string): Record<string, string> {
  return {
    OPENAI_BASE_URL: `${address}/v1`,
    ANTHROPIC_BASE_URL: address,
    GOOGLE_GEMINI_BASE_URL: address,
    OPENAI_API_KEY: key,
    ANTHROPIC_API_KEY: key,
    GEMINI_API_KEY: key,
    GOOGLE_GENERATIVE_AI_API_KEY: key,
    // Only our own agent reads it, so that its requests bypass the recorder.
    TRAVEL_MODEL_URL: `${address}/v1`,
    // OpenAI's agents send a copy of everything to OpenAI, regardless of the base URL.
    OPENAI_AGENTS_DISABLE_TRACING: "1",
    MASTRA_TELEMETRY_DISABLED: "1",
    PYTHONDONTWRITEBYTECODE: "1",
  };
}

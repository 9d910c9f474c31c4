import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface SdkAgent {
  command: readonly string[];
  source: "model requests" | "traces";
  /** How often each case runs; 3 by default. */
  trials?: number;
  warning?: RegExp;
  /** Variables that a person sets in the environment for it. */
  variables?: Record<string, string>;
  /** The tool that the model calls to answer, as smolagents' does, which gives the model one text for all calls of a step. */
  answersBy?: string;
  /** The agent also writes what its SDK kept of a run to the file of TRAVEL_SAVE: in this format, and with these facts. */
  saved?: { format: string; has: readonly SavedFact[]; lacksTexts?: true };
}

/** Facts of a run that not all saved messages have. */
type SavedFact = "usage" | "ids" | "groups";

const folder = fileURLToPath(new URL(".", import.meta.url));

export const casesFile: string = join(folder, "cases.yml");
/** False without `npm ci` in this folder: then the agents with an SDK cannot start. */
export const hasSdks: boolean = existsSync(join(folder, "node_modules"));
export const hasPython: boolean = spawnSync("python3", ["--version"]).status === 0;

const python = interpreterIn("python/.venv");
const weeklyPython = interpreterIn("python/.venv-weekly");
/** False without the environment that README.md makes from python/requirements.txt. */
export const hasPythonSdks: boolean = existsSync(python);
/** False without the environment of python/weekly.txt. */
export const hasWeeklyPythonSdks: boolean = existsSync(weeklyPython);

function interpreterIn(environment: string): string {
  return join(folder, environment, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
}

function inNode(name: string, more: Partial<SdkAgent> = {}): readonly [string, SdkAgent] {
  const command = [process.execPath, join(folder, "agents", `${name}.mjs`)] as const;
  return [name, { command, source: "model requests", ...more }];
}

function inPython(name: string, more: Partial<SdkAgent> = {}): readonly [string, SdkAgent] {
  const command = ["python3", join(folder, "agents", `${name}.py`)] as const;
  return [name, { command, source: "model requests", ...more }];
}

/** `words`: the name of the agent's file, and its arguments. */
function withPythonSdk(
  interpreter: string,
  words: string,
  more: Partial<SdkAgent> = {},
): readonly [string, SdkAgent] {
  const [file = "", ...args] = words.split(" ");
  const command = [interpreter, join(folder, "python/agents", `${file}.py`), ...args] as const;
  // An SDK for Python takes seconds to be imported.
  return [words, { command, source: "model requests", trials: 1, ...more }];
}

function weekly(name: string, more: Partial<SdkAgent>): readonly [string, SdkAgent] {
  return withPythonSdk(weeklyPython, name, { trials: 1, ...more });
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

/** The agents with an SDK for Python, in the environment of python/requirements.txt. */
export const pythonSdkAgents: ReadonlyMap<string, SdkAgent> = new Map([
  withPythonSdk(python, "openai_chat", { saved: { format: "openai-chat", has: ["ids", "groups"] } }),
  withPythonSdk(python, "openai_responses", {
    saved: { format: "openai-responses", has: ["ids", "groups"] },
  }),
  withPythonSdk(python, "openai_agents", { saved: { format: "openai-responses", has: ["ids", "groups"] } }),
  withPythonSdk(python, "anthropic_messages", { saved: { format: "anthropic", has: ["ids", "groups"] } }),
  withPythonSdk(python, "google_genai", { saved: { format: "gemini-adk", has: ["groups"] } }),
  ...["openai/gpt-5", "gemini/gemini-3-flash"].map((model) =>
    withPythonSdk(python, `litellm_completion ${model}`, {
      saved: { format: "openai-chat", has: ["groups"] },
    }),
  ),
  withPythonSdk(python, "langgraph_agent", {
    saved: { format: "langchain", has: ["usage", "ids", "groups"] },
  }),
  ...["openai:gpt-5", "anthropic:claude-sonnet-5", "google:gemini-3-flash"].map((model) =>
    withPythonSdk(python, `pydantic_ai_agent ${model}`, {
      saved: { format: "pydantic-ai", has: ["usage", "groups"] },
    }),
  ),
  withPythonSdk(python, "pydantic_ai_traced", {
    source: "traces",
    saved: { format: "pydantic-ai", has: ["usage", "ids", "groups"] },
  }),
  withPythonSdk(python, "langgraph_traced", {
    source: "traces",
    saved: { format: "langchain", has: ["usage", "ids", "groups"] },
  }),
  withPythonSdk(python, "openai_agents_traced", {
    source: "traces",
    saved: { format: "openai-agents-trace", has: ["usage", "groups"], lacksTexts: true },
  }),
]);

/** Agents that run all cases themselves: three times each, in as many trials as these. */
export const pythonEvals: ReadonlyMap<string, SdkAgent> = new Map([
  ["at once in one process", withPythonSdk(python, "evals_async 1", { trials: 3 })[1]],
  ["at once in one process, each three times", withPythonSdk(python, "evals_async 3")[1]],
  ["in forks of a process", withPythonSdk(python, "evals_forked", { trials: 3 })[1]],
]);

/** An agent that leads its requests through a proxy that is not there. */
export const proxiedAgent: SdkAgent = {
  source: "model requests",
  command: [
    "env",
    ...["HTTP_PROXY=http://127.0.0.1:9", "HTTPS_PROXY=http://127.0.0.1:9", "ALL_PROXY=http://127.0.0.1:9"],
    ...withPythonSdk(python, "openai_chat")[1].command,
  ],
};

/** An agent whose code has an address. */
export const pinnedAgent: SdkAgent = withPythonSdk(python, "openai_pinned")[1];

/** Those with an SDK that is too large for every change, in the environment of python/weekly.txt. */
export const weeklyPythonSdkAgents: ReadonlyMap<string, SdkAgent> = new Map([
  weekly("agent_framework_agent", {
    saved: { format: "agent-framework", has: ["usage", "ids", "groups"] },
  }),
  weekly("agent_framework_traced", {
    source: "traces",
    saved: { format: "agent-framework", has: ["usage", "ids", "groups"] },
  }),
  weekly("autogen_agent", { saved: { format: "autogen", has: ["usage", "ids", "groups"] } }),
  weekly("crewai_agent", { saved: { format: "openai-chat", has: ["usage", "ids", "groups"] } }),
  weekly("crewai_traced", {
    source: "traces",
    saved: { format: "openai-chat", has: ["usage", "ids", "groups"] },
  }),
  weekly("google_adk", { saved: { format: "gemini-adk", has: ["usage", "groups"] } }),
  weekly("google_adk_traced", {
    source: "traces",
    variables: { OTEL_SEMCONV_STABILITY_OPT_IN: "gen_ai_latest_experimental" },
    saved: { format: "gemini-adk", has: ["usage", "ids", "groups"] },
  }),
  weekly("llama_index_agent", { saved: { format: "llamaindex", has: ["ids", "groups"] } }),
  weekly("smolagents_agent", {
    answersBy: "final_answer",
    saved: { format: "smolagents", has: ["usage", "ids", "groups"], lacksTexts: true },
  }),
  weekly("strands_agent", { saved: { format: "bedrock-converse", has: ["usage", "ids", "groups"] } }),
  // Its traces hold results in parts, and its messages as text.
  weekly("strands_traced", { source: "traces" }),
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
    CREWAI_DISABLE_TELEMETRY: "true",
    // LiteLLM would ask GitHub for its list of prices.
    LITELLM_LOCAL_MODEL_COST_MAP: "True",
    PYTHONDONTWRITEBYTECODE: "1",
    TRAVEL_SAVE: "saved/{case}.{trial}.json",
  };
}

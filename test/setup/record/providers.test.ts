import { describe, expect, test } from "vitest";
import { ConfigurationError } from "../../../src/core/problems.ts";
import { commandEnvironment } from "../../../src/setup/record/environment.ts";
import { addressesOf, holdsConversation, routeOf } from "../../../src/setup/record/providers.ts";

const at = (environment: Record<string, string>, options: string[] = []) => addressesOf(options, environment);

describe("where requests go", () => {
  test.each([
    ["openai", "/v1/chat/completions", {}, "https://api.openai.com/v1/chat/completions"],
    ["openai", "/chat/completions", {}, "https://api.openai.com/v1/chat/completions"],
    [
      "openai",
      "/v1/responses?a=1",
      { OPENAI_BASE_URL: "https://gw.example/llm/v1/" },
      "https://gw.example/llm/v1/responses?a=1",
    ],
    [
      "openai",
      "/chat/completions",
      { OPENAI_API_BASE: "http://10.0.0.1:4000" },
      "http://10.0.0.1:4000/chat/completions",
    ],
    ["anthropic", "/v1/messages", {}, "https://api.anthropic.com/v1/messages"],
    // The AI SDK's client expects the version in the address.
    ["anthropic", "/messages", {}, "https://api.anthropic.com/v1/messages"],
    [
      "anthropic",
      "/v1/messages",
      { ANTHROPIC_BASE_URL: "https://gw.example/a/v1" },
      "https://gw.example/a/v1/messages",
    ],
    [
      "google",
      "/v1beta/models/g:generateContent",
      {},
      "https://generativelanguage.googleapis.com/v1beta/models/g:generateContent",
    ],
    [
      "google",
      "/v1/models/g:generateContent",
      {},
      "https://generativelanguage.googleapis.com/v1/models/g:generateContent",
    ],
    // LiteLLM expects the version in the address.
    [
      "google",
      "/models/g:generateContent",
      {},
      "https://generativelanguage.googleapis.com/v1beta/models/g:generateContent",
    ],
    [
      "google",
      "/models/g:generateContent",
      { GEMINI_API_BASE: "https://gw.example/g" },
      "https://gw.example/g/models/g:generateContent",
    ],
    [
      "google",
      "/v1beta/models/g:generateContent",
      { GEMINI_API_BASE: "https://gw.example/v1beta" },
      "https://gw.example/v1beta/models/g:generateContent",
    ],
    ["openrouter", "/v1/chat/completions", {}, "https://openrouter.ai/api/v1/chat/completions"],
    ["ollama", "/api/chat", { OLLAMA_HOST: "localhost:11434" }, "http://localhost:11434/api/chat"],
    [
      "azure",
      "/openai/deployments/d/chat/completions?api-version=1",
      { AZURE_OPENAI_ENDPOINT: "https://x.openai.azure.com" },
      "https://x.openai.azure.com/openai/deployments/d/chat/completions?api-version=1",
    ],
    // Azure's client prefers OpenAI's variable to its own.
    [
      "openai",
      "/v1/deployments/d/chat/completions?api-version=1",
      { AZURE_OPENAI_ENDPOINT: "https://x.openai.azure.com/" },
      "https://x.openai.azure.com/openai/deployments/d/chat/completions?api-version=1",
    ],
  ])("%s %s", (name, path, environment, target) => {
    expect(routeOf(name, path, at(environment as Record<string, string>))?.target.href).toBe(target);
  });

  test("nowhere but to providers that are known", () => {
    expect(routeOf("azure", "/x", at({}))).toBeUndefined();
    expect(routeOf("elsewhere", "/x", at({}))).toBeUndefined();
    for (const path of ["//evil.example/v1/chat", "/v1/../../x", "/@evil.example/", "/v1//evil.example"])
      expect(routeOf("openai", path, at({}))?.target.origin).toBe("https://api.openai.com");
  });

  test("an option wins over a variable, and what is no address is refused without being shown", () => {
    expect(at({ OLLAMA_HOST: "a:1" }, ["ollama=http://b:2"]).get("ollama")?.href).toBe("http://b:2/");
    expect(() => at({}, ["azur=https://x"])).toThrow(
      /--upstream "azur" is no provider with an address: .*azure/,
    );
    expect(() => at({}, ["https://x"])).toThrow(ConfigurationError);
    const errorOf = (work: () => unknown) => {
      try {
        work();
      } catch (error) {
        return (error as Error).message;
      }
      return "";
    };
    const message = errorOf(() => at({ OPENAI_BASE_URL: "ftp://me:secret@x y" }));
    expect(message).toContain("OPENAI_BASE_URL is not an address");
    expect(message).not.toContain("secret");
  });

  test.each([
    ["https://a/v1/chat/completions", true],
    ["https://a/v1/responses", true],
    ["https://a/v1/messages", true],
    ["https://a/v1beta/models/g:streamGenerateContent", true],
    ["https://a/api/chat", true],
    ["https://a/v1/embeddings", false],
    ["https://a/v1/messages/count_tokens", false],
    ["https://a/v1/models", false],
  ])("%s holds a conversation: %s", (address, expected) => {
    expect(holdsConversation(new URL(address))).toBe(expected);
  });
});

describe("the environment of the command", () => {
  const address = "http://127.0.0.1:9/t/c/1";
  const started = { address, caseId: "a b,c=d", turns: ["Fly"], trial: 1 };

  test("leads every client to the listener", () => {
    const env = commandEnvironment({ PATH: "/bin", GONE: undefined }, at({}), started);
    expect(env).toMatchObject({
      PATH: "/bin",
      OPENAI_BASE_URL: `${address}/openai/v1`,
      OPENAI_API_BASE: `${address}/openai/v1`,
      ANTHROPIC_BASE_URL: `${address}/anthropic`,
      ANTHROPIC_API_URL: `${address}/anthropic`,
      GOOGLE_GEMINI_BASE_URL: `${address}/google`,
      OPENROUTER_BASE_URL: `${address}/openrouter/v1`,
      OTEL_EXPORTER_OTLP_ENDPOINT: `${address}/otlp`,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/protobuf",
      OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: "true",
      OTEL_RESOURCE_ATTRIBUTES: "rungate.case=a%20b%2Cc%3Dd,rungate.trial=1",
      LANGFUSE_BASE_URL: `${address}/otlp`,
      LANGFUSE_HOST: `${address}/otlp`,
      PHOENIX_COLLECTOR_ENDPOINT: `${address}/otlp/v1/traces`,
      TRACELOOP_BASE_URL: `${address}/otlp`,
      RUNGATE_CASE: "a b,c=d",
      RUNGATE_TRIAL: "1",
      RUNGATE_INPUT: "Fly",
    });
    expect(env).not.toHaveProperty("AZURE_OPENAI_ENDPOINT");
    expect(env).not.toHaveProperty("GONE");
  });

  test("has nothing left that leads elsewhere, and goes by no proxy", () => {
    const own = {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://collector",
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=secret",
      OTEL_TRACES_EXPORTER: "none",
      OTEL_SDK_DISABLED: "true",
      OTEL_RESOURCE_ATTRIBUTES: "service.name=agent",
      OTEL_SEMCONV_STABILITY_OPT_IN: "gen_ai_latest_experimental",
      HTTPS_PROXY: "http://proxy:3128",
      NO_PROXY: "internal",
    };
    const env = commandEnvironment(own, at(own), { address, trial: 2 });
    for (const name of Object.keys(own).filter((key) => /TRACES_|HEADERS|DISABLED/.test(key)))
      expect(env).not.toHaveProperty(name);
    expect(env).toMatchObject({
      OTEL_RESOURCE_ATTRIBUTES: "service.name=agent",
      OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: "SPAN_ONLY",
      HTTPS_PROXY: "http://proxy:3128",
      NO_PROXY: "127.0.0.1,internal",
      no_proxy: "127.0.0.1,internal",
    });
    expect(env).not.toHaveProperty("RUNGATE_CASE");
  });
});

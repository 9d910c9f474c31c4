import { openai } from "@ai-sdk/openai";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { NodeSDK } from "@opentelemetry/sdk-node";
import { generateText, stepCountIs } from "ai";
import { tools } from "./ai-tools.mjs";
import { instructions, task } from "./tools.mjs";

const telemetry = new NodeSDK({ traceExporter: new OTLPTraceExporter() });
telemetry.start();

const { text } = await generateText({
  model: openai("gpt-5"),
  system: instructions,
  prompt: task,
  tools,
  stopWhen: stepCountIs(10),
  experimental_telemetry: { isEnabled: true },
});
console.log(text);
// A missing receiver must not fail the run.
await telemetry.shutdown().catch(console.error);

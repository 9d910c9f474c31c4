import { defined } from "../../core/json.ts";
import { ownAddress, providers } from "./providers.ts";

type Variables = Readonly<Record<string, string | undefined>>;

export interface StartedRun {
  address: string;
  /** Absent if the command runs all cases itself. */
  caseId?: string | undefined;
  turns?: readonly string[] | undefined;
  trial: number;
}

/** Settings that would redirect traces, contain another server's keys, or disable traces. */
const OVERRIDING = /^OTEL_EXPORTER_OTLP_|^OTEL_(?:TRACES|LOGS)_EXPORTER$|^OTEL_SDK_DISABLED$/;

/**
 * Returns rungate's environment with every variable that directs clients to the listener. Addresses keep the provider's path, such as
 * `/v1`.
 */
export function commandEnvironment(
  environment: Variables,
  addresses: ReadonlyMap<string, URL>,
  { address, caseId, turns, trial }: StartedRun,
): Record<string, string> {
  const inherited = Object.entries(environment).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !OVERRIDING.test(entry[0]),
  );
  return {
    ...Object.fromEntries(inherited),
    ...clientVariables(address, addresses),
    ...traceVariables(`${address}/otlp`, environment),
    OTEL_RESOURCE_ATTRIBUTES: resourceAttributes(environment.OTEL_RESOURCE_ATTRIBUTES, { caseId, trial }),
    ...directly(environment),
    RUNGATE_TRIAL: String(trial),
    ...defined({ RUNGATE_CASE: caseId }),
    ...(turns === undefined ? {} : { RUNGATE_INPUT: turns[0] ?? "", RUNGATE_TURNS: JSON.stringify(turns) }),
  };
}

function clientVariables(address: string, addresses: ReadonlyMap<string, URL>): Record<string, string> {
  return Object.fromEntries(
    providers.flatMap(({ name, variables }) => {
      const target = addresses.get(name);
      if (target === undefined) return [];
      return variables.map((variable) => [variable, ownAddress(address, name, target)]);
    }),
  );
}

function traceVariables(
  address: string,
  { OTEL_SEMCONV_STABILITY_OPT_IN: conventions = "" }: Variables,
): Record<string, string> {
  const isNew = conventions.includes("gen_ai_latest_experimental");
  return {
    OTEL_EXPORTER_OTLP_ENDPOINT: address,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/protobuf",
    OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: isNew ? "SPAN_ONLY" : "true",
    // Spans in a batch are lost if the agent exits at once.
    OTEL_BSP_SCHEDULE_DELAY: "200",
    LANGFUSE_BASE_URL: address,
    LANGFUSE_BASEURL: address,
    LANGFUSE_HOST: address,
    // Phoenix's Python client replaces any other path.
    PHOENIX_COLLECTOR_ENDPOINT: `${address}/v1/traces`,
    TRACELOOP_BASE_URL: address,
  };
}

function resourceAttributes(
  own: string | undefined,
  { caseId, trial }: Pick<StartedRun, "caseId" | "trial">,
): string {
  const caseAttributes =
    caseId === undefined ? [] : [`rungate.case=${encodeURIComponent(caseId)}`, `rungate.trial=${trial}`];
  return [own ?? "", ...caseAttributes].filter((part) => part !== "").join(",");
}

function directly({ NO_PROXY, no_proxy = NO_PROXY }: Variables): Record<string, string> {
  const list = ["127.0.0.1", ...(no_proxy === undefined || no_proxy === "" ? [] : [no_proxy])].join(",");
  return { NO_PROXY: list, no_proxy: list };
}

/** Returns the variables that direct clients to the listener, for messages. */
export function leadingVariables(addresses: ReadonlyMap<string, URL>): string[] {
  return [...Object.keys(clientVariables("", addresses)), "OTEL_EXPORTER_OTLP_ENDPOINT"];
}

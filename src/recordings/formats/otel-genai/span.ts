import { isString, type Json, type JsonObject } from "../../../json/json.ts";
import { jsonIn, langchainToolMessage, outcomeTold } from "../../message-parts.ts";
import type { Message } from "../../model-messages.ts";
import type { ToolDefinition } from "../../run.ts";
import type { StatedCall } from "../../stated.ts";
import { at, textAt } from "./attributes.ts";

/** Something that happened within a span, or a log record written within it. */
export interface SpanEvent {
  name: string;
  attributes: JsonObject;
}

/** A span of OpenTelemetry, however it was exported. */
export interface RecordedSpan {
  traceId: string;
  spanId: string;
  parentId?: string | undefined;
  name: string;
  start: bigint;
  /** Absent while the span had not ended. */
  end?: bigint | undefined;
  /** Its status is an error. */
  failed: boolean;
  statusMessage?: string | undefined;
  attributes: JsonObject;
  resource: JsonObject;
  events: readonly SpanEvent[];
  /** How many attributes the SDK dropped because there were too many. */
  dropped?: number;
  /** The span as the document holds it. */
  source: Json;
}

/** What a span says of a model's answer. */
export interface Asked {
  kind: "generation";
  input: readonly Message[];
  /** Absent when the recording does not hold it, which is not the same as an answer without any call. */
  output?: readonly Message[] | undefined;
  tools: readonly ToolDefinition[];
  /** Why the model stopped, such as `stop` or `tool_calls`. */
  finishReason?: string | undefined;
  /** The model gave several answers, of which `output` is the first. */
  hasOthers?: boolean;
  /** It stands for a whole agent: its silence says nothing. */
  agent?: boolean;
}

/** What a span says of the execution of a tool. */
export interface Executed {
  kind: "execution";
  call: StatedCall;
}

/** A way of writing model answers and tool executions into attributes. Undefined for spans it says nothing of. */
export type Dialect = (span: RecordedSpan) => Asked | Executed | undefined;

/** What a span says of the outcome of the tool's execution that it is. */
interface SaidOutcome {
  /** The id and the name of LangChain's message, where the answer is one. */
  id?: Json | undefined;
  name?: string | undefined;
  outcome: Pick<StatedCall, "status" | "result">;
}

/**
 * What became of an execution, by its `answer` and by what its span says of failure; nothing while it has neither ended nor
 * answered. `hasFailed` is what the dialect knows of failure besides.
 */
export function outcomeIn(span: RecordedSpan, answer: Json | undefined, hasFailed = false): SaidOutcome {
  const message = langchainToolMessage(jsonIn(answer));
  const told = message === undefined ? answer : (message.content ?? answer);
  const own =
    message === undefined
      ? {}
      : {
          id: message.tool_call_id,
          ...(isString(message.name) && message.name !== "" ? { name: message.name } : {}),
        };
  if (span.end === undefined && told === undefined) return { ...own, outcome: {} };
  const result = jsonIn(told) ?? failureText(span);
  const failed = hasFailed || message?.status === "error" || isFailed(span, told);
  if (failed) return { ...own, outcome: outcomeTold(result, true) };
  return { ...own, outcome: { status: "ok", ...(result === undefined ? {} : { result }) } };
}

/** A failed sibling marks OpenInference's spans that went well as failed too: there an answer is the surer sign. */
function isFailed({ attributes, events, failed }: RecordedSpan, answer: Json | undefined): boolean {
  if (at(attributes, "openinference.span.kind") === undefined) return failed;
  return events.some(({ name }) => name === "exception") || (failed && answer === undefined);
}

/** What a span says of its failure. */
export function failureText({ statusMessage, events }: RecordedSpan): string | undefined {
  const exception = events.find(({ name }) => name === "exception");
  return statusMessage ?? (exception && textAt(exception.attributes, "exception.message"));
}

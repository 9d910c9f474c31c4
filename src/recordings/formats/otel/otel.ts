import type { Json, JsonObject } from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { groupBy } from "../../../core/text.ts";
import type { Format } from "../../format.ts";
import { callId } from "../../reading/calls.ts";
import { Conversation } from "../../reading/conversation.ts";
import { areUnknown } from "../../reading/message-parts.ts";
import { handedDown } from "../../reading/span-tree.ts";
import { addUsage } from "../../reading/span-usage.ts";
import { addSpans, type Execution, type Generation, namesIn, readTrace } from "../../reading/spans.ts";
import { durationOf } from "../../reading/usage.ts";
import type { Run, StatedCall } from "../../run.ts";
import {
  type ExecutionSpan,
  firstAt,
  type GenerationSpan,
  type ReadSpan,
  type RecordedSpan,
} from "./otel-attributes.ts";
import { readSpan } from "./otel-dialects.ts";
import { marksOf, spansIn } from "./otel-documents.ts";
import { faultOf, refuseTelemetry, whyUntold } from "./otel-faults.ts";
import { withStepCalls } from "./otel-platforms.ts";
import { isAnswer, isExecution, SpanTree, withoutRepeats } from "./otel-tree.ts";
import { measuredSpans } from "./otel-usage.ts";

/** OpenTelemetry spans of the GenAI conventions, the AI SDK, pydantic-ai, ADK or OpenLLMetry. */
export const otelGenai: Format = {
  id: "otel-genai",
  title:
    "OpenTelemetry spans of GenAI: OTLP JSON, exporters, stores; AI SDK, ADK, OpenLLMetry, Pydantic AI, MLflow, Logfire",
  looksFor: "OTLP JSON {resourceSpans}, spans of an exporter or attributes, with gen_ai.* or ai.* keys",
  marks: [
    ["resourceSpans", "scopeSpans", "spans"],
    ["gen_ai.operation.name"],
    ["trace_id", "span_id", "attributes"],
  ],
  detect: (document) => marksOf(document)?.genAi === true,
  read: readTraces,
};

/** OpenInference spans (Arize Phoenix). With GenAI attributes too, a document is otel-genai; both are read alike. */
export const openinference: Format = {
  id: "openinference",
  title: "OpenInference spans (Phoenix, Arize)",
  looksFor: "spans whose attributes have openinference.span.kind",
  marks: [["openinference.span.kind"], ["span_kind", "attributes", "context"]],
  detect(document) {
    const marks = marksOf(document);
    return marks?.openInference === true && !marks.genAi;
  },
  read: readTraces,
};

type Identity = Pick<Run, "caseId" | "trial">;

/** Returns a run per trace, or per inherited `rungate.case` and `rungate.trial`. Skips traces without an agent. */
function readTraces(document: Json): Run[] {
  const spans = spansIn(document);
  if (spans === undefined) {
    throw new RecordingError(
      "no spans: expected OTLP JSON {resourceSpans}, spans as an exporter writes them, or attributes",
    );
  }
  const traces = [...groupBy(withStepCalls(withoutCopies(spans)), ({ traceId }) => traceId).values()].flatMap(
    splitByIdentity,
  );
  const runs = traces.flatMap(({ identity, spans: own }) => {
    const run = readTrace(traces.length > 1, () => readRun(own));
    return run === undefined ? [] : [{ run, identity, own }];
  });
  if (runs.length === 0) {
    throw new RecordingError(
      `none of the ${spans.length} spans says anything of a model or a tool: expected attributes such as gen_ai.operation.name`,
    );
  }
  return runs.map(({ run, identity, own }) => ({
    ...run,
    ...identity,
    ...rowOf(own, runs.length > 1),
  }));
}

/** Exporters that retry send a span twice; the ended copy is the later one. */
function withoutCopies(spans: readonly RecordedSpan[]): RecordedSpan[] {
  const unique = new Map<string, RecordedSpan>();
  for (const span of spans) {
    const key = span.id === "" ? `nameless ${unique.size}` : `${span.traceId} ${span.id}`;
    if (unique.get(key)?.end === undefined) unique.set(key, span);
  }
  return [...unique.values()];
}

function splitByIdentity(spans: readonly RecordedSpan[]): { identity: Identity; spans: RecordedSpan[] }[] {
  const identities = identitiesOf(spans);
  const groups = groupBy(spans, (span) => keyOf(identities.get(span)));
  const named = new Map([...identities.values()].map((identity) => [keyOf(identity), identity]));
  named.delete(keyOf({}));
  if (named.size < 2) return [{ identity: [...named.values()][0] ?? {}, spans: [...spans] }];
  return [...groups].map(([key, own]) => ({ identity: named.get(key) ?? {}, spans: own }));
}

function keyOf({ caseId = "", trial = "" }: Identity = {}): string {
  return JSON.stringify([caseId, trial]);
}

/** The nearest enclosing span with a case decides, else the resource. */
function identitiesOf(spans: readonly RecordedSpan[]): Map<RecordedSpan, Identity> {
  const inherited = handedDown<RecordedSpan, Identity | undefined>(spans, (span, parent) => {
    const own = identityIn(span.attributes);
    return (own.caseId ?? own.trial) === undefined ? parent?.value : { ...identityIn(span.resource), ...own };
  });
  return new Map([...inherited].map(([span, identity]) => [span, identity ?? identityIn(span.resource)]));
}

function identityIn(attributes: JsonObject): Identity {
  const [caseId = null, trial = null] = ["case", "trial"].map((key) =>
    firstAt(attributes, `rungate.${key}`, `mastra.metadata.rungate.${key}`, `mastra.metadata.${key}`),
  );
  return namesIn([{ caseId, trial }], { caseId: ["caseId"], trial: ["trial"] });
}

/** `case-field` points into the root span's attributes or resource. Bare attributes are a row whose `input` is the span's. */
function rowOf(spans: readonly RecordedSpan[], isOneOfSeveral: boolean): Pick<Run, "row"> {
  const ids = new Set(spans.map(({ id }) => id));
  const root = spans.find(({ parent }) => parent === undefined || !ids.has(parent)) ?? spans[0];
  if (root === undefined) return {};
  const { traceId, resource, attributes, source } = root;
  if (!isOneOfSeveral) {
    if (source !== attributes) return {};
    const { input: _input, ...row } = attributes;
    return { row };
  }
  return { row: { traceId, resource, attributes, spans: spans.map((span) => span.source) } };
}

/** Later than any span: a span that never ended is parallel to all later siblings. */
const NEVER = 1n << 64n;

function readRun(spans: readonly RecordedSpan[]): Run | undefined {
  const all = spans.flatMap((span): ReadSpan[] => {
    const content = readSpan(span);
    return content === undefined ? [] : [{ span, content }];
  });
  if (!all.some(isExecution)) refuseTelemetry(spans);
  if (all.length === 0) return undefined;
  const tree = new SpanTree(spans, all);
  const read = withoutRepeats(tree, all).sort(byStart);
  const executions = read.filter(isExecution);
  const answers = read.filter(isAnswer);
  const argumentsOf = argumentsById(executions);
  // In a trace, a repeated id is a new call, because repeats were removed before.
  const talk = new Conversation("calls");
  const generations = answers.map((answer) => generationOf(answer, argumentsOf, tree));
  addSpans(talk, [...generations, ...executions.map((execution) => executionOf(execution, tree))]);
  reportAgents(talk, tree, read);
  addUsage(talk, measuredSpans(spans, all));
  const isBelowTool = (span: RecordedSpan) => tree.at(span).execution !== undefined;
  talk.stopped(
    answers.findLast(({ span, content }) => !content.agent && !isBelowTool(span))?.content.finishReason,
  );
  if (answers.some(({ span, content }) => content.output === undefined && !content.agent && !span.failed))
    talk.warn(
      "answers of the model are not recorded: calls that were refused before their execution are not seen",
    );
  if (answers.some(({ content }) => content.hasOthers === true))
    talk.warn("a response has several choices; only the first is read");
  const readSpans = new Set(all.map(({ span }) => span));
  // Spans below a tool's execution belong to the tool.
  const otherSpans = spans.filter((span) => !readSpans.has(span) && !isBelowTool(span));
  const fault = faultOf({ answers, executions, generations, otherSpans, calls: talk.run().toolCalls });
  if (fault !== undefined) talk.unscorable(fault);
  return talk.run();
}

/** If agents have spans, calls outside them are the main agent's; a call known only from a model's input has no known agent. */
function reportAgents(talk: Conversation, tree: SpanTree, read: readonly ReadSpan[]): void {
  const agents = read.map(({ span }) => tree.at(span).agent);
  const areNamed = agents.some((agent) => agent?.name) && !agents.some((agent) => agent && !agent.name);
  talk.tellsAgents(areNamed && (talk.isEachCallNamed || agents.includes(undefined)));
}

/** Of answers that began in the same clock tick, the later has more input. */
function byStart(a: ReadSpan, b: ReadSpan): number {
  if (a.span.start !== b.span.start) return a.span.start < b.span.start ? -1 : 1;
  return isAnswer(a) && isAnswer(b) ? a.content.input.length - b.content.input.length : 0;
}

function placeOf(span: RecordedSpan, tree: SpanTree) {
  const { start, end = NEVER, parent } = span;
  return { start, end, parent, agent: tree.at(span).agent?.name };
}

function executionOf({ span, content }: ReadSpan<ExecutionSpan>, tree: SpanTree): Execution {
  const call = { ...content.call, duration: durationOf(span.recorded) };
  return { ...content, ...placeOf(span, tree), call, untold: whyUntold(call) };
}

/** A model's output may be hidden while the tools' arguments are recorded. */
function argumentsById(executions: readonly ReadSpan<ExecutionSpan>[]): Map<string, StatedCall> {
  return new Map(
    executions.flatMap(({ content: { call } }) => {
      const id = callId(call.id);
      return id === undefined || areUnknown(call) ? [] : [[id, call] as const];
    }),
  );
}

function generationOf(
  { span, content: { input, output, tools } }: ReadSpan<GenerationSpan>,
  argumentsOf: ReadonlyMap<string, StatedCall>,
  tree: SpanTree,
): Generation {
  const outer = tree.at(span).execution?.span;
  const withArguments = (call: StatedCall) => {
    const executed = areUnknown(call) ? argumentsOf.get(callId(call.id) ?? "") : undefined;
    return executed
      ? { ...call, arguments: executed.arguments, argumentsText: executed.argumentsText }
      : call;
  };
  return {
    kind: "generation",
    ...placeOf(span, tree),
    isUnheard: outer !== undefined && tree.isCalledBy(outer, span),
    tools,
    // The user did not write an agent's input to its sub-agent.
    input: outer === undefined ? input : input.map((message) => ({ ...message, texts: [] })),
    output: (output ?? []).map((message) => ({ ...message, calls: message.calls.map(withArguments) })),
    failure: span.failed && output === undefined ? span.source : undefined,
  };
}

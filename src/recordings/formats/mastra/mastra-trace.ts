import {
  isString,
  type Json,
  type JsonObject,
  jsonText,
  objectOf,
  objectsOf,
  textOf,
} from "../../../core/json.ts";
import { unpacked } from "../../../core/parse-json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { groupBy } from "../../../core/text.ts";
import { callId } from "../../reading/calls.ts";
import { Conversation } from "../../reading/conversation.ts";
import { answered, failed, type Outcome, offeredTools, statedText } from "../../reading/message-parts.ts";
import { readMessages, readTexts, spoken, withoutHistory } from "../../reading/model-messages.ts";
import { handedDown } from "../../reading/span-tree.ts";
import { addUsage, type MeasuredSpan } from "../../reading/span-usage.ts";
import { addSpans, type Execution, type Generation, namesIn, readTrace } from "../../reading/spans.ts";
import { delegatedAgent } from "../../reading/sub-agent-calls.ts";
import { durationOf } from "../../reading/usage.ts";
import type { Run, StatedCall, ToolCall } from "../../run.ts";
import { type MastraSpan, readSpanRows, refuseBareRows } from "./mastra-spans.ts";

const MODEL = /^model_(?:generation|step|inference)$/;
const TOOL = /^(?:mcp_|client_|provider_)?tool_call$/;
const ROOT = /^(?:agent|workflow)_run$/;

/**
 * The runs in rows of spans, one for each trace. Traces of judges alone are none. Throws RecordingError where the only trace cannot be
 * read, and for rows without contents.
 */
export function readTraces(rows: readonly JsonObject[]): Run[] {
  refuseBareRows(rows);
  const traces = [...groupBy(rows, ({ traceId }) => textOf(traceId)).values()].filter(isOfAgents);
  if (traces.length === 0)
    throw new RecordingError(
      `none of the ${rows.length} spans is of an agent, a workflow, a model or a tool`,
    );
  const isOneOfSeveral = traces.length > 1;
  return traces.map((own) => {
    const root = own.find(({ parentSpanId }) => textOf(parentSpanId) === "") ?? own[0] ?? {};
    const metadata = objectOf(unpacked(root.metadata));
    const { traceId = null } = root;
    return {
      ...readTrace(isOneOfSeveral, () => readRun(readSpanRows(own))),
      ...namesIn([metadata], { caseId: ["rungate.case", "case"], trial: ["rungate.trial", "trial"] }),
      ...(isOneOfSeveral ? { row: { traceId, metadata, spans: own } } : {}),
    };
  });
}

function isOfAgents(rows: readonly JsonObject[]): boolean {
  return rows.some(({ spanType }) => [MODEL, TOOL, ROOT].some((kind) => kind.test(textOf(spanType))));
}

/** Where a span stands. */
interface SpanContext {
  /** The name of the agent that acts; absent for the only one that nothing calls. */
  agent?: string | undefined;
  /** Why that agent's run failed. */
  error: Json;
  /** An agent or a tool is above: an agent that begins below it is called by it. */
  isWithin: boolean;
  /** The agent was called by another one, or by a tool. */
  isUnheard: boolean;
  /** It is part of a judgement of the run. */
  isJudged: boolean;
  /** The span of an agent that goes on after a call was approved: it stands below the answer that asked for the call. */
  isResumed: boolean;
  /** The nearest span of the same answer of a model. */
  answer?: MastraSpan | undefined;
}

const OUTSIDE: SpanContext = {
  error: null,
  ...{ isWithin: false, isUnheard: false, isJudged: false, isResumed: false },
};

function contextsOf(spans: readonly MastraSpan[]): Map<MastraSpan, SpanContext> {
  return handedDown<MastraSpan, SpanContext>(spans, (span, parent) => {
    const { span: outer, value: above = OUTSIDE } = parent ?? {};
    const isBelowModel = MODEL.test(outer?.type ?? "");
    const isBelowTool = TOOL.test(outer?.type ?? "");
    const isApart = outer?.type === "agent_run" || isBelowTool;
    const context = {
      ...above,
      isResumed: false,
      isJudged: above.isJudged || span.type.startsWith("scorer_"),
      answer: isBelowModel ? outer : isApart ? undefined : above.answer,
    };
    if (TOOL.test(span.type)) return { ...context, isWithin: true };
    if (span.type !== "agent_run") return context;
    if (isBelowModel) return { ...context, error: span.error, isResumed: true };
    const agent = (isBelowTool ? delegatedAgent(outer?.entity ?? "") : undefined) ?? span.entity;
    return { ...context, agent, error: span.error, isWithin: true, isUnheard: above.isWithin };
  });
}

/** The spans of one trace, and where each stands. */
class TraceOfSpans {
  readonly spans: readonly MastraSpan[];
  readonly agents: readonly MastraSpan[];
  readonly tools: readonly MastraSpan[];
  /** One for each answer of a model: of spans within each other the innermost. */
  readonly answers: ReadonlySet<MastraSpan>;
  private readonly contexts: ReadonlyMap<MastraSpan, SpanContext>;
  private readonly chunks: ReadonlyMap<MastraSpan | undefined, readonly MastraSpan[]>;
  /** The ids of the calls in whole answers. */
  private readonly listedIds: ReadonlySet<Json | undefined>;
  private readonly namesMain: boolean;

  constructor(all: readonly MastraSpan[]) {
    this.contexts = contextsOf(all);
    this.spans = all.filter((span) => !this.contextOf(span).isJudged);
    const models = this.spans.filter(({ type }) => MODEL.test(type));
    const outer = new Set(models.map((span) => this.contextOf(span).answer));
    const innermost = models.filter((span) => !outer.has(span));
    this.listedIds = new Set(
      innermost.flatMap(({ output }) =>
        objectsOf(objectOf(output).toolCalls).map(({ toolCallId }) => toolCallId),
      ),
    );
    this.agents = this.spans.filter(({ type }) => type === "agent_run");
    this.tools = this.spans.filter(({ type }) => TOOL.test(type));
    this.chunks = groupBy(
      this.spans.filter(({ type }) => type === "model_chunk"),
      (span) => this.contextOf(span).answer,
    );
    // An answer that waited for an approval is there again, as a whole, once the run goes on.
    const isRepeated = (span: MastraSpan) => {
      const ids = this.piecesOf(span).flatMap(({ toolCallId }) => toolCallId ?? []);
      return span.output === null && ids.length > 0 && ids.every((id) => this.listedIds.has(id));
    };
    this.answers = new Set(innermost.filter((span) => !isRepeated(span)));
    const main = this.agents.filter((span) => !this.contextOf(span).isUnheard);
    this.namesMain = new Set(main.map(({ entity }) => entity)).size > 1;
  }

  contextOf(span: MastraSpan): SpanContext {
    return this.contexts.get(span) ?? OUTSIDE;
  }

  placeOf(span: MastraSpan): Pick<Generation, "start" | "end" | "parent" | "agent" | "isUnheard"> {
    const { start, end, parent } = span;
    const { agent, isUnheard } = this.contextOf(span);
    return { start, end, parent, agent: isUnheard || this.namesMain ? agent : undefined, isUnheard };
  }

  /** The calls that an answer asked for. One that waits for approval is only in the pieces of the answer. */
  callsOf(span: MastraSpan): StatedCall[] {
    const { toolCalls = [] } = objectOf(span.output);
    const calls = readMessages({ toolCalls }, "assistant").flatMap((message) => message.calls);
    const ids = new Set<Json>();
    const others = this.piecesOf(span).flatMap(
      ({ toolCallId: id = null, toolName: name, args, toolInput }): StatedCall[] => {
        const input = args ?? toolInput;
        if (!isString(name) || input === undefined || ids.has(id) || this.listedIds.has(id)) return [];
        ids.add(id);
        return [{ id, name, ...statedText(input) }];
      },
    );
    return [...calls, ...others];
  }

  private piecesOf(span: MastraSpan): JsonObject[] {
    return (this.chunks.get(span) ?? []).map(({ output }) => objectOf(output));
  }

  /** A call in the span of all answers that is not among these: the span of its answer is not there. */
  callNotAmong(calls: readonly ToolCall[]): { span: string; name: string } | undefined {
    const ids = new Set(calls.map(({ id }) => id));
    for (const span of this.spans) {
      if (span.type !== "model_generation") continue;
      const call = this.callsOf(span).find(({ id }) => callId(id) !== undefined && !ids.has(callId(id)));
      if (call !== undefined) return { span: span.id, name: textOf(call.name) };
    }
    return undefined;
  }

  /** True for an answer of which nothing is recorded, though it ended and did not fail. */
  isSilent(span: MastraSpan): boolean {
    const isOpen = !span.hasEnded || hasFailed(span);
    return span.output === null && !isOpen && this.callsOf(span).length === 0;
  }
}

function hasFailed({ error, attributes }: MastraSpan): boolean {
  return error !== null || attributes.finishReason === "error";
}

function readRun(spans: readonly MastraSpan[]): Run {
  const trace = new TraceOfSpans(spans);
  const talk = new Conversation("calls");
  const executions = new Set(trace.tools.map(({ attributes }) => callId(attributes.toolCallId)));
  const generations = [
    ...trace.agents.map((span) => questionOf(trace, span)),
    ...[...trace.answers].map((span) => generationOf(trace, span, executions)),
  ];
  const hasAnswered = generations.some(
    ({ isUnheard, output }) => !isUnheard && output.some(({ texts }) => texts.length > 0),
  );
  const hasText = ({ output }: MastraSpan) => textOf(objectOf(output).text) !== "";
  if (!hasAnswered) generations.push(...trace.agents.filter(hasText).map((span) => endOf(trace, span)));
  const requests = generations.flatMap(({ output }) => output.flatMap(({ calls }) => calls));
  const names = new Map(requests.map(({ id, name }) => [callId(id), name]));
  for (const { type, attributes } of trace.spans)
    if (MODEL.test(type)) for (const tool of offeredTools(attributes.tools)) talk.offer(tool);
  addSpans(talk, [...generations, ...trace.tools.map((span) => executionOf(trace, span, names))]);
  talk.tellsAgents(true);
  addUsage(
    talk,
    spans.map((span) => measuresOf(trace, span)),
  );
  const answers = [...trace.answers].filter((span) => !trace.contextOf(span).isUnheard);
  talk.stopped(answers.toSorted((a, b) => Number(a.start - b.start)).at(-1)?.attributes.finishReason);
  refuseHalf(talk, trace);
  const root = spans.find(({ parent }) => parent === undefined);
  return talk.run(root?.type === "workflow_run" ? wordsOf(root) : {});
}

/** The user's words and the instructions of the agent. Its memory of earlier runs is no part of this one. */
function questionOf(trace: TraceOfSpans, span: MastraSpan): Generation {
  const { attributes, input, error } = span;
  const { isUnheard, isResumed } = trace.contextOf(span);
  const question = [
    ...readMessages(attributes.instructions, "system"),
    ...withoutHistory(readMessages(isString(input) ? jsonText(input) : input, "user")),
  ];
  const failure = error === null || trace.answers.size > 0 ? undefined : { error };
  const asked = isUnheard || isResumed ? [] : question;
  return { kind: "generation", ...trace.placeOf(span), failure, input: asked, output: [] };
}

/** The answer of an agent, where no answer of its model says it. */
function endOf(trace: TraceOfSpans, span: MastraSpan): Generation {
  const output = [spoken("assistant", objectOf(span.output).text)];
  return { kind: "generation", ...trace.placeOf(span), start: span.end, input: [], output };
}

/**
 * An answer of a model. Where only the span of all answers is there, it does not say which calls were made at once: those that were
 * executed have spans of their own, which do.
 */
function generationOf(
  trace: TraceOfSpans,
  span: MastraSpan,
  executions: ReadonlySet<string | undefined>,
): Generation {
  const isOfAll = span.type === "model_generation";
  const calls = trace.callsOf(span).filter(({ id }) => !(isOfAll && executions.has(callId(id))));
  const failure = hasFailed(span) ? { error: span.error ?? trace.contextOf(span).error } : undefined;
  const output = [{ ...spoken("assistant", objectOf(span.output).text), calls }];
  return { kind: "generation", ...trace.placeOf(span), failure, input: [], output };
}

/** The execution of a tool, by the name under which the model called it: an MCP server may have another one for it. */
function executionOf(
  trace: TraceOfSpans,
  span: MastraSpan,
  names: ReadonlyMap<string | undefined, Json | undefined>,
): Execution {
  const { attributes, input, recorded } = span;
  const id = callId(attributes.toolCallId);
  const name = (id === undefined ? undefined : names.get(id)) ?? span.entity;
  const call = {
    id,
    name,
    server: textOf(attributes.mcpServer) || undefined,
    ...(isString(input) ? { argumentsText: input } : statedText(input)),
    ...outcomeOf(span),
    duration: durationOf(recorded),
  };
  const untold =
    input === null
      ? `the arguments of "${textOf(name)}" (span ${span.id}) were not recorded, so they cannot be compared: record the inputs of spans`
      : undefined;
  const { isUnheard: _, ...place } = trace.placeOf(span);
  return { kind: "execution", ...place, call, untold };
}

function outcomeOf({ type, attributes, output, error, hasEnded }: MastraSpan): Partial<Outcome> {
  if (error !== null) return failed(error);
  // The span of a tool of the client ends when its arguments are known, before it runs.
  if (output === null && (!hasEnded || type === "client_tool_call")) return {};
  const outcome = answered(output ?? undefined);
  return attributes.success === false && outcome.status === "ok" ? { ...outcome, status: "error" } : outcome;
}

function measuresOf(trace: TraceOfSpans, span: MastraSpan): MeasuredSpan {
  const { id, parent, type, recorded, attributes, metadata } = span;
  const isAnswer = trace.answers.has(span);
  const kind = trace.contextOf(span).isJudged ? "evaluation" : TOOL.test(type) ? "tool" : "other";
  const models = [attributes.responseModel, attributes.model, objectOf(metadata.modelMetadata).modelId];
  const model = models.map(textOf).find((name) => name !== "");
  return {
    ...{ id, parent, kind: isAnswer ? "answer" : kind, ...recorded },
    hasFailed: isAnswer && hasFailed(span),
    ...(MODEL.test(type) ? { usage: attributes.usage, model } : {}),
  };
}

/** Reports a trace that is not whole, and the span where it breaks. */
function refuseHalf(talk: Conversation, trace: TraceOfSpans): void {
  const ids = new Set(trace.spans.map(({ id }) => id));
  const [stray, ...strays] = trace.spans.filter(({ parent }) => parent !== undefined && !ids.has(parent));
  if (stray !== undefined) {
    const where = `span ${stray.id} (${stray.type}) has the parent ${stray.parent}, which is not there`;
    const hasRoot = trace.spans.some(({ parent }) => parent === undefined);
    // A service that called the agent may have a trace around it, of which Mastra keeps nothing.
    if (hasRoot || strays.length > 0 || !ROOT.test(stray.type))
      talk.unscorable(`the trace is not whole: ${where}. Export all spans of the trace`);
    else talk.warn(`the trace begins below another span: ${where}`);
  }
  for (const span of trace.agents) if (!trace.contextOf(span).isUnheard) refuseUnfinished(talk, span);
  if (trace.answers.size + trace.tools.length === 0)
    talk.unscorable(
      "the trace has no span of a model and none of a tool, so its calls are unknown: export all of its spans, as getTrace({ traceId }) returns them",
    );
  const lost = trace.callNotAmong(talk.run().toolCalls);
  if (lost !== undefined)
    talk.unscorable(
      `the trace is not whole: span ${lost.span} has a call of "${lost.name}" that no other span tells of. Export all spans of the trace`,
    );
  if (![...trace.answers].some((span) => trace.isSilent(span))) return;
  if (trace.tools.length === 0)
    talk.unscorable(
      "the model's answer is not recorded, so its calls are unknown: record the outputs of spans",
    );
  talk.warn(
    "answers of the model are not recorded: calls that were refused before their execution are not seen",
  );
}

function refuseUnfinished(talk: Conversation, { output, error }: MastraSpan): void {
  if (error !== null) {
    const { message = null } = objectOf(error);
    talk.unscorable(
      `the run failed: ${isString(message) ? message : textOf(error) || "it is not recorded why"}`,
    );
  }
  const { status, toolName, toolCallId } = objectOf(output);
  const isWaiting = status === "suspended" && isString(toolName);
  if (isWaiting && talk.run().toolCalls.every(({ id }) => id !== callId(toolCallId)))
    talk.unscorable(
      `the run waits at a call of "${toolName}" whose arguments are not recorded: record all types of spans`,
    );
}

/** The input and the output of a workflow, as words. */
function wordsOf({ input, output }: MastraSpan): Partial<Pick<Run, "input" | "response">> {
  const words = (value: Json, speaker: "user" | "assistant") => {
    const texts = readTexts(value, speaker).map(({ text }) => text);
    return texts.length > 0 || value === null ? texts.join("\n") : jsonText(value);
  };
  return { input: words(input, "user"), response: words(output, "assistant") };
}

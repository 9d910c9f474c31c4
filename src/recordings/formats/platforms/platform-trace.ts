import { isObject, isString, type Json, type JsonObject, listOf } from "../../../core/json.ts";
import { unpacked } from "../../../core/parse-json.ts";
import { groupBy } from "../../../core/text.ts";
import { Conversation } from "../../reading/conversation.ts";
import { langchainToolMessage, offeredTools, toolMessageResult } from "../../reading/message-parts.ts";
import { readMessages, readTexts, withoutHistory } from "../../reading/model-messages.ts";
import { addUsage, type MeasuredSpan } from "../../reading/span-usage.ts";
import {
  addSpans,
  type Execution,
  executionOutcome,
  type Generation,
  recordedArguments,
} from "../../reading/spans.ts";
import { durationOf } from "../../reading/usage.ts";
import type { Period, Run } from "../../run.ts";
import { langchain } from "../langchain/langchain.ts";
import { openaiChat } from "../openai/openai-chat.ts";
import { leastScore, resultRun } from "../results/result-row.ts";

/** A span of an evaluation platform's trace. */
export interface PlatformSpan extends Period, Pick<MeasuredSpan, "kind" | "model" | "usage" | "cost"> {
  id: string;
  parent: string | undefined;
  name: string;
  input: Json;
  output: Json;
  error: string | undefined;
  /** The tools that a model was offered. */
  tools: Json | undefined;
}

export interface PlatformTrace {
  spans: readonly PlatformSpan[];
  root: PlatformSpan | undefined;
  /** Scores by name; null for a scorer that failed. */
  scores: ReadonlyMap<string, Json>;
  row: JsonObject;
}

/**
 * Returns the run of a trace with its scores beside its calls. A trace that does not say what was called has its scores as its result. What
 * a judge asked is not the agent's.
 */
export function readPlatformTrace(trace: PlatformTrace, by: string): Run {
  const { root, scores, row } = trace;
  const own = withoutJudges(trace.spans);
  const run = runOfSpans(own) ?? runOfMessages(root);
  const crash = root?.error?.trim().split("\n", 1)[0];
  if (run === undefined && (scores.size > 0 || crash !== undefined)) {
    const texts = { input: textIn(root?.input, "user"), response: textIn(root?.output, "assistant") };
    const result = { caseId: undefined, ...leastScore(scores), ...texts };
    return resultRun(result, crash === undefined ? row : { ...row, runError: crash }, by);
  }
  const silent = "the trace has no call of a model and no tool: it does not say what was called";
  const known = run ?? new Conversation().run({ fault: silent });
  const cut =
    root?.parent === undefined
      ? undefined
      : `the trace is not whole: the parent of "${root.name}" is missing. Export whole traces`;
  const fault = cut ?? (crash === undefined ? known.fault : `the run ended with an error: ${crash}`);
  return {
    ...known,
    input: onlyText(root?.input) ?? known.input,
    response: onlyText(root?.output) ?? known.response,
    ...(fault === undefined ? {} : { fault }),
    ...scoresBeside(scores),
    row,
  };
}

function scoresBeside(all: ReadonlyMap<string, Json>): Pick<Run, "scores"> {
  const scores = new Map([...all].filter(([, score]) => score !== null));
  return scores.size === 0 ? {} : { scores };
}

function withoutJudges(spans: readonly PlatformSpan[]): PlatformSpan[] {
  const children = groupBy(spans, ({ parent = "" }) => parent);
  const judged = new Set(spans.filter(({ kind }) => kind === "evaluation"));
  // The set grows during the loop, so that all below an evaluation are in it.
  for (const { id } of judged) for (const child of children.get(id) ?? []) judged.add(child);
  return spans.filter((span) => !judged.has(span));
}

function runOfSpans(spans: readonly PlatformSpan[]): Run | undefined {
  const answers = spans.filter(({ kind }) => kind === "answer");
  const tools = spans.filter(({ kind }) => kind === "tool");
  if (answers.length + tools.length === 0) return undefined;
  // A framework and a client may both record one answer, as nested spans.
  const wrappers = new Set(answers.filter(({ output }) => output !== null).map(({ parent }) => parent));
  const generations = answers.filter(({ id }) => !wrappers.has(id)).map(generationOf);
  const executions = tools.map(executionOf);
  const talk = new Conversation();
  addSpans(talk, [...generations, ...executions, ...namedLikeCalls(spans, executions, generations)]);
  addUsage(
    talk,
    spans.map(({ recorded, error, output, ...span }) => ({
      ...span,
      ...recorded,
      hasFailed: error !== undefined && output === null,
    })),
  );
  const run = talk.run();
  const silent = answers.find(({ output, error }) => output === null && error === undefined);
  if (silent === undefined || run.toolCalls.length > 0) return run;
  return talk.run({
    fault: `the output of "${silent.name}" is not recorded: it may have asked for calls. Export the outputs too`,
  });
}

function generationOf({ start, end, parent, tools, input, output, error }: PlatformSpan): Generation {
  return {
    kind: "generation",
    ...{ start, end, parent },
    tools: offeredTools(listOf(unpacked(tools))),
    input: withoutHistory(readMessages(input, "user")),
    output: readMessages(output, "assistant"),
    failure: output === null ? error : undefined,
  };
}

function executionOf({ id, name, input, output, error, recorded, ...span }: PlatformSpan): Execution {
  const { start, end, parent, hasEnded } = span;
  const message = langchainToolMessage(output);
  const held = isObject(output) && Object.keys(output).join() === "output" ? output.output : output;
  const answer = held ?? undefined;
  const failure = error === undefined ? undefined : { texts: [error] };
  const outcome =
    message === undefined
      ? executionOutcome(answer, answer ?? error, hasEnded, failure)
      : toolMessageResult(message);
  const args = argumentsOf(input);
  return {
    kind: "execution",
    ...{ start, end, parent },
    call: {
      id: message?.tool_call_id,
      name,
      status: outcome.status,
      result: outcome.result,
      arguments: args,
      duration: durationOf(recorded),
    },
    untold:
      args === undefined
        ? `the arguments of "${name}" (${id}) are not known, and no model's call is recorded: export the inputs`
        : undefined,
  };
}

/** LangChain before 1.0 records a tool's input as the text of a Python dictionary, which is not JSON. */
function argumentsOf(input: Json): Json | undefined {
  const held = unpacked(input);
  if (!isObject(held)) return undefined;
  const inner = Object.keys(held).join() === "input" ? unpacked(held.input) : undefined;
  if (isObject(inner)) return inner;
  if (isString(inner) && /^\s*\{/.test(inner)) return undefined;
  return recordedArguments(held).arguments;
}

/** A function may be traced as any step: a model's call of that name shows that it is a tool. */
function namedLikeCalls(
  spans: readonly PlatformSpan[],
  executions: readonly Execution[],
  generations: readonly Generation[],
): Execution[] {
  const executed = new Set(executions.map(({ call }) => call.name));
  const asked = new Set(
    generations.flatMap(({ output }) => output.flatMap(({ calls }) => calls)).map(nameOf),
  );
  return spans
    .filter(({ kind, name }) => kind === "other" && asked.has(name) && !executed.has(name))
    .map((span) => ({ ...executionOf(span), onlyIfAsked: true }));
}

function nameOf({ name }: { name: Json | undefined }): Json | undefined {
  return name;
}

/** A root alone may hold the messages of its run. */
function runOfMessages(root: PlatformSpan | undefined): Run | undefined {
  const output = root?.output ?? null;
  const format = [langchain, openaiChat].find((one) => isObject(output) && one.detect(output));
  return format?.read(output)[0];
}

function textIn(value: Json | undefined, speaker: "user" | "assistant"): string | undefined {
  const texts = readTexts(unpacked(value), speaker).filter((item) => item.speaker === speaker);
  return onlyText(value) ?? (speaker === "user" ? texts[0] : texts.at(-1))?.text;
}

/** Applications name their fields as they like, so an object's only text counts. */
function onlyText(value: Json | undefined): string | undefined {
  const held = unpacked(value);
  const [only, ...more] = isObject(held) ? Object.values(held) : [held];
  return more.length === 0 && isString(only) && only !== "" ? only : undefined;
}

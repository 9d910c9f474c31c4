import { defined, isString, type Json, textOf } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { tryParseJson } from "../../core/parse-json.ts";
import { RecordingError } from "../../core/problems.ts";
import { shorten } from "../../core/text.ts";
import { mcpServerIn } from "../../core/tool-name.ts";
import type { Run, Speaker, StatedCall, StatedResult, Text, ToolCall, ToolDefinition } from "../run.ts";
import { isEncodedTwice } from "./arguments.ts";
import { bounded, CallList, callId, fillIn, isFrameworkCall, readArguments } from "./calls.ts";
import { faultIn, printedCall, type RunEnding, undecidedIn } from "./run-ending.ts";
import { limitIn } from "./stop-reasons.ts";
import { durationIn, type StatedUsage, type Unmeasured, UsageTally } from "./usage.ts";

const MADE_BY_FRAMEWORK = "the framework made it, not the model";

/** Collects a run from the events that a format reports in order: numbers turns and groups, joins results, drops copies of calls. */
export class Conversation {
  private turn = -1;
  private group = -1;
  private groupUsed = true;
  private readonly texts: Text[] = [];
  private readonly calls = new CallList();
  private readonly tools = new Map<string, ToolDefinition>();
  private readonly warnings = new Set<string>();
  private readonly strayResults: string[] = [];
  private hasAnswered = false;
  private reason: string | undefined;
  private limit: string | undefined;
  private stopReason: Json | undefined;
  /** The turn of the answer that `stopReason` belongs to. */
  private stopTurn = 0;
  private resultTurn = -1;
  private leftOut = new Set<string>();
  private readonly repeats: "copies" | "calls";
  private agent: string | undefined;
  private isHeard = true;
  private hasDecided = false;
  /** Undefined until a format reports it. */
  private namesAgents: boolean | undefined;
  private readonly usage = new UsageTally();
  /** The turns in which a model began to answer. */
  private readonly answers = new Set<number>();
  private answerTurn = 0;
  private readonly otherTurns = new Set<number>();
  /** The source's own count of model answers; `known` is undefined if it has none. */
  private counted: { known: number | undefined } | undefined;

  /** @param repeats The meaning of a repeated id of an answered call: `copies` of the history, or new `calls` of models that reuse ids. */
  constructor(repeats: "copies" | "calls" = "copies") {
    this.repeats = repeats;
  }

  /** Sets the acting agent, by name if recorded. With `isHeard` false its texts are between agents and not part of the user's talk. */
  actAs(agent: string | undefined, isHeard = true): void {
    this.agent = agent === "" ? undefined : agent;
    this.isHeard = isHeard;
  }

  /** Records that every call names its agent. One false value holds for the whole run. */
  tellsAgents(isSo: boolean): void {
    this.namesAgents = isSo && this.namesAgents !== false;
  }

  get isEachCallNamed(): boolean {
    return this.calls.all.every(({ agent }) => agent !== undefined);
  }

  /** Begins the next message or step. `isSameAnswer`: it continues the current answer of the model. */
  nextTurn(isSameAnswer = false): void {
    this.turn += 1;
    if (!isSameAnswer) this.answerTurn = this.turn;
    this.nextGroup();
  }

  nextGroup(): void {
    if (!this.groupUsed) return;
    this.group += 1;
    this.groupUsed = false;
  }

  /** Adds the usage (tokens, time, model) of the current answer. A later value for an id replaces an earlier one. */
  answered(stated: StatedUsage): void {
    this.usage.answered(this.answerTurn, stated);
  }

  /** Adds the usage of the latest answers, in order, for sources that record it only after the last of them. */
  answeredBefore(stated: readonly StatedUsage[]): void {
    const turns = [...this.answers].slice(-stated.length);
    for (const [at, usage] of stated.entries()) {
      const turn = turns[Math.max(at - (stated.length - turns.length), 0)];
      this.usage.answered(turn ?? this.answerTurn, usage);
    }
  }

  /** Sets the usage of the whole run, which overrides the sum of its answers. */
  took(stated: StatedUsage): void {
    this.usage.took(stated);
  }

  /** Marks this turn as not an answer of the run's model: a fixed greeting, or a message from before the run. */
  noAnswer(): void {
    this.otherTurns.add(this.answerTurn);
  }

  /** Adds the time of an event, in nanoseconds since 1970, as `instant` returns it. */
  at(instant: bigint | undefined): void {
    this.usage.at(instant);
  }

  /** Records why a measure has no value. The first reason holds. */
  unmeasured(measure: keyof Unmeasured, reason: string): void {
    this.usage.setUnmeasured(measure, reason);
  }

  /** Sets the number of model answers for sources whose turns do not show it; undefined if unknown. */
  answeredTimes(count: number | undefined): void {
    this.counted = { known: count };
  }

  /** Adds a text. An empty assistant text still counts as an answer. */
  say(speaker: Speaker, text: Json | undefined): void {
    const isAnswer = speaker === "assistant" || speaker === "reasoning";
    if (isAnswer && isString(text) && text !== "") this.answers.add(this.answerTurn);
    if (!this.isHeard) return;
    if (isAnswer) this.hasAnswered = true;
    if (typeof text === "string" && text !== "")
      this.texts.push({ speaker, text, turn: Math.max(this.turn, 0) });
  }

  warn(message: string): void {
    this.warnings.add(message);
  }

  offer(tool: ToolDefinition): void {
    if (!this.tools.has(tool.name)) this.tools.set(tool.name, tool);
  }

  /** Marks the run as whole without texts and calls: its list of calls is empty. */
  decidesNothingToCall(): void {
    this.hasDecided = true;
  }

  /** Leaves out a call that does not count, and its result. */
  leaveOut({ id, name }: Pick<StatedCall, "id" | "name">, reason = MADE_BY_FRAMEWORK): void {
    this.hasDecided = true;
    this.leftOut.add(callId(id) ?? textOf(name));
    this.warn(`a call of "${shorten(textOf(name), limits.shownName)}" is left out: ${reason}`);
  }

  /** Adds a call. For a copy of an earlier call, it only fills in that call's missing fields. */
  call(stated: StatedCall): void {
    if (isFrameworkCall(stated.name)) {
      this.leaveOut(stated);
      return;
    }
    const call = this.newCall(stated);
    if (call !== undefined) this.calls.add(call);
  }

  /** Joins a result to its call: by id, else to the first waiting call of the latest turn. A result without a call is a fault. */
  result(stated: StatedResult): void {
    if (this.leftOut.has(callId(stated.id) ?? textOf(stated.name)) || isFrameworkCall(stated.name)) return;
    this.resultTurn = this.turn;
    const call = this.waitingCall(stated);
    if (call === undefined) {
      const id = callId(stated.id);
      if (this.calls.withId(id).length === 0) this.strayResult(id ?? textOf(stated.name));
      return;
    }
    const { status, result } = stated;
    this.calls.settle(call, {
      status,
      result: result === undefined ? undefined : bounded(result, "tool results"),
      duration: durationIn(stated.duration),
    });
  }

  /** Records a result whose call is missing, by its id or name. This makes the run unscorable. */
  strayResult(name = ""): void {
    this.strayResults.push(name);
  }

  awaits(id: Json | undefined): boolean {
    return this.calls.awaits(callId(id));
  }

  /** Joins a result only to a waiting call, because it may be a repeat or belong to another recording. */
  resultIfAwaited(stated: StatedResult): void {
    const isAwaited = callId(stated.id) === undefined || this.awaits(stated.id);
    if (isAwaited && this.waitingCall(stated) !== undefined) this.result(stated);
  }

  /** Returns true if the run has the call: by its id, else by its name and arguments. */
  knows(stated: StatedCall): boolean {
    const call = this.readCall(stated);
    return this.calls.withId(call.id).length > 0 || this.calls.alike(call).length > 0;
  }

  isCopy(stated: StatedCall): boolean {
    return this.original(this.readCall(stated)) !== undefined;
  }

  /** Joins an execution to a call by id, else by name. Returns true if joined or a copy, false if no model asked for it. */
  execution(stated: StatedCall): boolean {
    const execution = this.readCall(stated);
    const request = this.calls.requestedCall(execution);
    if (request === undefined)
      return this.calls.alike(execution).some(({ id }) => id !== undefined && id === execution.id);
    this.calls.execute(request, execution);
    return true;
  }

  /** Adds an executed call without a recorded request of a model. No other execution joins it. */
  unaskedExecution(stated: StatedCall): void {
    const call = this.newCall(stated);
    if (call !== undefined) this.calls.addExecution(call);
  }

  /** Makes the run unscorable. The first reason holds. */
  unscorable(reason: string): void {
    this.reason ??= reason;
  }

  /** Sets why the model or its loop stopped. The last reason holds, and one that is not a limit clears the limit. */
  stopped(reason: Json | undefined): void {
    this.limit = limitIn(reason);
    this.stopReason = reason;
    this.stopTurn = this.answerTurn;
  }

  /** Sets the limit that ended the run, for limits that are not stop reasons. */
  endedAt(limit: string): void {
    this.limit = limit;
  }

  run(more: Partial<Run> = {}): Run {
    const printed = printedCall(this.texts, this.calls.all, new Set(this.tools.keys()));
    if (printed !== undefined)
      this.warn(
        `a call is printed as text (${shorten(printed.call, limits.shownName)}): it was not made and is not counted`,
      );
    if (printed?.isLast) this.limit ??= "a call printed as text";
    const { ending } = this;
    const answers = new Set([...this.answers].filter((turn) => !this.otherTurns.has(turn)));
    return {
      tags: {},
      input: this.inputText(),
      response: this.responseText(),
      texts: this.texts,
      toolCalls: this.calls.all,
      tools: [...this.tools.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
      warnings: [...this.warnings],
      ...(this.reason === undefined ? faultIn(ending) : { fault: this.reason }),
      ...(more.textsOnly || more.expectsOnly ? {} : undecidedIn(ending)),
      ...(this.leftOut.size === 0 ? {} : { leftOut: [...this.leftOut] }),
      ...defined({ limit: this.limit }),
      ...(this.namesAgents === true ? { namesAgents: true as const } : {}),
      ...this.steps(answers),
      ...this.usage.total(answers),
      ...more,
    };
  }

  private steps(answers: ReadonlySet<number>): Pick<Run, "steps"> {
    const steps = this.counted === undefined ? answers.size : this.counted.known;
    return steps === undefined || steps === 0 ? {} : { steps };
  }

  private get ending(): RunEnding {
    const { texts, stopReason, hasAnswered, hasDecided, limit, strayResults } = this;
    const calls = this.calls.all;
    const endsInCall = this.resultTurn >= this.stopTurn || calls.some(({ turn }) => turn >= this.stopTurn);
    const isCounted = !hasAnswered && this.counted !== undefined;
    return {
      ...{ texts, calls, stopReason, endsInCall, hasAnswered, limit, strayResults },
      hasDecided: hasDecided || isCounted,
    };
  }

  /** Returns the call to add. For a copy it returns undefined and fills in the original's missing fields. */
  private newCall(stated: StatedCall): ToolCall | undefined {
    const call = this.readCall(stated);
    const original = this.original(call);
    if (original !== undefined) {
      if (this.calls.isWaiting(original)) this.calls.settle(original, call);
      fillIn(original, call);
      return undefined;
    }
    if (this.calls.all.length >= limits.callsPerRun) {
      throw new RecordingError(
        `more than ${limits.callsPerRun} tool calls in one run, the most that are scored: record several runs`,
      );
    }
    this.groupUsed = true;
    this.answers.add(this.answerTurn);
    return call;
  }

  private readCall(stated: StatedCall): ToolCall {
    if (typeof stated.name !== "string" || stated.name === "") {
      throw new RecordingError(`a tool call without a name (turn ${this.turn + 1})`);
    }
    const id = callId(stated.id);
    const agent = stated.agent ?? this.agent;
    checkLength("the name or id of a tool call", stated.name, id);
    checkLength("the name of an agent", agent);
    checkLength("the name of an MCP server", textOf(stated.server));
    const read = readArguments(stated);
    if (read.malformed && isEncodedTwice(tryParseJson(textOf(read.arguments))))
      this.warn(
        `the arguments of "${shorten(stated.name, limits.shownName)}" are JSON text within JSON text: the tool was given a text, not an object`,
      );
    const call: ToolCall = {
      name: stated.name.normalize("NFC"),
      arguments: read.arguments,
      malformed: read.malformed,
      status: stated.status ?? "pending",
      turn: Math.max(this.turn, 0),
      group: Math.max(this.group, 0),
    };
    if (id !== undefined) call.id = id;
    if (agent !== undefined) call.agent = agent;
    const server = textOf(stated.server) || mcpServerIn(stated.name);
    if (server !== undefined) call.server = server;
    if (stated.result !== undefined) call.result = bounded(stated.result, "tool results");
    const duration = durationIn(stated.duration);
    if (duration !== undefined) call.duration = duration;
    return call;
  }

  private original(call: ToolCall): ToolCall | undefined {
    const hasOriginal =
      this.repeats === "copies" ? this.calls.withId(call.id).length > 0 : this.calls.awaits(call.id);
    if (!hasOriginal) return undefined;
    const isOriginal = (candidate: ToolCall) => this.repeats === "copies" || this.calls.isWaiting(candidate);
    const original = this.calls
      .alike(call)
      .find((candidate) => candidate.id === call.id && isOriginal(candidate));
    if (original === undefined)
      this.warn(`the call id "${call.id}" is used for different calls; they are counted apart`);
    return original;
  }

  private waitingCall({ id, name }: StatedResult): ToolCall | undefined {
    return this.calls.waitingFor(callId(id), typeof name === "string" ? name.normalize("NFC") : undefined);
  }

  private inputText(): string {
    const answerAt = this.texts.findLastIndex(({ speaker }) => speaker === "assistant");
    const before = answerAt === -1 ? this.texts : this.texts.slice(0, answerAt);
    return joined(before.filter(({ speaker }) => speaker === "user"));
  }

  private responseText(): string {
    const answer = this.texts.findLast(({ speaker }) => speaker === "assistant");
    return joined(this.texts.filter(({ speaker, turn }) => speaker === "assistant" && turn === answer?.turn));
  }
}

function checkLength(what: string, ...names: readonly (string | undefined)[]): void {
  const longest = Math.max(...names.map((name) => name?.length ?? 0));
  if (longest <= limits.name) return;
  throw new RecordingError(
    `${what} has ${longest} characters, of at most ${limits.name} characters: record a shorter one`,
  );
}

function joined(texts: readonly Text[]): string {
  return texts.map(({ text }) => text).join("\n");
}

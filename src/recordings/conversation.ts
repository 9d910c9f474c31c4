import { isString, type Json, textOf, tryParseJson } from "../base/json.ts";
import { limits } from "../base/limits.ts";
import { RecordingError } from "../base/problems.ts";
import { shorten } from "../base/text.ts";
import { mcpServerIn } from "../base/tool-name.ts";
import { isEncodedTwice } from "./arguments.ts";
import { bounded, CallList, callId, isFrameworkCall, readArguments } from "./calls.ts";
import type { Run, Speaker, StatedCall, StatedResult, Text, ToolCall, ToolDefinition } from "./run.ts";
import { faultIn, printedCall, type RunEnding, undecidedIn } from "./run-ending.ts";
import { limitIn } from "./stop-reasons.ts";
import { durationIn, type StatedUsage, type Unmeasured, UsageTally } from "./usage.ts";

const MADE_BY_FRAMEWORK = "the framework made it, not the model";

/**
 * Collects a run message by message. Formats say what they see, in order; the conversation numbers turns and groups, joins
 * results to calls and counts a repeated call once.
 */
export class Conversation {
  private turn = -1;
  private group = -1;
  private groupUsed = true;
  private readonly texts: Text[] = [];
  private readonly calls = new CallList();
  private readonly tools = new Map<string, ToolDefinition>();
  private readonly warnings = new Set<string>();
  /** The ids, or names, of results that belong to no call. */
  private readonly strayResults: string[] = [];
  private hasAnswered = false;
  /** Why the run cannot be scored. */
  private reason: string | undefined;
  /** The limit at which it ended. */
  private limit: string | undefined;
  private stopReason: Json | undefined;
  /** The answer that the reason is of, and the turn of the latest result. */
  private stopTurn = 0;
  private resultTurn = -1;
  private leftOut = new Set<string>();
  private readonly repeats: "copies" | "calls";
  /** The agent that acts. */
  private agent: string | undefined;
  private isHeard = true;
  private hasDecided = false;
  /** Whether the recording says of each call which agent made it; undefined where nobody said so. */
  private namesAgents: boolean | undefined;
  private readonly usage = new UsageTally();
  /** The turns in which a model began to answer. */
  private readonly answers = new Set<number>();
  /** The one in which the answer began that is told now. */
  private answerTurn = 0;
  /** The turns that look like answers and are none. */
  private readonly otherTurns = new Set<number>();
  /** How many answers of the model there were, where the source counts them; `known` is undefined where it cannot. */
  private counted: { known: number | undefined } | undefined;

  /**
   * `repeats`: what it means that an answered call's id comes again. In files that repeat their history these are `copies`;
   * in a plain list of messages they are `calls` of an agent whose model re-uses ids.
   */
  constructor(repeats: "copies" | "calls" = "copies") {
    this.repeats = repeats;
  }

  /**
   * Says which agent acts from here on, by its name where the recording has one. What an agent says that is not `isHeard`, and what it is
   * told, is between agents: no word of it is said to the user, or by the user.
   */
  actAs(agent: string | undefined, isHeard = true): void {
    this.agent = agent === "" ? undefined : agent;
    this.isHeard = isHeard;
  }

  /** Says whether the recording tells of each call which agent made it: not so where anything in it does not. */
  tellsAgents(isSo: boolean): void {
    this.namesAgents = isSo && this.namesAgents !== false;
  }

  /** True when every call that is there has an agent. */
  get isEachCallNamed(): boolean {
    return this.calls.all.every(({ agent }) => agent !== undefined);
  }

  /** Begins the next message (or step). `isSameAnswer`: it is a further part of the answer of the model that is told now. */
  nextTurn(isSameAnswer = false): void {
    this.turn += 1;
    if (!isSameAnswer) this.answerTurn = this.turn;
    this.nextGroup();
  }

  /** What is called from here on is no longer parallel to what came before. */
  nextGroup(): void {
    if (!this.groupUsed) return;
    this.group += 1;
    this.groupUsed = false;
  }

  /** Says what the answer of this turn took: tokens, time, its model. A later word on the same id holds over an earlier one. */
  answered(stated: StatedUsage): void {
    this.usage.answered(this.answerTurn, stated);
  }

  /** Says what the latest answers so far took, one after another, where only what came last says it of itself. */
  answeredBefore(stated: readonly StatedUsage[]): void {
    const turns = [...this.answers].slice(-stated.length);
    for (const [at, one] of stated.entries()) {
      const turn = turns[Math.max(at - (stated.length - turns.length), 0)];
      this.usage.answered(turn ?? this.answerTurn, one);
    }
  }

  /** Says what the run as a whole took: it holds over what its answers add up to. */
  took(stated: StatedUsage): void {
    this.usage.took(stated);
  }

  /** Says that this turn is no answer of the run's model, such as a fixed greeting, or what came before the run. */
  noAnswer(): void {
    this.otherTurns.add(this.answerTurn);
  }

  /** Says when something in the run happened, in nanoseconds since 1970, as `instant` reads it. */
  at(instant: bigint | undefined): void {
    this.usage.at(instant);
  }

  /** Says why the run has no value of a measure, though its recording says something of it; the first reason holds. */
  unmeasured(measure: keyof Unmeasured, reason: string): void {
    this.usage.cannotTell(measure, reason);
  }

  /** Says how many answers the model gave, where turns do not tell; undefined: nobody knows. */
  answeredTimes(count: number | undefined): void {
    this.counted = { known: count };
  }

  /** Adds what somebody said. An assistant that said nothing has answered all the same. */
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

  /** Notes that a recording without texts and calls is whole all the same: it lists calls, and lists none. */
  decidesNothingToCall(): void {
    this.hasDecided = true;
  }

  /** Leaves out a call that does not count, and its result. */
  leaveOut({ id, name }: Pick<StatedCall, "id" | "name">, reason = MADE_BY_FRAMEWORK): void {
    this.hasDecided = true;
    this.leftOut.add(callId(id) ?? textOf(name));
    this.warn(`a call of "${shorten(textOf(name), limits.shownName)}" is left out: ${reason}`);
  }

  /** Adds a call, unless it is a copy of one that is there: then what the copy knows more is kept. */
  call(stated: StatedCall): void {
    if (isFrameworkCall(stated.name)) {
      this.leaveOut(stated);
      return;
    }
    const call = this.newCall(stated);
    if (call !== undefined) this.calls.add(call);
  }

  /**
   * Joins a result to its call: by id, else to the first call of the latest turn still waiting, of that name when it is given. A
   * result that belongs to no call makes the run unscorable: the recording lacks calls that were made.
   */
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

  /** A result, of that id or name where it has one, whose call is not recorded: this makes the run unscorable. */
  strayResult(name = ""): void {
    this.strayResults.push(name);
  }

  /** True when a call of that id has no result yet. */
  awaits(id: Json | undefined): boolean {
    return this.calls.awaits(callId(id));
  }

  /**
   * Joins a result that may be known already, or be of a call in another recording: only to a call that waits, by id where it has
   * one, else as `result` does.
   */
  resultIfAwaited(stated: StatedResult): void {
    const isAwaited = callId(stated.id) === undefined || this.awaits(stated.id);
    if (isAwaited && this.waitingCall(stated) !== undefined) this.result(stated);
  }

  /** True when a call is there already: by its id, else by its name and arguments. */
  knows(stated: StatedCall): boolean {
    const call = this.readCall(stated);
    return this.calls.withId(call.id).length > 0 || this.calls.alike(call).length > 0;
  }

  /** True when a call would be taken for a copy of one that is there. */
  isCopy(stated: StatedCall): boolean {
    return this.original(this.readCall(stated)) !== undefined;
  }

  /**
   * Joins the execution of a call to the call that was asked for: by id, else by name, of several those with the same arguments
   * first. True also for the copy of an execution that is there; false when the call was not asked for.
   */
  execution(stated: StatedCall): boolean {
    const execution = this.readCall(stated);
    const asked = this.calls.askedFor(execution);
    if (asked === undefined)
      return this.calls.alike(execution).some(({ id }) => id !== undefined && id === execution.id);
    this.calls.execute(asked, execution);
    return true;
  }

  /** Adds a call that nobody is recorded to have asked for: no other execution is taken to be of it. */
  unaskedExecution(stated: StatedCall): void {
    const call = this.newCall(stated);
    if (call !== undefined) this.calls.addExecution(call);
  }

  /** Says why the run cannot be scored; the first reason holds. */
  unscorable(reason: string): void {
    this.reason ??= reason;
  }

  /** Says why the model, or the loop around it, stopped; the last that is said holds, and what names no limit takes it back. */
  stopped(reason: Json | undefined): void {
    this.limit = limitIn(reason);
    this.stopReason = reason;
    this.stopTurn = this.answerTurn;
  }

  /** Says at which limit the run ended, in words that no stop reason has. */
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
      ...(this.limit === undefined ? {} : { limit: this.limit }),
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

  /** The call as it is to be added; undefined for a copy, of which what it knows more is kept. */
  private newCall(stated: StatedCall): ToolCall | undefined {
    const call = this.readCall(stated);
    const known = this.original(call);
    if (known !== undefined) {
      if (this.calls.isWaiting(known)) this.calls.settle(known, call);
      if (known.agent === undefined && call.agent !== undefined) known.agent = call.agent;
      if (known.server === undefined && call.server !== undefined) known.server = call.server;
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

  /** The call that this one is a copy of. */
  private original(call: ToolCall): ToolCall | undefined {
    const isKnown =
      this.repeats === "copies" ? this.calls.withId(call.id).length > 0 : this.calls.awaits(call.id);
    if (!isKnown) return undefined;
    const isOriginal = (known: ToolCall) => this.repeats === "copies" || this.calls.isWaiting(known);
    const same = this.calls.alike(call).find((one) => one.id === call.id && isOriginal(one));
    if (same === undefined)
      this.warn(`the call id "${call.id}" is used for different calls; they are counted apart`);
    return same;
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

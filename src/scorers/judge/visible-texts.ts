import {
  followPointer,
  hasKeys,
  isString,
  type Json,
  jsonText,
  pointerSteps,
  sizeOf,
} from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { jsonIn } from "../../core/parse-json.ts";
import { sum } from "../../core/statistics/summary.ts";
import { counted } from "../../core/text.ts";
import {
  HIDDEN,
  hiddenValues,
  type RedactRules,
  redacted,
  valueRules,
} from "../../recordings/redact-values.ts";
import type { Run, ToolCall } from "../../recordings/run.ts";
import { type ContextOption, isPointer } from "../texts/judged-texts.ts";
import type { CaseTexts } from "../texts/text-scorer.ts";
import { type ToolName, toolMatcher } from "../tool-book.ts";
import { sentencesOf } from "./sentences.ts";

const LOW_HALF = /^[\uDC00-\uDFFF]/;
const HIGH_HALF = /[\uD800-\uDBFF]$/;

/** Replaces the middle of a text longer than `length` with a note on the omitted characters. */
function cutMiddle(text: string, length: number): string {
  return text.length <= length ? text : ends(text, text, length, text.length);
}

/** Drops the parts next to the gap of a long text, because a secret may continue in the gap. */
function cleanedMiddle(text: string, length: number, clean: (text: string) => string): string {
  const half = limits.redactedText / 2;
  if (text.length <= limits.redactedText) return cutMiddle(clean(text), length);
  const head = clean(text.slice(0, half)).slice(0, -half / 2);
  const tail = clean(text.slice(-half)).slice(half / 2);
  return ends(head, tail, length, text.length);
}

function ends(beginning: string, end: string, length: number, whole: number): string {
  const head = beginning.slice(0, Math.ceil(length / 2)).replace(HIGH_HALF, "");
  const tail = end.slice(Math.max(0, end.length - Math.floor(length / 2))).replace(LOW_HALF, "");
  return `${head}[… ${counted(whole - head.length - tail.length, "character")} left out …]${tail}`;
}

/** Redacts and shortens the parts of a run for a judge. */
export interface Redaction {
  name(name: string): string;
  text(text: string, most: number): string;
  value(value: Json, tool: string): Json;
  /** Parses JSON in a text, which most frameworks record, to avoid double escaping. */
  result(value: Json, tool: string): Json;
  /** A result that is not shortened; undefined if it is too large to redact. */
  whole(value: Json, tool: string): Json | undefined;
  /** Arguments that are not JSON, so that paths cannot be redacted in them. */
  unreadable(text: Json): Json;
}

/** Redacts by rules. `hidden` contains the values hidden by path, which are also removed everywhere else. */
function redactionBy(rules: RedactRules, hidden: ReadonlySet<string>): Redaction {
  const elsewhere = valueRules(hidden, rules);
  return {
    name: rules.clean,
    text,
    value,
    result: (result, tool) => value(openedResult(result), tool),
    whole: (result, tool) => (isLarge(result) ? undefined : allowed(openedResult(result), tool)),
    unreadable: (value) => (rules.hidesArguments ? HIDDEN : text(textOf(value), limits.judgedValue)),
  };

  function text(text: string, most: number): string {
    return cleanedMiddle(text, most, (part) => rules.clean(elsewhere.clean(part)));
  }

  function value(value: Json, tool: string): Json {
    if (isLarge(value)) return large(value, tool);
    const shown = allowed(value, tool);
    const text = textOf(shown);
    return text.length <= limits.judgedValue ? shown : cutMiddle(text, limits.judgedValue);
  }

  function allowed(value: Json, tool: string): Json {
    const visible = redacted(value, tool, [], rules);
    return hidden.size === 0 ? visible : redacted(visible, tool, [], elsewhere);
  }

  /** A large value is not parsed, so that paths cannot be redacted in it. */
  function large(value: Json, tool: string): Json {
    const mayHoldPaths = rules.hides(tool, []) || !isString(value) || hasKeys(value);
    return rules.hidesArguments && mayHoldPaths ? HIDDEN : text(textOf(value), limits.judgedValue);
  }

  function openedResult(result: Json): Json {
    return isString(result) ? opened(result) : result;
  }

  function opened(result: string): Json {
    const inner = result.length <= limits.redactedText ? jsonIn(rules.clean(result)) : undefined;
    return inner === undefined || isString(inner) ? result : inner;
  }
}

function isLarge(value: Json): boolean {
  return sizeOf(value, limits.redactedText) > limits.redactedText;
}

function textOf(value: Json): string {
  return isString(value) ? value : jsonText(value);
}

/** The start of every reason that a run is too large for a judge. */
export const TOO_LONG = "the run is too long for a judge";

/** A reason not to ask. */
export interface NothingToAsk {
  unasked: string;
}

/** The cost of a search grows with the length of values up to this limit. Few values are longer. */
const LONG = 200;
const TOO_MUCH_HIDDEN = `${TOO_LONG}: what redact hides by its path would have to be sought everywhere in it`;

/** Builds the redaction of a run's texts, or returns a reason if there is too much to search. */
export function redactionFor(
  run: Run,
  searched: readonly Json[],
  rules: RedactRules,
): Redaction | NothingToAsk {
  const most = limits.redactedText;
  const characters = sum(searched.map((value) => Math.min(sizeOf(value, most), most)));
  if (characters > limits.redactedRun)
    return { unasked: tooLong(characters, limits.redactedRun, "character") };
  const hidden = hiddenValues(run.toolCalls, rules);
  if (hidden.size > limits.hiddenValues)
    return { unasked: tooLong(hidden.size, limits.hiddenValues, "hidden value") };
  const hiddenLength = sum([...hidden].map(({ length }) => Math.min(length, LONG)));
  if (hiddenLength * characters > limits.hidingSteps) return { unasked: TOO_MUCH_HIDDEN };
  return redactionBy(rules, hidden);
}

export function tooLong(count: number, most: number, noun: string): string {
  return `${TOO_LONG}: it has ${counted(count, noun)}, of at most ${counted(most, noun)}`;
}

/** Returns true if the option selects tool results as contexts. */
export function areToolResults(option: ContextOption, { context }: CaseTexts): boolean {
  return option === "" ? context === undefined : option !== "case" && !isPointer(option);
}

/** Returns the value at the option's pointer in the recording: a list's items, or one value. Returns [] without a pointer or value. */
export function pointedAt(option: ContextOption, { row = null }: Run): Json[] {
  if (!isPointer(option)) return [];
  const found = followPointer(row, pointerSteps(option) ?? []) ?? null;
  const items = Array.isArray(found) ? found : [found];
  return items.filter((item) => item !== null);
}

/** Returns the successful calls with a recorded result, without ignored tools. */
export function answeredCalls({ toolCalls }: Run, isIgnored: (tool: ToolName) => boolean): ToolCall[] {
  return toolCalls.filter((call) => call.status === "ok" && call.result !== undefined && !isIgnored(call));
}

/**
 * Returns the redacted contexts that an option selects. They are never cut, because a cut text cannot show that it lacks a fact. Returns a
 * reason if there are too many or they are too large.
 */
export function contextsOf(
  option: ContextOption,
  caseTexts: CaseTexts,
  calls: readonly ToolCall[],
  run: Run,
  redaction: Redaction,
): readonly string[] | NothingToAsk {
  const texts = textsOf(option, caseTexts, calls, run, redaction);
  if ("unasked" in texts) return texts;
  const contexts = texts.filter((text) => text.trim() !== "");
  return contexts.length <= limits.judgedContexts
    ? contexts
    : { unasked: tooLong(contexts.length, limits.judgedContexts, "context") };
}

function textsOf(
  ...[option, caseTexts, calls, run, redaction]: Parameters<typeof contextsOf>
): string[] | NothingToAsk {
  const texts: string[] = [];
  if (isPointer(option)) {
    for (const item of pointedAt(option, run)) {
      const shown = redaction.whole(item, "");
      if (shown === undefined) return { unasked: TOO_LARGE_RECORDED };
      texts.push(isString(shown) ? shown : jsonText(shown));
    }
    return texts;
  }
  if (areToolResults(option, caseTexts)) {
    const isChosen = chooserOf(option);
    for (const call of calls) {
      const { name, result = null } = call;
      if (!isChosen(call)) continue;
      const shown = redaction.whole(result, name);
      if (shown === undefined) return { unasked: TOO_LARGE };
      texts.push(...itemsOf(shown));
    }
    return texts;
  }
  const { context = [] } = caseTexts;
  const longest = Math.max(0, ...context.map(({ text }) => text.length));
  if (longest > limits.redactedText) return { unasked: tooLong(longest, limits.redactedText, "character") };
  return context.map(({ text }) => redaction.text(text, limits.redactedText));
}

const TOO_LARGE_RECORDED = `${TOO_LONG}: a context in the recording has more than ${limits.redactedText} characters`;
const TOO_LARGE = `${TOO_LONG}: a tool answered more than ${limits.redactedText} characters`;

function chooserOf(option: ContextOption): (tool: ToolName) => boolean {
  if (typeof option === "string") return () => true;
  const globs = option.toolResults.map(toolMatcher);
  return (tool) => globs.some((matches) => matches(tool));
}

function itemsOf(result: Json): string[] {
  const items = Array.isArray(result) ? result : [result];
  return items.filter((item) => item !== null).map((item) => (isString(item) ? item : jsonText(item)));
}

/** A redacted text. */
export interface VisibleText {
  text: string;
  sentences: readonly string[];
  /** The original length. If it exceeds `limits.redactedText`, the text lacks its middle. */
  length: number;
}

/** The redacted texts of a run and of its case. `truths` are reference answers. */
export interface Material {
  request: VisibleText;
  system: VisibleText;
  answer: VisibleText;
  truths: readonly VisibleText[];
  /** The run without noise, if the case names one. */
  clean?: { request: VisibleText; answer: VisibleText; noise: string };
}

export function materialOf(
  { input, response, texts }: Run,
  caseTexts: CaseTexts,
  redaction: Redaction,
): Material {
  const { groundTruth = [], noise } = caseTexts;
  const system = texts.filter(({ speaker }) => speaker === "system").map(({ text }) => text);
  const shown = (text: string) => visibleText(text, redaction);
  return {
    request: shown(input),
    system: shown(system.join("\n")),
    answer: shown(response),
    truths: groundTruth.map(shown),
    ...(noise === undefined || "of" in noise
      ? {}
      : {
          clean: {
            request: shown(noise.cleanQuery),
            answer: shown(noise.baselineResponse),
            noise: shown(noise.type ?? "").text,
          },
        }),
  };
}

function visibleText(text: string, redaction: Redaction): VisibleText {
  const shown = redaction.text(text, limits.redactedText);
  return { text: shown, sentences: sentencesOf(shown), length: text.length };
}

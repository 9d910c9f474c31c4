import {
  followPointer,
  hasKeys,
  isString,
  type Json,
  jsonIn,
  jsonText,
  pointerSteps,
  sizeOf,
} from "../../base/json.ts";
import { limits } from "../../base/limits.ts";
import { sum } from "../../base/statistics.ts";
import { counted } from "../../base/text.ts";
import { HIDDEN, hiddenValues, type RedactRules, redacted, valueRules } from "../../recordings/redact.ts";
import type { Run, ToolCall } from "../../recordings/run.ts";
import { type ContextOption, isPointer } from "../texts/judged-texts.ts";
import { type CaseTexts, segmentsOf } from "../texts/text-scorer.ts";
import { type ToolName, toolMatcher } from "../tools.ts";

const LOW_HALF = /^[\uDC00-\uDFFF]/;
const HIGH_HALF = /[\uD800-\uDBFF]$/;

/**
 * A text of at most `length` characters as it is; of a longer one its beginning and its end, and between them
 * how much was left out.
 */
function cutMiddle(text: string, length: number): string {
  return text.length <= length ? text : ends(text, text, length, text.length);
}

/**
 * The same of a text that is cleaned first of what must not be shown. Of a long one only beginning and end
 * are cleaned, and of these not shown what is next to the gap: something that must not be shown may go on
 * there.
 */
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

/**
 * Makes what a run holds fit for a judge: without what must not be shown, and of what is long without the
 * middle.
 */
export interface Redaction {
  name(name: string): string;
  text(text: string, most: number): string;
  /** Arguments of a tool. */
  value(value: Json, tool: string): Json;
  /**
   * What a tool answered. JSON in a text is opened, as most frameworks keep it, and needs no second escaping.
   */
  result(value: Json, tool: string): Json;
  /** The same, with nothing left out of its middle; undefined where it is too large to be searched. */
  whole(value: Json, tool: string): Json | undefined;
  /** Arguments that are no JSON: nobody can tell which of them is which. */
  unreadable(text: Json): Json;
}

/** Hides what the rules do, and these values, which they hide by path, wherever else they stand. */
export function redactionBy(rules: RedactRules, hidden: ReadonlySet<string>): Redaction {
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
    const left = redacted(value, tool, [], rules);
    return hidden.size === 0 ? left : redacted(left, tool, [], elsewhere);
  }

  /** Paths cannot be followed in what is not opened. */
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

/** How the reason begins why a run is not put before a judge that has too much in it. */
export const TOO_LONG = "the run is too long for a judge";

/** Why there is nothing to ask. */
export interface NothingToAsk {
  unasked: string;
}

/** Characters up to which many values that begin alike take their time; of longer ones there are few. */
const LONG = 200;
const TOO_MUCH_HIDDEN = `${TOO_LONG}: what redact hides by its path would have to be sought everywhere in it`;

/** What hides in these values what must not be shown of a run; or why there is too much to search. */
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
  const toHide = sum([...hidden].map(({ length }) => Math.min(length, LONG)));
  if (toHide * characters > limits.hidingSteps) return { unasked: TOO_MUCH_HIDDEN };
  return redactionBy(rules, hidden);
}

/** Why a run that has too much of something is not judged. */
export function tooLong(count: number, most: number, noun: string): string {
  return `${TOO_LONG}: it has ${counted(count, noun)}, of at most ${counted(most, noun)}`;
}

/** Whether the contexts under an option are what the tools answered. */
export function areToolResults(option: ContextOption, { context }: CaseTexts): boolean {
  return option === "" ? context === undefined : option !== "case" && !isPointer(option);
}

/** What stands where an option points to in a recording: the items of a list, or what else it is by itself; [] where nothing does. */
export function pointedAt(option: ContextOption, { row = null }: Run): Json[] {
  if (!isPointer(option)) return [];
  const found = followPointer(row, pointerSteps(option) ?? []) ?? null;
  const items = Array.isArray(found) ? found : [found];
  return items.filter((item) => item !== null);
}

/** The calls whose answers may be contexts: those that came to an end well, of tools that the policy does not ignore. */
export function answeredCalls({ toolCalls }: Run, isIgnored: (tool: ToolName) => boolean): ToolCall[] {
  return toolCalls.filter((call) => call.status === "ok" && call.result !== undefined && !isIgnored(call));
}

/**
 * What an answer may rest on under an option, in order: the texts of its case, or what tools answered, each item of a list by itself.
 * or what stands where the option points to in the recording. Without what must not be shown, and whole, for of half a text nobody can tell what it does not say; or why there is too much.
 */
export function contextsOf(
  option: ContextOption,
  said: CaseTexts,
  calls: readonly ToolCall[],
  run: Run,
  redaction: Redaction,
): readonly string[] | NothingToAsk {
  const texts = textsOf(option, said, calls, run, redaction);
  if ("unasked" in texts) return texts;
  const contexts = texts.filter((text) => text.trim() !== "");
  return contexts.length <= limits.judgedContexts
    ? contexts
    : { unasked: tooLong(contexts.length, limits.judgedContexts, "context") };
}

function textsOf(
  ...[option, said, calls, run, redaction]: Parameters<typeof contextsOf>
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
  if (areToolResults(option, said)) {
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
  const { context = [] } = said;
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

/** What nobody sees. */
const INVISIBLE = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The sentences of a text in order, trimmed and without those in which nothing is to be seen. */
export function sentencesOf(text: string): string[] {
  const sentences = segmentsOf(text, "sentence").map(({ segment }) => segment.trim());
  return sentences.filter((sentence) => sentence.replace(INVISIBLE, "") !== "");
}

/** A text that a judge may see, without what must not be shown. */
export interface VisibleText {
  text: string;
  sentences: readonly string[];
  /** Characters that it had. Of one with more than can be searched the middle is missing here: it must not be shown. */
  length: number;
}

/** What was said in a run, and what its case says for those who look at texts. */
export interface Material {
  request: VisibleText;
  system: VisibleText;
  answer: VisibleText;
  /** The right answers. */
  truths: readonly VisibleText[];
  /** The run without noise, where it is known. */
  clean?: { request: VisibleText; answer: VisibleText; noise: string };
}

/** The same as a judge may see it. */
export function materialOf({ input, response, texts }: Run, said: CaseTexts, redaction: Redaction): Material {
  const { groundTruth = [], noise } = said;
  const system = texts.filter(({ speaker }) => speaker === "system").map(({ text }) => text);
  const shown = (text: string) => saidOf(text, redaction);
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

function saidOf(text: string, redaction: Redaction): VisibleText {
  const shown = redaction.text(text, limits.redactedText);
  return { text: shown, sentences: sentencesOf(shown), length: text.length };
}

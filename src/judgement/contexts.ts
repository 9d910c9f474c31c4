import { jsonText } from "../json/canonical.ts";
import { isString, type Json } from "../json/json.ts";
import { followPointer, pointerSteps } from "../json/pointer.ts";
import { limits } from "../limits.ts";
import { nameMatcher } from "../policy/tools.ts";
import type { Run, ToolCall } from "../recordings/run.ts";
import { type ContextOption, isPointer } from "../texts/context-option.ts";
import type { CaseTexts } from "../texts/texts.ts";
import type { Redaction } from "./redaction.ts";
import { tooLong, type Unasked } from "./searched.ts";
import { TOO_LONG } from "./too-long.ts";

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
export function answeredCalls({ toolCalls }: Run, isIgnored: (tool: string) => boolean): ToolCall[] {
  return toolCalls.filter(
    ({ name, status, result }) => status === "ok" && result !== undefined && !isIgnored(name),
  );
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
): readonly string[] | Unasked {
  const texts = textsOf(option, said, calls, run, redaction);
  if ("unasked" in texts) return texts;
  const contexts = texts.filter((text) => text.trim() !== "");
  return contexts.length <= limits.judgedContexts
    ? contexts
    : { unasked: tooLong(contexts.length, limits.judgedContexts, "context") };
}

function textsOf(
  ...[option, said, calls, run, redaction]: Parameters<typeof contextsOf>
): string[] | Unasked {
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
    for (const { name, result = null } of calls) {
      if (!isChosen(name)) continue;
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

function chooserOf(option: ContextOption): (tool: string) => boolean {
  if (typeof option === "string") return () => true;
  const globs = option.toolResults.map(nameMatcher);
  return (tool) => globs.some((matches) => matches(tool));
}

function itemsOf(result: Json): string[] {
  const items = Array.isArray(result) ? result : [result];
  return items.filter((item) => item !== null).map((item) => (isString(item) ? item : jsonText(item)));
}

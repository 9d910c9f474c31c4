import type { Json } from "../json/json.ts";
import { answeredCalls, areToolResults, contextsOf, pointedAt } from "../judgement/contexts.ts";
import { type Material, materialOf } from "../judgement/material.ts";
import type { Seen } from "../judgement/question.ts";
import { redactionFor, type Unasked } from "../judgement/searched.ts";
import type { Run, ToolCall } from "../recordings/run.ts";
import type { ContextOption } from "../texts/context-option.ts";
import type { CaseTexts } from "../texts/texts.ts";
import { CALLS_UNRECORDED } from "./not-assessed.ts";
import type { Asking } from "./sheet-inquiry.ts";

/** What a judge may see of what was said in a run, and of what its case says. */
export interface ShownTexts {
  texts: CaseTexts;
  material: Material;
  /** What the answer may rest on by the options of a scorer: nothing where it does not ask. */
  contextsFor(options: object): readonly string[] | Unasked;
}

/** How a scorer's options select contexts; undefined for one that asks nothing about them. */
export function contextOption(options: object): ContextOption | undefined {
  return "context" in options ? (options.context as ContextOption) : undefined;
}

/** The same for these scorers; or why there is too much to search for what must not be shown. */
export function shownTexts(
  run: Run,
  texts: CaseTexts,
  asking: readonly Asking[],
  seen: Seen,
): ShownTexts | Unasked {
  const fromTools = asking.some(({ options }) => {
    const option = contextOption(options);
    return option !== undefined && areToolResults(option, texts);
  });
  const pointed = asking.flatMap(({ options }) => pointedAt(contextOption(options) ?? "", run));
  const calls = fromTools ? answeredCalls(run, seen.isIgnored) : [];
  const redaction = redactionFor(run, [...searchedIn(run, texts, calls, seen), ...pointed], seen.redact);
  if ("unasked" in redaction) return redaction;
  return {
    texts,
    material: materialOf(run, texts, redaction),
    contextsFor(options) {
      const option = contextOption(options);
      if (option === undefined) return [];
      if (run.textsOnly && areToolResults(option, texts)) return { unasked: CALLS_UNRECORDED.reason };
      return contextsOf(option, texts, calls, run, redaction);
    },
  };
}

/** What has to be searched for what must not be shown. */
function searchedIn(
  { input, response, texts: said, toolCalls }: Run,
  { groundTruth = [], context = [], noise }: CaseTexts,
  calls: readonly ToolCall[],
  { redact }: Seen,
): Json[] {
  const clean = noise === undefined || "of" in noise ? [] : [noise.cleanQuery, noise.baselineResponse];
  return [
    input,
    response,
    ...said.filter(({ speaker }) => speaker === "system").map(({ text }) => text),
    ...groundTruth,
    ...context.map(({ text }) => text),
    ...clean,
    ...calls.map(({ result = null }) => result),
    ...(redact.hidesArguments ? toolCalls.flatMap((call) => [call.arguments, call.result ?? null]) : []),
  ];
}

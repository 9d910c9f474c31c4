import { limits } from "../../core/limits.ts";
import { keyShapesIn } from "../redact-secrets.ts";
import { HIDDEN, hiddenValues, redactRules, valueRules } from "../redact-values.ts";
import type { Run, Text } from "../run.ts";

/** Splits a run into turns at the user's messages; consecutive ones form a turn. Undefined without recorded user messages. */
export function turnsOfRun(run: Run): Run[] | undefined {
  const starts = turnStarts(run);
  if (starts.length === 0) return run.input === "" ? undefined : [run];
  return starts.map((start, at) =>
    between(run, at === 0 ? 0 : start, starts[at + 1] ?? Number.POSITIVE_INFINITY),
  );
}

/** Returns the user's text per turn. Undefined if any is missing, redacted or holds a secret, because case files may be public. */
export function askedIn(run: Run, redact: readonly string[]): string | string[] | undefined {
  const questions = questionsIn(run);
  if (questions.length > limits.askedTurns || !questions.every(isWhole)) return undefined;
  const [only = "", ...more] = questions;
  return more.length === 0 ? only : questions;

  function isWhole(text: string): boolean {
    const rules = redactRules(redact);
    const isShown =
      rules.clean(text) === text &&
      valueRules(hiddenValues(run.toolCalls, rules), rules).clean(text) === text;
    const isFit = text.trim() !== "" && text.length <= limits.caseText && !text.includes(HIDDEN);
    return isFit && isShown && keyShapesIn(text).length === 0;
  }
}

/** Returns the user's text per turn. A run without recorded user messages has its input as the only one. */
export function questionsIn(run: Run): string[] {
  const starts = turnStarts(run);
  const turns = starts.map((start, at) => {
    const end = starts[at + 1] ?? Number.POSITIVE_INFINITY;
    const own = run.texts.filter((text) => isFromUser(text) && text.turn >= start && text.turn < end);
    return own.map(({ text }) => text).join("\n");
  });
  return turns.length === 0 ? [run.input] : turns;
}

function turnStarts({ texts, toolCalls }: Run): number[] {
  const answers = [...texts.filter(isAnswer), ...toolCalls].map(({ turn }) => turn).sort((a, b) => a - b);
  const userTurns = texts
    .filter(isFromUser)
    .map(({ turn }) => turn)
    .sort((a, b) => a - b);
  const spoken = new Set(texts.map(({ turn }) => turn));
  // A message without texts between two of the user's is an answer too.
  const hasSilence = (from: number, to: number) => {
    for (let at = from + 1; at < to; at += 1) if (!spoken.has(at)) return true;
    return false;
  };
  const starts: number[] = [];
  let last = 0;
  let next = 0;
  for (const turn of userTurns) {
    while (next < answers.length && (answers[next] as number) < last) next += 1;
    const isAnswered = (answers[next] ?? turn) < turn || hasSilence(last, turn);
    if (starts.length === 0 || isAnswered) starts.push(turn);
    last = turn;
  }
  return starts;
}

/** Tags of texts that programs, not people, add as user messages. */
const WRITTEN_BY_PROGRAM = /^\s*<(?:system-reminder|local-command-\w+|command-\w+)>/;

function isFromUser({ speaker, text }: Text): boolean {
  return speaker === "user" && !WRITTEN_BY_PROGRAM.test(text);
}

function isAnswer({ speaker }: Text): boolean {
  return speaker === "assistant" || speaker === "reasoning";
}

function between(run: Run, from: number, to: number): Run {
  const isWithin = ({ turn }: { turn: number }) => turn >= from && turn < to;
  const texts = run.texts.filter(isWithin);
  const last = texts.findLast(({ speaker }) => speaker === "assistant")?.turn;
  const joined = (ownTexts: readonly Text[]) => ownTexts.map(({ text }) => text).join("\n");
  return {
    ...run,
    texts,
    toolCalls: run.toolCalls.filter(isWithin),
    input: joined(texts.filter(({ speaker }) => speaker === "user")),
    response: joined(texts.filter(({ speaker, turn }) => speaker === "assistant" && turn === last)),
  };
}

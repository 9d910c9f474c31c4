import { limits } from "../base/limits.ts";
import { HIDDEN, hiddenValues, redactRules, valueRules } from "./redact.ts";
import type { Run, Text } from "./run.ts";
import { keyShapesIn } from "./secrets.ts";

/**
 * A run by turns: of each message of the user, the messages up to it and all that the agent said and called before the next one. Messages
 * that follow one another at once are one. Undefined where the recording does not have the user's messages.
 */
export function turnsOfRun(run: Run): Run[] | undefined {
  const starts = turnStarts(run);
  if (starts.length === 0) return run.input === "" ? undefined : [run];
  return starts.map((start, at) =>
    between(run, at === 0 ? 0 : start, starts[at + 1] ?? Number.POSITIVE_INFINITY),
  );
}

/**
 * What the user asked in a run, as a case says it for `rungate record`: a text, or one for each turn. Undefined where the recording does not
 * have all of it, where these redact rules hide a part, and where it holds a key: it is written down for everybody to read.
 */
export function askedIn(run: Run, redact: readonly string[]): string | string[] | undefined {
  const starts = turnStarts(run);
  const turns = starts.map((start, at) => {
    const end = starts[at + 1] ?? Number.POSITIVE_INFINITY;
    const own = run.texts.filter((one) => isFromUser(one) && one.turn >= start && one.turn < end);
    return own.map(({ text }) => text).join("\n");
  });
  const asked = turns.length === 0 ? [run.input] : turns;
  if (asked.length > limits.askedTurns || !asked.every(isWhole)) return undefined;
  const [only = "", ...others] = asked;
  return others.length === 0 ? only : asked;

  function isWhole(text: string): boolean {
    const rules = redactRules(redact);
    const isShown =
      rules.clean(text) === text &&
      valueRules(hiddenValues(run.toolCalls, rules), rules).clean(text) === text;
    const isFit = text.trim() !== "" && text.length <= limits.caseText && !text.includes(HIDDEN);
    return isFit && isShown && keyShapesIn(text).length === 0;
  }
}

/** The messages, by index, in which the user begins a turn. */
function turnStarts({ texts, toolCalls }: Run): number[] {
  const answers = [...texts.filter(isAnswer), ...toolCalls].map(({ turn }) => turn).sort((a, b) => a - b);
  const asked = texts
    .filter(isFromUser)
    .map(({ turn }) => turn)
    .sort((a, b) => a - b);
  const spoken = new Set(texts.map(({ turn }) => turn));
  // A message between two of the user in which nothing was said is an answer, too.
  const hasSilence = (from: number, to: number) => {
    for (let at = from + 1; at < to; at += 1) if (!spoken.has(at)) return true;
    return false;
  };
  const starts: number[] = [];
  let last = 0;
  let next = 0;
  for (const turn of asked) {
    while (next < answers.length && (answers[next] as number) < last) next += 1;
    const isAnswered = (answers[next] ?? turn) < turn || hasSilence(last, turn);
    if (starts.length === 0 || isAnswered) starts.push(turn);
    last = turn;
  }
  return starts;
}

/** What the program around an agent writes into a message of the user: no person said it. */
const WRITTEN_BY_PROGRAM = /^\s*<(?:system-reminder|local-command-\w+|command-\w+)>/;

function isFromUser({ speaker, text }: Text): boolean {
  return speaker === "user" && !WRITTEN_BY_PROGRAM.test(text);
}

function isAnswer({ speaker }: Text): boolean {
  return speaker === "assistant" || speaker === "reasoning";
}

/** The part of a run from one message up to another. */
function between(run: Run, from: number, to: number): Run {
  const isWithin = ({ turn }: { turn: number }) => turn >= from && turn < to;
  const texts = run.texts.filter(isWithin);
  const last = texts.findLast(({ speaker }) => speaker === "assistant")?.turn;
  const joined = (some: readonly Text[]) => some.map(({ text }) => text).join("\n");
  return {
    ...run,
    texts,
    toolCalls: run.toolCalls.filter(isWithin),
    input: joined(texts.filter(({ speaker }) => speaker === "user")),
    response: joined(texts.filter(({ speaker, turn }) => speaker === "assistant" && turn === last)),
  };
}

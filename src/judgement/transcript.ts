import { groupBy } from "../group-by.ts";
import type { Run, Text, ToolCall } from "../recordings/run.ts";
import type { JudgedCall } from "./judgement.ts";

/** A call that is judged, under the judge's name for it. */
export type NamedCall = JudgedCall & { call: ToolCall };

/** One step of a run: something said, or calls that were made at once. */
export type Step = Pick<Text, "speaker" | "text"> | { calls: NamedCall[] };

/**
 * What was said and called, in order; what the agent thought only where it is to be seen. A recording does not say which of a
 * message's texts stood before its calls: they are taken to, but the final answer to follow them.
 */
export function transcriptOf(run: Run, calls: readonly NamedCall[], seesReasoning: boolean): Step[] {
  const said = run.texts.filter(({ speaker }) => seesReasoning || speaker !== "reasoning");
  const asked = textOf(said.filter(({ speaker }) => speaker === "user"));
  const answerTurn =
    said.findLast(({ speaker }) => speaker === "assistant")?.turn ?? Number.POSITIVE_INFINITY;
  const isAnswer = ({ speaker, turn }: Text) => speaker === "assistant" && turn === answerTurn;
  const answersSo = textOf(said.filter(isAnswer)) === run.response;
  // A trace, or who records a run, may tell the request and the answer beside its messages.
  const texts: Text[] = [
    ...(asked.includes(run.input) ? [] : [{ speaker: "user" as const, text: run.input, turn: -1 }]),
    ...said.filter((text) => !(answersSo && isAnswer(text))),
  ];
  const answer = { speaker: "assistant" as const, text: run.response };
  const steps: { turn: number; step: Step }[] = [
    ...texts.map(({ turn, ...step }) => ({ turn, step })),
    ...[...groupBy(calls, ({ call }) => call.group).values()].map((calls) => ({
      turn: calls[0]?.call.turn ?? 0,
      step: { calls },
    })),
    ...(answer.text === "" ? [] : [{ turn: answerTurn, step: answer }]),
  ];
  // The sort is stable: within a turn texts, calls and the answer keep this order.
  return steps.sort((a, b) => (a.turn === b.turn ? 0 : a.turn - b.turn)).map(({ step }) => step);
}

function textOf(texts: readonly Text[]): string {
  return texts.map(({ text }) => text).join("\n");
}

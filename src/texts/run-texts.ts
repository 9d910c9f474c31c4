import type { Run } from "../recordings/run.ts";
import type { CaseTexts, RunTexts } from "./texts.ts";

/** What was said in a run, beside what its case says. What the agent thought is told to nobody. */
export function runTexts(run: Run, texts: CaseTexts = {}): RunTexts {
  const { input, response, scores } = run;
  const told = run.texts.filter(({ speaker }) => speaker === "assistant").map(({ text }) => text);
  // A trace may tell the answer beside its messages.
  const isTold = response === "" || told.join("\n").endsWith(response);
  return {
    ...texts,
    ...(scores === undefined ? {} : { scores }),
    input,
    response,
    said: isTold ? told : [...told, response],
  };
}

import { judgedScorers } from "./registry.ts";

/** The scorers that ask a judge and decide whether a run passes. */
export function gatingJudges({ scorers }: { scorers: readonly string[] }): typeof judgedScorers {
  return judgedScorers.filter(({ id }) => scorers.includes(id));
}

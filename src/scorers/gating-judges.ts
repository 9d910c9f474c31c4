import { judgedScorers } from "./registry.ts";

/** What of a policy's gate says by which scores it decides. */
interface Gate {
  scorers: readonly string[];
  floors: object;
  ceilings?: object | undefined;
}

/** The scorers that ask a judge and decide whether a run passes. */
export function gatingJudges({ scorers }: Pick<Gate, "scorers">): typeof judgedScorers {
  return judgedScorers.filter(({ id }) => scorers.includes(id));
}

/** Those that decide anything: whether a run passes, or by their floor or ceiling whether the suite does. The others only advise. */
export function decidingJudges({ scorers, floors, ceilings = {} }: Gate): typeof judgedScorers {
  const bounded = Object.keys({ ...floors, ...ceilings });
  return judgedScorers.filter(({ id }) => scorers.includes(id) || bounded.includes(id));
}

import { allScorers, judgedScorers } from "./registry.ts";

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

/** The scorers that decide anything: whether a run passes, or by their floor or ceiling whether the suite does. The others only advise. */
export function decidingScorers({ scorers, floors, ceilings = {} }: Gate): typeof allScorers {
  const bounded = Object.keys({ ...floors, ...ceilings });
  return allScorers.filter(({ id }) => scorers.includes(id) || bounded.includes(id));
}

/** Those of them that ask a judge. */
export function decidingJudges(gate: Gate): typeof judgedScorers {
  const deciding = decidingScorers(gate);
  return judgedScorers.filter((judge) => deciding.includes(judge));
}

import type { Expectation } from "../expectations/expectation.ts";
import { boundsOf } from "../policy/bounds.ts";
import type { RulingPolicy } from "../policy/ruling.ts";
import type { Problem } from "../problems.ts";
import type { Part } from "../report/part-schema.ts";
import { isTextAsked } from "../scorers/asked-text.ts";
import { textScorers } from "../texts/registry.ts";
import { says } from "../texts/says.ts";
import { counted, listed } from "../wording.ts";

/** Gating scorers above which a policy is told what they cost. */
const MANY = 5;

interface Asking {
  ruling: Pick<RulingPolicy, "policy">;
  expectations: ReadonlyMap<string, Expectation>;
}

/** What is wrong with the scorers by which a policy decides: no case asks for one of them, or they are many. */
export function scorerProblems(part: Part, { ruling, expectations }: Asking): Problem[] {
  const { gate } = ruling.policy;
  const bounds = boundsOf(gate);
  const unasked = textScorers.filter(
    (scorer) =>
      (gate.scorers.includes(scorer.id) || bounds.has(scorer.id)) &&
      !part.cases.some(({ trials }) => trials.some(({ scores }) => scorer.id in scores)) &&
      ![...expectations.values()].some((one) => isTextAsked(scorer, one)),
  );
  // Where nothing was recorded, that is what a reader must know.
  const told = part.cases.length === 0 ? [] : unasked;
  return [
    ...told.map(({ id, isAskedBy }): Problem => {
      const ask = isAskedBy === undefined ? `write "${id}: true" in a case or under "defaults"` : IN_A_CASE;
      const message = `the policy decides by ${id}, which no case asks for: ${ask}, or take it out of the policy`;
      return { severity: "warning", message };
    }),
    ...(gate.scorers.length > MANY ? [manyScorers(gate.scorers)] : []),
    ...(gate.scorers.includes(says.id) || bounds.has(says.id) ? [] : unheard(part, gate.scorers)),
  ];
}

/** Who writes what must be said may think that it decides. */
function unheard({ cases }: Part, gating: readonly string[]): Problem[] {
  const outcomes = cases.flatMap(({ trials }) => trials.flatMap(({ scores }) => scores[says.id] ?? []));
  const lacking = outcomes.filter((one) => one.status === "scored" && one.value < says.passMark).length;
  if (lacking === 0) return [];
  const message = `in ${counted(lacking, "run")} the user was not told what mustSay and mustNotSay demand, and says decides nothing: for it to decide, write gate: { scorers: [${[...gating, says.id].join(", ")}] } in the policy`;
  return [{ severity: "warning", message }];
}

const IN_A_CASE = "write in a case what must be said, or must not";

function manyScorers(scorers: readonly string[]): Problem {
  const message = `a run passes by ${scorers.length} scorers (${listed(scorers, MANY)}). Every gating scorer is one more way for a run not to pass: let those gate that must hold in every run, and bound the others by floors and ceilings`;
  return { severity: "warning", message };
}

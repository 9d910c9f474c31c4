import type { Expectation } from "../expectations/expectation.ts";
import { boundsOf } from "../policy/bounds.ts";
import { chosenScorers } from "../policy/pass-marks.ts";
import type { RulingPolicy } from "../policy/ruling.ts";
import type { Problem } from "../problems.ts";
import type { Part } from "../report/part-schema.ts";
import { isTextAsked } from "../scorers/asked-text.ts";
import { caseLabel } from "../suite/trial.ts";
import { textScorers } from "../texts/registry.ts";
import { says } from "../texts/says.ts";
import { counted, listed } from "../wording.ts";

/** Gating scorers above which a policy is told what they cost. */
const MANY = 5;

/** Cases that a warning names. */
const SHOWN_CASES = 3;

interface Asking {
  ruling: Pick<RulingPolicy, "policy">;
  expectations: ReadonlyMap<string, Expectation>;
}

/** What is wrong with the scorers by which a policy decides: no case asks for one of them, or they are many. */
export function scorerProblems(part: Part, { ruling, expectations }: Asking): Problem[] {
  const { gate } = ruling.policy;
  const bounds = boundsOf(gate);
  const chosen = chosenScorers(gate.scorers);
  const unasked = textScorers.filter(
    (scorer) =>
      (chosen.includes(scorer.id) || bounds.has(scorer.id)) &&
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

/** Whoever writes what must be said expects that it decides, and may not know that the policy says otherwise. */
function unheard({ cases }: Part, gating: readonly string[]): Problem[] {
  const lacking = cases.filter(({ trials }) =>
    trials.some(({ scores: { [says.id]: one } }) => one?.status === "scored" && one.value < says.passMark),
  );
  if (lacking.length === 0) return [];
  const names = listed(lacking.map(caseLabel), SHOWN_CASES);
  const message = `the agent did not keep to mustSay or mustNotSay in ${counted(lacking.length, "case")} (${names}). That decides nothing, because gate.scorers has no says: to gate on it, write gate: { scorers: [${[...gating, says.id].join(", ")}] } in the policy`;
  return [{ severity: "warning", message }];
}

const IN_A_CASE = "write in a case what must be said, or must not";

function manyScorers(scorers: readonly string[]): Problem {
  const message = `a run passes by ${scorers.length} scorers (${listed(scorers, MANY)}). Every gating scorer is one more way for a run not to pass: let those gate that must hold in every run, and bound the others by floors and ceilings`;
  return { severity: "warning", message };
}

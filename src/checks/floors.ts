import { type Bound, boundsOf, boundText, isWithin, PASS_RATE_BOUND } from "../policy/bounds.ts";
import { isOfTexts } from "../policy/pass-marks.ts";
import { worseCases } from "../report/changes.ts";
import { worstBy, worstCases } from "../report/worst.ts";
import { percent } from "../wording.ts";
import type { GateCheck, Measured } from "./check.ts";
import { worstCaseText, worstTextsText } from "./why-it-fails.ts";

/** Absolute minima, and maxima of what is better the lower it is, baseline or not. Compared unrounded. */
export const floors: GateCheck = {
  name: "floors",
  title: "Floors",
  check({ passRate, scores, cases, policy }) {
    const held = [...boundsOf(policy.gate)].map(([name, bound]) => {
      const isPassRate = name === PASS_RATE_BOUND;
      const value = isPassRate ? passRate : (scores[name]?.value ?? null);
      const is = value === null ? "was not assessed" : apart(value, bound.value);
      const sentence = `${isPassRate ? "pass rate" : name} ${is}, ${boundText(bound)} demanded`;
      return { name, value, bound, isKept: value !== null && isWithin(value, bound), sentence };
    });
    if (held.length === 0) return undefined;
    const missed = held.filter(({ isKept }) => !isKept);
    const isMissed = missed.length > 0;
    const told = isMissed ? missed : held;
    const sentences = told.map(({ sentence }) => sentence).join("; ");
    return {
      result: isMissed ? "fail" : "pass",
      title: titleOf(told.map(({ bound }) => bound.kind)),
      message: isMissed ? `${sentences}${whyText(missed[0]?.name, { cases, policy })}` : sentences,
      numbers: Object.fromEntries(
        held.flatMap(({ name, value, bound }) => [
          [name, value],
          [`${name} ${bound.kind}`, bound.value],
        ]),
      ),
    };
  },
};

/** Of a score of texts the case that does worst by it, for a run may pass all the same; else the worst case. */
function whyText(name: string | undefined, { cases, policy }: Pick<Measured, "cases" | "policy">): string {
  if (name !== undefined && isOfTexts(name)) return worstTextsText(worstBy(name, cases), name);
  return worstCaseText(worseCases({ cases })[0]?.one ?? worstCases({ cases })[0], policy);
}

function titleOf(kinds: readonly Bound["kind"][]): string {
  if (!kinds.includes("ceiling")) return "Floors";
  return kinds.includes("floor") ? "Floors and ceilings" : "Ceilings";
}

/** A share with as many digits as tell it from its bound: nobody is to read that 66.7 % does not reach 66.7 %. */
function apart(value: number, bound: number): string {
  const shown = percent(value);
  if (value === bound || shown !== percent(bound)) return shown;
  for (let digits = 2; digits < 12; digits++) {
    const longer = `${(value * 100).toFixed(digits)} %`;
    if (longer !== `${(bound * 100).toFixed(digits)} %`) return longer;
  }
  return shown;
}

import { worseCases } from "../report/changes.ts";
import { worstCases } from "../report/worst.ts";
import { percent } from "../wording.ts";
import type { GateCheck } from "./check.ts";
import { worstCaseText } from "./why-it-fails.ts";

/** Absolute minima, baseline or not. Compared unrounded. */
export const floors: GateCheck = {
  name: "floors",
  title: "Floors",
  check({ passRate, scores, cases, policy }) {
    const demanded = Object.entries(policy.gate.floors).filter(
      (entry): entry is [string, number] => entry[1] !== undefined,
    );
    if (demanded.length === 0) return undefined;
    const held = demanded.map(([name, floor]) => {
      const value = name === "passRate" ? passRate : (scores[name]?.value ?? null);
      const label = name === "passRate" ? "pass rate" : name;
      const sentence =
        value === null
          ? `${label} was not assessed, at least ${percent(floor)} demanded`
          : `${label} ${apart(value, floor)}, at least ${percent(floor)} demanded`;
      return { name, value, floor, reached: value !== null && value >= floor, sentence };
    });
    const missed = held.filter(({ reached }) => !reached);
    const isMissed = missed.length > 0;
    const sentences = (isMissed ? missed : held).map(({ sentence }) => sentence).join("; ");
    const worst = worseCases({ cases })[0]?.one ?? worstCases({ cases })[0];
    return {
      result: isMissed ? "fail" : "pass",
      message: isMissed ? `${sentences}${worstCaseText(worst)}` : sentences,
      numbers: Object.fromEntries(
        held.flatMap(({ name, value, floor }) => [
          [name, value],
          [`${name} floor`, floor],
        ]),
      ),
    };
  },
};

/** A share with as many digits as tell it from the floor: nobody is to read that 66.7 % does not reach 66.7 %. */
function apart(value: number, floor: number): string {
  const shown = percent(value);
  if (value === floor || shown !== percent(floor)) return shown;
  for (let digits = 2; digits < 12; digits++) {
    const longer = `${(value * 100).toFixed(digits)} %`;
    if (longer !== `${(floor * 100).toFixed(digits)} %`) return longer;
  }
  return shown;
}

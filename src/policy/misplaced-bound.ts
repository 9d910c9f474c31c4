import type { Path } from "../config/document.ts";
import { type GatingScorer, gatingScorers, isLowerBetter, passMarkOf } from "./pass-marks.ts";

/**
 * What to write in place of a floor for a scorer of which less is better, and of a ceiling for anything else that can be bounded;
 * undefined for any other key that a policy file does not know.
 */
export function misplacedBound(path: Path, key: string): string | undefined {
  const [group, list] = path;
  if (path.length !== 2 || group !== "gate") return undefined;
  const scorer = gatingScorers.find((id) => id === key);
  if (list === "floors" && scorer !== undefined && isLowerBetter(scorer)) return lower(scorer);
  if (list !== "ceilings") return undefined;
  if (scorer !== undefined) return higher(scorer, scorer, passMarkOf({}, scorer));
  return key === "passRate" ? higher("the pass rate", key, 0.9) : undefined;
}

function lower(scorer: GatingScorer): string {
  return `${scorer} is better the lower it is: write ceilings: { ${scorer}: ${passMarkOf({}, scorer)} }`;
}

function higher(name: string, key: string, example: number): string {
  return `${name} is better the higher it is: write floors: { ${key}: ${example} }`;
}

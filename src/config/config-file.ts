import { loadRe2 } from "../base/expression.ts";
import type { Path } from "../base/json-places.ts";
import { validate } from "../base/validate.ts";
import { parseConfiguration } from "../base/yaml.ts";
import { type GatingScorer, gatingScorers, passMarkOf, scorerNamed } from "../scorers/pass-marks.ts";
import type { ConfigFile } from "./policy.ts";
import { fileSchema, policyOf, suitesOf } from "./suites.ts";

// Whoever reads globs and expressions comes by here first.
await loadRe2();

/** Reads `rungate.yml` from its text. */
export function loadConfigFile(file: string, text: string): ConfigFile {
  const { value, problems } = validate(fileSchema, parseConfiguration(file, text), misplacedBound);
  if (value === undefined) return { file, text, policy: undefined, suites: [], problems };
  return { file, text, policy: policyOf(value), suites: suitesOf(value), problems };
}

/**
 * What to write in place of a floor for a scorer of which less is better, and of a ceiling for anything else that can be bounded;
 * undefined for any other key that a policy file does not know.
 */
function misplacedBound(path: Path, key: string): string | undefined {
  const [group, list] = path;
  if (path.length !== 2 || group !== "gate") return undefined;
  const scorer = gatingScorers.find((id) => id === key);
  if (list === "floors" && scorer !== undefined && scorerNamed(scorer).isLowerBetter) return lower(scorer);
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

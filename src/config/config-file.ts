import { loadRe2 } from "../core/expression.ts";
import { parseConfiguration } from "../core/parse-configuration.ts";
import type { Problem } from "../core/problems.ts";
import { validate } from "../core/validate-schema.ts";
import type { Path } from "../core/yaml.ts";
import { type GatingScorer, gatingScorers, passMarkOf, scorerNamed } from "../scorers/pass-marks.ts";
import { rulesOf } from "../scorers/rules.ts";
import type { ConfigFile } from "./policy.ts";
import { ruleConflicts } from "./rule-conflicts.ts";
import { fileSchema, policyOf, suitesOf } from "./suites.ts";

// Every module that reads globs and expressions imports this one first.
await loadRe2();

/** Parses `rungate.yml`. Its paths are relative to `folder`, by default the file's own folder without a final `.github`. */
export function loadConfigFile(file: string, text: string, folder = folderOf(file)): ConfigFile {
  const document = parseConfiguration(file, text);
  const { value, problems } = validate(fileSchema, document, misplacedBound);
  if (value === undefined) return { file, text, policy: undefined, suites: [], problems };
  const conflicts = ruleConflicts(rulesOf(value.rules ?? {}));
  if (conflicts.length > 0) {
    const place = document.locate(["rules"], "key");
    const found = conflicts.map((message): Problem => ({ severity: "error", ...place, message }));
    return { file, text, policy: undefined, suites: [], problems: found };
  }
  return { file, text, policy: policyOf(value), suites: suitesOf(value, folder), problems };
}

/** Returns the folder of a file, without a final `.github`; `.` for the starting folder. */
export function folderOf(file: string): string {
  const parts = file.split("/").slice(0, -1);
  if (parts.at(-1) === ".github") parts.pop();
  return parts.join("/") || ".";
}

/** Advises on floors of scorers where less is better, and on ceilings of anything else. */
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

import { expect, test } from "vitest";
import { loadConfigFile } from "../../src/config/config-file.ts";
import { suitesFor } from "../../src/github/gate-suites.ts";
import { loadInputs } from "../../src/github/inputs.ts";

const config = (text: string) => loadConfigFile(".github/rungate.yml", text);
const runsOf = (base: string, head: string) => {
  const inputs = loadInputs((name) => INPUTS[name] ?? "");
  return suitesFor(inputs, { base: config(base), head: config(head) }).map(({ suite, runs }) => [
    suite,
    runs,
  ]);
};
const INPUTS: Record<string, string> = {
  "runs-folder": "left",
  comment: "auto",
  "report-only": "false",
  check: "false",
  "first-look": "false",
  shards: "1",
};
const DESK = "suites:\n  desk: { runs: evals/desk/*.json }\n";

test("a suite that a pull request adds does not move where the others are found", () => {
  expect(runsOf(DESK, DESK)).toEqual([["desk", ["left/**/*.json"]]]);
  expect(runsOf(DESK, `${DESK}  bot: { runs: bot/*.json }\n`)).toEqual([
    ["desk", ["left/**/*.json"]],
    ["bot", ["left/**/bot/*.json"]],
  ]);
});

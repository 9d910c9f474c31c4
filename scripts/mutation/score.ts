/** Prints the surviving mutants of each group, and fails when they are too many. */
import { readFileSync } from "node:fs";
import { type MutationReport, scoreGroups } from "./groups.ts";

const REPORT = "build/mutation/report.json";

const report: MutationReport = JSON.parse(readFileSync(REPORT, "utf8"));
const { low } = report.thresholds;
const groups = scoreGroups(report);

console.table(
  Object.fromEntries(
    groups.map(({ name, score, ...counts }) => [name, { ...counts, score: percent(score) }]),
  ),
);
for (const { name, score } of groups) {
  if (score >= low) continue;
  console.error(`${name}: ${percent(score)} of the mutants were detected, ${low} % are demanded`);
  console.error(
    `Read in ${REPORT.replace(".json", ".html")} which of them lived: each is a test that is missing`,
  );
  process.exitCode = 1;
}

function percent(score: number): string {
  return `${score.toFixed(1)} %`;
}

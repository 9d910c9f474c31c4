/**
 * Scores all recorded runs of tau-bench in ../shared/taubench under four settings of f1 and compares mean and AUC with the figures
 * of its README. Which tools write is declared by a policy, as a user would. Run: node test/bench/taubench.ts
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { runUnjudged } from "../../src/job/run-unjudged.ts";

const folder = new URL("../../../shared/taubench/", import.meta.url).pathname;
const TOLERANCE = 0.005;

const WRITING =
  "book cancel exchange modify return send update suspend resume enable disable refuel toggle set reset reboot reseat unseat grant make_payment disconnect connect";

const settings = [
  { name: "calls: all", f1: {}, mean: 0.427, auc: 0.6052 },
  { name: "calls: state-changing", f1: { calls: "state-changing" }, mean: 0.688, auc: 0.8791 },
  {
    name: "and failedCalls: ignore",
    f1: { calls: "state-changing", failedCalls: "ignore" },
    mean: 0.6946,
    auc: 0.8867,
  },
  {
    name: "and listOrder: free",
    f1: { calls: "state-changing", failedCalls: "ignore", listOrder: "free" },
    mean: 0.716,
    auc: 0.9088,
  },
];

interface Scored {
  score: number;
  success: boolean;
}

if (!existsSync(folder)) {
  console.log("skipped: the recordings of tau-bench are not here (../shared/taubench)");
} else {
  const success = readSuccess();
  const rows = settings.map((setting) => ({ setting, ...measure(scoreAll(setting.f1, success)) }));
  console.log("| f1 | mean | expected | AUC | expected |\n|---|---|---|---|---|");
  for (const { setting, mean, auc } of rows) {
    const cells = [setting.name, mean.toFixed(4), setting.mean, auc.toFixed(4), setting.auc];
    console.log(`| ${cells.join(" | ")} |`);
  }
  const near = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE;
  const reproduced = rows.every(
    ({ setting, mean, auc }) => near(mean, setting.mean) && near(auc, setting.auc),
  );
  console.log(reproduced ? `all within ${TOLERANCE}` : `NOT within ${TOLERANCE}`);
  process.exitCode = reproduced ? 0 : 1;
}

/** Whether each run succeeded, by file and position in it. */
function readSuccess(): Map<string, boolean> {
  const success = new Map<string, boolean>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".jsonl.gz"))) {
    const rows = gunzipSync(readFileSync(join(folder, file)))
      .toString("utf8")
      .trim()
      .split("\n");
    for (const [index, row] of rows.entries()) success.set(`${file}:${index}`, JSON.parse(row).success === 1);
  }
  return success;
}

function scoreAll(f1: object, success: ReadonlyMap<string, boolean>): Scored[] {
  const root = mkdtempSync(join(tmpdir(), "rungate-taubench-"));
  try {
    const writing = WRITING.split(" ").map((verb) => ({ match: `${verb}_*`, readOnly: false }));
    const policy = { tools: [{ match: "*", readOnly: true }, ...writing], defaults: { f1 } };
    writeFileSync(join(root, "policy.json"), JSON.stringify(policy));
    const report = runUnjudged({
      runs: [`${folder}*.jsonl.gz`],
      expectations: [],
      policy: "policy.json",
      suite: "tau",
      root,
      contained: false,
      commit: null,
      createdAt: null,
    });
    const errors = report.problems.filter(({ severity }) => severity === "error");
    if (report.totals.runs !== success.size || errors.length > 0) {
      throw new Error(
        `${report.totals.runs} of ${success.size} runs scored, problems: ${JSON.stringify(errors)}`,
      );
    }
    return report.cases.flatMap(({ trials }) =>
      trials.map(({ file, index, scores }) => {
        if (scores.f1?.status !== "scored")
          throw new Error(`${file} run ${index}: ${JSON.stringify(scores.f1)}`);
        return {
          score: scores.f1.value,
          success: success.get(`${file.split("/").at(-1)}:${index}`) === true,
        };
      }),
    );
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** AUC: the probability that a successful run scores above a failed one, ties half. */
function measure(scored: readonly Scored[]): { mean: number; auc: number } {
  const good = scored.filter(({ success }) => success).map(({ score }) => score);
  const bad = scored.filter(({ success }) => !success).map(({ score }) => score);
  const wins = good.flatMap((a) => bad.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return { mean: sum(scored.map(({ score }) => score)) / scored.length, auc: sum(wins) / wins.length };
}

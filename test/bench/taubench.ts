/**
 * Scores all recorded runs of tau-bench in ../shared/taubench under four settings of f1 and compares mean and AUC with the figures
 * of its README, then the last one once more times `says`, with what the benchmark wants the user to be told as `mustSay`. Which tools
 * write is declared by a policy, as a user would. Run: node test/bench/taubench.ts
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
  name: string;
  f1: number;
  /** Absent where nothing had to be said. */
  says: number | undefined;
  lacks: readonly { text: string }[];
  success: boolean;
}

/** What is read of a row. */
interface Row {
  id: string;
  referenceToolCalls: unknown[];
  expectedOutputs: string[];
  success: number;
}

if (!existsSync(folder)) {
  console.log("skipped: the recordings of tau-bench are not here (../shared/taubench)");
} else {
  const recorded = readRecorded();
  const scored = settings.map((setting) => ({ setting, runs: scoreAll(setting.f1, recorded) }));
  const rows = scored.map(({ setting, runs }) => ({ setting, ...measure(runs.map(callsAlone)) }));
  console.log("| f1 | mean | expected | AUC | expected |\n|---|---|---|---|---|");
  for (const { setting, mean, auc } of rows) {
    const cells = [setting.name, mean.toFixed(4), setting.mean, auc.toFixed(4), setting.auc];
    console.log(`| ${cells.join(" | ")} |`);
  }
  const near = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE;
  const reproduced = rows.every(
    ({ setting, mean, auc }) => near(mean, setting.mean) && near(auc, setting.auc),
  );
  const last = scored.at(-1)?.runs ?? [];
  const told = measure(last.map(callsAndWords));
  console.log(`\n| score of a run | mean | AUC |\n|---|---|---|`);
  console.log(`| the last f1 × says | ${told.mean.toFixed(4)} | ${told.auc.toFixed(4)} |\n`);
  const asked = last.filter(({ says }) => says !== undefined);
  const before = measure(asked.map(callsAlone));
  const after = measure(asked.map(callsAndWords));
  console.log(
    `${asked.length} runs have something to say; among them AUC ${before.auc.toFixed(4)} without says, ${after.auc.toFixed(4)} with it`,
  );
  console.log("| runs with something to say | says 1 | less |\n|---|---|---|");
  for (const success of [true, false]) {
    const all = asked.filter((run) => run.success === success).length;
    const kept = asked.filter((run) => run.success === success && run.says === 1).length;
    console.log(`| ${success ? "succeeded" : "failed"} | ${kept} | ${all - kept} |`);
  }
  if (process.argv.includes("--wrong"))
    for (const { name, success, f1, says, lacks } of asked)
      if (success !== (f1 === 1 && says === 1))
        console.log(JSON.stringify({ name, success, f1, says, lacks }));
  console.log(reproduced ? `all within ${TOLERANCE}` : `NOT within ${TOLERANCE}`);
  process.exitCode = reproduced ? 0 : 1;
}

/** Every row, by file and position in it. */
function readRecorded(): Map<string, Row> {
  const rows = new Map<string, Row>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".jsonl.gz"))) {
    const lines = gunzipSync(readFileSync(join(folder, file)))
      .toString("utf8")
      .trim()
      .split("\n");
    for (const [index, line] of lines.entries()) rows.set(`${file}:${index}`, JSON.parse(line));
  }
  return rows;
}

/** Each run as a case of its own: what is expected of a task hangs on who recorded it. */
function casesOf(rows: Iterable<Row>) {
  return [...rows].map(({ id, referenceToolCalls, expectedOutputs }) => ({
    id,
    referenceToolCalls,
    ...(expectedOutputs.length > 0 ? { mustSay: expectedOutputs } : {}),
  }));
}

function scoreAll(f1: object, recorded: ReadonlyMap<string, Row>): Scored[] {
  const root = mkdtempSync(join(tmpdir(), "rungate-taubench-"));
  try {
    const writing = WRITING.split(" ").map((verb) => ({ match: `${verb}_*`, readOnly: false }));
    const policy = { tools: [{ match: "*", readOnly: true }, ...writing], defaults: { f1 } };
    writeFileSync(join(root, "policy.json"), JSON.stringify(policy));
    writeFileSync(join(root, "cases.json"), JSON.stringify({ cases: casesOf(recorded.values()) }));
    const report = runUnjudged({
      runs: [`${folder}*.jsonl.gz`],
      expectations: ["cases.json"],
      caseField: "/id",
      policy: "policy.json",
      suite: "tau",
      root,
      contained: false,
      commit: null,
      createdAt: null,
    });
    const errors = report.problems.filter(({ severity }) => severity === "error");
    if (report.totals.runs !== recorded.size || errors.length > 0) {
      throw new Error(
        `${report.totals.runs} of ${recorded.size} runs scored, problems: ${JSON.stringify(errors)}`,
      );
    }
    return report.cases.flatMap(({ trials }) =>
      trials.map(({ file, index, scores }) => {
        const name = `${file.split("/").at(-1)}:${index}`;
        const { f1, says } = scores;
        if (f1?.status !== "scored") throw new Error(`${name}: ${JSON.stringify(f1)}`);
        if (says !== undefined && says.status !== "scored")
          throw new Error(`${name}: ${JSON.stringify(says)}`);
        const details = says?.details;
        return {
          name,
          f1: f1.value,
          says: says?.value,
          lacks: details !== undefined && "lacks" in details ? details.lacks : [],
          success: recorded.get(name)?.success === 1,
        };
      }),
    );
  } finally {
    rmSync(root, { recursive: true });
  }
}

function callsAlone({ f1, success }: Scored) {
  return { score: f1, success };
}

function callsAndWords({ f1, says = 1, success }: Scored) {
  return { score: f1 * says, success };
}

/** AUC: the probability that a successful run scores above a failed one, ties half. */
function measure(scored: readonly { score: number; success: boolean }[]): { mean: number; auc: number } {
  const good = scored.filter(({ success }) => success).map(({ score }) => score);
  const bad = scored.filter(({ success }) => !success).map(({ score }) => score);
  const wins = good.flatMap((a) => bad.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return { mean: sum(scored.map(({ score }) => score)) / scored.length, auc: sum(wins) / wins.length };
}

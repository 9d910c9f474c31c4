/**
 * Scores all recorded runs of tau-bench in ../shared/taubench under four settings of f1, whose mean and AUC are compared with the figures
 * of its README; and by f1 × says with and without each rule that needs no labels, by domain, with the runs that the gate judges wrongly. A
 * policy declares which tools write and which hand off, as a user would.
 * Run: npm run bench:taubench
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { canonicalJson, type Json } from "../../src/core/json.ts";
import { groupBy } from "../../src/core/text.ts";
import { openaiChat } from "../../src/recordings/formats/openai/openai-chat.ts";
import type { Trial } from "../../src/report/case.ts";
import { runUnjudged } from "../../test/support/run-unjudged.ts";

const folder = new URL("../../../shared/taubench/", import.meta.url).pathname;
const TOLERANCE = 0.005;
/** The fewest runs of a task before one of its references counts as optional. */
const FEWEST_RUNS = 3;
/** tau2's termination reasons. rungate cannot find them in the rows, which are OpenAI's messages. */
const STOPPED = new Set(["max_steps", "too_many_errors"]);

const WRITING =
  "book cancel exchange modify return send update suspend resume enable disable refuel toggle set reset reboot reseat unseat grant make_payment disconnect connect";

const counted = { calls: "state-changing", failedCalls: "ignore" };
const settings = [
  { name: "calls: all", f1: {}, mean: 0.427, auc: 0.6052 },
  { name: "calls: state-changing", f1: { calls: "state-changing" }, mean: 0.688, auc: 0.8791 },
  { name: "and failedCalls: ignore", f1: counted, mean: 0.6946, auc: 0.8867 },
  { name: "and listOrder: free", f1: { ...counted, listOrder: "free" }, mean: 0.716, auc: 0.9088 },
];

interface Rules {
  optional?: true;
  nested?: true;
  ended?: true;
  /** The domains that mark the hand-off. The benchmark checks it in telecom only. */
  handoff?: "everywhere" | "telecom";
  /** Accepts the calls of other successful runs of the task. */
  anyOf?: true;
}

const variants: { name: string; rules: Rules }[] = [
  { name: "none", rules: {} },
  { name: "references that always fail are optional", rules: { optional: true } },
  { name: "`nestedKeys: free`", rules: { nested: true } },
  { name: "`endedAtLimit: fail`", rules: { ended: true } },
  { name: "these three", rules: { optional: true, nested: true, ended: true } },
  { name: "`handoff: true` everywhere", rules: { handoff: "everywhere" } },
  { name: "`handoff: true` in telecom", rules: { handoff: "telecom" } },
  {
    name: "all four, hand-offs in telecom",
    rules: { optional: true, nested: true, ended: true, handoff: "telecom" },
  },
  { name: "variants from other runs that succeeded", rules: { anyOf: true } },
  {
    name: "all five",
    rules: { optional: true, nested: true, ended: true, handoff: "telecom", anyOf: true },
  },
];

interface Scored {
  name: string;
  domain: string;
  f1: number;
  says: number | undefined;
  pass: boolean | null;
  isCutShort: boolean;
  lacks: readonly { text: string }[];
  trial: Trial;
  success: boolean;
}

interface Row {
  id: string;
  caseId: string;
  tags: { domain: string };
  referenceToolCalls: { optional?: boolean }[];
  expectedOutputs: string[];
  success: number;
  termination?: string;
  rest?: { name: string; arguments: Json }[][];
}

if (!existsSync(folder)) {
  console.log("skipped: the recordings of tau-bench are not here (../shared/taubench)");
} else {
  const recorded = readRecorded();
  const isReproduced = compareSettings(recorded);
  const last = settings.at(-1)?.f1 ?? {};
  const plain = scoreAll(last, {}, recorded);
  printWords(plain);
  const marked = withOptional(recorded, plain);
  const scored = variants.map(({ name, rules }) => {
    const rows = rules.optional ? marked : recorded;
    return { name, runs: scoreAll(last, rules, rules.anyOf ? withVariants(rows) : rows) };
  });
  printRules(scored);
  const all = scored.at(variants.findIndex(({ rules }) => rules.anyOf) - 1)?.runs ?? [];
  if (process.argv.includes("--wrong"))
    for (const { name, success, pass, f1, says, lacks } of all)
      if (success !== pass) console.log(JSON.stringify({ name, success, f1, says, lacks }));
  console.log(isReproduced ? `all within ${TOLERANCE}` : `NOT within ${TOLERANCE}`);
  process.exitCode = isReproduced ? 0 : 1;
}

function compareSettings(recorded: ReadonlyMap<string, Row>): boolean {
  console.log("| f1 | mean | expected | AUC | expected |\n|---|---|---|---|---|");
  const near = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE;
  return settings
    .map((setting) => {
      const runs = scoreAll(setting.f1, {}, recorded);
      const { mean, auc } = measure(runs.map(({ f1, success }) => ({ score: f1, success })));
      const cells = [setting.name, mean.toFixed(4), setting.mean, auc.toFixed(4), setting.auc];
      console.log(`| ${cells.join(" | ")} |`);
      return near(mean, setting.mean) && near(auc, setting.auc);
    })
    .every(Boolean);
}

function printWords(runs: readonly Scored[]): void {
  const checkedRuns = runs.filter(({ says }) => says !== undefined);
  const before = measure(checkedRuns.map(({ f1, success }) => ({ score: f1, success })));
  const after = measure(checkedRuns.map(scoreOf));
  console.log(
    `\n${checkedRuns.length} runs have something to say; among them AUC ${before.auc.toFixed(4)} without says, ${after.auc.toFixed(4)} with it`,
  );
  console.log("| runs with something to say | says 1 | less |\n|---|---|---|");
  for (const success of [true, false]) {
    const all = checkedRuns.filter((run) => run.success === success).length;
    const matching = checkedRuns.filter((run) => run.success === success && run.says === 1).length;
    console.log(`| ${success ? "succeeded" : "failed"} | ${matching} | ${all - matching} |`);
  }
}

/** Prints f1 × says by domain under each rule, and the wrongly judged runs. */
function printRules(scored: readonly { name: string; runs: readonly Scored[] }[]): void {
  const domains = [...new Set(scored.flatMap(({ runs }) => runs.map(({ domain }) => domain)))].sort();
  console.log(`\n| rules beside f1 × says | AUC | ${domains.join(" | ")} | false alarms | misses |`);
  console.log(`|---|---|${domains.map(() => "---").join("|")}|---|---|`);
  for (const { name, runs } of scored) {
    const auc = (some: readonly Scored[]) => measure(some.map(scoreOf)).auc.toFixed(4);
    const byDomain = domains.map((domain) => auc(runs.filter((run) => run.domain === domain)));
    const alarms = runs.filter(({ success, pass }) => success && pass === false).length;
    const misses = runs.filter(({ success, pass }) => !success && pass === true).length;
    console.log(`| ${[name, auc(runs), ...byDomain, alarms, misses].join(" | ")} |`);
  }
  const successes = scored[0]?.runs.filter(({ success }) => success).length ?? 0;
  const runs = scored[0]?.runs.length ?? 0;
  console.log(
    `\nfalse alarms: of ${successes} runs that succeeded those that do not pass. misses: of ${runs - successes} that failed those that pass`,
  );
}

function readRecorded(): Map<string, Row> {
  const rows = new Map<string, Row>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".jsonl.gz"))) {
    const lines = gunzipSync(readFileSync(join(folder, file)))
      .toString("utf8")
      .trim()
      .split("\n");
    for (const [index, line] of lines.entries())
      rows.set(`${file.replace(".gz", "")}:${index}`, JSON.parse(line));
  }
  return rows;
}

/** The task of a row. Expectations of tasks with one name depend on the benchmark's version. */
function taskOf({ caseId, referenceToolCalls }: Row): string {
  const references = referenceToolCalls.map(({ optional: _optional, ...one }) => one);
  return JSON.stringify([caseId, references]);
}

/** The rows with references optional that all other failed runs of their task made, given enough runs. */
function withOptional(recorded: ReadonlyMap<string, Row>, runs: readonly Scored[]): Map<string, Row> {
  const byTask = new Map<string, Scored[]>();
  for (const run of runs) {
    const key = taskOf(recorded.get(run.name) as Row);
    byTask.set(key, [...(byTask.get(key) ?? []), run]);
  }
  let count = 0;
  const marked = [...recorded].map(([name, row]): [string, Row] => {
    const remaining = (byTask.get(taskOf(row)) ?? []).filter((run) => run.name !== name);
    const referenceToolCalls = row.referenceToolCalls.map((call, at) => {
      const made = remaining.filter(({ trial }) => !trial.unmadeReferences?.includes(at));
      const failed = made.filter(({ trial }) =>
        trial.failedReferences?.some(({ reference }) => reference === at),
      );
      const isOptional = remaining.length >= FEWEST_RUNS && made.length > 0;
      if (!isOptional || failed.length < made.length) return call;
      count += 1;
      return { ...call, optional: true };
    });
    return [name, { ...row, referenceToolCalls }];
  });
  console.log(
    `\n${count} references are optional, because other runs of their task show that they always fail`,
  );
  return new Map(marked);
}

/**
 * The rows with the calls of other successful runs of their task as alternatives, the most frequent first, up to the limit, without those
 * of the scored run.
 */
function withVariants(recorded: ReadonlyMap<string, Row>): Map<string, Row> {
  const isWriting = new RegExp(`^(?:${WRITING.replaceAll(" ", "|")})_`);
  const successes = new Map<string, { name: string; calls: { name: string; arguments: Json }[] }[]>();
  for (const [name, row] of recorded) {
    if (row.success !== 1) continue;
    const [run] = openaiChat.read(row as unknown as Json);
    const calls = (run?.toolCalls ?? []).filter(
      (toolCall) => isWriting.test(toolCall.name) && toolCall.status === "ok",
    );
    const variants = successes.get(taskOf(row)) ?? [];
    successes.set(taskOf(row), [
      ...variants,
      { name, calls: calls.map((toolCall) => ({ name: toolCall.name, arguments: toolCall.arguments })) },
    ]);
  }
  return new Map(
    [...recorded].map(([name, row]) => {
      const remaining = (successes.get(taskOf(row)) ?? []).filter((one) => one.name !== name);
      const alike = groupBy(remaining, ({ calls }) =>
        calls
          .map((call) => canonicalJson(call))
          .sort()
          .join("\n"),
      );
      const ranked = [...alike.values()].sort((a, b) => b.length - a.length);
      return [
        name,
        { ...row, others: ranked.slice(0, 4).flatMap(([one]) => (one === undefined ? [] : [one.calls])) },
      ];
    }),
  );
}

/** One case per run, because a task's expectations depend on the recorder. */
function casesOf(rows: Iterable<Row>) {
  return [...rows].map(({ id, referenceToolCalls, expectedOutputs, rest }) => ({
    id,
    ...(rest === undefined
      ? { referenceToolCalls }
      : { anyOf: [referenceToolCalls, ...rest].map((calls) => ({ referenceToolCalls: calls })) }),
    ...(expectedOutputs.length > 0 ? { mustSay: expectedOutputs } : {}),
  }));
}

function policyOf(f1: object, { nested, ended, handoff }: Rules, domain: string) {
  const writing = WRITING.split(" ").map((verb) => ({ match: `${verb}_*`, readOnly: false }));
  const isMarked = handoff === "everywhere" || handoff === domain;
  // An unexpected hand-off is a mistake only where hand-offs are checked.
  const readOnly = handoff !== domain;
  const handoffs = isMarked ? [{ match: "transfer_to_human_agents", handoff: true, readOnly }] : [];
  return {
    tools: [{ match: "*", readOnly: true }, ...writing, ...handoffs],
    gate: { endedAtLimit: ended ? "fail" : "pass" },
    defaults: { f1: nested ? { ...f1, nestedKeys: "free" } : f1, code: counted },
  };
}

/** Writes the rows as files, with tau2's termination reason where rungate reads it. */
function writeRuns(recorded: ReadonlyMap<string, Row>, root: string): void {
  const files = new Map<string, string[]>();
  for (const [name, row] of recorded) {
    const file = name.slice(0, name.lastIndexOf(":"));
    const limit = STOPPED.has(row.termination ?? "") ? { endedAtLimit: row.termination } : {};
    // Calls of other runs are no calls of this one.
    const recording = { ...row, ...limit, others: undefined, rest: undefined };
    files.set(file, [...(files.get(file) ?? []), JSON.stringify(recording)]);
  }
  for (const [file, lines] of files) writeFileSync(join(root, file), lines.join("\n"));
}

function scoreAll(f1: object, rules: Rules, recorded: ReadonlyMap<string, Row>): Scored[] {
  const domains = new Set([...recorded.values()].map(({ tags }) => tags.domain));
  return [...domains].flatMap((domain) =>
    scoreDomain(
      policyOf(f1, rules, domain),
      new Map([...recorded].filter(([, { tags }]) => tags.domain === domain)),
      rules.ended === true,
    ),
  );
}

function scoreDomain(policy: object, recorded: ReadonlyMap<string, Row>, isLimited: boolean): Scored[] {
  const root = mkdtempSync(join(tmpdir(), "rungate-taubench-"));
  try {
    writeFileSync(join(root, "policy.json"), JSON.stringify(policy));
    writeFileSync(join(root, "cases.json"), JSON.stringify({ cases: casesOf(recorded.values()) }));
    writeRuns(recorded, root);
    const report = runUnjudged({
      runs: ["*.jsonl"],
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
      trials.map((trial) => scoredTrial(trial, isLimited, recorded)),
    );
  } finally {
    rmSync(root, { recursive: true });
  }
}

function scoredTrial(trial: Trial, isLimited: boolean, recorded: ReadonlyMap<string, Row>): Scored {
  const name = `${trial.file}:${trial.index}`;
  const { f1, says } = trial.scores;
  if (f1?.status !== "scored") throw new Error(`${name}: ${JSON.stringify(f1)}`);
  if (says !== undefined && says.status !== "scored") throw new Error(`${name}: ${JSON.stringify(says)}`);
  const details = says?.details;
  const row = recorded.get(name) as Row;
  return {
    name,
    domain: row.tags.domain,
    f1: f1.value,
    says: says?.value,
    pass: trial.pass,
    isCutShort: isLimited && trial.limit !== undefined,
    lacks: details !== undefined && "lacks" in details ? details.lacks : [],
    trial,
    success: row.success === 1,
  };
}

/** A run that ended at a limit does not pass: it ranks below all others. */
function scoreOf({ f1, says = 1, isCutShort, success }: Scored) {
  return { score: isCutShort ? 0 : f1 * says, success };
}

/** AUC: the probability that a successful run scores above a failed one; ties count half. */
function measure(scored: readonly { score: number; success: boolean }[]): { mean: number; auc: number } {
  const good = scored.filter(({ success }) => success).map(({ score }) => score);
  const bad = scored.filter(({ success }) => !success).map(({ score }) => score);
  const wins = good.flatMap((a) => bad.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return { mean: sum(scored.map(({ score }) => score)) / scored.length, auc: sum(wins) / wins.length };
}

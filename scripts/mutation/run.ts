/**
 * Changes the sources of a room in every small way, runs the tests on each change, and fails where too few are noticed.
 * `npm run mutation`: all rooms. `npm run mutation comparison checks`: these. `npm run mutation -- --since main`: only files changed since
 * then. `--dry-run`: only the tests, on the sources as they are.
 */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { type MutatedFiles, refusedByCompiler } from "./refused-by-compiler.ts";
import { rooms } from "./rooms.ts";
import { scoreOf } from "./score.ts";

const LOWEST = 90;
const MEMORY = "/dev/shm";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { since: { type: "string" }, "dry-run": { type: "boolean", default: false } },
});
const unknown = positionals.filter((name) => !(name in rooms));
if (unknown.length > 0)
  throw new Error(`no room ${unknown.join(", ")}: name some of ${Object.keys(rooms).join(", ")}`);

// Tests write many small files, which a disk makes twice as slow.
if (existsSync(MEMORY)) process.env.TMPDIR ??= MEMORY;

const changed = values.since === undefined ? undefined : new Set(changedSince(values.since));
const scores: Record<string, object> = {};
for (const [room, { sources }] of Object.entries(rooms)) {
  if (positionals.length > 0 && !positionals.includes(room)) continue;
  const files = globSync([...sources]).filter((file) => changed?.has(file) ?? true);
  if (files.length === 0) continue;
  await mutate(room, files);
  if (values["dry-run"]) continue;
  const { score, ...counts } = readScore(room);
  scores[room] = { ...counts, score: `${score.toFixed(1)}%` };
  console.table(scores);
  if (score >= LOWEST) continue;
  console.error(`${room}: tests notice ${score.toFixed(1)}% of the changes, and ${LOWEST}% are demanded`);
  console.error(`Read in build/mutation/${room}.html which lived: each is a test that is missing`);
  process.exitCode = 1;
}

function changedSince(commit: string): string[] {
  return execFileSync("git", ["diff", "--name-only", commit], { encoding: "utf8" }).split("\n");
}

function readScore(room: string) {
  const { files } = JSON.parse(readFileSync(`build/mutation/${room}.json`, "utf8"));
  const refused = refusedByCompiler(files);
  const mutants = Object.values(files as MutatedFiles).flatMap((file) => file.mutants);
  return { refused: refused.size, ...scoreOf(mutants.filter(({ id }) => !refused.has(id))) };
}

async function mutate(room: string, files: string[]): Promise<void> {
  process.env.MUTATED_ROOM = room;
  await new Stryker({
    mutate: files,
    testRunner: "vitest",
    vitest: { configFile: "scripts/mutation/vitest.config.ts", related: false },
    coverageAnalysis: "perTest",
    ignoreStatic: true,
    disableTypeChecks: false,
    tsconfigFile: "tsconfig.none.json",
    concurrency: 2,
    dryRunOnly: values["dry-run"],
    dryRunTimeoutMinutes: 30,
    tempDirName: "build/mutation/sandbox",
    incremental: true,
    incrementalFile: `build/mutation/${room}.incremental.json`,
    reporters: ["html", "json", "progress-append-only"],
    htmlReporter: { fileName: `build/mutation/${room}.html` },
    jsonReporter: { fileName: `build/mutation/${room}.json` },
    ignorePatterns: ["build", "dist", "*.log", ".venv*"],
  }).runMutationTest();
}

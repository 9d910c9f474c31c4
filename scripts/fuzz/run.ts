/**
 * Fuzzes for a time: `npm run fuzz -- --minutes 60`. Targets take turns, each in its own process with new seeds, so that a crash or hang is
 * found and does not stop the rest. Exits with 1 when anything was found.
 */
import { fork } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { targets } from "./targets.ts";
import type { Turn, TurnResult } from "./turn.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    target: { type: "string", multiple: true, default: targets.map(({ name }) => name) },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
    path: { type: "string" },
  },
});
const unknown = values.target.filter((name) => targets.every((target) => target.name !== name));
if (unknown.length > 0) {
  console.error(`no target ${unknown.join(", ")}. There are: ${targets.map(({ name }) => name).join(", ")}`);
  process.exit(2);
}

const LONGEST_TURN = 60;
const ROUNDS = 2;
/** Seconds without a new example after which a turn hangs; generous, because the machine may be busy. */
const PATIENCE = 300;
const LOOK_EVERY = 5;

const seconds = Number(values.minutes) * 60;
const turnSeconds = Math.max(1, Math.min(LONGEST_TURN, seconds / values.target.length / ROUNDS));
const folder = mkdtempSync(join(tmpdir(), "rungate-fuzz-"));
const atWork = join(folder, "example");
const totals = new Map<string, TurnResult>();
const open = new Set(values.target);
const end = Date.now() + seconds * 1000;
let seed = Number(values.seed);
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    printTotals();
    process.exit(1);
  });
}

for (let name = nextOf(open); name !== undefined && Date.now() < end; name = nextOf(open)) {
  const left = Math.max(1, (end - Date.now()) / 1000);
  const { path } = values;
  const result = await play({ target: name, seed, seconds: Math.min(turnSeconds, left), path, atWork });
  const total = added(totals.get(name), result);
  totals.set(name, total);
  if (total.failure === undefined) open.add(name);
  else printFailure(name, total.failure);
  seed = (seed + 1) % 2 ** 31;
}
rmSync(folder, { recursive: true });
printTotals();
process.exitCode = [...totals.values()].some(({ failure }) => failure !== undefined) ? 1 : 0;

/** The next target, removed so that it comes last when it is inserted again. */
function nextOf(waiting: Set<string>): string | undefined {
  const [next] = waiting;
  if (next !== undefined) waiting.delete(next);
  return next;
}

function play(turn: Turn): Promise<TurnResult> {
  return new Promise((resolve) => {
    const child = fork(new URL("turn.ts", import.meta.url), [JSON.stringify(turn)]);
    let result: TurnResult | undefined;
    writeFileSync(turn.atWork, "");
    const timer = setInterval(() => {
      const { size, mtimeMs } = statSync(turn.atWork);
      if (size > 0 && Date.now() - mtimeMs > PATIENCE * 1000) child.kill("SIGKILL");
    }, LOOK_EVERY * 1000);
    child.on("message", (message) => {
      result = message as TurnResult;
    });
    child.on("exit", (code, signal) => {
      clearInterval(timer);
      resolve(
        result ?? silent(turn, `the process ended with ${signal ?? code} while it was at this example`),
      );
    });
  });
}

function silent({ seed }: Turn, error: string): TurnResult {
  const example = readFileSync(atWork, "utf8");
  return {
    examples: 0,
    busy: 0,
    slowest: { milliseconds: 0, example },
    failure: { seed, path: "", example, error },
  };
}

function added(before: TurnResult | undefined, now: TurnResult): TurnResult {
  if (before === undefined) return now;
  return {
    ...now,
    examples: before.examples + now.examples,
    busy: before.busy + now.busy,
    slowest: now.slowest.milliseconds > before.slowest.milliseconds ? now.slowest : before.slowest,
  };
}

function printFailure(
  name: string,
  { seed, path, example, error }: NonNullable<TurnResult["failure"]>,
): void {
  const again = `npm run fuzz -- --target ${name} --seed ${seed}${path === "" ? "" : ` --path ${path}`}`;
  console.error(`\n${name} failed. Again: ${again}\n${example}\n${error}\n`);
}

function printTotals(): void {
  for (const [name, total] of totals) printTotal(name, total);
}

function printTotal(name: string, { examples, busy, slowest, failure }: TurnResult): void {
  const rate = busy === 0 ? 0 : Math.round((examples / busy) * 1000);
  const word = failure === undefined ? "held" : "FAILED";
  const shown = slowest.example.slice(0, 200).replaceAll("\n", " ");
  console.log(
    `${name.padEnd(28)} ${word.padEnd(7)} ${String(examples).padStart(9)} examples ${String(rate).padStart(6)}/s, slowest ${slowest.milliseconds.toFixed(0)} ms: ${shown}`,
  );
}

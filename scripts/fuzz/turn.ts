import { writeFileSync } from "node:fs";
import fc from "fast-check";
import type { Target } from "./target.ts";
import { targets } from "./targets.ts";

export interface Turn {
  target: string;
  seed: number;
  seconds: number;
  /** The start within the seed's examples, for a failed one. */
  path: string | undefined;
  /** A file with the current example, in case the process dies. */
  atWork: string;
}

export interface TurnResult {
  examples: number;
  busy: number;
  slowest: { milliseconds: number; example: string };
  failure?: { seed: number; path: string; example: string; error: string };
}

const SHOWN = 4_000;

async function play(target: Target, { seed, seconds, path, atWork }: Turn): Promise<TurnResult> {
  const slowest = { milliseconds: 0, example: "" };
  let examples = 0;
  const property = fc.asyncProperty(target.examples, async (example) => {
    writeFileSync(atWork, textOf(example));
    const before = process.cpuUsage();
    await target.check(example);
    const { user, system } = process.cpuUsage(before);
    examples += 1;
    const milliseconds = (user + system) / 1000;
    if (milliseconds > slowest.milliseconds)
      Object.assign(slowest, { milliseconds, example: textOf(example) });
  });
  const details = await fc.check(property, {
    seed,
    ...(path === undefined ? { numRuns: Number.MAX_SAFE_INTEGER } : { path, endOnFailure: true }),
    interruptAfterTimeLimit: seconds * 1000,
  });
  const { user, system } = process.cpuUsage();
  return { examples, busy: (user + system) / 1000, slowest, ...failureIn(details) };
}

function failureIn(details: fc.RunDetails<[unknown]>): Pick<TurnResult, "failure"> {
  const { failed, seed, counterexamplePath, counterexample, errorInstance } = details;
  if (!failed || counterexample === null) return {};
  const error = errorInstance instanceof Error ? (errorInstance.stack ?? errorInstance.message) : "";
  return { failure: { seed, path: counterexamplePath ?? "", example: textOf(counterexample[0]), error } };
}

function textOf(example: unknown): string {
  return fc.stringify(example).slice(0, SHOWN);
}

const turn: Turn = JSON.parse(process.argv[2] ?? "");
const chosen = targets.find(({ name }) => name === turn.target);
if (chosen === undefined) throw new Error(`no target ${turn.target}`);
process.send?.(await play(chosen, turn), () => process.disconnect());

import { constants } from "node:os";
import { setImmediate } from "node:timers/promises";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { MEBIBYTE } from "./limits.ts";
import { ConfigurationError } from "./problems.ts";

/** Work that never waits, in small steps. */
export type Steps<T> = Generator<undefined, T>;

/** Things of no size of their own, such as entries of a folder, that one step takes. */
export const ITEMS_PER_STEP = 256;

/** Milliseconds of such work between two looks at what came meanwhile. */
const BETWEEN_LOOKS_MS = 50;

/** Does it in one go. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Does it so that an interrupt comes through while it lasts, and before anything is made of it. */
export async function interruptibly<T>(steps: Steps<T>): Promise<T> {
  let looked = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    const isDue = performance.now() - looked >= BETWEEN_LOOKS_MS;
    if (done || isDue) await letInterruptsThrough();
    if (done) return value;
    if (isDue) boundYoungGeneration();
    if (isDue) looked = performance.now();
  }
}

/** What ends a process from outside: Ctrl-C at a terminal, or GitHub, which sends one and then the other when a job is cancelled. */
const INTERRUPTS = ["SIGINT", "SIGTERM"] as const;

/**
 * Does some work. An interrupt does something last and then ends the process as it always does, by the signal: whoever waits for it sees
 * exit code 130 or 143. It comes through where the work waits for something, so that a file that is written in one step is whole; work
 * that never waits must look up now and then.
 */
export async function interruptible<T>(
  work: () => Promise<T>,
  last: (signal: NodeJS.Signals) => void,
): Promise<T> {
  const letGo = () => {
    for (const signal of INTERRUPTS) process.off(signal, obey);
  };
  const obey = (signal: NodeJS.Signals) => {
    letGo();
    try {
      last(signal);
    } finally {
      process.kill(process.pid, signal);
      // Nothing ends the first process of a container but itself.
      process.exit(128 + constants.signals[signal]);
    }
  };
  for (const signal of INTERRUPTS) process.on(signal, obey);
  boundYoungGeneration();
  try {
    return await work();
  } finally {
    // One that came in the last step would be lost.
    await letInterruptsThrough();
    letGo();
  }
}

const NO_END =
  "an answer that rungate waited for, such as that of a server, never came to its end: run it again";

/** Does some work. Throws ConfigurationError where nothing is left that could end it, for then the process would end without a word. */
export async function toItsEnd<T>(work: () => Promise<T>): Promise<T> {
  let giveUp = () => {};
  const stuck = new Promise<never>((_, reject) => {
    giveUp = () => reject(new ConfigurationError([{ severity: "error", message: NO_END }]));
  });
  process.once("beforeExit", giveUp);
  try {
    return await Promise.race([work(), stuck]);
  } finally {
    process.off("beforeExit", giveUp);
  }
}

/** Lets interrupts through that have come meanwhile. */
async function letInterruptsThrough(): Promise<void> {
  // The first turn may be the rest of one that has looked already.
  await setImmediate();
  await setImmediate();
}

/** Memory for new objects, between two halves of which V8 copies. */
const YOUNG_BYTES = 8 * MEBIBYTE;

/**
 * Lets V8 take more memory for new objects up to a bound, when called now and then. By itself it takes twice as much whenever many of them
 * survive, up to 64 MiB, for which this work has no use: a run is read, scored and dropped before the next one. V8 looks at the setting
 * each time it would take more; without it, more is taken, and nothing else happens.
 */
export function boundYoungGeneration(): void {
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
  const mayGrow = space !== undefined && space.space_size < YOUNG_BYTES;
  setFlagsFromString(`--semi-space-growth-factor=${mayGrow ? 2 : 1}`);
}

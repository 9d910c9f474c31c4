import { constants } from "node:os";
import { setImmediate } from "node:timers/promises";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { MEBIBYTE } from "./limits.ts";
import { ConfigurationError } from "./problems.ts";

export type Steps<T> = Generator<undefined, T>;

export const ITEMS_PER_STEP = 256;

/** Milliseconds of synchronous work between checks for interrupts. */
const BETWEEN_LOOKS_MS = 50;

/** Runs all steps synchronously. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Runs all steps, and handles interrupts between them and before it returns. */
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

/** Ctrl-C at a terminal, and both signals in turn when GitHub cancels a job. */
const INTERRUPTS = ["SIGINT", "SIGTERM"] as const;

/**
 * Runs `work`. An interrupt runs `last` and then ends the process by the signal, so that the parent sees exit code 130 or 143. It is
 * handled only while the work waits, so that a file written in one step is whole. Work that never waits must check for it.
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
      // The first process of a container is not ended by its own signal.
      process.exit(128 + constants.signals[signal]);
    }
  };
  for (const signal of INTERRUPTS) process.on(signal, obey);
  boundYoungGeneration();
  try {
    return await work();
  } finally {
    // An interrupt during the last step would be lost.
    await letInterruptsThrough();
    letGo();
  }
}

const NO_END =
  "an answer that rungate waited for, such as that of a server, never came to its end: run it again";

/** Runs `work`. Throws ConfigurationError if nothing is left that could settle it, because the process would end without a message. */
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

async function letInterruptsThrough(): Promise<void> {
  // The first turn may be the rest of a turn that has already checked for signals.
  await setImmediate();
  await setImmediate();
}

/** V8's young generation: the memory for new objects. */
const YOUNG_BYTES = 8 * MEBIBYTE;

/** Keeps V8 from doubling its young generation up to 64 MiB, which is useless here: each run is dropped before the next. Call regularly. */
export function boundYoungGeneration(): void {
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
  const mayGrow = space !== undefined && space.space_size < YOUNG_BYTES;
  setFlagsFromString(`--semi-space-growth-factor=${mayGrow ? 2 : 1}`);
}

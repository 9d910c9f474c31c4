import { letInterruptsThrough } from "./interrupt.ts";

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
    if (isDue) looked = performance.now();
  }
}

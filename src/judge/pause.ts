import { setTimeout } from "node:timers/promises";

/** Milliseconds by which requests that were turned away are ahead of new ones. */
const HEAD_START = 100;

/**
 * The time for which a server asks to be left alone. It holds for new requests too: they would only be
 * turned away, or turn away those that have waited, which may not be repeated for ever.
 */
export class Pause {
  private until = 0;

  /** Notes for how many seconds the server asks to wait. */
  extend(seconds: number): void {
    this.until = Math.max(this.until, performance.now() + seconds * 1000 + HEAD_START);
  }

  /** Comes back when it is over; throws when the signal is aborted before. */
  async over(signal: AbortSignal): Promise<void> {
    for (let left = this.left(); left > 0; left = this.left()) {
      await setTimeout(left, undefined, { signal });
    }
  }

  private left(): number {
    return this.until - performance.now();
  }
}

import type { Fault } from "../loopback/faults.ts";
import type { LoopbackGitHub } from "../loopback/loopback.ts";

/** Lets each of these requests fail once, one after the other, and succeed on the retry. */
export function failEachOnce(
  github: LoopbackGitHub,
  operations: readonly string[],
  faults: readonly [Fault, ...Fault[]],
): void {
  const seen = new Map<string, number>();
  for (const [at, operation] of operations.entries()) {
    const before = seen.get(operation) ?? 0;
    github.fail(faults[at % faults.length] ?? faults[0], { operation, from: 2 * before + 1 });
    seen.set(operation, before + 1);
  }
}

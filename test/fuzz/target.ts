import type fc from "fast-check";

/** One promise about hostile input, and examples that try to break it. */
export interface Target<Example = unknown> {
  /** What a person names it by: `npm run fuzz -- --target NAME`. */
  name: string;
  /** What holds of every example, as the end of the sentence "whatever it is given, …". */
  promise: string;
  examples: fc.Arbitrary<Example>;
  /** Throws when the promise does not hold of an example. */
  check(example: Example): void | Promise<void>;
  /** How many examples a short run has time for. */
  few: number;
}

/** Any target: what its examples are is its own affair. */
export function target<Example>(one: Target<Example>): Target {
  return one as Target;
}

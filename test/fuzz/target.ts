import type fc from "fast-check";

/** A promise about hostile input, and examples that try to break it. */
export interface Target<Example = unknown> {
  /** The name in `npm run fuzz -- --target NAME`. */
  name: string;
  /** The end of the sentence "whatever it is given, …". */
  promise: string;
  examples: fc.Arbitrary<Example>;
  /** Throws when the promise is broken for an example. */
  check(example: Example): void | Promise<void>;
  /** The number of examples in a short run. */
  few: number;
}

/** Hides the type of a target's examples. */
export function target<Example>(one: Target<Example>): Target {
  return one as Target;
}

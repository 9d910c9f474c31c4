import type fc from "fast-check";

export interface Target<Example = unknown> {
  /** The name in `npm run fuzz -- --target NAME`. */
  name: string;
  /** The end of the sentence "whatever it is given, …". */
  promise: string;
  examples: fc.Arbitrary<Example>;
  check(example: Example): void | Promise<void>;
  few: number;
}

/** Hides the type of a target's examples. */
export function target<Example>(one: Target<Example>): Target {
  return one as Target;
}

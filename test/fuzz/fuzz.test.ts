import fc from "fast-check";
import { describe, test } from "vitest";
import { targets } from "./targets.ts";

const SEED = 20_261;

describe("whatever it is given", () => {
  test.each(targets.map((one) => [one.name, one.promise, one] as const))("%s: %s", async (...[, , one]) => {
    const property = fc.asyncProperty(one.examples, async (example) => one.check(example));
    await fc.assert(property, { numRuns: one.few, seed: SEED });
  });
});

import fc from "fast-check";
import { describe, test } from "vitest";
import { targets } from "../../scripts/fuzz/targets.ts";

const SEED = 20_261;

describe("whatever it is given", () => {
  test.each(targets.map((target) => [target.name, target.promise, target] as const))(
    "%s: %s",
    async (...[, , target]) => {
      const property = fc.asyncProperty(target.examples, async (example) => target.check(example));
      await fc.assert(property, { numRuns: target.few, seed: SEED });
    },
  );
});

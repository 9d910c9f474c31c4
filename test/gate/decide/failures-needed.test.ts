import { expect, test } from "vitest";
import { failuresNeeded } from "../../../src/gate/decide/failures-needed.ts";

test.each([
  [9, 3, 12],
  [9, 6, 5],
  [20, 10, 4],
  [50, 3, 23],
  [50, 10, 5],
  [100, 6, 9],
  [200, 3, 37],
  [200, 30, 4],
])("the plan of a case among %i with %i base trials asks for %i failures", (cases, base, failures) => {
  expect(failuresNeeded(cases, base)).toBe(failures);
});

test("a plan that would take too long is none", () => {
  expect(failuresNeeded(100_000, 1)).toBeUndefined();
});

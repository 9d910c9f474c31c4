import { expect, test } from "vitest";
import { gatingScorers } from "../../src/policy/pass-marks.ts";
import { allScorers } from "../../src/scorers/registry.ts";

test("policies may decide by every scorer there is, and by no other", () => {
  expect(gatingScorers).toEqual(allScorers.map(({ id }) => id));
});

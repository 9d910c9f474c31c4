import { expect, test } from "vitest";
import { allScorers } from "../../../src/scorers/index.ts";
import { gatingScorers } from "../../../src/scorers/pass-marks.ts";

test("policies may decide by every scorer there is, and by no other", () => {
  expect(gatingScorers).toEqual(allScorers.map(({ id }) => id));
});

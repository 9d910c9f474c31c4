import { expect, test } from "vitest";
import { warmUp } from "../../../src/recordings/reading/warm-up.ts";

test("the recording of the warm-up is one, each time", () => {
  warmUp();
  expect(warmUp).not.toThrow();
});

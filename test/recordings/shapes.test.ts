import { expect, test } from "vitest";
import { learnShapes } from "../../src/recordings/shapes.ts";

test("the recording by which shapes are learned is one, each time", () => {
  learnShapes();
  expect(learnShapes).not.toThrow();
});

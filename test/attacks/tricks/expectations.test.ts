import { describe, test } from "vitest";
import { weakerExpectations } from "./expectations.ts";
import { play } from "./play.ts";

describe("the gate, when expectations are easier:", () => {
  test.each(weakerExpectations)("%s", play);
});

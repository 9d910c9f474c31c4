import { describe, test } from "vitest";
import { cases } from "./cases.ts";
import { play } from "./play.ts";

describe("the gate, when cases are gone or others:", () => {
  test.each(cases)("%s", play);
});

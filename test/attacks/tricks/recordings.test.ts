import { describe, test } from "vitest";
import { play } from "./play.ts";
import { easierRecordings } from "./recordings.ts";

describe("the gate, when recordings are easier:", () => {
  test.each(easierRecordings)("%s", play);
});

import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../../src/core/json.ts";
import { fixture, readAs } from "../../fixture.ts";

const log = fixture("inspect-ai/log.json") as JsonObject;
const [fern, pot, ivy] = readAs("inspect-ai", log);

describe("a log", () => {
  test("has a run for each sample, its epoch the trial", () => {
    expect([fern, pot, ivy].map((run) => [run?.caseId, run?.trial])).toEqual([
      ["fern", "1"],
      ["7", "2"],
      ["ivy", "1"],
    ]);
    const ids = [fern?.row, pot?.row, ivy?.row].map((row) => (row as JsonObject).id);
    expect(ids).toEqual(["fern", 7, "ivy"]);
  });
});

import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../src/core/json.ts";
import { claimants } from "../../../src/recordings/detect.ts";
import { fixture, fixtureRows, readOne } from "../fixture.ts";
import { calls } from "./langchain-fixture.ts";

describe("langgraph threads", () => {
  test("are read from the latest state of their history, whichever end it begins at", () => {
    const history = fixture("langchain/history.json") as JsonObject[];
    for (const states of [history, [...history].reverse()]) {
      const run = readOne("langchain", states);
      expect(run.toolCalls.map(({ id }) => id)).toEqual(["call_a", "call_b", "call_c", "call_d"]);
      expect(run.row).toBe(history[0]);
    }
  });
});

describe("langgraph streams", () => {
  test("of values, each of which repeats those before", () => {
    const rows = fixtureRows("langchain/stream-values.jsonl");
    const run = readOne("langchain", rows);
    expect(run).toMatchObject({ input: "Where is the yew?", response: "In bed 2.", row: rows[3] });
    expect(calls(rows)).toEqual(["0 ok find_plant"]);
    expect(claimants(rows.slice(0, 1))).toHaveLength(1);
  });
});

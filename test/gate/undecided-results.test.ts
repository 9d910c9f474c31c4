import { expect, test } from "vitest";
import type { JsonObject } from "../../src/core/json.ts";
import { fixture, fixtureRows } from "../recordings/fixture.ts";
import { gate } from "./suite.ts";

const errorsOf = (file: string, content: object, policy = "gate: { scorers: [code] }") =>
  gate({ [`runs/${file}`]: content, "policy.yml": policy }, undefined, {
    runs: [`runs/${file}`],
    expectations: [],
  })
    .problems.filter(({ severity }) => severity === "error")
    .map(({ message }) => message);
const row = fixtureRows("braintrust/rows.jsonl")[0] as JsonObject;

test("results that decide nothing are an error, also of a platform that records calls elsewhere", () => {
  expect(errorsOf("a.json", [row])).toEqual([
    expect.stringContaining("the results of another runner decide nothing"),
  ]);
  expect(errorsOf("a.json", [row], "gate: { scorers: [recorded] }")).toEqual([]);
});

test("scores beside calls may decide nothing", () => {
  const spans = fixture("braintrust/experiment.json") as object;
  expect(errorsOf("{case}.json", spans)).toEqual([]);
});

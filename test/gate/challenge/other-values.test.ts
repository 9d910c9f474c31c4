import { expect, test } from "vitest";
import type { Json } from "../../../src/core/json.ts";
import { KnownValues, otherArguments } from "../../../src/gate/challenge/other-values.ts";
import type { ToolCall } from "../../../src/recordings/run.ts";
import { runOf } from "./fixture.ts";

function changed(args: Json, elsewhere: readonly Json[] = []): [type: string, path: string, args: Json][] {
  const run = runOf([{ name: "book", arguments: args }]);
  const others = elsewhere.map((each, at) => runOf([{ name: "book", arguments: each }], { caseId: `${at}` }));
  const [call] = run.toolCalls as [ToolCall];
  return otherArguments(call, new KnownValues([run, ...others]), "trip").map(
    ({ type, path, changed: other }) => [type, path, other()],
  );
}

test.each<[string, Json, string, Json]>([
  ["a number", 2, "number", 3],
  ["a number to which 1 adds nothing", 1e300, "number", 5e299],
  ["an integer that is no double", 9007199254740993n, "number", 9007199254740994n],
  ["a date", "2026-02-28", "date", "2026-03-01"],
  ["a time", "2026-12-31T08:00:00Z", "date", "2027-01-01T08:00:00Z"],
  ["a text like a date that is none", "2026-13-01", "text", "something else"],
  ["a text", "Oslo", "text", "something else"],
  ["the text that others become", "something else", "text", "another thing"],
  ["a truth", true, "enum", false],
  ["a list", ["a", "b"], "list", ["a"]],
  ["an empty list", [], "list", ["something else"]],
])("%s changes by its type", (_, value, type, other) => {
  expect(changed({ seats: 1, value })).toContainEqual([type, "/value", { seats: 1, value: other }]);
});

test("a value inside an object changes alone, also under a key of Object.prototype", () => {
  const args = JSON.parse('{"to": {"__proto__": 1, "city": "Oslo"}}');
  expect(changed(args).map(([type, path, other]) => [type, path, JSON.stringify(other)])).toEqual([
    ["number", "/to/__proto__", '{"to":{"__proto__":2,"city":"Oslo"}}'],
    ["text", "/to/city", '{"to":{"__proto__":1,"city":"something else"}}'],
  ]);
});

test("a value of another case takes its place, the first that this case does not have", () => {
  const others = changed({ cabin: "b" }, [{ cabin: "c" }, { cabin: "a" }, { seat: "0" }]);
  expect(others).toEqual([
    ["text", "/cabin", { cabin: "something else" }],
    ["enum", "/cabin", { cabin: "a" }],
  ]);
  expect(changed({ cabin: null }, [{ cabin: "a" }])).toEqual([["enum", "/cabin", { cabin: "a" }]]);
  expect(changed({ cabin: "b" }, [{ cabin: "b" }]).map(([type]) => type)).toEqual(["text"]);
});

test("arguments that are not JSON, or no object, have no value to change", () => {
  const call = { ...(runOf([{ name: "book" }]).toolCalls[0] as ToolCall), malformed: true, arguments: "{a" };
  expect(otherArguments(call, new KnownValues([]), "trip")).toEqual([]);
  expect(changed("text")).toEqual([]);
});

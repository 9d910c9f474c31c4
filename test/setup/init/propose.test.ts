import { describe, expect, test } from "vitest";
import { loadConfigFile } from "../../../src/config/config-file.ts";
import { defaultPolicy } from "../../../src/config/policy.ts";
import type { Json } from "../../../src/core/json.ts";
import { limits } from "../../../src/core/limits.ts";
import type { ToolCall } from "../../../src/recordings/run.ts";
import { propose } from "../../../src/setup/init/propose.ts";
import { made } from "../../scorers/fixture.ts";
import { recorded } from "./recorded.ts";

const { policy = defaultPolicy } = loadConfigFile(
  "p.yml",
  'tools: [{ match: "get_*", readOnly: true }, { match: think, ignore: true }]\ndefaults: { f1: { calls: state-changing } }',
);

function proposed(...trials: ToolCall[][]) {
  const [one] = propose(recorded([["case", trials]]), policy).cases;
  if (one === undefined) throw new Error("nothing is proposed");
  const { calls = [] } = one;
  return {
    calls: calls.map(({ name, arguments: args }) => [name, args]),
    notes: [...one.notes, ...calls.flatMap(({ notes }) => notes)],
    lookups: one.lookups,
  };
}

const book = (args: Json, more: Partial<ToolCall> = {}) => made("book", args, more);

test("what the policy hides is written as any value, also where the runs differ in it", () => {
  const { policy: hiding = defaultPolicy } = loadConfigFile("p.yml", 'redact: ["book.card", "/^secret/"]');
  const trials = ["1", "2"].map((code) => [book({ card: `4111-${code}`, to: "Oslo", note: "secret plan" })]);
  const [one] = propose(recorded([["case", trials]]), hiding).cases;
  expect(one?.calls?.map((call) => call.arguments)).toEqual([
    { card: { $any: true }, to: "Oslo", note: { $any: true } },
  ]);
});

describe("the trial that speaks for a case", () => {
  test("is one of those that most trials agree with, not the first", () => {
    expect(proposed([book({ a: 1 })], [book({ a: 2 })], [book({ a: 2 })])).toEqual({
      calls: [["book", { a: 2 }]],
      notes: ["The runs differ: 2 of 3 made these calls, runs/1.2.json among them."],
      lookups: false,
    });
  });

  test("is the first where none agree", () => {
    expect(proposed([book({ a: 1 })], [book({ b: 1 })])).toMatchObject({
      calls: [["book", { a: 1 }]],
      notes: ["The runs differ: of 2 only runs/1.1.json made these calls."],
    });
  });

  test("counts once what is recorded twice", () => {
    const runs = recorded([["case", [[book({ a: 1 })], [book({ a: 2 })], [book({ a: 1 })]]]]);
    const [first, second, third] = runs;
    const copies = [second, { ...third, hash: first?.hash }, first];
    const [one] = propose(copies as typeof runs, policy).cases;
    expect(one?.notes).toEqual(["The runs differ: of 2 only runs/1.2.json made these calls."]);
    expect(one?.calls?.[0]?.arguments).toEqual({ a: 2 });
  });

  test("is not one whose arguments are not JSON, however many those are", () => {
    const broken = book("{a: 1", { malformed: true });
    expect(proposed([broken], [broken], [book({ a: 1 })]).calls).toEqual([["book", { a: 1 }]]);
    expect(proposed([broken])).toMatchObject({
      calls: [["book", undefined]],
      notes: ["Its arguments in runs/1.1.json are not JSON: write down what they must be."],
    });
  });
});

describe("the calls of a case", () => {
  test("are without lookups, scratchpads and failures", () => {
    const failed = [book({ a: 0 }, { status: "error" }), book({ a: 9 }, { status: "rejected" })];
    const calls = [made("think"), made("get_x"), ...failed, book({ a: 1 }, { status: "pending" })];
    expect(proposed(calls)).toEqual({ calls: [["book", { a: 1 }]], notes: [], lookups: false });
  });

  test("are its lookups where it made no others", () => {
    expect(proposed([made("think"), made("get_x", { id: 1 })])).toEqual({
      calls: [["get_x", { id: 1 }]],
      notes: ["The agent only looked things up, so here lookups count."],
      lookups: true,
    });
  });

  test("are none where it made none, with a word on those that failed", () => {
    expect(proposed([])).toEqual({ calls: [], notes: [], lookups: false });
    expect(proposed([book({}, { status: "error" })])).toMatchObject({
      calls: [],
      notes: ["Its calls failed or went to scratchpads, so none is listed."],
    });
  });

  test("accept any arguments where a reference cannot state them", () => {
    let deep: Json = 1;
    for (let at = 0; at < limits.proposedNesting; at++) deep = [deep];
    expect(proposed([book(["a"])])).toMatchObject({
      calls: [["book", undefined]],
      notes: [expect.stringContaining("are not an object")],
    });
    expect(proposed([book({ deep })])).toMatchObject({
      calls: [["book", undefined]],
      notes: [expect.stringContaining("nest deeper")],
    });
    expect(proposed([book([])], [book({})], [book({})]).calls).toEqual([["book", {}]]);
  });

  test("mean themselves, keys that begin with $ too", () => {
    expect(proposed([book({ $any: true, list: [{ $$x: 1 }] })]).calls).toEqual([
      ["book", { $$any: true, list: [{ $$$x: 1 }] }],
    ]);
  });
});

describe("an argument on which no majority agrees", () => {
  const trials = (...values: Json[]) => values.map((note) => [book({ to: "LIS", note })]);
  const noted = (...values: Json[]) => proposed(...trials(...values)).calls[0]?.[1];

  test("may be any of a few short values", () => {
    expect(proposed(...trials("a", "b", "c"))).toMatchObject({
      calls: [["book", { to: "LIS", note: { $oneOf: ["a", "b", "c"] } }]],
      notes: ['The runs differ in "note": any of these will do.'],
    });
    expect(noted(1, 2, 3, 4)).toEqual({ to: "LIS", note: { $oneOf: [1, 2, 3, 4] } });
  });

  test("keeps the first value of two trials, of which one may be wrong", () => {
    expect(proposed(...trials("a", "b"))).toMatchObject({
      calls: [["book", { to: "LIS", note: "a" }]],
      notes: ["The runs differ: of 2 only runs/1.1.json made these calls."],
    });
    expect(proposed(...trials("a", "b"), [made("cancel")]).calls[0]?.[1]).toEqual({ to: "LIS", note: "a" });
  });

  test("may be anything when its values are many, long or objects", () => {
    const any = { to: "LIS", note: { $any: true } };
    expect(noted(1, 2, 3, 4, 5)).toEqual(any);
    expect(noted("2026-06-12T10:00:00Z", "2026-06-12T10:00:01Z")).toEqual(any);
    expect(noted({ $a: 1 }, { $a: 2 })).toEqual(any);
  });

  test("keeps its value where most agree, or where it is not the only one of its call", () => {
    expect(noted("a", "b", "a")).toEqual({ to: "LIS", note: "a" });
    expect(proposed([book({ a: 1, b: 1 })], [book({ a: 2, b: 2 })]).calls).toEqual([
      ["book", { a: 1, b: 1 }],
    ]);
  });

  test("may begin with $ and hold anything", () => {
    expect(proposed(...["a", "b", "c"].map(($k) => [book({ $k })])).calls).toEqual([
      ["book", { $$k: { $oneOf: ["a", "b", "c"] } }],
    ]);
  });
});

describe("a case is not proposed", () => {
  test("when an eval set speaks for it", () => {
    const set = recorded([["set", [[]]]], { expectsOnly: true });
    expect(propose([...recorded([["set", [[book({})]]]]), ...set], policy)).toMatchObject({
      cases: [],
      ownWord: ["set"],
    });
  });

  test("when it makes more calls than a case may list", () => {
    const calls = Array.from({ length: limits.references + 1 }, () => book({}));
    expect(propose(recorded([["long", [calls]]]), policy)).toMatchObject({ cases: [], tooLong: ["long"] });
  });
});

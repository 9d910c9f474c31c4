import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import { parseShard, shardFileName, shardName, shardOf } from "../../../src/gate/score/shards.ts";
import { runShardUnjudged } from "../../support/run-unjudged.ts";
import { jobIn, workspace } from "../../workspace.ts";

describe("the share that a case belongs to", () => {
  test.each<[string, number, number]>([
    ["book-flight", 2, 1],
    ["book-flight", 4, 1],
    ["book-flight", 20, 1],
    ["book-flight", 256, 85],
    ["", 4, 3],
    ["__proto__", 4, 1],
    ["München", 20, 19],
    ["\ud800", 20, 17],
  ])("never changes: %j among %i", (id, of, index) => {
    expect(shardOf(id, of)).toBe(index);
  });

  test("is one of those that there are", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 1, max: limits.shards }), (id, of) => {
        const index = shardOf(id, of);
        expect(Number.isInteger(index) && index >= 1 && index <= of).toBe(true);
      }),
    );
  });

  test.each([2, 3, 7, 20])("is about as large as the others among %i", (of) => {
    const sizes = Array<number>(of).fill(0);
    for (let at = 0; at < 10_000; at++) {
      const index = shardOf(`case-${at}`, of) - 1;
      sizes[index] = (sizes[index] ?? 0) + 1;
    }
    const fair = 10_000 / of;
    const most = 5 * Math.sqrt(fair);
    expect(sizes.filter((size) => Math.abs(size - fair) > most)).toEqual([]);
  });

  test("has all trials of a case, whatever their tags and files", () => {
    const rows = ["a", "b", "c", "d", "e", "f"].flatMap((id) =>
      [{}, { model: "x" }, { model: "y", seed: "1" }].map((tags) => ({ case: id, tags, toolCalls: [] })),
    );
    const files = rows.map((row, at): [string, object] => [`rows/${at}.json`, row]);
    const job = jobIn(workspace(Object.fromEntries(files)), { runs: ["rows/*"], expectations: [] });
    const parts = [1, 2, 3].map((index) =>
      runShardUnjudged(job, { index, of: 3 }).part.cases.map(({ id }) => id),
    );
    expect(parts.flat()).toHaveLength(rows.length);
    for (const [at, found] of parts.entries())
      for (const id of new Set(found)) {
        expect(shardOf(id, 3)).toBe(at + 1);
        expect(found.filter((one) => one === id)).toHaveLength(3);
      }
  });
});

describe("a share is written", () => {
  test("as its number and how many there are", () => {
    const any = fc.integer({ min: 1, max: limits.shards });
    fc.assert(
      fc.property(any, any, (index, of) => {
        const shard = { index, of };
        expect(parseShard(shardName(shard))).toEqual(index <= of ? shard : undefined);
      }),
    );
  });

  test.each([
    ...[
      "",
      "1",
      "/",
      "1/",
      "/1",
      "0/4",
      "5/4",
      "01/4",
      "1/04",
      "+1/4",
      "-1/4",
      "1.0/4",
      "1e0/4",
      "1/4/4",
      " 1/4",
      "1/4\n",
    ],
    ...[
      "1 / 4",
      "1\\4",
      "a/b",
      "１/４",
      "0x1/4",
      "1/257",
      "257/257",
      "9999/9999",
      "1/99999",
      "1/Infinity",
      "0/0",
      "1/0",
    ],
  ])("never as %j", (text) => {
    expect(parseShard(text)).toBeUndefined();
  });

  test("in the name of its file", () => {
    expect(shardFileName("web", { index: 2, of: 4 })).toBe("rungate-shard.web.2-of-4.json");
  });
});

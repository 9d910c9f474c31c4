import { expect, test } from "vitest";
import { parseNeeds, shardDigests, unfinished } from "../../src/github/needs.ts";

function needsOf(jobs: object) {
  const needs = parseNeeds(JSON.stringify(jobs));
  if (needs === undefined) throw new Error("no needs");
  return needs;
}

test.each([
  [{}, undefined],
  [{ record: { result: "success", outputs: {} } }, undefined],
  [{ record: { result: "success", outputs: null } }, undefined],
  [{ record: { result: "failure" } }, "record ended as failure"],
  [
    { a: { result: "skipped", outputs: {} }, b: { result: "success" }, c: { result: "cancelled" } },
    "a ended as skipped, c ended as cancelled",
  ],
])("of %j those are named that did not succeed", (jobs, named) => {
  expect(unfinished(needsOf(jobs))).toBe(named);
});

test("every shard's digest is taken from what its job said", () => {
  const outputs = {
    "digest-1": "sha256:1",
    "digest-12": "sha256:12",
    "digest-3": "",
    digest: "x",
    shards: "[1,2]",
  };
  const digests = shardDigests(
    needsOf({ plan: { result: "success" }, score: { result: "success", outputs } }),
  );
  expect([...digests]).toEqual([
    [1, "sha256:1"],
    [12, "sha256:12"],
  ]);
});

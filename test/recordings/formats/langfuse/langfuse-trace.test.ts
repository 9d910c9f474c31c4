import { describe, expect, it, test } from "vitest";
import type { Json } from "../../../../src/core/json.ts";
import type { Run } from "../../../../src/recordings/run.ts";
import { fixtureRows, readAs } from "../../fixture.ts";
import { brief } from "../langfuse-trace-fixture.ts";

describe("framing", () => {
  const rows = fixtureRows("langfuse-trace/observations.jsonl");

  test.each<[string, Json]>([
    ["rows", rows],
    ["a page", { data: rows, meta: { totalItems: 7 } }],
    ["pages", [{ data: rows.slice(0, 3) }, { data: rows.slice(3) }]],
    ["rows that come twice", [...rows, ...rows.slice(0, 4)]],
  ])("%s are one run for each trace", (_framing, document) => {
    const [seeds, beds] = readAs("langfuse-trace", document);
    expect([seeds, beds].map((run) => brief(run as Run))).toEqual([
      [
        [undefined, "find_seeds", { bed: 1 }, "ok", 0],
        [undefined, "seed_price", { seed: "kale" }, "ok", 1],
        [undefined, "seed_price", { seed: "leek" }, "ok", 1],
      ],
      [[undefined, "water_bed", { bed: 2 }, "ok", 0]],
    ]);
    expect(seeds).toMatchObject({ caseId: "seeds", input: "Price the seeds", response: "Done" });
    expect(seeds?.row).toBeDefined();
  });

  it("refuses what it cannot read, when it is forced", async () => {
    const { langfuseTrace } = await import("../../../../src/recordings/formats/langfuse/langfuse-trace.ts");
    expect(() => langfuseTrace.read({})).toThrow("no trace: expected {trace, observations}");
  });
});

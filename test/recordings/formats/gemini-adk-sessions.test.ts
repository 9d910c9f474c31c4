import { describe, expect, it } from "vitest";
import type { Json } from "../../../src/core/json.ts";
import { literalReference } from "../../../src/recordings/run.ts";
import { readAs } from "../fixture.ts";
import { calls, read, recorded } from "./gemini-adk-fixture.ts";

const readAll = (document: Json) => readAs("gemini-adk", document);

describe("eval sets", () => {
  it("are what cases expect, not runs", () => {
    const runs = readAll(recorded("eval-set"));
    expect(runs.map(({ caseId, input }) => [caseId, input])).toEqual([
      ["two_turns", "Ferries to Runde?\nBook it."],
      ["silent", "Hello"],
      ["answer_only", "Bye"],
      ["simulated", "I want to sail."],
    ]);
    expect(runs.map(({ referenceToolCalls }) => referenceToolCalls)).toEqual([
      [
        literalReference("find_ferry", { to: "Runde" }),
        literalReference("weather_at", {}),
        literalReference("book_cabin", { nights: 1 }),
      ],
      [],
      undefined,
      undefined,
    ]);
    for (const { expectsOnly, toolCalls } of runs) expect([expectsOnly, toolCalls]).toEqual([true, []]);
    const { eval_cases: rows } = recorded("eval-set") as { eval_cases: Json[] };
    expect(runs.map(({ row }) => row)).toEqual(rows);
    expect(readAll(rows[0] as Json)).toEqual([runs[0]]);
  });

  it("of the old schema have a name or are one case without", () => {
    const document = recorded("old-eval-set") as { data: Json }[];
    const expected = [literalReference("book_cabin", { nights: 1 })];
    expect(readAll(document as unknown as Json)).toMatchObject([
      { caseId: "sailing", expectsOnly: true, referenceToolCalls: expected, row: document[0] },
      { caseId: "quiet", expectsOnly: true, referenceToolCalls: [], row: document[1] },
    ]);
    const bare = read(document[0]?.data);
    expect(bare).toMatchObject({ input: "Hello\nBook a cabin", toolCalls: [], expectsOnly: true });
    expect(bare.referenceToolCalls).toEqual(expected);
    expect(bare).not.toHaveProperty("caseId");
    expect(bare).not.toHaveProperty("row");
  });
});

describe("eval results", () => {
  it("are runs with what was expected of them", () => {
    const document = recorded("eval-result");
    const [first, answered, crashed] = readAll(document);
    expect(first).toMatchObject({ caseId: "two_turns", input: "Ferries to Runde?", response: "At 09:10." });
    expect(calls(first)).toEqual([
      [0, "adk-1", "find_ferry", { to: "Alnes" }, "error", "no such harbour"],
      [1, "adk-2", "find_ferry", { to: "Runde" }, "ok", ["09:10"]],
    ]);
    expect(first?.referenceToolCalls).toEqual([literalReference("find_ferry", { to: "Runde" })]);
    expect(first).not.toHaveProperty("expectsOnly");
    expect(calls(answered)).toEqual([[0, "adk-1", "greet", {}, "ok", "hi"]]);
    expect(answered).not.toHaveProperty("referenceToolCalls");
    expect(crashed).toMatchObject({
      caseId: "crashed",
      fault: expect.stringContaining("nothing was recorded"),
    });
    expect(readAll(JSON.stringify(document))).toEqual(readAll(document));
  });
});

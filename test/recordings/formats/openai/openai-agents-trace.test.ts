import { describe, expect, test } from "vitest";
import type { Run } from "../../../../src/recordings/run.ts";
import { fixtureRows, readAs } from "../../fixture.ts";

function brief({ toolCalls }: Run) {
  return toolCalls.map(({ id, name, arguments: args, status, group }) => [id, name, args, status, group]);
}

describe("a run in several batches", () => {
  const batches = fixtureRows("openai-agents-trace/batches.jsonl");
  const expected = [
    [undefined, "find_ferries", { to: "Hydra" }, "ok", 0],
    [undefined, "ferry_seats", { ferry: 7 }, "error", 0],
    [undefined, "transfer_to_refunds___claims", {}, "ok", 1],
    [undefined, "refund", { ticket: 12 }, "ok", 2],
  ];

  test("is one run for each trace, with what one response asked for in one group", () => {
    const [ferries, empty, ...rest] = readAs("openai-agents-trace", batches);
    expect(rest).toEqual([]);
    expect(brief(ferries as Run)).toEqual(expected);
    expect(ferries?.toolCalls.map(({ result }) => result)).toEqual([
      "[Ferry(7)]",
      "no such ferry",
      undefined,
      undefined,
    ]);
    expect(ferries).toMatchObject({ caseId: "hydra", trial: "3", warnings: [] });
    expect(ferries?.fault).toBeUndefined();
    expect(ferries?.tools.map(({ name }) => name).sort()).toEqual([
      "ferry_seats",
      "find_ferries",
      "refund",
      "transfer_to_refunds___claims",
    ]);
    expect(empty?.toolCalls).toEqual([]);
    expect(empty?.row).toMatchObject({ trace: { id: "trace_b" } });
  });
});

import { expect, test } from "vitest";
import type { Problem } from "../../src/core/problems.ts";
import { readPartialReports } from "../../src/gate/baseline/read-reports.ts";
import { workspace } from "../workspace.ts";

test("partial reports have a bound together", () => {
  const root = workspace({ "part-1.json": "[1, 2]", "part-2.json": "[3, 4]" });
  const problemsWithin = (mostBytes: number) => {
    const problems: Problem[] = [];
    readPartialReports(["*.json"], { root, contained: true }, problems, mostBytes);
    return problems.filter(({ message }) => message.includes("bytes"));
  };
  expect(problemsWithin(12)).toEqual([]);
  expect(problemsWithin(11)).toMatchObject([
    {
      file: "part-2.json",
      message:
        "has 6 bytes, more than the 5 that are read: all partial reports together may have 11 bytes, so record fewer cases or trials",
    },
  ]);
});

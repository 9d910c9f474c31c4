import { describe, expect, test } from "vitest";
import type { Json } from "../../../src/core/json.ts";
import { limits } from "../../../src/core/limits.ts";
import type { FileDocument } from "../../../src/recordings/files/file-document.ts";
import { isRefusedAsOne, joinRows, partsOf, type RowReading } from "../../../src/recordings/files/rows.ts";

/** A format of numbers: a list of them is one recording, and so is a text. Upper-case texts are named. */
const reading: RowReading = {
  formatOf: (value) => {
    if ([value].flat().every((item) => typeof item === "number")) return "numbers";
    return typeof value === "string" ? "text" : undefined;
  },
  isNamed: (row) => typeof row === "string" && row === row.toUpperCase(),
  isRefused: (list) => list.every((row) => row === false),
};

function join(rows: (Json | { fault: string })[], bytes = 1): unknown[] {
  function* documents(): Generator<FileDocument> {
    for (const [at, row] of rows.entries()) {
      if (typeof row === "object" && row !== null && "fault" in row) {
        yield { fault: String(row.fault), line: at + 1 };
      } else yield { value: row, hash: `sha256:${at}`, bytes, line: at + 1 };
    }
  }
  return [...joinRows(documents(), reading)].map((one) => ("fault" in one ? one.fault : one.value));
}

describe("the rows of a JSONL file", () => {
  test("that are pieces are one document", () => {
    expect(join([1, 2, 3])).toEqual([[1, 2, 3]]);
  });
  test("that are runs stay apart", () => {
    expect(join(["a", "b", 3])).toEqual(["a", "b", 3]);
  });
  test("that name their run stay apart, though a list of them would be claimed", () => {
    const numbers: RowReading = { ...reading, formatOf: () => "any", isNamed: (row) => row === 1 };
    const rows = [1, 2].map((value, at) => ({ value, hash: "", bytes: 1, line: at + 1 }));
    expect([...joinRows(rows.values() as Generator<FileDocument>, numbers)]).toEqual(rows);
  });
  test("that one format claims, and another a list of them, stay apart", () => {
    const two: RowReading = {
      ...reading,
      formatOf: (value) => (Array.isArray(value) ? "lists" : "rows"),
      isNamed: () => false,
    };
    const rows = [1, 2].map((value, at) => ({ value, hash: "", bytes: 1, line: at + 1 }));
    expect([...joinRows(rows.values() as Generator<FileDocument>, two)]).toEqual(rows);
  });
  test("with one piece only are a document too", () => {
    const pieces: RowReading = {
      ...reading,
      formatOf: (value) => (Array.isArray(value) ? "lists" : undefined),
      isNamed: () => false,
    };
    const rows = [{ value: 1, hash: "", bytes: 1, line: 1 }];
    expect([...joinRows(rows.values() as Generator<FileDocument>, pieces)]).toMatchObject([{ value: [1] }]);
    expect(join([1])).toEqual([1]);
  });
  test("of no known shape stay apart", () => {
    expect(join([null, true])).toEqual([null, true]);
  });
  test("that are no recording, all for one reason, have one fault", () => {
    expect(join([false, false])).toEqual([[false, false]]);
    expect(join([false])).toEqual([false]);
    expect(join([false, null])).toEqual([false, null]);
    expect(join([false, "a"])).toEqual([false, "a"]);
  });
  test("that are pieces, one of them broken, leave only the fault", () => {
    expect(join([1, { fault: "cut" }, 3])).toEqual(["cut"]);
  });
  test("that are pieces, one of them of no known shape, leave only that", () => {
    expect(join([1, null, 3])).toEqual([null]);
    expect(join([null, 1, { fault: "cut" }])).toEqual([null, "cut"]);
  });
  test("that are runs, one of them broken, leave the others", () => {
    expect(join(["a", { fault: "cut" }, "c"])).toEqual(["a", "cut", "c"]);
    expect(join([{ fault: "cut" }, "b"])).toEqual(["cut", "b"]);
  });
  test("that are pieces are bounded together, and runs are not", () => {
    const half = limits.documentBytes / 2;
    expect(join([1, 2], half)).toEqual([[1, 2]]);
    expect(join([1, 2, 3], half)).toEqual([expect.stringContaining("more than the 64 MiB")]);
    expect(join(["a", "b", "c"], half)).toEqual(["a", "b", "c"]);
  });
  test("are read one at a time when they are runs", () => {
    let taken = 0;
    function* documents(): Generator<FileDocument> {
      for (;;) {
        taken += 1;
        yield { value: "a", hash: "", bytes: 1, line: taken };
      }
    }
    joinRows(documents(), reading).next();
    expect(taken).toBe(1);
  });
});

describe("the elements of a list that no format claims", () => {
  test("are read one by one", () => {
    expect(partsOf(["a", null], reading)).toEqual(["a", null]);
  });
  test("are left out where they are pieces beside something unknown", () => {
    expect(partsOf([1, null, "a"], reading)).toEqual([null]);
  });
});

describe("a list that is no recording for one reason", () => {
  const reads = (more: Partial<RowReading>): RowReading => ({
    formatOf: () => undefined,
    isNamed: () => false,
    isRefused: () => true,
    ...more,
  });
  test("has one fault", () => {
    expect(isRefusedAsOne([1, 2], reads({}))).toBe(true);
  });
  test("has one for each element where it is short, or one of them is a run or says whose run it is", () => {
    expect(isRefusedAsOne([1], reads({}))).toBe(false);
    expect(isRefusedAsOne([1, 2], reads({ isRefused: () => false }))).toBe(false);
    expect(isRefusedAsOne([1, 2], reads({ isNamed: (row) => row === 2 }))).toBe(false);
    expect(isRefusedAsOne([1, 2], reads({ formatOf: (row) => (row === 2 ? "text" : undefined) }))).toBe(
      false,
    );
  });
});

import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { writeWhole } from "../../../src/core/files.ts";
import { workspace } from "../../workspace.ts";

describe("writing a file whole", () => {
  test("makes it, and leaves nothing beside it", () => {
    const root = workspace();
    writeWhole(join(root, "report.json"), "{}\n");
    expect(readdirSync(root)).toEqual(["report.json"]);
    expect(readFileSync(join(root, "report.json"), "utf8")).toBe("{}\n");
  });

  test("replaces what was there", () => {
    const root = workspace({ "report.json": "a long report of yesterday" });
    writeWhole(join(root, "report.json"), "new");
    expect(readFileSync(join(root, "report.json"), "utf8")).toBe("new");
  });

  test("takes it in pieces, however long", () => {
    const root = workspace();
    const pieces = Array.from({ length: 50_000 }, (_, at) => `piece ${at} …\n`);
    writeWhole(join(root, "pieces.txt"), pieces);
    expect(readFileSync(join(root, "pieces.txt"), "utf8")).toBe(pieces.join(""));
    writeWhole(join(root, "none.txt"), []);
    expect(readFileSync(join(root, "none.txt"), "utf8")).toBe("");
  });

  test("fails without a trace where it cannot be written", () => {
    const root = workspace();
    mkdirSync(join(root, "report.json/inside"), { recursive: true });
    expect(() => writeWhole(join(root, "report.json"), "x")).toThrow();
    expect(() => writeWhole(join(root, "missing/report.json"), "x")).toThrow("ENOENT");
    expect(readdirSync(root)).toEqual(["report.json"]);
  });
});

import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { writeWhole } from "../../src/disk/write.ts";
import { workspace } from "../workspace.ts";

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

  test("fails without a trace where it cannot be written", () => {
    const root = workspace();
    mkdirSync(join(root, "report.json/inside"), { recursive: true });
    expect(() => writeWhole(join(root, "report.json"), "x")).toThrow();
    expect(() => writeWhole(join(root, "missing/report.json"), "x")).toThrow("ENOENT");
    expect(readdirSync(root)).toEqual(["report.json"]);
  });
});

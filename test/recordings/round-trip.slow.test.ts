import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseJson } from "../../src/core/json.ts";
import { claimants, readDocument } from "../../src/recordings/detect.ts";
import { anyScriptedRun, expectedOf, foundIn, type Writer } from "./writers/scripted-run.ts";

const folder = new URL("writers/", import.meta.url);
const names = readdirSync(folder).filter((name) => name !== "scripted-run.ts");
const writers = await Promise.all(
  names.map(async (name): Promise<[string, Writer]> => {
    const { default: writer } = await import(new URL(name, folder).href);
    return [name.replace(/\.ts$/, ""), writer];
  }),
);

describe("a run that is written down and read back", () => {
  test.each(writers)("%s", (_name, { format, loses, needsCalls = false, write }) => {
    fc.assert(
      fc.property(anyScriptedRun, (script) => {
        const written = script.turns
          .flat()
          .filter(({ status }) => status !== "pending" || !loses?.includes("pending"));
        fc.pre(!needsCalls || written.length > 0);
        const document = parseJson(JSON.stringify(write(script)));
        expect(claimants(document).map(({ id }) => id)).toEqual([format]);
        const { runs } = readDocument(document);
        expect(runs.map((run) => foundIn(run, loses))).toEqual([expectedOf(script, loses)]);
      }),
    );
  });
});

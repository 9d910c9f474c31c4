import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseJson } from "../../src/core/parse-json.ts";
import { claimants, readDocument } from "../../src/recordings/detect.ts";
import { allWriters } from "./writers/index.ts";
import { anyScriptedRun, expectedOf, foundIn } from "./writers/scripted-run.ts";

describe("a run that is written down and read back", () => {
  test.each(Object.entries(allWriters))("%s", (_name, { format, loses, needsCalls = false, write }) => {
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

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { parseJson } from "../../src/core/parse-json.ts";
import { loadRuns } from "../../src/recordings/files/load.ts";
import type { CallStatus, Run, ToolCall } from "../../src/recordings/run.ts";
import { readAs } from "./fixture.ts";

/** The expected format and runs of a sample, or words of its refusal. */
type Expected = { format: string; runs: string[] } | { refused: string };

const shared = new URL("../../../shared/", import.meta.url);
const NO_CALL = "no call";
const present = existsSync(shared);
const where = present ? "" : " (skipped: ../shared is not there)";
const expectedSamples: Record<string, Expected> = JSON.parse(
  readFileSync(new URL("samples.json", import.meta.url), "utf8"),
);

function samplesIn(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.includes("/") && /\.(?:jsonl?|txt)$/.test(name))
    .filter((name) => !/^agentevals\/.*\.txt$/.test(name));
}

function found(name: string) {
  const path = fileURLToPath(new URL(`formats/${name}`, shared));
  const loaded = [...loadRuns({ path, name, captures: {} })];
  const stem = basename(name)
    .replace(/\.(?:json|jsonl|txt)$/, "")
    .replace(/\.sse$/, "");
  const runs = loaded.flatMap((one) => ("error" in one ? [] : one));
  return {
    format: [...new Set(runs.map(({ format }) => format))].join(" and "),
    // The case of a file's only unnamed run is the file's name.
    runs: runs.map(({ caseId, ...run }) =>
      shortly(caseId === stem || caseId === undefined ? run : { ...run, caseId }),
    ),
    refused: loaded.flatMap((one) => ("error" in one ? one.error : [])),
  };
}

/** A run as `case/trial: calls → references`; all but the calls are optional. A plus sign joins parallel calls. */
function shortly({ caseId, trial, toolCalls, referenceToolCalls }: Run): string {
  const owner = [caseId?.replace(/^\/.*\//, "…/"), trial].filter((name) => name !== undefined).join("/");
  const calls = toolCalls.map((call, at) => `${separator(toolCalls[at - 1], call)}${callShortly(call)}`);
  const references = referenceToolCalls?.map(({ name }) => name).join(", ");
  return [
    owner === "" ? "" : `${owner}: `,
    calls.join("") || NO_CALL,
    references === undefined ? "" : ` → ${references || NO_CALL}`,
  ].join("");
}

function separator(before: ToolCall | undefined, { group }: ToolCall): string {
  if (before === undefined) return "";
  return before.group === group ? " + " : ", ";
}

function callShortly({ name, status, malformed }: ToolCall): string {
  return [name, ...(malformed ? ["malformed"] : []), ...(status === "ok" ? [] : [status])].join(": ");
}

describe.skipIf(!present)(`the samples of ../shared/formats${where}`, () => {
  const samples = present ? samplesIn(new URL("formats/", shared)) : [];

  test("are the ones that are known, or are read or refused like any file", () => {
    expect(samples).toEqual(expect.arrayContaining(Object.keys(expectedSamples)));
    for (const name of samples) {
      const { runs, refused } = found(name);
      expect(runs.length + refused.length, name).toBeGreaterThan(0);
    }
  });

  test.each(Object.entries(expectedSamples))("%s", (name, sample) => {
    const expected =
      "refused" in sample
        ? { format: "", runs: [], refused: [expect.stringContaining(sample.refused)] }
        : { ...sample, refused: [] };
    expect(found(name)).toEqual(expected);
  });
});

describe.skipIf(!present)(`the 842 runs of taubench${where}`, () => {
  test("are chats with 7,474 calls", () => {
    const counts: Partial<Record<CallStatus | "runs" | "malformed", number>> = {};
    const count = (what: keyof typeof counts) => {
      counts[what] = (counts[what] ?? 0) + 1;
    };
    for (const file of readdirSync(new URL("taubench/", shared)).filter((name) => name.endsWith(".gz"))) {
      const packed = readFileSync(new URL(`taubench/${file}`, shared));
      for (const line of gunzipSync(packed).toString().trimEnd().split("\n")) {
        for (const run of readAs("openai-chat", parseJson(line))) {
          count("runs");
          for (const { status, malformed } of run.toolCalls) {
            count(status);
            if (malformed) count("malformed");
          }
        }
      }
    }
    expect(counts).toEqual({ runs: 842, ok: 7_094, error: 380, malformed: 54 });
  });
});

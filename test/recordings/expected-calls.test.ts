import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Json } from "../../src/core/json.ts";
import { parseJson } from "../../src/core/parse-json.ts";
import { claimants, readDocument } from "../../src/recordings/detect.ts";
import type { CallStatus, Run } from "../../src/recordings/run.ts";

const FORMATS = new URL("../../../shared/formats/", import.meta.url);
const FACTS = new URL("EXPECTED_CALLS.json", FORMATS);

interface Call {
  id: string;
  name: string;
  args: Json;
  status: string;
  group: number | symbol;
}

interface Facts {
  scenarios: Record<string, { input: string; calls: Call[] }>;
  files: { file: string; scenario: string; missing: string[] }[];
}

/** A kind of file that cannot contain some outcome. */
interface Silence {
  files: RegExp;
  reason: string;
  /** Proves that the file does not contain it. */
  provenBy: (text: string) => boolean;
  expected: (call: Call) => Call;
}

const SILENCES: readonly Silence[] = [
  {
    files: /^ai-sdk\/v4\./,
    reason: "v4 writes nothing down for a call whose tool threw: there is a call and no result",
    provenBy: (text) => !text.includes("Wrong location"),
    expected: (call) => (call.status.startsWith("error") ? { ...call, status: "pending" } : call),
  },
  {
    files: /^mastra\/core-0\.14\.complex-parallel\.(?:mastra-messages-v2|query)\./,
    reason: "0.14 stores calls without step-start until some text follows: nothing parts them into groups",
    provenBy: (text) => !text.includes("step-start"),
    expected: (call) => ({ ...call, group: Symbol(call.id) }),
  },
];

const present = existsSync(FACTS);
const { scenarios, files }: Facts = present
  ? JSON.parse(readFileSync(FACTS, "utf8"))
  : { scenarios: {}, files: [] };
const isThrown = (file: string) => file.endsWith(".threw.json");

describe.skipIf(!present)(
  "the recorded runs of ../shared/formats (skipped where that folder is not there)",
  () => {
    it.each(files.filter(({ file }) => !isThrown(file)))("$file", ({ file, scenario, missing }) => {
      const text = readFileSync(new URL(file, FORMATS), "utf8");
      const { input, calls } = scenarios[scenario] as Facts["scenarios"][string];
      const run = readOnly(text);
      const recorded = calls.filter(({ id }) => !missing.includes(id));
      expect(run.toolCalls.map(briefly)).toEqual(expectedCalls(file, text, recorded));
      if (text.includes(JSON.stringify(input).slice(1, -1))) expect(run.input).toBe(input);
      else expect(run.input).toBe("");
    });

    it.each(files.filter(({ file }) => isThrown(file)))("$file holds an error and no run", ({ file }) => {
      const document = parseJson(readFileSync(new URL(file, FORMATS), "utf8"));
      expect(() => readDocument(document)).toThrow("this is no recording but ");
    });
  },
);

function readOnly(text: string): Run {
  const document = parseJson(text);
  expect(claimants(document)).toHaveLength(1);
  const { runs } = readDocument(document);
  expect(runs).toHaveLength(1);
  return runs[0] as Run;
}

function expectedCalls(file: string, text: string, calls: readonly Call[]): unknown[] {
  const silences = SILENCES.filter((silence) => silence.files.test(file));
  for (const { provenBy, reason } of silences) expect(provenBy(text), reason).toBe(true);
  const readable = calls.map((call) => silences.reduce((call, { expected }) => expected(call), call));
  const groups = [...new Set(readable.map(({ group }) => group))];
  return readable.map(({ id, name, args, status, group }) => ({
    id,
    name,
    args,
    status: statusNamed(status),
    group: groups.indexOf(group),
  }));
}

function statusNamed(text: string): CallStatus {
  if (text.includes("rejected by the schema")) return "rejected";
  return (["ok", "error", "pending"] as const).find((status) => text.startsWith(status)) ?? "pending";
}

function briefly({ id, name, arguments: args, status, group, malformed }: Run["toolCalls"][number]): unknown {
  return { id, name, args, status, group, ...(malformed ? { malformed } : {}) };
}

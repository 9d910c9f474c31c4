import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { defined, isObject, type Json } from "../../../src/core/json.ts";
import { anyValue } from "../../../src/core/match-values.ts";
import { parseJson } from "../../../src/core/parse-json.ts";
import { RecordingError } from "../../../src/core/problems.ts";
import { claimants, formatNamed, readDocument } from "../../../src/recordings/detect.ts";
import {
  literalReference,
  type ReferenceCall,
  type Run,
  type ToolCall,
  type ToolDefinition,
} from "../../../src/recordings/run.ts";
import { call, fixtureRows } from "../fixture.ts";

/** The expected parts of a run; null: absent. A run without `fault` has none, and one without `warnings` none of these. */
type ExpectedRun = Partial<Omit<Run, "texts" | "referenceToolCalls">> & {
  /** All calls, each whole: what one leaves out is as `call` in fixture.ts has it. */
  calls: (Partial<ToolCall> & { name: string })[];
  /** All texts, such as "0 user: Water the fern" for one of turn 0. */
  texts?: string[];
  /** All references, which are taken literally. One without arguments takes any. */
  referenceToolCalls?: { name: string; arguments?: Json }[] | null;
};

/** A recording, either here or in test/fixtures, and what its format makes of it. */
interface Row {
  name: string;
  document?: Json;
  fixture?: string;
  /** The formats that claim the document. Absent: only the one that the table is of. */
  claimants?: string[];
  /** The user named the format. */
  named?: true;
  /** The format's own answer, which its refinements may overrule. */
  detected?: boolean;
  expected?: ExpectedRun | ExpectedRun[] | { error: string };
}

const tables = new URL("tables/", import.meta.url);

function check(format: string, { document = null, fixture, ...row }: Row): void {
  const recording = fixture === undefined ? document : fixtureRows(fixture);
  if (row.detected !== undefined) expect(formatNamed(format).detect(recording)).toBe(row.detected);
  else expect(claimants(recording).map(({ id }) => id)).toEqual(row.claimants ?? [format]);
  const { expected } = row;
  if (expected === undefined) return;
  const read = () => readDocument(recording, row.named && [formatNamed(format)]);
  if ("error" in expected) {
    expect(read).toThrow(RecordingError);
    expect(read).toThrow(expected.error);
    return;
  }
  const wanted = [expected].flat();
  const { format: found, runs } = read();
  expect(found).toBe(format);
  expect(runs).toHaveLength(wanted.length);
  for (const [at, parts] of wanted.entries()) checkRun(runs[at], parts);
}

function checkRun(run: Run | undefined, { calls, texts, fault, warnings = [], ...rest }: ExpectedRun): void {
  const made = calls.map(({ name, arguments: args = {}, ...more }) => call(name, args, more));
  expect(run?.toolCalls).toStrictEqual(made);
  expect({ fault: run?.fault, warnings: run?.warnings }).toEqual({ fault, warnings });
  const { referenceToolCalls: references, ...parts } = rest;
  if (references !== undefined) expect(run?.referenceToolCalls).toEqual(references?.map(referenceOf));
  const heard = run?.texts.map(({ turn, speaker, text }) => `${turn} ${speaker}: ${text}`);
  if (texts !== undefined) expect(heard).toEqual(texts);
  for (const [part, wanted] of Object.entries(parts)) expect(plain(run?.[part as keyof Run])).toEqual(wanted);
}

function referenceOf({ name, arguments: args }: { name: string; arguments?: Json }): ReferenceCall {
  return args === undefined ? { name, arguments: anyValue, optional: false } : literalReference(name, args);
}

/** JSON has no maps and nothing undefined. */
function plain(value: unknown = null): unknown {
  if (value instanceof Map) return plain(Object.fromEntries(value));
  if (Array.isArray(value)) return value.map((one) => plain(one));
  if (!isObject(value)) return value;
  // The schema of an offered tool is read on demand.
  const { parameters, defaults } = value as Partial<ToolDefinition>;
  if (!("parameters" in value) && Object.getPrototypeOf(value) !== Object.prototype) return value;
  const whole = defined({ ...value, parameters, defaults });
  return Object.fromEntries(Object.entries(whole).map(([key, one]) => [key, plain(one)]));
}

describe.each(readdirSync(tables))("%s", (file) => {
  const lines = readFileSync(new URL(file, tables), "utf8").trimEnd().split("\n");
  const rows = lines.map((line) => parseJson(line) as unknown as Row);
  for (const row of rows) test(row.name, () => check(file.replace(".jsonl", ""), row));
});

import fc from "fast-check";
import { canonicalJson, isObject, isString, type Json, type JsonObject } from "../../../src/core/json.ts";
import { RecordingError } from "../../../src/core/problems.ts";
import { accountForCalls } from "../../../src/recordings/account.ts";
import { claimants, readDocument } from "../../../src/recordings/detect.ts";
import { allSamples } from "../samples.ts";
import { target } from "../target.ts";

/** A recording, and a copy with a row, part or field of one call of an unknown kind. */
interface Renamed {
  document: Json;
  renamed: Json;
}

/** Spans may have any attributes: their readers list the tool spans that they do not read. */
const SPANS = new Set(["langfuse-trace", "openinference", "otel-genai"]);

const KINDS = ["type", "kind", "event", "role", "part_kind", "$type"];

/** Returns copies of a value, each with one kind or key changed. */
function renamings(value: Json): Json[] {
  if (Array.isArray(value))
    return value.flatMap((item, at) => renamings(item).map((other) => value.with(at, other)));
  return isObject(value) ? Object.keys(value).flatMap((key) => renamingsOf(value, key)) : [];
}

function renamingsOf(value: JsonObject, key: string): Json[] {
  const held = value[key] as Json;
  if (isString(held)) return KINDS.includes(key) ? [{ ...value, [key]: `gadget_${held}` }] : [];
  if (typeof held !== "object" || held === null) return [];
  return [renameKey(value, key), ...renamings(held).map((other) => ({ ...value, [key]: other }))];
}

function renameKey(value: JsonObject, renamed: string): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key === renamed ? `gadget_${key}` : key, held]),
  );
}

/** The number of calls; undefined when the reader refuses the document or warns about it. */
function readCalls(document: Json): number | undefined {
  const claims = claimants(document);
  const [format] = claims;
  if (format === undefined) return undefined;
  try {
    const { runs } = readDocument(document, claims);
    accountForCalls(document, runs, format);
    const isDoubted = runs.some(
      ({ warnings, fault, undecided }) => fault ?? undecided ?? warnings.length > 0,
    );
    return isDoubted ? undefined : runs.flatMap(({ toolCalls }) => toolCalls).length;
  } catch (error) {
    if (error instanceof RecordingError) return undefined;
    throw error;
  }
}

const examples = allSamples
  .filter((document) => !SPANS.has(claimants(document)[0]?.id ?? ""))
  .filter((document) => (readCalls(document) ?? 0) > 0 && !repeatsCalls(document))
  .flatMap((document) => [...renamings(document)].map((renamed): Renamed => ({ document, renamed })));

/** A call with another call's name and arguments looks like its copy in a history. */
function repeatsCalls(document: Json): boolean {
  const [format] = claimants(document);
  const calls = format === undefined ? [] : readDocument(document).runs.flatMap(({ toolCalls }) => toolCalls);
  return (
    new Set(calls.map(({ name, arguments: args }) => `${name} ${canonicalJson(args)}`)).size < calls.length
  );
}

export const lostCalls = target<Renamed>({
  name: "lost calls",
  promise: "what a reader does not know never makes a run with fewer calls in silence",
  examples: fc.constantFrom(...examples),
  few: 3000,
  check({ document, renamed }) {
    const calls = readCalls(renamed);
    const before = readCalls(document) ?? 0;
    if (calls !== undefined && calls < before)
      throw new Error(
        `reads ${calls} of ${before} calls: ${JSON.stringify(renamed, (_, held) => (typeof held === "bigint" ? String(held) : held)).slice(0, 2_000)}`,
      );
  },
});

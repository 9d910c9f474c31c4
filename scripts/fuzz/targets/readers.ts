import assert from "node:assert/strict";
import fc from "fast-check";
import { depthOf, isObject, type Json, type JsonObject, jsonText } from "../../../src/core/json.ts";
import { limits } from "../../../src/core/limits.ts";
import { RecordingError } from "../../../src/core/problems.ts";
import { nearestFormats, readDocument } from "../../../src/recordings/detect.ts";
import type { Format } from "../../../src/recordings/format.ts";
import { formats } from "../../../src/recordings/formats/index.ts";
import { readEnvelope } from "../../../src/recordings/reading/recording-fields.ts";
import type { Run } from "../../../src/recordings/run.ts";
import { anyJson } from "../../../test/core/json/arbitrary.ts";
import { odd } from "../grammar.ts";
import { unlessRefused } from "../refusal.ts";
import { allSamples, anyDocument, documentsOf } from "../samples.ts";
import { target } from "../target.ts";
import { assertWhole } from "../whole-run.ts";

/** Calls of the plain form and the envelope; arguments may exceed the depth limit. */
const calls = fc.array(fc.record({ name: fc.constant("search"), arguments: odd }), { maxLength: 5 });

const envelope = fc.record(
  {
    case: odd,
    trial: odd,
    tags: odd,
    input: odd,
    response: odd,
    toolCalls: calls,
    referenceToolCalls: fc.oneof(odd, calls),
  },
  { requiredKeys: [] },
);

function enveloped(documents: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  return fc
    .tuple(documents, envelope)
    .map(([document, fields]) =>
      isObject(document) ? { ...document, ...(fields as JsonObject) } : document,
    );
}

/** One target per format: its reader with documents of its own shapes, of other formats and of none. */
export const readers = formats.map((format) =>
  target<Json>({
    name: `reader-${format.id}`,
    promise: "reads whole runs or says what is wrong with the recording",
    few: 250,
    examples: fc.oneof(
      { weight: 8, arbitrary: documentsOf(format.id) },
      { weight: 2, arbitrary: enveloped(fc.constantFrom(...allSamples.filter(format.detect))) },
      { weight: 2, arbitrary: anyDocument },
      { weight: 1, arbitrary: anyJson },
    ),
    check: (document) => checkReader(format, document),
  }),
);

/** A document without a format is refused with a message. */
export const detection = target<Json>({
  name: "detection",
  promise: "a document is read by the format that claims it, or refused in words",
  few: 250,
  examples: fc.oneof({ weight: 8, arbitrary: anyDocument }, { weight: 1, arbitrary: anyJson }),
  check(document) {
    const read = readOrRefuse(document, () => readDocument(document).runs);
    if (read !== undefined) return;
    for (const { has, lacks } of nearestFormats(formats, document)) assert.ok(has.length >= lacks.length);
  },
});

/** Like `format`, which selects the reader regardless of the content. */
function checkReader(format: Format, document: Json): void {
  assert.equal(typeof format.detect(document), "boolean");
  const before = jsonText(document);
  for (const run of readOrRefuse(document, () => format.read(document)) ?? []) assertNamed(run, document);
  assert.equal(jsonText(document), before, "a reader changes nothing in what it reads");
}

function assertNamed(run: Run, document: Json): void {
  assertWhole(run);
  const envelope = unlessRefused(() => readEnvelope(run.row ?? document), RecordingError);
  assertWhole({ ...run, ...envelope });
}

/** A stack overflow is acceptable in a document beyond the depth limit: the loader refuses it. */
function readOrRefuse<Value>(document: Json, read: () => Value): Value | undefined {
  const isDeep = depthOf(document, limits.nesting) > limits.nesting;
  return unlessRefused(read, RecordingError, ...(isDeep ? [RangeError] : []));
}

import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { jsonText } from "../../../src/core/json.ts";
import { formatNamed } from "../../../src/recordings/detect.ts";
import { loadRuns } from "../../../src/recordings/files/load.ts";
import { formats } from "../../../src/recordings/formats/index.ts";
import { inFolder } from "../folder.ts";
import { allSamples, anyDocument } from "../samples.ts";
import { target } from "../target.ts";
import { assertWhole } from "../whole-run.ts";

interface AnyFile {
  name: string;
  bytes: Buffer;
  format: string | null;
  caseField: string[] | null;
}

const document = fc.oneof(fc.constantFrom(...allSamples), anyDocument).map((one) => jsonText(one));
const separator = fc.constantFrom("\n", "\r\n", "\n\n", "\r", " ", "\ndata: ", "\n\ndata: ");
const text = fc
  .tuple(
    fc.array(document, { maxLength: 3 }),
    separator,
    fc.constantFrom("", "\ufeff", "data: ", " \n", "PK\u0003\u0004"),
  )
  .map(([documents, between, before]) => before + documents.join(between));

/** A text's bytes in several encodings, then damaged, cut, or packed. */
const bytes: fc.Arbitrary<Buffer> = fc
  .record({
    text,
    encoding: fc.constantFrom("utf8", "utf8", "utf8", "latin1", "utf16le"),
    damage: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 3 }),
    cut: fc.option(fc.nat(), { freq: 4 }),
    packed: fc.constantFrom("not", "not", "whole", "damaged", "twice"),
  })
  .map(({ text, encoding, damage, cut, packed }) => {
    const whole = damagedAt(Buffer.from(text, encoding as BufferEncoding), damage);
    const left = cut === null ? whole : whole.subarray(0, cut % (whole.length + 1));
    if (packed === "not") return left;
    const zipped = packed === "twice" ? Buffer.concat([gzipSync(left), gzipSync(left)]) : gzipSync(left);
    return packed === "damaged" ? damagedAt(zipped, damage) : zipped;
  });

function damagedAt(content: Buffer, damage: readonly (readonly [number, number])[]): Buffer {
  const copy = Buffer.from(content);
  for (const [at, byte] of damage) if (copy.length > 0) copy[at % copy.length] = byte;
  return copy;
}

/** Files of recordings as bytes: each is a run or a reported problem, never a crash. */
export const files = target<AnyFile>({
  name: "files",
  promise: "a file is loaded as whole runs and as faults that say why",
  few: 200,
  examples: fc.record({
    name: fc.constantFrom("a.json", "a.jsonl", "a.json.gz", "a.ndjson.gz", "a.txt", "__proto__.json", ".gz"),
    bytes: fc.oneof(
      { weight: 12, arbitrary: bytes },
      { weight: 1, arbitrary: fc.uint8Array().map((raw) => Buffer.from(raw)) },
    ),
    format: fc.option(fc.constantFrom(...formats.map(({ id }) => id)), { freq: 1 }),
    caseField: fc.option(fc.constantFrom([], ["case"], ["__proto__"], ["0"]), { freq: 1 }),
  }),
  check({ name, bytes, format, caseField }) {
    const options = {
      ...(format === null ? {} : { format: formatNamed(format) }),
      ...(caseField === null ? {} : { caseField }),
    };
    const loaded = inFolder({ [name]: bytes }, (root) => [
      ...loadRuns({ path: `${root}/${name}`, name, captures: {} }, options),
    ]);
    assert.ok(loaded.length > 0, "a file says something");
    for (const one of loaded) {
      if ("error" in one) assert.notEqual(one.error.trim(), "");
      else assertWhole(one);
    }
  },
});

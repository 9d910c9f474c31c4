import { createHash } from "node:crypto";
import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { sha256 } from "../../../src/core/json.ts";
import { limits } from "../../../src/core/limits.ts";
import { documentsOf } from "../../../src/recordings/files/documents.ts";
import { type Content, workspace } from "../../workspace.ts";

function read(name: string, content: Content): unknown[] {
  const path = join(workspace({ [name]: content }), name);
  return [...documentsOf(path)].map((one) => {
    if ("fault" in one) return one;
    const { hash, bytes, ...rest } = one;
    expect(hash).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(bytes).toBeGreaterThan(0);
    return rest;
  });
}

const row = (value: unknown, line: number) => ({ value, line });
const cut = "not JSON: the text ends inside a value (cut off?)";
const large = (size: number) =>
  `${size} MiB is more than the 64 MiB that one JSON document may have (limits.documentMegabytes of the policy): write one run per file, or JSONL with one run per line`;

const plainAndZipped = <Row extends [what: string, name: string, content: string, documents: unknown[]]>(
  rows: Row[],
) =>
  rows.flatMap(([what, name, content, documents]): [string, string, Content, unknown[]][] => [
    [what, name, content, documents],
    [`${what}, gzipped`, `${name}.gz`, gzipSync(content), documents],
  ]);

describe("the documents of a file", () => {
  test.each(
    plainAndZipped([
      ["JSON", "a.json", '{"a":1}', [{ value: { a: 1 } }]],
      ["pretty JSON", "a.json", '{\n  "a": [\n    1\n  ]\n}\n', [{ value: { a: [1] } }]],
      [
        "pretty JSON whose first line is a bracket",
        "a.json",
        '[\n{"a":1},\n{"a":2}\n]',
        [{ value: [{ a: 1 }, { a: 2 }] }],
      ],
      ["JSON after blank lines", "a.json", '\n\r\n {"a":1}\n\n', [{ value: { a: 1 } }]],
      ["JSON with a byte order mark", "a.json", '\uFEFF{"a":1}', [{ value: { a: 1 } }]],
      ["JSON on one line", "a.json", ' {"a":1} \n\n', [{ value: { a: 1 } }]],
      ["a scalar in a file of rows", "a.jsonl", "1", [row(1, 1)]],
      ["JSON in a file of no known name", "a.txt", '{"a":1}', [{ value: { a: 1 } }]],
      ["rows", "a.jsonl", '{"a":1}\n{"a":2}\n', [row({ a: 1 }, 1), row({ a: 2 }, 2)]],
      [
        "a stream of events",
        "a.sse",
        'data: {"a":1}\n\ndata: {"a":2}\n\n',
        [{ value: [{ a: 1 }, { a: 2 }] }],
      ],
      ["a stream of events named like rows", "a.jsonl", 'data: {"a":1}\n\n', [{ value: [{ a: 1 }] }]],
      [
        "a stream of events that was cut",
        "a.txt",
        'data: {"a":1}\n\ndata: {"a":',
        [{ fault: cut, line: 3, column: 6 }],
      ],
      ["rows of another name", "a.ndjson", '{"a":1}\n[2]', [row({ a: 1 }, 1), row([2], 2)]],
      ["a single row", "a.jsonl", '{"a":1}', [row({ a: 1 }, 1)]],
      [
        "rows with carriage returns",
        "a.jsonl",
        '{"a":1}\r\n{"a":2}\r\n',
        [row({ a: 1 }, 1), row({ a: 2 }, 2)],
      ],
      [
        "rows with blank lines, whose numbers count them",
        "a.jsonl",
        '\n{"a":1}\n \t\r\n\n{"a":2}\n\n',
        [row({ a: 1 }, 2), row({ a: 2 }, 5)],
      ],
      [
        "rows with a byte order mark",
        "a.jsonl",
        '\uFEFF{"a":1}\n{"a":2}',
        [row({ a: 1 }, 1), row({ a: 2 }, 2)],
      ],
      ["rows in a .json file", "a.json", '{"a":1}\n{"a":2}\n', [row({ a: 1 }, 1), row({ a: 2 }, 2)]],
      [
        "rows in a .json file after a byte order mark",
        "a.json",
        '\uFEFF{"a":1}\r\n{"a":2}',
        [row({ a: 1 }, 1), row({ a: 2 }, 2)],
      ],
      [
        "a last line that is cut",
        "a.jsonl",
        '{"a":1}\n{"a":',
        [row({ a: 1 }, 1), { fault: cut, line: 2, column: 6 }],
      ],
      [
        "a last line that is cut, in a .json file",
        "a.json",
        '{"a":1}\n{"a":',
        [row({ a: 1 }, 1), { fault: cut, line: 2, column: 6 }],
      ],
      [
        "a line in the middle that is no JSON",
        "a.jsonl",
        '{"a":1}\noops\n{"a":3}',
        [
          row({ a: 1 }, 1),
          { fault: 'not JSON: invalid symbol at "oops"', line: 2, column: 1 },
          row({ a: 3 }, 3),
        ],
      ],
      ["JSON that is cut", "a.json", '{\n  "a": [1,', [{ fault: cut, line: 2, column: 11 }]],
      ["nothing", "a.json", "", [{ fault: "empty: no JSON value", line: 1, column: 1 }]],
      ["only white space", "a.json", " \n\n", [{ fault: "empty: no JSON value", line: 3, column: 1 }]],
      ["no rows", "a.jsonl", "\n \r\n", [{ fault: "empty: no JSON value" }]],
      ["NaN", "a.json", '{"a":NaN}', [{ fault: 'not JSON: invalid symbol at "NaN}"', line: 1, column: 6 }]],
      [
        "a number beyond all numbers",
        "a.json",
        '{"a":\n1e999}',
        [{ fault: "1e999 is larger than a JSON number can be", line: 2, column: 1 }],
      ],
      [
        "names of Object.prototype",
        "a.json",
        '{"__proto__":{"x":1},"constructor":2}',
        [
          {
            value: Object.fromEntries([
              ["__proto__", { x: 1 }],
              ["constructor", 2],
            ]),
          },
        ],
      ],
    ]),
  )("%s", (_what, name, content, documents) => {
    expect(read(name, content)).toEqual(documents);
  });

  test.each<[string, string, Content, unknown[]]>([
    ["UTF-16", "a.json", Buffer.from('\uFEFF{"a":1}', "utf16le"), [{ fault: "is UTF-16: save it as UTF-8" }]],
    [
      "UTF-16, the other way round",
      "a.json",
      Buffer.from('\uFEFF{"a":1}', "utf16le").swap16(),
      [{ fault: "is UTF-16: save it as UTF-8" }],
    ],
    [
      "rows in UTF-16 are one fault, not one each",
      "a.jsonl",
      Buffer.from('\uFEFF{"a":1}\n{"a":2}\n', "utf16le"),
      [{ fault: "is UTF-16: save it as UTF-8", line: 1 }],
    ],
    [
      "a ZIP archive",
      "a.eval",
      Buffer.from("PK\x03\x04\x14\x00\xff", "latin1"),
      [
        {
          fault:
            'is a ZIP archive: unpack it (a log of Inspect AI: "inspect log dump FILE.eval > FILE.json")',
        },
      ],
    ],
    [
      "protobuf",
      "a.pb",
      Buffer.from("\x0a\xc3\x00\x12", "latin1"),
      [{ fault: "is binary and not JSON: export it as JSON (traces as OTLP JSON, not as protobuf)" }],
    ],
    [
      "bytes that are no UTF-8",
      "a.json",
      Buffer.from([0x22, 0xff, 0x22]),
      [{ fault: "is not UTF-8 text: save it as UTF-8" }],
    ],
    [
      "one row that is no UTF-8",
      "a.jsonl",
      Buffer.from([0x31, 0x0a, 0x22, 0xc3, 0x22, 0x0a, 0x32]),
      [row(1, 1), { fault: "is not UTF-8 text: save it as UTF-8", line: 2 }, row(2, 3)],
    ],
    ["an archive that is none", "a.json.gz", "{}", [{ fault: "cannot be unpacked: incorrect header check" }]],
    [
      "an archive that is cut",
      "a.json.gz",
      gzipSync('{"a":1}').subarray(0, 15),
      [{ fault: "cannot be unpacked: unexpected end of file" }],
    ],
    [
      "an archive with a wrong checksum",
      "a.json.gz",
      corrupted(gzipSync('{"a":1}')),
      [{ fault: "cannot be unpacked: incorrect data check" }],
    ],
    ["an empty archive", "a.json.gz", "", [{ fault: "cannot be unpacked: unexpected end of file" }]],
  ])("%s", (_what, name, content, documents) => {
    expect(read(name, content)).toEqual(documents);
  });

  test("of a file that is gone are a fault", () => {
    expect([...documentsOf("/nowhere/a.json")]).toEqual([
      { fault: expect.stringContaining("cannot be read: ENOENT") },
    ]);
  });

  test("may nest a hundred thousand levels without an exception", () => {
    const open = "[".repeat(100_000);
    expect(read("a.json", open)).toEqual([{ fault: "nests deeper than 200 levels" }]);
    const [document] = [...documentsOf(join(workspace({ "a.json": open + "]".repeat(100_000) }), "a.json"))];
    expect(document && "value" in document).toBe(true);
  });
});

test("files that are read at the same time do not come into each other's rows", () => {
  const folder = workspace({
    "a.jsonl": '{"a":1}\n{"a":2}\n{"a":3}\n',
    "b.jsonl": '{"b":1}\n{"b":2}\n{"b":3}\n{"b":4}\n',
    "c.json": '{"c":[1,2,3,4,5,6,7,8,9,10]}',
  });
  const values: unknown[] = [];
  const take = (documents: ReturnType<typeof documentsOf>) => values.push(documents.next().value);
  const [a, b] = ["a.jsonl", "b.jsonl"].map((name) => documentsOf(join(folder, name)));
  for (const documents of [a, b, documentsOf(join(folder, "c.json")), a, b])
    take(documents as ReturnType<typeof documentsOf>);
  expect(values).toMatchObject(
    [{ a: 1 }, { b: 1 }, { c: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }, { a: 2 }, { b: 2 }].map((value) => ({
      value,
    })),
  );
});

describe("bounds", () => {
  const spaces = (mebibytes: number) => Buffer.alloc(mebibytes * 1024 * 1024, " ");

  test("a JSON document larger than the bound is not read", () => {
    expect(read("a.json", Buffer.concat([Buffer.from("["), spaces(70), Buffer.from("]")]))).toEqual([
      { fault: large(71) },
    ]);
  });

  test("a JSON document within the bound is read, however it is packed", () => {
    const content = Buffer.concat([Buffer.from("["), spaces(60), Buffer.from("1]")]);
    expect(read("a.json", content)).toEqual([{ value: [1] }]);
    expect(read("a.json.gz", gzipSync(content, { level: 1 }))).toEqual([{ value: [1] }]);
  });

  test("a gzipped JSON document larger than the bound is not parsed", () => {
    expect(read("a.json.gz", gzipSync(spaces(70), { level: 1 }))).toEqual([{ fault: large(70) }]);
  });

  test("a gzip bomb is not unpacked", () => {
    const bomb = gzipSync(Buffer.alloc(limits.unzippedBytes + 1), { level: 1 });
    expect(bomb.length).toBeLessThan(limits.unzippedBytes / 100);
    expect(read("a.jsonl.gz", bomb)).toEqual([{ fault: "unpacks to more than 256 MiB: split it" }]);
  });

  test("a row larger than the bound is one fault, and the rows beside it are read", () => {
    const content = Buffer.concat([Buffer.from('{"a":1}\n"'), spaces(70), Buffer.from('"\n{"a":3}\n')]);
    expect(read("a.jsonl", content)).toEqual([
      row({ a: 1 }, 1),
      { fault: large(71), line: 2 },
      row({ a: 3 }, 3),
    ]);
  });

  test("blank lines count as a document does, so that a file of them is no endless one", () => {
    const blank = Buffer.alloc(70 * 1024 * 1024, "\n");
    const one = Buffer.from('{"a":1}\n');
    const fault = expect.stringMatching(/^holds \d+ MiB of blank lines: write one run per line$/);
    expect(read("a.jsonl", Buffer.concat([one, blank, one]))).toEqual([
      row({ a: 1 }, 1),
      { fault, line: expect.any(Number) },
      row({ a: 1 }, blank.length + 2),
    ]);
    expect(read("a.jsonl.gz", gzipSync(blank))).toEqual([{ fault, line: blank.length }]);
    expect(read("a.jsonl", Buffer.alloc(10 * 1024 * 1024, " \r\n"))).toEqual([
      { fault: "empty: no JSON value" },
    ]);
  });

  test("rows have no bound together: 100 MiB of them are read in pieces", () => {
    const path = join(workspace(), "a.json");
    const file = openSync(path, "w");
    const text = `${JSON.stringify({ pad: "x".repeat(1_000_000) })}\n`;
    for (let at = 0; at < 100; at++) writeSync(file, text);
    writeSync(file, '{"last":true}');
    closeSync(file);
    let rows = 0;
    let last: unknown;
    for (const document of documentsOf(path)) {
      rows += 1;
      last = document;
    }
    expect(rows).toBe(101);
    expect(last).toEqual({ value: { last: true }, line: 101, hash: sha256('{"last":true}'), bytes: 13 });
  });
});

describe("what a file counts toward the bytes of its job", () => {
  const counted = (name: string, content: Content) => {
    let bytes = 0;
    const onBytes = (count: number) => {
      bytes += count;
    };
    const path = join(workspace({ [name]: content }), name);
    const documents = [...documentsOf(path, { documentBytes: limits.documentBytes, onBytes })];
    return { bytes, faults: documents.filter((document) => "fault" in document).length };
  };
  const million = Buffer.from(`"${"x".repeat(999_998)}"`);

  test.each([
    ["at", 4 * 1024 * 1024],
    ["just above", 4 * 1024 * 1024 + 1],
  ])("is all that is in a file, %s the size to which files are read at once", (_what, size) => {
    expect(counted("a.json", "1".padEnd(size))).toEqual({ bytes: size, faults: 0 });
  });

  test("is what a gzip holds", () => {
    expect(counted("a.json.gz", gzipSync(million))).toEqual({ bytes: 1_000_000, faults: 0 });
  });

  test("is all that may be unpacked, of a gzip that holds more", () => {
    const bomb = gzipSync(Buffer.alloc(limits.unzippedBytes + 1), { level: 1 });
    expect(counted("a.json.gz", bomb)).toEqual({ bytes: limits.unzippedBytes, faults: 1 });
  });

  test("is no less than was unpacked, of a gzip that turns out to be damaged", () => {
    const { bytes, faults } = counted("a.json.gz", corrupted(gzipSync(million)));
    expect(faults).toBe(1);
    expect(bytes).toBeGreaterThanOrEqual(1_000_000);
    expect(bytes).toBeLessThan(2_000_000);
  });
});

describe("the hash of a document", () => {
  const hashesOf = (name: string, content: Content) =>
    [...documentsOf(join(workspace({ [name]: content }), name))].map((one) =>
      "hash" in one ? one.hash : undefined,
    );

  test("is that of its own bytes: the file, or the line", () => {
    const expected = `sha256:${createHash("sha256").update('{"a":1}').digest("hex")}`;
    expect(hashesOf("a.json", '{"a":1}')).toEqual([expected]);
    expect(hashesOf("a.jsonl", '{"a":1}\n{"a":2}\n{"a":1}')).toEqual([expected, sha256('{"a":2}'), expected]);
    expect(hashesOf("a.json.gz", gzipSync('{"a":1}'))).toEqual([expected]);
  });

  test("differs where a byte differs", () => {
    expect(hashesOf("a.json", '{"a": 1}')).not.toEqual(hashesOf("a.json", '{"a":1}'));
  });
});

function corrupted(archive: Buffer): Buffer {
  const changed = Buffer.from(archive);
  changed.writeUInt32LE(12345, changed.length - 8);
  return changed;
}

import { deflateSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import { terminalVerdict } from "../e2e/reading.ts";
import { zipOf } from "../loopback/zip.ts";
import type { Content } from "../workspace.ts";
import { expectUnread, gateAtTerminal } from "./terminal.ts";
import { recording } from "./trips.ts";

const run = recording("packed");
const rows = [1, 2].map((trial) => `${JSON.stringify({ ...JSON.parse(run), trial: String(trial) })}\n`);
const [first, second] = rows.map((row) => gzipSync(row)) as [Buffer, Buffer];
const packed = gzipSync(run);
const CUT = "cannot be unpacked: unexpected end of file";
const NOT_GZIP = "cannot be unpacked: incorrect header check";

describe("an archive is no recording, whatever is in it:", () => {
  const zip = zipOf("packed.json", run);
  test.each<[what: string, name: string, content: Content, words: string]>([
    ["a zip named like a recording", "packed.json", zip, "is a ZIP archive: unpack it"],
    ["a zip named like rows", "packed.jsonl", zip, "is a ZIP archive: unpack it"],
    ["a zip that would write outside", "packed.json", zipOf("../../evil.json", run), "is a ZIP archive"],
    ["a zip in a gzip", "packed.json.gz", gzipSync(zip), "is a ZIP archive: unpack it"],
    ["a gzip that does not say so", "packed.json", packed, "is gzipped: let its name end in .gz"],
    ["a gzip in a gzip", "packed.json.gz", gzipSync(packed), "is gzipped: let its name end in .gz"],
    ["a gzip in a gzip, named so", "packed.json.gz.gz", gzipSync(packed), "is gzipped"],
    ["deflate without gzip", "packed.json.gz", deflateSync(run), NOT_GZIP],
    ["plain text named like a gzip", "packed.json.gz", run, NOT_GZIP],
    ["an empty file named like a gzip", "packed.json.gz", "", CUT],
    ["a gzip of nothing", "packed.json.gz", gzipSync(""), "empty: no JSON value"],
    ["a gzip that is cut", "packed.json.gz", packed.subarray(0, -9), CUT],
    ["a gzip without its last byte", "packed.json.gz", packed.subarray(0, -1), CUT],
    [
      "a gzip with another length in its trailer",
      "packed.json.gz",
      withLength(packed, 7),
      "incorrect length check",
    ],
    [
      "a gzip of 4 GiB by its trailer",
      "packed.json.gz",
      withLength(packed, 0xffffffff),
      "incorrect length check",
    ],
    ["a gzip with another checksum", "packed.json.gz", withChecksum(packed, 7), "incorrect data check"],
    ["a gzip with text after it", "packed.json.gz", Buffer.concat([packed, Buffer.from(run)]), NOT_GZIP],
    [
      "a gzip of rows with half a gzip after it",
      "packed.jsonl.gz",
      Buffer.concat([first, second.subarray(0, 20)]),
      CUT,
    ],
    [
      "a gzip of rows whose second part is overwritten",
      "packed.jsonl.gz",
      Buffer.concat([first, overwritten(second)]),
      "has bytes after its end",
    ],
    [
      "a gzip of rows that ends in zeros",
      "packed.jsonl.gz",
      Buffer.concat([first, Buffer.alloc(512)]),
      "has bytes after its end",
    ],
  ])("%s", async (_what, name, content, words) => {
    const answer = await gateAtTerminal({ [`runs/${name}`]: content });
    expectUnread(answer, `runs/${name}`, words);
    expect(answer.report?.totals).toMatchObject({ runs: 2, errors: 1 });
  });
});

test("300 MB in 300 KB are not unpacked", async () => {
  const bomb = gzipSync(Buffer.alloc(300_000_000));
  expect(bomb.length).toBeLessThan(300_000);
  const answer = await gateAtTerminal({ "runs/bomb.jsonl.gz": bomb });
  expectUnread(answer, "runs/bomb.jsonl.gz", "unpacks to more than 256 MiB: split it");
});

test("parts that each stay within the bound do not pass it together", async () => {
  const part = gzipSync(Buffer.alloc(limits.unzippedBytes / 2 + 1, " "));
  const answer = await gateAtTerminal({ "runs/bomb.jsonl.gz": Buffer.concat([part, part]) });
  expectUnread(answer, "runs/bomb.jsonl.gz", "unpacks to more than 256 MiB: split it");
});

test("a gzip of several parts is all of them", async () => {
  const { status, report } = await gateAtTerminal({ "runs/packed.jsonl.gz": Buffer.concat([first, second]) });
  expect(report?.cases.map(({ id, trials }) => [id, trials.length])).toEqual([
    ["honest", 1],
    ["packed", 2],
  ]);
  expect(status).toBe(0);
});

test("rows of which the last is cut are read up to it, and the gate is red", async () => {
  const cut = gzipSync(rows.join("").slice(0, -9));
  const answer = await gateAtTerminal({ "runs/packed.jsonl.gz": cut });
  expect(answer.report?.totals).toMatchObject({ runs: 2, errors: 1 });
  expect(terminalVerdict(answer.stdout)).toMatch(/^✘ Fail · Integrity: runs\/packed\.jsonl\.gz:2/);
  expect(answer).toMatchObject({ status: 1, report: { verdict: { result: "fail" } } });
});

describe("an archive is nothing else either:", () => {
  test.each([
    [
      "expectations",
      { "expectations.yml": zipOf("expectations.yml", "cases: []") },
      [],
      "expectations.yml:1:",
    ],
    [
      "a policy",
      { "policy.yml": zipOf("policy.yml", "gate: {}") },
      ["--policy", "policy.yml"],
      "policy.yml: is not",
    ],
    [
      "gzipped expectations",
      { "expectations.yml": gzipSync("cases: []") },
      [],
      "expectations.yml: is not UTF-8 text",
    ],
  ])("%s", async (_what, files, args, words) => {
    const { status, stdout, stderr, report } = await gateAtTerminal(files, { args });
    expect(stderr).toContain(words);
    expect({ status, stdout, report }).toEqual({ status: 2, stdout: "", report: undefined });
  });

  test("a baseline, with which nothing is compared then", async () => {
    const files = { "base.json": zipOf("base.json", "{}") };
    const { status, output, report } = await gateAtTerminal(files, { args: ["--baseline", "base.json"] });
    expect(output).toContain("base.json: is not UTF-8 text");
    expect(report?.comparison ?? null).toBeNull();
    expect(status).not.toBe(0);
  });
});

function withLength(gzip: Buffer, length: number): Buffer {
  const changed = Buffer.from(gzip);
  changed.writeUInt32LE(length, changed.length - 4);
  return changed;
}

function withChecksum(gzip: Buffer, checksum: number): Buffer {
  const changed = Buffer.from(gzip);
  changed.writeUInt32LE(checksum, changed.length - 8);
  return changed;
}

function overwritten(gzip: Buffer): Buffer {
  const changed = Buffer.from(gzip);
  changed[0] = 0;
  return changed;
}

import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as core from "@actions/core";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { getInput } from "../../src/github/inputs.ts";
import { setOutput, writeCommand } from "../../src/github/log.ts";
import { nastyText } from "../escape/quiet.ts";

/** What is printed meanwhile. */
function printedBy(work: () => void): string {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  try {
    work();
    return write.mock.calls.map(([chunk]) => String(chunk)).join("");
  } finally {
    write.mockRestore();
  }
}

const text = fc.oneof(
  nastyText,
  fc.string({ unit: fc.constantFrom("%", "\r", "\n", ":", ",", "=", " ", "a", "2", "5", "é") }),
);
const place = fc.record(
  { title: text, file: text, line: fc.nat(), col: fc.nat() },
  { requiredKeys: ["title"] },
);

afterEach(() => vi.unstubAllEnvs());

describe("what the runner gets is what GitHub's own package gives it", () => {
  test.each([
    ["error", core.error],
    ["warning", core.warning],
    ["notice", core.notice],
  ] as const)("as an annotation: %s", (level, theirs) => {
    fc.assert(
      fc.property(text, place, (message, { title, file, line, col }) => {
        const ours = printedBy(() => writeCommand(level, message, { title, file, line, col }));
        const properties = Object.entries({ title, file, startLine: line, startColumn: col });
        const given = Object.fromEntries(properties.filter(([, value]) => value !== undefined));
        expect(ours).toBe(printedBy(() => theirs(message, given)));
      }),
    );
  });

  test("as a debug line and as a mask", () => {
    fc.assert(
      fc.property(text, (said) => {
        expect(printedBy(() => writeCommand("debug", said))).toBe(printedBy(() => core.debug(said)));
        expect(printedBy(() => writeCommand("add-mask", said))).toBe(printedBy(() => core.setSecret(said)));
      }),
    );
  });

  test("as an input", () => {
    fc.assert(
      fc.property(fc.constantFrom("runs", "case-field", "two words", "Capital"), text, (name, value) => {
        expect(getInput(name)).toBe("");
        vi.stubEnv(`INPUT_${name.replace(" ", "_").toUpperCase()}`, value.replaceAll("\0", ""));
        expect(getInput(name)).toBe(core.getInput(name));
        vi.unstubAllEnvs();
      }),
    );
  });
});

describe("an output", () => {
  const file = join(mkdtempSync(join(tmpdir(), "output-")), "output");
  beforeEach(() => vi.stubEnv("GITHUB_OUTPUT", file));

  /** What is in the file afterwards, and its delimiters. */
  function writtenBy(work: () => void): { written: string; delimiters: string[] } {
    writeFileSync(file, "before\n");
    work();
    const written = readFileSync(file, "utf8");
    const delimiters = written.match(/ghadelimiter_[0-9a-f-]{36}/g) ?? [];
    return { written: written.replaceAll(/ghadelimiter_[0-9a-f-]{36}/g, "DELIMITER"), delimiters };
  }

  test("is in the runner's file as GitHub's own package writes it, between delimiters drawn anew", () => {
    fc.assert(
      fc.property(text, (value) => {
        const ours = writtenBy(() => setOutput("verdict", value));
        expect(ours.written).toBe(writtenBy(() => core.setOutput("verdict", value)).written);
        expect(ours.delimiters).toHaveLength(2);
        expect(new Set(ours.delimiters).size).toBe(1);
        expect(writtenBy(() => setOutput("verdict", value)).delimiters[0]).not.toBe(ours.delimiters[0]);
      }),
    );
  });

  test("is printed where the runner names no file", () => {
    vi.stubEnv("GITHUB_OUTPUT", "");
    fc.assert(
      fc.property(text, (value) => {
        expect(printedBy(() => setOutput("a:b", value))).toBe(printedBy(() => core.setOutput("a:b", value)));
      }),
    );
  });

  test("makes no file where the runner's is gone", () => {
    vi.stubEnv("GITHUB_OUTPUT", `${file}.gone`);
    expect(() => setOutput("verdict", "pass")).toThrow(`Missing file at path: ${file}.gone`);
  });
});

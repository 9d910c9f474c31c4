import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import { readReport } from "../../../src/gate/baseline/read-reports.ts";
import { conclude } from "../../../src/gate/decide/verdict.ts";
import { ReportError } from "../../../src/report/stored-reports.ts";
import { version } from "../../../src/version.ts";
import { reportOn } from "../../workspace.ts";
import { pooledAt, recorded, reportOf, suitePairs } from "../comparison/fixture.ts";

const good = reportOf([recorded("a", "x+ y-", { pool: [pooledAt("c1", "r+")] })], { commit: "c2" });

function refusal(text: string): string {
  try {
    readReport(text);
  } catch (error) {
    if (error instanceof ReportError) return error.message;
    throw error;
  }
  throw new Error("it was read");
}
const changed = (more: object) => refusal(JSON.stringify({ ...good, ...more }));

const HOW = 'a report is what "rungate gate" writes with --output and prints with --json';

describe("a report is read as it was written", () => {
  test("with everything it says", () => {
    expect(readReport(JSON.stringify(good))).toEqual(good);
    expect(readReport(`\uFEFF${JSON.stringify(good, null, 2)}`)).toEqual(good);
  });

  test("and written again byte by byte, large and deep arguments too", () => {
    const list = `${"[".repeat(190)}${"]".repeat(190)}`;
    const numbers = '"large": 1e17, "larger": 1e300, "exact": 12345678901234567890';
    const call = `{"name": "t", "arguments": {${numbers}, "deep": ${list}, "__proto__": 1}}`;
    const report = reportOn(
      {
        "runs/a.json": `{"referenceToolCalls": [{"name": "t"}, {"name": "t"}], "toolCalls": [${call}, {"name": "u"}]}`,
      },
      { expectations: [] },
    );
    const wrong = reportOn(
      { "runs/a.json": `{"referenceToolCalls": [{"name": "t", "arguments": {}}], "toolCalls": [${call}]}` },
      { expectations: [] },
    );
    for (const one of [report, wrong]) {
      const text = JSON.stringify(one);
      expect(JSON.stringify(readReport(text))).toBe(text);
    }
    expect(JSON.stringify(wrong)).toContain("100000000000000000");
  });

  test("with ids and tags that look like parts of a program", () => {
    const text = JSON.stringify(reportOf([recorded("__proto__", "x+")])).replace(
      '"tags":{}',
      '"tags":{"__proto__":"p","constructor":"c"}',
    );
    expect(Object.entries(readReport(text).cases[0]?.tags ?? {})).toEqual([
      ["__proto__", "p"],
      ["constructor", "c"],
    ]);
    expect(JSON.stringify(readReport(text))).toBe(text);
  });

  test("whatever the suite", () => {
    fc.assert(
      fc.property(suitePairs, ({ head, base }) => {
        const at = { state: "found" as const, reason: "b.json", report: reportOf(base) };
        const report = conclude(reportOf(head), { baseline: at, role: "base", points: 3 });
        expect(readReport(JSON.stringify(report))).toEqual(report);
      }),
    );
  });
});

describe("what is no report is refused with what to do", () => {
  test.each([
    ["", `is not JSON (line 1, column 1: empty: no JSON value); ${HOW}`],
    ["{\n  nope", `is not JSON (line 2, column 3: not JSON: invalid symbol at "nope"); ${HOW}`],
    ['{"schemaVersion": 1,\n', expect.stringContaining("not JSON: the text ends inside a value (cut off?)")],
    ["NaN", expect.stringContaining("is not JSON (line 1, column 1")],
    ["<!doctype html>\n<html>", `is a page or XML, not JSON; ${HOW}`],
    ['<?xml version="1.0"?><testsuites/>', `is a page or XML, not JSON; ${HOW}`],
    ["[1e999]", expect.stringContaining("1e999 is larger than a JSON number can be")],
  ])("not JSON: %j", (text, message) => {
    expect(refusal(text)).toEqual(message);
  });

  test.each(["null", "1", '"x"', "[]", "{}", '{"cases": []}', '{"toolCalls": []}'])(
    "another document: %s",
    (text) => {
      expect(refusal(text)).toMatch(
        /^is not a report of rungate(?: at schemaVersion)?: .*; a report is what/,
      );
    },
  );

  test("that of a newer or an older rungate", () => {
    expect(changed({ schemaVersion: 2, anything: true })).toBe(
      `is a report of a newer rungate: schema version 2, and this one (${version}) reads 1; update rungate`,
    );
    expect(changed({ schemaVersion: 0 })).toBe(
      `is a report of an older rungate: schema version 0, and this one (${version}) reads 1; record the baseline again with this one`,
    );
  });

  test("one with a key too many, a key too few, or another value, by its place", () => {
    expect(changed({ extra: 1 })).toBe(
      `is not a report of rungate: Unrecognized key: "extra" (rungate 0 wrote it, this is ${version}); ${HOW}`,
    );
    expect(changed({ cases: [{ ...good.cases[0], trials: undefined }] })).toContain(" at cases.0.trials: ");
    expect(changed({ cases: [{ ...good.cases[0], passRate: 1.5 }] })).toContain(" at cases.0.passRate: ");
    expect(changed({ cases: [{ ...good.cases[0], passRate: -0.5 }] })).toContain(" at cases.0.passRate: ");
    expect(changed({ cases: [{ ...good.cases[0], tags: { a: 1 } }] })).toContain(" at cases.0.tags.a: ");
    expect(changed({ cases: { ...good.cases } })).toContain(" at cases: ");
  });

  test("one that has a case twice, in whatever order its tags stand", () => {
    const tagged = (tags: Record<string, string>) => recorded("a", "x+", { tags });
    const cases = [tagged({ m: "1", n: "2" }), recorded("a", "x+"), tagged({ n: "2", m: "1" })];
    expect(changed({ cases })).toBe('contradicts itself: it has case "a (m=1, n=2)" twice; record it again');
  });

  test("one that nests too deeply, at its end or everywhere", () => {
    const deep = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
    const text = (levels: number) =>
      JSON.stringify(good).replace('"settings":null', `"settings":{"a":${deep(levels)}}`);
    expect(readReport(text(limits.reportNesting - 2)).settings).not.toBeNull();
    const message = `nests deeper than the ${limits.reportNesting} levels that a report may have`;
    expect(refusal(text(limits.reportNesting - 1))).toBe(message);
    expect(refusal(text(100_000))).toBe(message);
    expect(refusal("[".repeat(100_000))).toBe(message);
  });

  test("in few words, however much it says", () => {
    const long = "x".repeat(1_000_000);
    expect(changed({ [long]: 1 }).length).toBeLessThan(2_000);
    expect(changed({ suite: 1, tool: { version: long } }).length).toBeLessThan(2_000);
    const twice = [recorded(long, "x+"), recorded(long, "x+")];
    expect(changed({ cases: twice }).length).toBeLessThan(2_000);
  });
});

describe("no text makes anything but a report or a ReportError", () => {
  const read = (text: string) => {
    try {
      readReport(text);
    } catch (error) {
      expect(error).toBeInstanceOf(ReportError);
    }
  };

  test("no JSON at all", () => {
    fc.assert(fc.property(fc.json({ maxDepth: 5 }), read));
    fc.assert(fc.property(fc.string(), read));
  });

  test("no report of which a part is something else", () => {
    const text = JSON.stringify(good);
    const value = fc.oneof(
      fc.json({ maxDepth: 2 }),
      fc.constantFrom("1e400", "9007199254740993", "-1", '{"__proto__": {"a": 1}}', "null"),
    );
    const places = [...text.matchAll(/"\w+":/g)].map((match) => match.index + match[0].length);
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.nat(40), value, (at, length, other) => {
        read(`${text.slice(0, at)}${other}${text.slice(at + length)}`);
        const rest = text.slice(at).replace(/^(?:"(?:[^"\\]|\\.)*"|[\w.-]+|\{\}|\[\])/, "");
        read(`${text.slice(0, at)}${other}${rest}`);
      }),
    );
  });

  test("no report that was cut off", () => {
    const text = JSON.stringify(good);
    fc.assert(fc.property(fc.nat(text.length - 1), (length) => read(text.slice(0, length))));
    expect(() => readReport(text.slice(0, -1))).toThrow(ReportError);
  });
});

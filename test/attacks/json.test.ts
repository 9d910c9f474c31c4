import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import { terminalVerdict } from "../e2e/reading.ts";
import type { Content } from "../workspace.ts";
import { expecting, expectUnread, gateAtTerminal } from "./terminal.ts";
import { expectation, recording } from "./trips.ts";

const withArguments = (text: string) =>
  `{"case": "bad", "toolCalls": [{"name": "book", "arguments": ${text}, "status": "ok"}]}`;
const bad = recording("bad");

describe("what is no JSON is in error, beside recordings that are scored:", () => {
  test.each<[what: string, name: string, content: Content, words: string]>([
    [
      "a number beyond all numbers",
      "bad.json",
      withArguments('{"n": 1e999}'),
      "1e999 is larger than a JSON number can be",
    ],
    ["a number below all numbers", "bad.json", withArguments('{"n": -1e999}'), "-1e999 is larger than"],
    ["NaN", "bad.json", withArguments('{"n": NaN}'), 'invalid symbol at "NaN'],
    ["Infinity", "bad.json", withArguments('{"n": Infinity}'), 'invalid symbol at "Infinity'],
    [
      "a key that is there twice",
      "bad.json",
      withArguments('{"day": 1,\n"d\\u0061y": 2}'),
      'bad.json:2:1: key "day" is here a second time',
    ],
    [
      "a name of a tool after another one, in a row",
      "bad.jsonl",
      `${recording("trip-2")}\n${bad.replace('"name":', '"name":"cancel","name":')}\n`,
      'bad.jsonl:2:45: key "name" is here a second time',
    ],
    ["a comment", "bad.json", `// a run\n${bad}`, "not JSON"],
    ["a comma too many", "bad.json", withArguments('{"n": [1,]}'), "not JSON"],
    ["single quotes", "bad.json", "{'case': 'bad'}", "not JSON"],
    ["a control character in a text", "bad.json", withArguments('{"a": "\u0000"}'), "not JSON"],
    ["zeros after it", "bad.json", Buffer.concat([Buffer.from(bad), Buffer.alloc(512)]), "not JSON"],
    ["two values in one line", "bad.json", bad + bad, "not JSON"],
    ["a cut file", "bad.json", bad.slice(0, -1), "the text ends inside a value (cut off?)"],
    ["a cut text", "bad.json", '{"case": "bad', "unexpected end of string"],
    ["an empty file", "bad.json", "", "empty: no JSON value"],
    ["a byte order mark alone", "bad.json", "\uFEFF", "empty: no JSON value"],
    ["two byte order marks", "bad.json", `\uFEFF\uFEFF${bad}`, "not JSON"],
    ["UTF-16 with the low byte first", "bad.json", utf16(bad), "is UTF-16: save it as UTF-8"],
    ["UTF-16 with the high byte first", "bad.json", utf16(bad).swap16(), "is UTF-16: save it as UTF-8"],
    ["UTF-16 without a byte order mark", "bad.json", Buffer.from(bad, "utf16le"), "not JSON"],
    ["rows in UTF-16", "bad.jsonl", utf16(`${bad}\n${bad}\n`), "is UTF-16: save it as UTF-8"],
    ["Latin-1", "bad.json", Buffer.from(recording("bad", "é"), "latin1"), "is not UTF-8 text"],
    ["a surrogate of its own in UTF-8", "bad.json", surrogate(), "is not UTF-8 text"],
    ["rows that a lone carriage return parts", "bad.jsonl", `${bad}\r${bad}\r`, "not JSON"],
    ["a depth of 100,000 lists", "bad.json", withArguments(nested("[", "]")), "nest deeper than 200 levels"],
    [
      "a depth of 100,000 objects",
      "bad.json",
      withArguments(nested('{"a":', "}", "1")),
      "nest deeper than 200 levels",
    ],
    [
      "a depth of 100,000 that does not end",
      "bad.json",
      withArguments("[".repeat(100_000)),
      "nests deeper than 200 levels",
    ],
    [
      "a depth of 100,000 in a text that holds JSON",
      "bad.json",
      withArguments(JSON.stringify(nested("[", "]"))),
      "nest deeper than 200 levels",
    ],
  ])("%s", async (_what, name, content, words) => {
    expectUnread(await gateAtTerminal({ [`runs/${name}`]: content }), `runs/${name}`, words);
  });

  test.each([
    ["a number", "17"],
    ["a text", '"run"'],
    ["null", "null"],
    ["a truth", "true"],
    ["an empty list", "[]"],
    ["an empty object", "{}"],
    ["a list of numbers", "[1, 2]"],
    ["an object with a prototype for others", '{"__proto__": {"case": "bad", "toolCalls": []}}'],
  ])("%s, which is no recording", async (_what, text) => {
    const answer = await gateAtTerminal({ "runs/bad.json": text });
    expectUnread(answer, "runs/bad.json", "");
  });
});

describe("what is too large is not read:", () => {
  test("one text of more than a document may have", async () => {
    const text = Buffer.alloc(limits.documentBytes + 1, "a");
    const run = Buffer.concat([Buffer.from('{"case": "'), text, Buffer.from('", "toolCalls": []}')]);
    const answer = await gateAtTerminal({ "runs/bad.json": run });
    expectUnread(answer, "runs/bad.json", "65 MiB is more than the 64 MiB that one JSON document may have");
    expect(answer.output.length).toBeLessThan(10_000);
  });

  test("one row of rows, and those around it are scored", async () => {
    const large = Buffer.alloc(limits.documentBytes + 1, "a");
    const [before, after] = ["1", "2"].map((trial) =>
      Buffer.from(`${JSON.stringify({ ...JSON.parse(bad), trial })}\n`),
    );
    const rows = Buffer.concat([before ?? large, large, Buffer.from("\n"), after ?? large]);
    const { status, stdout, report } = await gateAtTerminal({ "runs/bad.jsonl": rows });
    expect(terminalVerdict(stdout)).toMatch(/^✘ Fail · Integrity: runs\/bad\.jsonl:2.* 65 MiB is more than/);
    expect(report?.cases.find(({ id }) => id === "bad")?.trials.map(({ line }) => line)).toEqual([1, 3]);
    expect(status).toBe(1);
  });

  test("more calls than a run may have", async () => {
    const calls = Array.from({ length: limits.callsPerRun + 1 }, () => ({ name: "book", arguments: {} }));
    const answer = await gateAtTerminal({ "runs/bad.json": { case: "bad", toolCalls: calls } });
    expectUnread(answer, "runs/bad.json", String(limits.callsPerRun));
  });

  test("a name longer than a name may be", async () => {
    const answer = await gateAtTerminal({ "runs/bad.json": recording("x".repeat(limits.name + 1)) });
    expectUnread(answer, "runs/bad.json", `of more than ${limits.name} characters`);
    expect(answer.output).not.toContain("x".repeat(limits.name));
  });
});

describe("rows are read one by one:", () => {
  test("the last one cut, blank ones, carriage returns and a byte order mark", async () => {
    const row = (trial: string) => JSON.stringify({ ...JSON.parse(bad), trial });
    const text = `\uFEFF${row("1")}\r\n\r\n \t\n${row("2")}\r\n${row("3").slice(0, -1)}`;
    const { status, stdout, report } = await gateAtTerminal({ "runs/bad.jsonl": text });
    expect(terminalVerdict(stdout)).toMatch(
      /^✘ Fail · Integrity: runs\/bad\.jsonl:5: not JSON: the text ends inside a value/,
    );
    expect(report?.cases.find(({ id }) => id === "bad")?.trials.map(({ line }) => line)).toEqual([1, 4]);
    expect(status).toBe(1);
  });
});

describe("what is the same is not what looks the same:", () => {
  const NAMES = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"];
  const named = (name: string, value: string) =>
    `{"case": "${name}", "tags": {"${name}": "${name}"}, "toolCalls": [{"id": "${name}", "name": "${name}", "status": "ok", "arguments": {"${name}": ${value}, "deep": [{"${name}": {"${name}": ${value}}}]}}]}`;
  const expected = (name: string) =>
    `  - { id: ${name}, referenceToolCalls: [{ name: ${name}, arguments: { ${name}: 1, deep: [{ ${name}: { ${name}: 1 } }] } }] }`;

  test.each(NAMES)("%s as case, tag, call, tool and argument is a name like any other", async (name) => {
    const files = {
      "runs/same.json": named(name, "1"),
      "runs/other.json": named(name, "2").replace("toolCalls", 'trial": "2", "toolCalls'),
      "expectations.yml": expecting(expected(name)),
    };
    const { report, status } = await gateAtTerminal(files);
    const found = report?.cases.find(({ id }) => id === name);
    expect(Object.entries(found?.tags ?? {})).toEqual([[name, name]]);
    const f1 = found?.trials.map(({ file, scores: { f1 } }) => [file, f1?.status === "scored" && f1.value]);
    expect(f1).toEqual([
      ["runs/same.json", 1],
      ["runs/other.json", 0],
    ]);
    expect(report?.cases.find(({ id }) => id === "honest")).toMatchObject({ tags: {}, passRate: 1 });
    expect(status).toBe(0);
  });

  test.each([
    ["of two integers beyond 2^53 that one double stands for", "9007199254740993", "9007199254740992", 0],
    ["of a number written in two ways", "1", "1.0e0", 1],
    ["of zero and the zero below it", "0", "-0", 1],
    ["of a number and its text", "1", '"1"', 0],
    ["of an empty object and one with a prototype", "{}", '{"__proto__": {}}', 0],
    ["of a text with a lone surrogate and one with another", '"\\ud800"', '"\\udbff"', 0],
    ["of a text with NUL and one without", '"a\\u0000b"', '"ab"', 0],
  ])("the score %s", async (_what, pattern, made, score) => {
    const files = {
      "runs/a.json": withArguments(`{"n": ${made}}`),
      "expectations.yml": `{"cases": [{"id": "honest", "expectedTool": "book"}, {"id": "bad", "referenceToolCalls": [{"name": "book", "arguments": {"n": ${pattern}}}]}]}`,
    };
    const { report, output } = await gateAtTerminal(files);
    expect(report?.cases.find(({ id }) => id === "bad")?.scores.f1, output).toBe(score);
  });
});

describe("who was recorded twice is told apart:", () => {
  const twice = (more: object) => JSON.stringify({ ...JSON.parse(bad), trial: "1", ...more });

  test("another recording of the same case and trial is an error that names both places", async () => {
    const files = { "runs/a.json": twice({}), "runs/b.json": twice({ toolCalls: [] }) };
    const { status, stdout } = await gateAtTerminal(files);
    expect(terminalVerdict(stdout)).toMatch(/^✘ Fail · Integrity: /);
    for (const place of ["runs/a.json", "runs/b.json"]) expect(stdout).toContain(place);
    expect(status).toBe(1);
  });

  test("the same bytes again count once", async () => {
    const { report, output } = await gateAtTerminal({ "runs/a.json": twice({}), "runs/b.json": twice({}) });
    expect(report?.cases.find(({ id }) => id === "bad")?.trials).toHaveLength(1);
    expect(output).toContain("runs/b.json");
  });

  test("of two calls with one id and other arguments none is lost", async () => {
    const call = (date: string) => ({ id: "c", name: "book", arguments: { date }, status: "ok" });
    const files = {
      "runs/a.json": { case: "bad", toolCalls: [call("2026-06-12"), call("2026-06-05")] },
      "expectations.yml": expecting(expectation("bad")),
    };
    const { report } = await gateAtTerminal(files);
    const [trial] = report?.cases.find(({ id }) => id === "bad")?.trials ?? [];
    expect(trial).toMatchObject({ toolCalls: 2, pass: false });
  });
});

function utf16(text: string): Buffer {
  return Buffer.from(`\uFEFF${text}`, "utf16le");
}

function surrogate(): Buffer {
  const [before = "", after = ""] = recording("bad", "|").split("|");
  return Buffer.concat([Buffer.from(before), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from(after)]);
}

function nested(open: string, close: string, core = ""): string {
  return `${open.repeat(100_000)}${core}${close.repeat(100_000)}`;
}

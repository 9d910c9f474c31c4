import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson, type Json } from "../../src/core/json.ts";
import { limits } from "../../src/core/limits.ts";
import { parseConfiguration } from "../../src/core/parse-configuration.ts";
import { parseJson } from "../../src/core/parse-json.ts";
import { placeText } from "../../src/core/problems.ts";
import type { Path } from "../../src/core/yaml.ts";
import { parseYaml } from "../../src/core/yaml.ts";

const readValue = (text: string) => parseConfiguration("f.yml", text).value;

function problemsOf(text: string): string[] {
  return parseConfiguration("f.yml", text).problems.map((problem) => placeText(problem) + problem.message);
}

describe("what a YAML value means", () => {
  test.each<[string, Json]>([
    ["2024-01-15", "2024-01-15"],
    ["2024-01-15T10:00:00Z", "2024-01-15T10:00:00Z"],
    ["no", "no"],
    ["off", "off"],
    ["1:30", "1:30"],
    ["1_000", "1_000"],
    ["true", true],
    ["~", null],
    ["12", 12],
    ["010", 10],
    ["0x1F", 31],
    ["12.50", 12.5],
    ["1e3", 1000],
    ["-0", 0],
    ["9007199254740993", 9007199254740993n],
    ["-9007199254740993", -9007199254740993n],
    ["'12'", "12"],
    ["{a: [1, {b: c}]}", { a: [1, { b: "c" }] }],
  ])("%s", (text, value) => {
    expect(readValue(`key: ${text}`)).toEqual({ key: value });
    expect(problemsOf(`key: ${text}`)).toEqual([]);
  });

  test("stays the same under a %YAML 1.1 directive", () => {
    expect(readValue("%YAML 1.1\n---\nday: 2024-01-15\nanswer: no\n")).toEqual({
      day: "2024-01-15",
      answer: "no",
    });
  });

  test("has the names of Object.prototype as ordinary keys", () => {
    const value = readValue("__proto__: {polluted: 1}\nconstructor: 2\ntoString: 3") as object;
    expect(Object.entries(value)).toEqual([
      ["__proto__", { polluted: 1 }],
      ["constructor", 2],
      ["toString", 3],
    ]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  test("has text as every key", () => {
    expect(readValue("1: a\ntrue: b\n2024-01-15: c")).toEqual({ 1: "a", true: "b", "2024-01-15": "c" });
  });

  test("is written out wherever an alias stands for it", () => {
    expect(readValue("a: &x {k: [1]}\nb: *x\nc: [*x, *x]")).toEqual({
      a: { k: [1] },
      b: { k: [1] },
      c: [{ k: [1] }, { k: [1] }],
    });
  });

  test("may be shared by a thousand aliases", () => {
    const text = `shared: &x {k: 1}\nuses:\n${"- *x\n".repeat(1_000)}`;
    expect(problemsOf(text)).toEqual([]);
  });

  test.each([
    ["a byte order mark", "\uFEFFa: 1"],
    ["carriage returns", "a: 1\r\n"],
    ["an end marker", "a: 1\n...\n"],
    ["a start marker", "---\na: 1\n"],
  ])("is not changed by %s", (_what, text) => {
    expect(readValue(text)).toEqual({ a: 1 });
  });
});

describe("JSON is read as what it is", () => {
  const key = fc.oneof(fc.string(), fc.constantFrom("__proto__", "<<", "$regex", "a b", "1", "\u2028", "-"));
  const json: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      fc.oneof(
        fc.constant(null),
        fc.boolean(),
        fc.integer(),
        fc.string({ unit: "binary" }),
        fc.constantFrom("2024-01-15", "no", "~", "0o17", "1e5", "&a", "*a", "!!str x", "# no comment", "---"),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
      ),
      fc.array(tie("value")),
      fc.array(fc.tuple(key, tie("value"))).map((entries) => Object.fromEntries(entries)),
    ),
  })).value;

  test("whatever its values and its indentation", () => {
    fc.assert(
      fc.property(json, fc.constantFrom(undefined, 2, "\t"), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const document = parseConfiguration("f.json", text);
        expect(document.problems).toEqual([]);
        expect(document.value).toEqual(parseJson(text));
      }),
      { numRuns: 1_000 },
    );
  });

  test("with a key longer than a plain YAML key may be", () => {
    const long = "k".repeat(2_000);
    expect(readValue(JSON.stringify([{ [long]: 1 }]))).toEqual([{ [long]: 1 }]);
  });
});

describe("what cannot be used is a problem with its place", () => {
  test.each([
    ["an empty file", "", ["f.yml: empty: nothing is configured here"]],
    ["a file of comments", "# a\n# b\n", ["f.yml: empty: nothing is configured here"]],
    [
      "a duplicate key",
      'a: 1\nb: 2\na: 3\n"b": 4',
      ['f.yml:3:1: key "a" is here a second time', 'f.yml:4:1: key "b" is here a second time'],
    ],
    ["a list as a key", "? [a, b]\n: 1", ["f.yml:1:3: a key must be text, not a list or an object"]],
    ["two documents", "a: 1\n---\nb: 2\n", ["f.yml:2:1: a second YAML document: keep one per file"]],
    [
      "a merge key",
      "a: &x {k: 1}\nb:\n  <<: *x\n",
      ['f.yml:3:3: merge keys ("<<") are not part of YAML 1.2: write the keys out'],
    ],
    [
      "an unknown tag",
      "a: !!js/function 'x'\nb: !mine 1",
      [
        "f.yml:1:4: the tag !!js/function means nothing here: write the value plainly",
        "f.yml:2:4: the tag !mine means nothing here: write the value plainly",
      ],
    ],
    [
      "a tag that would make something else than JSON",
      "a: !!timestamp 2024-01-15\nb: !!set {x}\nc: !!binary aGk=",
      [
        "f.yml:1:4: the tag !!timestamp means nothing here: write the value plainly",
        "f.yml:2:4: the tag !!set means nothing here: write the value plainly",
        "f.yml:3:4: the tag !!binary means nothing here: write the value plainly",
      ],
    ],
    [
      "an alias of nothing",
      "a: 1\nb: *gone\nc: *lost",
      [
        'f.yml:2:4: *gone refers to nothing: there is no anchor &gone before it. If it is text, write it in quotes: "*gone"',
        'f.yml:3:4: *lost refers to nothing: there is no anchor &lost before it. If it is text, write it in quotes: "*lost"',
      ],
    ],
    [
      "an alias inside its own anchor",
      "a: &a {b: [*a]}",
      ["f.yml: nests deeper than 200 levels, with every alias written out"],
    ],
    [
      "an open bracket",
      "a: [1,\r\nb: 2\r\n",
      [
        "f.yml:2:1: not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]",
      ],
    ],
    [
      "wrong indentation",
      "a:\n  b: 1\n c: 2\n",
      ["f.yml:3:1: not valid YAML: All mapping items must start at the same column"],
    ],
    [
      "a tab as indentation",
      "a:\n\tb: 1\n",
      ["f.yml:2:1: not valid YAML: Tabs are not allowed as indentation"],
    ],
  ])("%s", (_what, text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  test("a key that is quoted like a merge key is a key", () => {
    expect(readValue('"<<": 1')).toEqual({ "<<": 1 });
  });

  test.each([
    ["[", "[".repeat(100_000)],
    ["[]", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
    ["{a: ", "{a: ".repeat(100_000)],
    ["- - -", "- ".repeat(100_000)],
    ["indentation", Array.from({ length: 2_000 }, (_, at) => `${" ".repeat(at)}a:`).join("\n")],
  ])("nesting of 100,000 levels, made of %s", (_what, text) => {
    expect(problemsOf(text)).toEqual([
      expect.stringMatching(/^f\.yml:\d+:\d+: nests deeper than 200 levels$/),
    ]);
  });

  test("nesting up to the bound is read, one level more is not", () => {
    const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
    expect(problemsOf(nested(limits.nesting))).toEqual([]);
    expect(problemsOf(nested(limits.nesting + 1))).toHaveLength(1);
    expect(problemsOf(nested(limits.nesting + 2))).toHaveLength(1);
  });

  test("an alias bomb", () => {
    const layers = [..."abcdefghij"].map((name, at, all) => {
      const item = at === 0 ? "lol" : `*${all[at - 1]}`;
      return `${name}: &${name} [${Array(10).fill(item).join(", ")}]`;
    });
    expect(problemsOf(layers.join("\n"))).toEqual([
      "f.yml: has more than 1000000 values, with every alias written out, the most that are read: split it",
    ]);
  });

  test("a file that is no YAML from top to bottom is not told line by line", () => {
    const problems = problemsOf("a: b: c\n".repeat(50));
    expect(problems.map((problem) => problem.replace(/:\d+: .*/, ""))).toEqual(
      [1, 2, 3, 4, 5].map((line) => `f.yml:${line}`),
    );
  });
});

describe("places", () => {
  const text = "cases:\n  - id: a\n    'f1' : { mode: strict }\n  - {id: b}\nx: &x [1]\ny: *x\n";
  const document = parseConfiguration("f.yml", text);
  test.each<[string, Path, "key" | "value" | undefined, string]>([
    ["the whole file", [], undefined, "f.yml:1:1: "],
    ["an entry of a list", ["cases", 1], undefined, "f.yml:4:5: "],
    ["a value", ["cases", 0, "f1", "mode"], undefined, "f.yml:3:20: "],
    ["a key", ["cases", 0, "f1"], "key", "f.yml:3:5: "],
    ["something absent: what encloses it", ["cases", 1, "f1", "mode"], undefined, "f.yml:4:5: "],
    ["something behind an alias: the alias", ["y", 0], undefined, "f.yml:6:4: "],
  ])("%s", (_what, path, part, place) => {
    expect(placeText(document.locate(path, part))).toBe(place);
  });
});

describe("arbitrary text", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "a: ",
      "- ",
      "[",
      "]",
      "{",
      "}",
      "\n",
      "  ",
      "&a ",
      "*a",
      "!!",
      "!x ",
      "|\n",
      ">-\n",
      "? ",
      "<<: ",
    ),
    fc.constantFrom("---\n", "...\n", "%YAML 1.1\n", '"', "'", "#", "\t", "\u0000", "\uFEFF", "\ud800", "\r"),
    fc.string(),
  );
  test("is read or refused, never thrown at", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const { value, problems } = parseConfiguration("f.yml", pieces.join(""));
        if (value === undefined) expect(problems).not.toEqual([]);
        for (const { message } of problems) expect(message).not.toBe("");
      }),
      { numRuns: 3_000 },
    );
  });
});

describe("JSON, which is read apart, means what it means as YAML", () => {
  const text = fc
    .tuple(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(0, 1, 4), fc.constantFrom("", "\n", " \t\n\n"))
    .map(
      ([value, indent, before]) =>
        before.replace("\t", "") + JSON.stringify({ cases: [value, { id: value }] }, null, indent),
    );
  const paths: Path[] = [
    [],
    ["cases"],
    ["cases", 0],
    ["cases", 1, "id"],
    ["cases", 1, "id", 0, "a"],
    ["cases", 7],
    ["none"],
  ];

  test("two byte order marks, of which the second is none", () => {
    const source = '\uFEFF\uFEFF{"cases": []}';
    const [json, yaml] = [parseConfiguration("f.json", source), parseYaml("f.json", source)];
    expect([json.locate([]), json.locate(["cases"])]).toEqual([yaml.locate([]), yaml.locate(["cases"])]);
  });

  test("its value, and the place of each part", () => {
    fc.assert(
      fc.property(text, (source) => {
        const [json, yaml] = [parseConfiguration("f.json", source), parseYaml("f.json", source)];
        fc.pre(yaml.problems.length === 0);
        expect(canonicalJson(json.value ?? null)).toBe(canonicalJson(yaml.value ?? null));
        for (const path of paths) {
          expect(json.locate(path)).toEqual(yaml.locate(path));
          expect(json.locate(path, "key")).toEqual(yaml.locate(path, "key"));
        }
      }),
    );
  });

  test.each([
    ["a key that is there twice", '{"cases": [{"id": "a", "id": "b"}]}'],
    ["what is cut off", '{"cases": [{"id": "a"'],
    ["what nests too deep", `${"[".repeat(limits.nesting + 1)}${"]".repeat(limits.nesting + 1)}`],
  ])("%s is told in the same words", (_what, source) => {
    const { problems } = parseConfiguration("f.json", source);
    expect(problems).not.toEqual([]);
    expect(problems).toEqual(parseYaml("f.json", source).problems);
  });
});

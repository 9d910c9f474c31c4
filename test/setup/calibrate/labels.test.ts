import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import { placeText } from "../../../src/core/problems.ts";
import { readLabels } from "../../../src/setup/calibrate/labels.ts";

async function labelsIn(file: string, text: string) {
  const { labels, problems } = await readLabels(file, text);
  expect(problems).toEqual([]);
  return labels.map(({ place: _place, ...label }) => label);
}

async function problemsOf(file: string, text: string): Promise<string[]> {
  const { labels, problems } = await readLabels(file, text);
  expect(labels).toEqual([]);
  expect(problems.every(({ severity }) => severity === "error")).toBe(true);
  return problems.map((problem) => placeText(problem) + problem.message);
}

const expected = [
  { case: "book, flight", callId: "call-1", appropriate: true, trial: "1", tags: { model: "gpt-4o" } },
  { case: "refund", callId: 'to"olu', appropriate: false },
];

describe("labels", () => {
  test.each<[string, string]>([
    ["l.json", JSON.stringify(expected)],
    ["l.json", JSON.stringify({ $schema: "s", labels: expected }, null, 2)],
    ["l.jsonl", `\uFEFF${expected.map((one) => JSON.stringify(one)).join("\r\n")}\r\n\r\n`],
    ["l.ndjson", expected.map((one) => JSON.stringify(one)).join("\n")],
    [
      "l.yml",
      'labels:\n  - { case: "book, flight", callId: call-1, appropriate: true, trial: "1", tags: { model: gpt-4o } }\n  - case: refund\n    callId: to"olu\n    appropriate: false\n',
    ],
    [
      "l.csv",
      '\uFEFFcase,callId,appropriate,trial,tags.model\r\n"book, flight",call-1,yes,1,gpt-4o\r\n\r\n,,,,\r\nrefund , "to""olu",0,,\r\n',
    ],
    [
      "L.CSV",
      'tags.model,trial,appropriate,callId,case\ngpt-4o,1,TRUE,call-1,"book, flight"\n,,No,"to""olu",refund',
    ],
  ])("are the same in any format: %s", async (file, text) => {
    expect(await labelsIn(file, text)).toEqual(expected);
  });

  test("are read from CSV whatever stands in it", async () => {
    const text = fc.string({ minLength: 1, unit: "grapheme" }).filter((one) => one === one.trim());
    const label = fc.record({ case: text, callId: text, appropriate: fc.boolean(), trial: text });
    const quoted = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`;
    await fc.assert(
      fc.asyncProperty(
        fc.array(label, { minLength: 1 }),
        fc.constantFrom("\n", "\r\n"),
        async (labels, end) => {
          const rows = labels.map((label) => Object.values(label).map(quoted).join(","));
          expect(await labelsIn("l.csv", ["case,callId,appropriate,trial", ...rows].join(end))).toEqual(
            labels,
          );
        },
      ),
    );
  });

  test("know where they and their values stand", async () => {
    const places = async (file: string, text: string) => {
      const { labels } = await readLabels(file, text);
      return labels.map(({ place }) =>
        [place(), place("callId")].map((place) => `${place.line}:${place.column}`),
      );
    };
    expect(await places("l.yml", "labels:\n  - case: a\n    callId: b\n    appropriate: true\n")).toEqual([
      ["2:5", "3:13"],
    ]);
    expect(await places("l.jsonl", '\n{"case":"a","callId":"b","appropriate":true}\n')).toEqual([
      ["2:1", "2:22"],
    ]);
    expect(await places("l.csv", 'case,callId,appropriate\n\n"ü\nü",é,1\nü,"é",1\n')).toEqual([
      ["3:1", "4:4"],
      ["5:1", "5:3"],
    ]);
  });
});

describe("mistakes in labels are told all at once, with their places", () => {
  test("in YAML", async () => {
    const text = `labels:
  - { case: a, callId: 1, appropriate: yes }
  - { case: "", callid: x, appropriate: true, tags: { model: 4 }, trial: 2 }
  - { case: a, case: b, callId: c, appropriate: true }
  - call-1
`;
    expect(await problemsOf("l.yml", text)).toEqual([
      'l.yml:2:24: labels[0].callId: expected text, got 1. Write it in quotes: "1"',
      'l.yml:2:40: labels[0].appropriate: expected true or false, got "yes". In YAML 1.2 yes, no, on and off are text',
      'l.yml:3:5: "callId" is missing in labels[1]',
      'l.yml:3:13: labels[1].case: expected text that is not empty, got ""',
      'l.yml:3:17: unknown key "callid" in labels[1]. Did you mean "callId"?',
      'l.yml:3:62: labels[1].tags.model: expected text, got 4. Write it in quotes: "4"',
      'l.yml:4:16: key "case" is here a second time',
      'l.yml:5:5: labels[3]: expected an object, got "call-1"',
    ]);
  });

  test("in JSON Lines, those of lines that are no JSON too", async () => {
    const text =
      '{"case":"a","callID":"c","appropriate":1}\n{"case":\n\nnull\n[{"case":"a"}]\n{"case":"a","callId":"c"}';
    expect(await problemsOf("l.jsonl", text)).toEqual([
      'l.jsonl:1:1: "callId" is missing in [0]',
      'l.jsonl:1:13: unknown key "callID" in [0]. Did you mean "callId"?',
      "l.jsonl:1:40: [0].appropriate: expected true or false, got 1",
      expect.stringMatching(/^l\.jsonl:2:9: not valid YAML: /),
      "l.jsonl:4:1: [1]: expected an object, got null",
      "l.jsonl:5:1: [2]: expected an object, got a list",
      'l.jsonl:6:1: "appropriate" is missing in [3]',
    ]);
  });

  test("in CSV", async () => {
    const text = 'case,callId,appropriate,trial\na,call-1,maybe,1\n"a,b",,no,\na,b,call-1,yes,1\n';
    expect(await problemsOf("l.csv", text)).toEqual([
      'l.csv:2:10: [0].appropriate: expected true or false, got "maybe"',
      'l.csv:3:7: "callId" is missing in [1]',
      "l.csv:4:1: has 5 fields where the first row names 4 columns. Put a text with a comma in quotes",
      'l.csv:4:5: [2].appropriate: expected true or false, got "call-1"',
    ]);
  });

  test("in the names of CSV's columns, once for all rows", async () => {
    expect(await problemsOf("l.csv", "case,callid,appropriate,note,case\na,b,c,d,e\na,b,c,d,e\n")).toEqual([
      'l.csv:1:6: unknown column "callid". Did you mean "callId"?',
      'l.csv:1:25: unknown column "note". Known: case, callId, appropriate, trial, tags.NAME, separated by commas.',
      'l.csv:1:30: column "case" is there a second time',
      'l.csv:1:1: column "callId" is missing',
    ]);
    expect((await problemsOf("l.csv", "case;callId;appropriate\na;b;1"))[0]).toContain("separated by commas");
  });

  test.each([
    [
      'case,callId,appropriate\na,"b,1\nc,d,1\n',
      "l.csv:2:3: not CSV: a quote is opened here and never closed.",
    ],
    ['case,callId,appropriate\r\n\r\na,b"b,1', "l.csv:3:3: not CSV: a quote is in the middle of this field."],
    ['"case"s,callId,appropriate\n', "l.csv:1:1: not CSV: a quote is in the middle of this field."],
    ['case,callId,appropriate\n"a"a,b,1', "l.csv:2:1: not CSV: a quote is in the middle of this field."],
  ])("in the quotes of CSV: %j", async (text, message) => {
    expect(await problemsOf("l.csv", text)).toEqual([expect.stringContaining(message)]);
  });

  test.each([
    ["l.yml", "", "empty: nothing is configured here"],
    ["l.yml", "hello", 'expected a list, got "hello"'],
    ["l.yml", "[]", "expected a list with something in it, got an empty list"],
    ["l.yml", "labels: []", "labels: expected a list with something in it, got an empty list"],
    ["l.yml", "label: []", 'unknown key "label". Did you mean "labels"?'],
    ["l.csv", "", "empty: no label is here. Columns: case, callId, appropriate, trial, tags.NAME"],
    ["l.csv", "case,callId,appropriate\n", "expected a list with something in it, got an empty list"],
    ["l.jsonl", "{", "not valid YAML"],
    ["l.jsonl", "\n", "expected a list with something in it, got an empty list"],
  ])("where there is none: %s %j", async (file, text, message) => {
    expect((await problemsOf(file, text)).join("\n")).toContain(message);
  });

  test("where there are too many", async () => {
    const text = `case,callId,appropriate\n${"a,b,1\n".repeat(limits.labels + 1)}`;
    expect(await problemsOf("l.csv", text)).toEqual([
      `l.csv:1:1: the file: expected a list of at most ${limits.labels}, got one of ${limits.labels + 1}`,
    ]);
  });
});

import { describe, expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import { placeText } from "../../../src/core/problems.ts";
import { readLabels } from "../../../src/setup/calibrate/labels.ts";

function labelsIn(file: string, text: string) {
  const { labels, problems } = readLabels(file, text);
  expect(problems).toEqual([]);
  return labels.map(({ place: _place, ...label }) => label);
}

function problemsOf(file: string, text: string): string[] {
  const { labels, problems } = readLabels(file, text);
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
  ])("are the same in any format: %s", (file, text) => {
    expect(labelsIn(file, text)).toEqual(expected);
  });

  test("know where they and their values stand", () => {
    const places = (file: string, text: string) => {
      const { labels } = readLabels(file, text);
      return labels.map(({ place }) =>
        [place(), place("callId")].map((place) => `${place.line}:${place.column}`),
      );
    };
    expect(places("l.yml", "labels:\n  - case: a\n    callId: b\n    appropriate: true\n")).toEqual([
      ["2:5", "3:13"],
    ]);
    expect(places("l.jsonl", '\n{"case":"a","callId":"b","appropriate":true}\n')).toEqual([["2:1", "2:22"]]);
  });
});

describe("mistakes in labels are told all at once, with their places", () => {
  test("in YAML", () => {
    const text = `labels:
  - { case: a, callId: 1, appropriate: yes }
  - { case: "", callid: x, appropriate: true, tags: { model: 4 }, trial: 2 }
  - { case: a, case: b, callId: c, appropriate: true }
  - call-1
`;
    expect(problemsOf("l.yml", text)).toEqual([
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

  test("in JSON Lines, those of lines that are no JSON too", () => {
    const text =
      '{"case":"a","callID":"c","appropriate":1}\n{"case":\n\nnull\n[{"case":"a"}]\n{"case":"a","callId":"c"}';
    expect(problemsOf("l.jsonl", text)).toEqual([
      'l.jsonl:1:1: "callId" is missing in [0]',
      'l.jsonl:1:13: unknown key "callID" in [0]. Did you mean "callId"?',
      "l.jsonl:1:40: [0].appropriate: expected true or false, got 1",
      expect.stringMatching(/^l\.jsonl:2:9: not valid YAML: /),
      "l.jsonl:4:1: [1]: expected an object, got null",
      "l.jsonl:5:1: [2]: expected an object, got a list",
      'l.jsonl:6:1: "appropriate" is missing in [3]',
    ]);
  });

  test.each([
    ["l.yml", "", "empty: nothing is configured here"],
    ["l.yml", "hello", 'expected a list, got "hello"'],
    ["l.yml", "[]", "expected a list with something in it, got an empty list"],
    ["l.yml", "labels: []", "labels: expected a list with something in it, got an empty list"],
    ["l.yml", "label: []", 'unknown key "label". Did you mean "labels"?'],
    [
      "l.csv",
      "case,callId,appropriate\na,b,yes\n",
      "l.csv: CSV is not read: write labels as YAML, JSON or JSONL",
    ],
    ["l.jsonl", "{", "not valid YAML"],
    ["l.jsonl", "\n", "expected a list with something in it, got an empty list"],
  ])("where there is none: %s %j", (file, text, message) => {
    expect(problemsOf(file, text).join("\n")).toContain(message);
  });

  test("where there are too many", () => {
    const text = '{"case":"a","callId":"b","appropriate":true}\n'.repeat(limits.labels + 1);
    expect(problemsOf("l.jsonl", text)).toEqual([
      `l.jsonl: the file: expected a list of at most ${limits.labels}, got one of ${limits.labels + 1}`,
    ]);
  });
});

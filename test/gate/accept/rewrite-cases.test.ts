import { describe, expect, test } from "vitest";
import { loadExpectations } from "../../../src/config/expectations.ts";
import { defaultPolicy } from "../../../src/config/policy.ts";
import { acceptRuns } from "../../../src/gate/accept/accept-runs.ts";
import { markOptional } from "../../../src/gate/accept/rewrite-cases.ts";
import { made, runOf } from "../../scorers/fixture.ts";
import { accept, caseToAccept, policyOf, refusal } from "./fixture.ts";

describe("references", () => {
  test("that match keep their matchers, comments and bytes", () => {
    const text = `cases:
  - id: a
    referenceToolCalls: # both
      - { name: find,   arguments: { q: {$ignoreCase: X} } }
      - name: book # the one that counts
        arguments: { day: 2026-01-01, seats: { $type: integer } }
`;
    const calls = [made("find", { q: "x" }), made("book", { day: "2026-01-02", seats: 2 })];
    expect(accept(text, calls)).toBe(text.replace("2026-01-01", "2026-01-02"));
  });

  test("change only in the arguments that differ, as deep inside as possible", () => {
    const text = `cases:
  - id: a
    referenceToolCalls:
      - name: book
        optional: true
        arguments:
          who: { first: "Ann", last: 'Lee' } # the guest
          gone: 1
          list: [1, { $any: true }, 3]
          part: { $subset: { city: Oslo, zip: { $type: string } } }
`;
    const call = made("book", {
      who: { first: "Bob", last: "Lee" },
      list: [1, 2, 4, 5],
      part: { city: "Rome", zip: "1", street: "x" },
      more: { $x: [9007199254740993n] },
    });
    expect(accept(text, [call])).toBe(`cases:
  - id: a
    referenceToolCalls:
      - name: book
        optional: true
        arguments:
          who: { first: "Bob", last: 'Lee' } # the guest
          list: [1, { $any: true }, 4, 5]
          part: { $subset: { city: Rome, zip: { $type: string } } }
          more: { $$x: [9007199254740993] }
`);
  });

  test("keep what they leave open in flexible mode", () => {
    const text =
      "cases: [{ id: a, f1: { mode: flexible }, referenceToolCalls: [{ name: t, arguments: { x: 1, y: 2 } }] }]";
    expect(accept(text, [made("t", { x: 1, y: 3, free: true })])).toBe(text.replace("y: 2", "y: 3"));
    expect(accept(text, [made("t", { z: 1 })])).toBe(text.replace("{ x: 1, y: 2 }", "{ z: 1 }"));
  });

  test("go when nothing was called, with the comments right above them, and calls come in where they were made", () => {
    const text = `cases:
  - id: a
    referenceToolCalls:
      # about the search
      - name: find
      # about the booking
      - name: book

      # about the end
      # in two lines
      - name: end
  - id: b # stays
`;
    const calls = [made("find"), made("pay", { sum: 1 }), made("end")];
    expect(accept(text, calls)).toBe(`cases:
  - id: a
    referenceToolCalls:
      # about the search
      - name: find
      - name: pay
        arguments: { sum: 1 }

      # about the end
      # in two lines
      - name: end
  - id: b # stays
`);
  });

  test("come in where the calls were made, when some other key states the order", () => {
    const text = "cases: [{ id: a, expectedTool: t, referenceToolCalls: [{ name: t }, { name: end }] }]";
    const { length } = "cases: [{ id: a, expectedTool: t, referenceToolCalls: [";
    const added = (...names: string[]) =>
      `${text.slice(0, length)}${names.map((name) => (name === "u" ? "{ name: u, arguments: {} }" : `{ name: ${name} }`)).join(", ")}] }]`;
    expect(accept(text, [made("u"), made("t"), made("end")])).toBe(added("u", "t", "end"));
    expect(accept(text, [made("t"), made("u"), made("end")])).toBe(added("t", "u", "end"));
    expect(accept(text, [made("t"), made("end"), made("u")])).toBe(added("t", "end", "u"));
  });

  test("in brackets go with their commas and leave the comments of others", () => {
    const text = `cases:
  - id: a
    referenceToolCalls: [
      { name: t }, # about t
      { name: u }, # about u
      { name: v },
    ]
`;
    expect(accept(text, [made("t")])).toBe(
      "cases:\n  - id: a\n    referenceToolCalls: [\n      { name: t } # about t\n    ]\n",
    );
    expect(accept(text, [made("v")])).toBe("cases:\n  - id: a\n    referenceToolCalls: [{ name: v }]\n");
    expect(accept(text, [made("t"), made("w"), made("u"), made("v")])).toBe(
      text.replace("{ name: u }", "{ name: w, arguments: {} },\n      { name: u }").replace("v },", "v }"),
    );
  });

  test("have a value where there was none", () => {
    const text =
      "cases:\n  - id: a\n    referenceToolCalls:\n      - name: t\n        arguments:\n          x:\n          y: [ ]\n";
    expect(accept(text, [made("t", { x: 1, y: [2] })])).toBe(
      text.replace("x:", "x: 1").replace("[ ]", "[2]"),
    );
  });

  test("that are optional stay when they were not called, and change when they were called otherwise", () => {
    const text =
      "cases: [{id: a, referenceToolCalls: [{name: t, optional: true, arguments: {x: 1}}, {name: u, optional: true}]}]";
    expect(accept(text, [made("t", { x: 2 })])).toBe(text.replace("x: 1", "x: 2"));
  });

  test("of an empty or an absent list are written as lines, whatever comment stands behind it", () => {
    const list = "\n      - name: t\n        arguments: {}\n";
    expect(accept("cases:\n  - id: a\n    referenceToolCalls: [] # none\n  - id: b\n", [made("t")])).toBe(
      `cases:\n  - id: a\n    referenceToolCalls:\n      # none${list}  - id: b\n`,
    );
    expect(accept("cases:\n  - id: a", [made("t")])).toBe(
      `cases:\n  - id: a\n    referenceToolCalls:${list.trimEnd()}`,
    );
    expect(accept("cases:\n- id: a\n", [])).toBe("cases:\n- id: a\n  referenceToolCalls: []\n");
    expect(accept("cases:\n- id: a\n  referenceToolCalls: # x\n  - name: t\n", [])).toBe(
      "cases:\n- id: a\n  referenceToolCalls: [] # x\n",
    );
  });

  test("too long for a line are written in several", () => {
    const value = "word ".repeat(18).trim();
    const after = accept("cases:\n  - id: a\n", [made("t", { one: value, two: [value, value] })]);
    expect(Math.max(...after.split("\n").map(({ length }) => length))).toBeLessThan(115);
    expect(after).toContain(`          two:\n            - ${value}\n`);
  });

  test("say any value where the policy hides what was called", () => {
    const policy = policyOf('redact: ["*.password", "/[0-9]{16}/", "secret"]');
    const text =
      "cases: [{ id: a, referenceToolCalls: [{ name: login, arguments: { user: x, password: old } }] }]";
    const calls = [
      made("login", { user: "card 1234567890123456", password: "new", extra: { password: 1 } }),
      made("secret", { x: 1 }),
    ];
    expect(accept(text, calls, policy)).toBe(
      "cases: [{ id: a, referenceToolCalls: [{ name: login, arguments: { user: { $any: true }, password: { $any: true }, extra: { password: { $any: true } } } }, { name: secret, arguments: { $any: true } }] }]",
    );
  });
});

describe("the order of tools", () => {
  const lookups = policyOf(
    'tools: [{ match: "get_*", readOnly: true }]\ndefaults: { f1: { calls: state-changing } }',
  );

  test("that the references state follows the calls; comments go along", () => {
    const text = `cases:
  - id: a
    code: { order: significant }
    referenceToolCalls:
      # one
      - name: get_x
      - { name: go, arguments: { n: { $any: true } } } # two

      # three
      - name: stop
`;
    const calls = [made("stop"), made("get_x", { q: 1 }), made("go", { n: 1 })];
    expect(accept(text, calls, lookups)).toBe(`cases:
  - id: a
    code: { order: significant }
    referenceToolCalls:
      # three
      - name: stop
      # one
      - name: get_x
      - { name: go, arguments: { n: { $any: true } } } # two
`);
  });

  test("may change the last line of a file that does not end with its line", () => {
    const text =
      "cases:\n  - id: a\n    code: { order: significant }\n    referenceToolCalls:\n      - name: t\n      - name: u";
    expect(accept(text, [made("u"), made("t")])).toBe(
      "cases:\n  - id: a\n    code: { order: significant }\n    referenceToolCalls:\n      - name: u\n      - name: t",
    );
  });

  test.each([
    ["", "{ name: t, arguments: { n: 1 } }"],
    ["code: { arguments: compare }, ", "{ name: t, arguments: { n: 1 } }"],
    ["strictMode: true, ", "{ name: t, arguments: { n: 1 } }"],
  ])("stays where references alone name tools: %s", (options, first) => {
    const text = `cases: [{ id: a, ${options}referenceToolCalls: [${first}, { name: u }] }]`;
    expect(accept(text, [made("u"), made("t", { n: 1 })])).toBe(text);
    expect(accept(text, [made("u"), made("t", { n: 2 })])).toBe(text.replace("n: 1", "n: 2"));
    expect(accept(text, [made("u")])).toBe(text.replace(`${first}, `, ""));
  });

  test("loses lookups that were not made, and where only lookups were made it has them", () => {
    const text = "cases: [{ id: a, referenceToolCalls: [{ name: get_x }, { name: go }] }]";
    expect(accept(text, [made("go")], lookups)).toBe(
      "cases: [{ id: a, referenceToolCalls: [{ name: go }] }]",
    );
    expect(accept(text, [made("get_y")], lookups)).toBe(
      "cases: [{ id: a, referenceToolCalls: [{ name: get_y, arguments: {} }] }]",
    );
  });

  test("that is stated keeps the steps that were called, and takes in what came in place of the others", () => {
    const text = "cases: [{ id: a, expectedToolOrder: [quote, 'cancel', refund] }]";
    expect(accept(text, [made("cancel"), made("look"), made("quote"), made("refund")])).toBe(
      "cases: [{ id: a, expectedToolOrder: ['cancel', quote, refund] }]",
    );
    expect(accept(text, [made("quote"), made("cancel"), made("refund_v2")])).toBe(
      "cases: [{ id: a, expectedToolOrder: [quote, 'cancel', refund_v2] }]",
    );
    expect(accept(text, [])).toBe("cases: [{ id: a, expectedToolOrder: [] }]");
    expect(accept(text, [made("refund"), made("quote"), made("refund")])).toBe(
      "cases: [{ id: a, expectedToolOrder: [quote, refund] }]",
    );
    expect(
      accept("cases: [{ id: a, strictMode: true, expectedToolOrder: [x] }]", [made("x"), made("y")]),
    ).toBe("cases: [{ id: a, strictMode: true, expectedToolOrder: [x, y] }]");
  });

  test("takes the place of an expected tool, unless only one tool was called", () => {
    const text = "cases:\n  - expectedTool: x # why\n    id: a\n";
    expect(accept(text, [made("y"), made("y")])).toBe("cases:\n  - expectedTool: y # why\n    id: a\n");
    expect(accept(text, [made("y"), made("z")])).toBe("cases:\n  - id: a\n    expectedToolOrder: [y, z]\n");
    expect(accept(text, [])).toBe("cases:\n  - id: a\n    expectedToolOrder: []\n");
    expect(accept("cases: [{ id: a, strictMode: true, expectedTool: x }]", [made("x"), made("x")])).toBe(
      "cases: [{ id: a, strictMode: true, expectedToolOrder: [x, x] }]",
    );
  });

  test("is not touched where code accepts it", () => {
    const text = "cases: [{ id: a, expectedTool: x, referenceToolCalls: [{ name: y }, { name: x }] }]";
    expect(accept(text, [made("x")])).toBe(
      "cases: [{ id: a, expectedTool: x, referenceToolCalls: [{ name: x }] }]",
    );
  });
});

describe("files", () => {
  test("keep their line ends, their mark and what stands behind an alias", () => {
    const text =
      "\uFEFFcases:\r\n  - id: a\r\n    referenceToolCalls:\r\n      - name: t\r\n        arguments: *args\r\n".replace(
        "cases:\r\n",
        "cases:\r\n  - id: b\r\n    referenceToolCalls: [{ name: t, arguments: &args { x: 1, y: { $any: true } } }]\r\n",
      );
    const after = accept(text, [made("t", { x: 2, y: 1 }), made("u")]);
    expect(after).toBe(
      text.replace(
        "*args\r\n",
        "{ x: 2, y: { $any: true } }\r\n      - name: u\r\n        arguments: {}\r\n",
      ),
    );
  });

  test("do not lose an anchor that others stand for", () => {
    const text =
      "cases:\n  - { id: a, referenceToolCalls: [{ name: t, arguments: &x { n: 1 } }] }\n  - { id: b, referenceToolCalls: [{ name: t, arguments: *x }] }\n";
    expect(refusal(text, [made("t", { n: 2 })])).toBe(
      'a: case "b" shares by an anchor (&) what would change: write it out there',
    );
    expect(refusal(text, [])).toContain("*x refers to nothing");
  });

  test("keep an anchor in its place", () => {
    const text =
      "cases: [{ id: a, code: { order: significant }, referenceToolCalls: [&t { name: t }, { name: v }] }, { id: b, referenceToolCalls: [*t] }]";
    expect(accept(text, [made("u"), made("t"), made("v")])).toBe(
      text.replace("&t", "{ name: u, arguments: {} }, &t"),
    );
    expect(accept(text, [made("v"), made("t")])).toBe(
      text.replace("&t { name: t }, { name: v }", "{ name: v }, &t { name: t }"),
    );
  });

  test("in JSON stay JSON, in their own style", () => {
    const text = JSON.stringify(
      { cases: [{ id: "a", referenceToolCalls: [{ name: "t" }] }, { id: "b" }] },
      null,
      2,
    );
    const after = accept(text, [made("t"), made("u", { x: [1] })]);
    expect(after).toBe(
      JSON.stringify(
        {
          cases: [
            { id: "a", referenceToolCalls: [{ name: "t" }, { name: "u", arguments: { x: [1] } }] },
            { id: "b" },
          ],
        },
        null,
        2,
      ),
    );
    expect(accept('{"cases":[{"id":"a"}]}', [made("u", { x: "y" })])).toBe(
      '{"cases":[{"id":"a","referenceToolCalls":[{"name":"u","arguments":{"x":"y"}}]}]}',
    );
  });

  test("get a case that none of them has, at the end of the first", () => {
    const files = [
      { file: "1.yml", text: "cases:\n  - id: x\n\n  - id: y\nretired: []\n" },
      { file: "2.yml", text: "defaults: { f1: { mode: flexible } }\ncases: []\n" },
    ];
    const casesToAccept = [caseToAccept("no", runOf([made("t", { x: 1 })]))];
    expect(acceptRuns(files, casesToAccept, defaultPolicy).files).toEqual([
      {
        file: "1.yml",
        text: 'cases:\n  - id: x\n\n  - id: y\n\n  - id: "no"\n    referenceToolCalls:\n      - name: t\n        arguments: { x: 1 }\nretired: []\n',
      },
      files[1],
    ]);
    const empty = acceptRuns([{ file: "e.yml", text: "cases: []\n" }], casesToAccept, defaultPolicy);
    expect(empty.files[0]?.text).toMatch(/^cases:\n {2}- id: "no"\n/);
  });

  test("say what is invisible in escapes, so that a reviewer sees it", () => {
    const call = made("t", { "a\u202eb": "x\u0085\u2028\ud800\u{E0001}" });
    const after = accept("cases: [{ id: a }]", [call]);
    expect(after).toContain('"a\\u202eb": "x\\u0085\\u2028\\ud800\\U000e0001"');
    const { expectations } = loadExpectations([{ file: "e.yml", text: after }]);
    expect(expectations.get("a")?.referenceToolCalls?.[0]?.arguments.source).toEqual(call.arguments);
  });
});

describe("a run is refused", () => {
  const text = "cases: [{ id: a, maxToolCalls: 1, forbiddenTools: [rm], referenceToolCalls: [{ name: t }] }]";

  test("when it broke a rule", () => {
    expect(refusal(text, [made("rm")])).toBe(
      'a: the run broke a rule, which is yours to change: forbiddenTools: called rm (call 1), which "rm" forbids',
    );
    expect(refusal(text, [made("t"), made("t")])).toContain(
      "made 2 calls, 1 is allowed; t (call 2) is one too many",
    );
  });

  test("when what it called cannot be written", () => {
    expect(refusal(text, [made("u", '{"x', { malformed: true })])).toContain(
      "the arguments of u are not JSON",
    );
    expect(refusal(text, [made("u", [1])])).toContain("the arguments of u are no object");
    const many = Array.from({ length: 1_001 }, (_, n) => made("u", { n }));
    expect(refusal("cases: [{ id: a }]", many)).toContain("1001 reference calls would be needed");
  });

  test("when the scorers ask for what cannot be had together", () => {
    const contrary =
      "cases: [{ id: a, strictMode: true, f1: { failedCalls: ignore }, referenceToolCalls: [{ name: t }] }]";
    expect(refusal(contrary, [made("t", {}, { status: "error" })])).toBe(
      "a: it would still not pass (code 100%, pass mark 100%; f1 0%, pass mark 90.0%): edit the case by hand",
    );
  });

  test("alone: the others are accepted", () => {
    const cases = Array.from(
      { length: 5 },
      (_, at) => `  - { id: c${at}, referenceToolCalls: [{ name: t, arguments: &c${at} { n: 1 } }] }\n`,
    );
    const shared = "  - { id: x, referenceToolCalls: [{ name: t, arguments: *c3 }] }\n";
    const file = { file: "e.yml", text: `cases:\n${cases.join("")}${shared}` };
    const casesToAccept = cases.map((_, at) =>
      caseToAccept(`c${at}`, runOf([made("t", at === 1 ? 5 : { n: 2 })])),
    );
    const { files, refused } = acceptRuns([file], casesToAccept, defaultPolicy);
    expect(refused.map(({ id }) => id)).toEqual(["c1", "c3"]);
    expect(files[0]?.text).toBe(
      `cases:\n${cases.map((testCase, at) => (at % 2 ? testCase : testCase.replace("n: 1", "n: 2"))).join("")}${shared}`,
    );
  });
});

const text = `cases:
  - id: a # the first
    referenceToolCalls:
      - { name: look }
      - name: cancel # fails
        arguments: { id: 1 }
  - { id: b, referenceToolCalls: [{ name: look }] }
`;
const mark = (id: string, reference: number, source = text) =>
  markOptional([{ file: "e.yml", text: source }], id, reference, defaultPolicy)[0]?.text;

test("a reference is marked optional, and all else keeps its bytes", () => {
  expect(mark("a", 2)).toBe(
    text.replace("arguments: { id: 1 }\n", "arguments: { id: 1 }\n        optional: true\n"),
  );
  expect(mark("b", 1)).toBe(text.replace("[{ name: look }] }", "[{ name: look, optional: true }] }"));
});

test("one that is optional already stays so", () => {
  const marked = mark("a", 1);
  expect(mark("a", 1, marked)).toBe(marked);
});

test.each([
  ["c", 1, "no expectations file has it"],
  ["a", 3, "it has no reference 3: it has 2"],
])("case %s, reference %d: %s", (id, reference, why) => {
  expect(() => mark(id, reference)).toThrow(why);
});

test("a case that shares it with another is refused", () => {
  const shared =
    "cases:\n  - { id: a, referenceToolCalls: &calls [{ name: look }] }\n  - { id: b, referenceToolCalls: *calls }\n";
  expect(() => mark("a", 1, shared)).toThrow('case "b" shares by an anchor');
});

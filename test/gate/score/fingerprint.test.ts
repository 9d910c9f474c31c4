import { describe, expect, test } from "vitest";
import { loadConfigFile } from "../../../src/config/config-file.ts";
import { loadExpectations } from "../../../src/config/expectations.ts";
import { fingerprintOf } from "../../../src/gate/score/fingerprint.ts";

const base = `
id: a
expectedTool: t
referenceToolCalls: [{ name: t, arguments: { x: 1, y: { $oneOf: [1, 2] } } }]
`;

const byKeywords = { policy: "gate: { scorers: [code, f1, keyword-coverage] }" };
const bySimilarity = { policy: "gate: { scorers: [code, f1, content-similarity] }" };

function fingerprint(caseText = base, { head = "", policy = "{}" } = {}): string {
  const text = `${head}cases:\n  -${caseText.trimEnd().replaceAll("\n", "\n    ").replace(/^\s*/, " ")}\n`;
  const loaded = loadConfigFile("p.yml", policy);
  const { defaults, rules } = loaded.policy ?? {};
  const { expectations, problems } = loadExpectations([{ file: "e.yml", text }], defaults, rules);
  expect([...problems, ...loaded.problems]).toEqual([]);
  const [expectation] = expectations.values();
  if (expectation === undefined || loaded.policy === undefined) throw new Error("nothing was loaded");
  return fingerprintOf(expectation, loaded.policy);
}

describe("the fingerprint of a case", () => {
  test("is a sha256", () => {
    expect(fingerprint()).toMatch(/^sha256:[0-9a-f]{64}$/);
  });

  test.each([
    ["where it stands and comments", fingerprint(base, { head: "# comment\n\n" })],
    ["its name: a renamed case asks for the same", fingerprint(base.replace("id: a", "id: b"))],
    ["its description", fingerprint(`${base}description: for people`)],
    [
      "the order of arguments",
      fingerprint(base.replace("x: 1, y: { $oneOf: [1, 2] }", "y: { $oneOf: [1, 2] }, x: 1")),
    ],
    ["how a number is written", fingerprint(base.replace("x: 1,", "x: 1.0,"))],
    ["an option set to what holds anyway", fingerprint(`${base}f1: { mode: strict }`)],
    ["calls too many that count, as they do anyway", fingerprint(`${base}f1: { extraCalls: count }`)],
    ["missing calls that count, as they do anyway", fingerprint(`${base}f1: { missingCalls: count }`)],
    ["an order that counts, as it does anyway", fingerprint(`${base}code: { order: significant }`)],
    ["arguments that are ignored, as they are anyway", fingerprint(`${base}code: { arguments: ignore }`)],
    [
      "whether an option comes from the file",
      fingerprint(base, { head: "defaults: { f1: { calls: all } }\n" }),
    ],
    [
      "whether an option comes from the policy",
      fingerprint(base, { policy: "defaults: { code: { calls: all } }" }),
    ],
    [
      "floors and other parts of the policy that change no score",
      fingerprint(base, { policy: "gate: { floors: { f1: 0.5 } }" }),
    ],
  ])("does not depend on %s", (_what, other) => {
    expect(other).toBe(fingerprint());
  });

  test("depends on everything that decides how the case scores", () => {
    const all = [
      fingerprint(),
      fingerprint(base.replace("expectedTool: t", "expectedTool: u")),
      fingerprint(base.replace("expectedTool: t", "strictMode: true")),
      fingerprint(`${base}strictMode: true`),
      fingerprint(`${base}expectedToolOrder: [t]`),
      fingerprint(base.replace("x: 1", "x: 2")),
      fingerprint(base.replace("x: 1", 'x: "1"')),
      fingerprint(base.replace("x: 1", "x: 9007199254740992")),
      fingerprint(base.replace("x: 1", "x: 9007199254740993")),
      fingerprint(base.replace("[1, 2] }", "[2, 1] }")),
      fingerprint(base.replace("$oneOf", "$unordered")),
      fingerprint(base.replace("name: t,", "name: t, optional: true,")),
      fingerprint(base.replace(/referenceToolCalls.*/, "referenceToolCalls: []")),
      fingerprint(base.replace(/referenceToolCalls.*/, "referenceToolCalls: [{ name: t }]")),
      fingerprint(base.replace(/referenceToolCalls.*/, "referenceToolCalls: [{ name: t, arguments: {} }]")),
      fingerprint(base.replace(/referenceToolCalls.*/, "")),
      fingerprint(`${base}f1: { mode: flexible }`),
      fingerprint(`${base}f1: { argumentMatchThreshold: 0.5 }`),
      fingerprint(`${base}f1: { listOrder: free }`),
      fingerprint(`${base}f1: { extraCalls: ignore }`),
      fingerprint(`${base}f1: { missingCalls: ignore }`),
      fingerprint(`${base}code: { order: free }`),
      fingerprint(`${base}code: { arguments: compare }`),
      fingerprint(base.replace("name: t,", "name: t, result: a,")),
      fingerprint(base.replace("name: t,", "name: t, result: { $any: true },")),
      fingerprint(base, { head: "defaults: { f1: { failedCalls: ignore } }\n" }),
      fingerprint(base, { policy: "defaults: { code: { failedCalls: ignore } }" }),
      fingerprint(base, { policy: "tools: [{ match: get_*, readOnly: true }]" }),
      fingerprint(base, { policy: "passMarks: { f1: 0.5 }" }),
      fingerprint(`${base}forbiddenTools: [rm]`),
      fingerprint(`${base}maxToolCalls: 3`),
      fingerprint(`${base}rules: { noRepeat: 3 }`),
      fingerprint(`${base}rules: { forbiddenArguments: { t: { a: { $any: true } } } }`),
      fingerprint(base, { policy: "rules: { atMost: { t: 3 } }" }),
      fingerprint(`${base}mustSay: [9007199254740992]`),
      fingerprint(`${base}mustSay: [9007199254740993]`),
      fingerprint(`${base}keyword-coverage: { keywords: [9007199254740992] }`, byKeywords),
      fingerprint(`${base}keyword-coverage: { keywords: [9007199254740993] }`, byKeywords),
      fingerprint(`${base}content-similarity: true\ngroundTruth: a`, bySimilarity),
      fingerprint(`${base}content-similarity: true\ngroundTruth: b`, bySimilarity),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  test("is the same whether the first two rules stand in rules or not, and without rules as it always was", () => {
    const rules = "rules: { forbiddenTools: [rm], maxToolCalls: 3 }";
    expect(fingerprint(`${base}${rules}`)).toBe(fingerprint(`${base}forbiddenTools: [rm]\nmaxToolCalls: 3`));
    expect(fingerprint(`${base}rules: {}`)).toBe(fingerprint());
  });

  test("depends on whether what must be said decides, and only where something must be", () => {
    const advised = { policy: "gate: { scorers: [code, f1] }" };
    expect(fingerprint(base, advised)).toBe(fingerprint());
    expect(fingerprint(`${base}mustSay: [x]`, advised)).not.toBe(fingerprint(`${base}mustSay: [x]`));
    expect(fingerprint(`${base}mustSay: [x]`, { policy: "gate: { scorers: [code, f1, says] }" })).toBe(
      fingerprint(`${base}mustSay: [x]`),
    );
    const marked = { policy: "passMarks: { says: 0.5 }" };
    expect(fingerprint(base, marked)).toBe(fingerprint());
    expect(fingerprint(`${base}mustSay: [x]`, marked)).not.toBe(fingerprint(`${base}mustSay: [x]`));
  });

  test.each([
    ["a scorer of texts", `${base}keyword-coverage: { keywords: [a] }`, {}],
    ["what only such a scorer reads", `${base}content-similarity: true\ngroundTruth: a`, {}],
    ["what no scorer reads", `${base}groundTruth: a`, {}],
    ["what must be said", `${base}mustSay: [x]`, { policy: "gate: { scorers: [code, f1] }" }],
    ["a scorer of the policy's defaults", base, { policy: "defaults: { tone-consistency: true }" }],
    ["a judge of texts", `${base}faithfulness: true\ncontext: [a]`, {}],
  ])("does not depend on %s that only advises", (_what, caseText, more) => {
    expect(fingerprint(caseText, more)).toBe(fingerprint());
  });

  test("keeps what a floor or a ceiling decides by", () => {
    const floored = { policy: "gate: { floors: { keyword-coverage: 0.5 } }" };
    const keywordCase = (word: string) => `${base}keyword-coverage: { keywords: [${word}] }`;
    expect(fingerprint(keywordCase("a"), floored)).not.toBe(fingerprint(keywordCase("b"), floored));
  });

  test("does not depend on what a turn says must be said, where that only advises", () => {
    const turns = (more: string) => `\nid: a\nturns: [{ expectedTool: t${more} }]`;
    const advised = { policy: "gate: { scorers: [code, f1] }" };
    expect(fingerprint(turns(", mustSay: [x]"), advised)).toBe(fingerprint(turns(""), advised));
    expect(fingerprint(turns(", mustSay: [x]"))).not.toBe(fingerprint(turns("")));
  });

  test("has the order of references only where a level says one, as a report of 0.1.0 has it", () => {
    const alone = base.replace("expectedTool: t\n", "");
    const ordered = base.replace("expectedTool: t", "expectedToolOrder: [t]");
    const significant = "code: { order: significant }";
    const free = "code: { order: free }";
    expect(fingerprint(`${ordered}${significant}`)).toBe(fingerprint(ordered));
    const all = [
      fingerprint(alone),
      fingerprint(`${alone}${significant}`),
      fingerprint(`${alone}${free}`),
      fingerprint(ordered),
      fingerprint(`${ordered}${free}`),
    ];
    expect(new Set(all).size).toBe(all.length);
    expect(fingerprint(alone, { policy: `defaults: { ${significant} }` })).toBe(all[1]);
    expect(fingerprint(alone, { head: `defaults: { ${free} }\n` })).toBe(all[2]);
  });

  test("does not depend on what only the gate asks of it", () => {
    expect(fingerprint(`${base}required: true`)).toBe(fingerprint(base));
    expect(fingerprint(`${base}formerly: other`)).toBe(fingerprint(base));
  });
});

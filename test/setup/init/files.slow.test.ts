import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadConfigFile } from "../../../src/config/config-file.ts";
import { loadExpectations } from "../../../src/config/expectations.ts";
import type { Policy } from "../../../src/config/policy-schema.ts";
import type { JsonObject } from "../../../src/core/json.ts";
import { limits } from "../../../src/core/limits.ts";
import { coverageProblems } from "../../../src/gate/measure/case-coverage.ts";
import { passes } from "../../../src/gate/score/passes.ts";
import { Suite } from "../../../src/gate/score/suite.ts";
import type { CaseRun, ToolCall } from "../../../src/recordings/run.ts";
import { proposeFiles } from "../../../src/setup/init/propose-files.ts";
import { anyJson, objectOf } from "../../core/json/arbitrary.ts";
import { made } from "../../scorers/fixture.ts";
import { recorded } from "./recorded.ts";

const names = { expectations: "evals/expectations.yml", policy: ".github/rungate.yml" };

function policyOf(text: string): Policy {
  const { policy, problems } = loadConfigFile(names.policy, text);
  if (policy === undefined) throw new Error(JSON.stringify(problems));
  return policy;
}

/** Each run of the proposal's recordings: its scores and result, as `case/trial`. */
function scoredBy(runs: readonly CaseRun[], policyTools?: Policy) {
  const files = proposeFiles(runs, names, policyTools && { text: "", policy: policyTools, suites: [] });
  const policy = policyTools ?? policyOf(files.policy ?? "");
  const file = { file: names.expectations, text: files.expectations };
  const { expectations, problems } = loadExpectations([file], policy.defaults);
  expect(problems).toEqual([]);
  const suite = new Suite({ expectations, policy });
  for (const run of runs) suite.add(run);
  const scored = suite.finish();
  expect([...scored.problems, ...coverageProblems(scored, expectations)]).toEqual([]);
  return scored.cases.flatMap(({ id, trials }) =>
    trials.map(({ trial, scores, brokenRules }) => ({
      run: `${id}/${trial}`,
      pass: passes({ scores, brokenRules }, policy),
      scores,
      files,
    })),
  );
}

/** The number of agreeing runs in the comment on the only case; undefined without the comment. */
function agreeingRuns(expectations: string): number | undefined {
  const [agreeing, several] = /The runs differ: (?:(\d+) of|of \d+ only)/.exec(expectations) ?? [];
  return agreeing === undefined ? undefined : Number(several ?? 1);
}

/** Text that YAML, globs or comments could misread. */
const strange = fc.oneof(
  fc.constantFrom(
    ..."no|~|null|true|1e3|0x1F|0o7|.inf|-|?|- a|a: b|: |#|a #b|!x|&a|*a|%a|@a|`a|2026-06-12|<<|__proto__|constructor".split(
      "|",
    ),
    "  led by spaces",
    "ends in space ",
    "two\nlines",
    "\n",
    "a\n\n b\n",
    "\ttab",
    "a\r\nb",
    "'",
    '"',
    "\\",
    "get_*",
    "get_{a,b}",
    "get_[x",
    "!get",
    "a/b",
    "mcp__srv__get_x",
    "👩‍🚀",
    "\u202eleft",
    "\u2028",
    "\ud800",
    "---",
    "...\n---",
    "$any",
    "$$x",
    "| x",
    "> y",
    "x,y",
    "{}",
    "[]",
    "",
  ),
  fc.string({ maxLength: 8 }),
  fc.string({ maxLength: 8, unit: "binary" }),
);
const name = fc.oneof(
  fc.constantFrom("get_a", "get_b", "list_c", "think", "book", "cancel", "getOrCreate", "search"),
  strange.filter((text) => text !== ""),
);
const args: fc.Arbitrary<JsonObject> = fc
  .array(fc.tuple(strange, fc.oneof(strange, anyJson)), { maxLength: 4 })
  .map(objectOf);
const call: fc.Arbitrary<ToolCall> = fc
  .record({
    name,
    args,
    status: fc.constantFrom(
      "ok" as const,
      "ok" as const,
      "error" as const,
      "rejected" as const,
      "pending" as const,
    ),
  })
  .map((one) => made(one.name, one.args, { status: one.status }));
const calls = fc.array(call, { maxLength: 5 });
const ids = strange.filter((text) => text !== "");

describe("the proposed files", () => {
  test("score every run of a case whose trials agree with 1", () => {
    fc.assert(
      fc.property(
        fc.dictionary(ids, calls, { maxKeys: 4 }),
        fc.integer({ min: 1, max: 3 }),
        (cases, count) => {
          const alike = Object.entries(cases).map(
            ([id, trial]) => [id, Array.from({ length: count }, () => trial)] as const,
          );
          for (const { scores, pass } of scoredBy(recorded(alike)))
            expect([scores.code, scores.f1, pass]).toMatchObject([{ value: 1 }, { value: 1 }, true]);
        },
      ),
      { numRuns: 200 },
    );
  });

  test("pass as many runs of a case whose trials differ as they say made these calls", () => {
    const few = fc
      .record({
        name: fc.constantFrom("book", "get_a", "cancel"),
        args: fc.dictionary(fc.constantFrom("a", "$b"), fc.constantFrom<string | number>("x", "y", 1)),
      })
      .map((one) => made(one.name, one.args));
    const anyTrials = fc.array(fc.array(few, { maxLength: 2 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(anyTrials, (trials) => {
        const results = scoredBy(recorded([["case", trials]]));
        const passing = results.filter(({ pass }) => pass).length;
        expect(passing).toBe(agreeingRuns(results[0]?.files.expectations ?? "") ?? trials.length);
      }),
      { numRuns: 200 },
    );
  });

  test("hold no character that hides text or ends a comment", () => {
    fc.assert(
      fc.property(
        fc.dictionary(ids, fc.array(calls, { minLength: 1, maxLength: 3 }), { maxKeys: 3 }),
        (cases) => {
          const { expectations, policy } = proposeFiles(recorded(Object.entries(cases)), names, undefined);
          expect(`${expectations}${policy}`).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
        },
      ),
    );
  });

  test("are proposed for the policy that is there already, and pass by it", () => {
    const reading = 'tools: [{ match: "get_*", readOnly: true }]';
    const policy = [
      "{}",
      reading,
      `${reading}\ndefaults: { f1: { calls: state-changing } }`,
      `${reading}\ndefaults: { f1: { calls: state-changing }, code: { calls: state-changing } }`,
    ];
    const cases = [
      ["both", [[made("get_a", { n: 1 }), made("book", { n: 1 })]]],
      ["lookups", [[made("get_a", { n: 1 }), made("get_b")]]],
      ["none", [[]]],
    ] as const;
    for (const text of policy) {
      const results = scoredBy(recorded(cases), policyOf(text));
      expect(results.map(({ pass }) => pass)).toEqual([true, true, true]);
      expect(results[0]?.files.policy).toBeUndefined();
    }
  });

  test("are refused when they are more than could be read again", () => {
    const text = "x".repeat(limits.configurationBytes);
    expect(() => proposeFiles(recorded([["a", [[made("write", { text })]]]]), names, undefined)).toThrow(
      /^evals\/expectations.yml: would have \d+ bytes, more than the 16777216 that are read/,
    );
  });
});

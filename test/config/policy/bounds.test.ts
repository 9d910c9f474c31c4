import { describe, expect, test } from "vitest";
import { loadConfigFile } from "../../../src/config/config-file.ts";
import { boundsOf, boundText, defaultPolicy, demandsOf, isWithin } from "../../../src/config/policy.ts";
import { placeText } from "../../../src/core/problems.ts";
import { gatingScorers, scorerNamed } from "../../../src/scorers/pass-marks.ts";

describe("what a gate demands of scores", () => {
  const { policy } = loadConfigFile(
    "p.yml",
    "gate: { floors: { passRate: 0.9, f1: 0.8 }, ceilings: { toxicity: 0, bias: 0.1 } }",
  );

  test("are floors and ceilings, by scorer", () => {
    expect(
      policy && [...boundsOf(policy.gate)].map(([name, bound]) => `${name} ${boundText(bound)}`),
    ).toEqual(["passRate at least 90.0%", "f1 at least 80.0%", "bias at most 10.0%", "toxicity at most 0%"]);
  });

  test("are floors alone where a report of before knows no ceilings", () => {
    const { ceilings: _, ...gate } = { ...defaultPolicy.gate, floors: { f1: 0.5 } };
    expect([...boundsOf(gate)]).toEqual([["f1", { kind: "floor", value: 0.5 }]]);
  });

  test.each([
    ["floor", 0.5, [false, true, true]],
    ["ceiling", 0.5, [true, true, false]],
  ] as const)("are kept by exactly their value: %s", (kind, value, expected) => {
    expect([0.5 - 1e-12, 0.5, 0.5 + 1e-12].map((score) => isWithin(score, { kind, value }))).toEqual(
      expected,
    );
  });

  test("are told key by key, so that a change of a ceiling is seen", () => {
    expect(policy && demandsOf(policy)).toMatchObject({ "floors.f1": 0.8, "ceilings.toxicity": 0 });
    expect(demandsOf(defaultPolicy)).not.toHaveProperty(["ceilings.toxicity"]);
  });
});

describe("a bound on the wrong side", () => {
  const problemsOf = (text: string) =>
    loadConfigFile("p.yml", text).problems.map((problem) => placeText(problem) + problem.message);

  test("is told with the other one, each at its line", () => {
    const text = `gate:
  floors:
    toxicity: 0.9
    passRate: 0.7
  ceilings:
    f1: 0.9
    passRate: 1
    bias: 0.1
`;
    expect(problemsOf(text)).toEqual([
      "p.yml:3:5: toxicity is better the lower it is: write ceilings: { toxicity: 0 }",
      "p.yml:6:5: f1 is better the higher it is: write floors: { f1: 0.9 }",
      "p.yml:7:5: the pass rate is better the higher it is: write floors: { passRate: 0.9 }",
    ]);
  });

  test.each(gatingScorers)("is refused whatever the scorer: %s", (id) => {
    const [right, wrong] = scorerNamed(id).isLowerBetter ? ["ceilings", "floors"] : ["floors", "ceilings"];
    expect(problemsOf(`gate: { ${right}: { ${id}: 0.5 } }`)).toEqual([]);
    expect(problemsOf(`gate: { ${wrong}: { ${id}: 0.5 } }`)).toEqual([
      expect.stringContaining(`write ${right}: { ${id}: `),
    ]);
  });

  test("is not said of a key that is none", () => {
    expect(problemsOf("gate: { ceilings: { bais: 0 } }")).toEqual([
      'p.yml:1:21: unknown key "bais" in gate.ceilings. Did you mean "bias"?',
    ]);
    expect(problemsOf("passMarks: { toxicty: 0 }")[0]).toContain('unknown key "toxicty" in passMarks.');
  });
});

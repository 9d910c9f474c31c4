import { describe, expect, it } from "vitest";
import { loadConfigFile } from "../../../src/config/config-file.ts";
import { loadExpectations } from "../../../src/config/expectations.ts";
import { f1OptionsSchema, scorerOptionsSchema } from "../../../src/config/scorer-options-schema.ts";
import { resolveOptions } from "../../../src/scorers/options.ts";

const DEFAULTS = {
  f1: {
    mode: "strict",
    argumentMatchThreshold: 0.8,
    calls: "all",
    failedCalls: "count",
    listOrder: "significant",
    nestedKeys: "exact",
    extraCalls: "count",
    missingCalls: "count",
  },
  code: { calls: "all", failedCalls: "count", arguments: "ignore" },
};

describe("scorer options", () => {
  it("have defaults", () => {
    expect(resolveOptions()).toEqual(DEFAULTS);
    expect(resolveOptions({}, undefined, { f1: {} })).toEqual(DEFAULTS);
  });

  it("come from the case, else from its file, else from the policy, one by one", () => {
    const resolved = resolveOptions(
      { f1: { mode: "flexible" } },
      { f1: { mode: "strict", calls: "state-changing" }, code: { calls: "state-changing" } },
      { f1: { calls: "all", listOrder: "free" }, code: { calls: "all", failedCalls: "ignore" } },
    );
    expect(resolved).toEqual({
      f1: { ...DEFAULTS.f1, mode: "flexible", calls: "state-changing", listOrder: "free" },
      code: { ...DEFAULTS.code, calls: "state-changing", failedCalls: "ignore" },
    });
  });

  it("do not change the defaults for the next case", () => {
    resolveOptions({ f1: { mode: "flexible" } });
    expect(resolveOptions()).toEqual(DEFAULTS);
  });

  it("reach a case from its file and from the policy", () => {
    const text = `
defaults: { f1: { argumentMatchThreshold: 0.5 } }
cases:
  - id: a
    f1: { mode: flexible }
  - id: b
    f1: { argumentMatchThreshold: 1 }
`;
    const { expectations, problems } = loadExpectations([{ file: "cases.yml", text }], {
      f1: { listOrder: "free", argumentMatchThreshold: 0.1 },
      code: { failedCalls: "ignore" },
    });
    expect(problems).toEqual([]);
    const f1 = { ...DEFAULTS.f1, listOrder: "free" };
    expect(expectations.get("a")?.options).toEqual({
      f1: { ...f1, mode: "flexible", argumentMatchThreshold: 0.5 },
      code: { ...DEFAULTS.code, failedCalls: "ignore" },
    });
    expect(expectations.get("b")?.options.f1).toEqual({ ...f1, argumentMatchThreshold: 1 });
  });
});

describe("options that cannot be", () => {
  it.each([0, 1, 0.8])("a threshold of %s can", (argumentMatchThreshold) => {
    expect(f1OptionsSchema.safeParse({ argumentMatchThreshold }).success).toBe(true);
  });

  it.each<[string, string]>([
    ["argumentMatchThreshold: 1.1", "argumentMatchThreshold"],
    ["argumentMatchThreshold: -0.1", "argumentMatchThreshold"],
    ['argumentMatchThreshold: "0.8"', "argumentMatchThreshold"],
    ["argumentMatchThreshold: .nan", "argumentMatchThreshold"],
    ["mode: flexibel", 'Did you mean "flexible"'],
    ["calls: changing", "calls"],
    ["failedCalls: skip", "failedCalls"],
    ["listOrder: any", "listOrder"],
    ["missingCalls: skip", "missingCalls"],
    ["treshold: 0.5", 'unknown key "treshold"'],
  ])("%s is an error of the configuration with its line", (option, message) => {
    const text = `cases:\n  - id: a\n    f1:\n      ${option}\n`;
    expect(loadExpectations([{ file: "cases.yml", text }]).problems).toEqual([
      expect.objectContaining({
        severity: "error",
        file: "cases.yml",
        line: 4,
        message: expect.stringContaining(message),
      }),
    ]);
    const policy = loadConfigFile("rungate.yml", `defaults:\n  f1:\n    ${option}\n`);
    expect(policy.policy).toBeUndefined();
    expect(policy.problems).toEqual([
      expect.objectContaining({ line: 3, message: expect.stringContaining(message) }),
    ]);
  });

  it.each([
    "mode: flexible",
    "argumentMatchThreshold: 0.5",
    "listOrder: free",
    "missingCalls: ignore",
    "order: any",
  ])("code does not know %s", (option) => {
    const text = `cases:\n  - id: a\n    code:\n      ${option}\n`;
    expect(loadExpectations([{ file: "cases.yml", text }]).problems).toHaveLength(1);
  });

  it("a scorer that does not exist has none", () => {
    expect(scorerOptionsSchema.safeParse({ f2: {} }).success).toBe(false);
  });
});

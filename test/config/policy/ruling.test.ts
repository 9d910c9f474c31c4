import { describe, expect, test } from "vitest";
import { loadConfigFile } from "../../../src/config/config-file.ts";
import { choosePolicy, defaultPolicy } from "../../../src/config/policy.ts";

const file = (text: string) => loadConfigFile(".github/rungate.yml", text);
const strict = file("gate: { floors: { passRate: 0.9 } }");
const lax = file("gate: { floors: { passRate: 0.1 } }");
const broken = file("gate: { flors: {} }");

describe("the policy that rules on a pull request", () => {
  test("is the base commit's, whatever the pull request says", () => {
    const activePolicy = choosePolicy({ base: strict, head: lax, isFirstUse: false });
    expect(activePolicy).toMatchObject({
      policy: strict.policy,
      source: "base",
      changed: true,
      problems: [],
    });
    expect(activePolicy.pending).toEqual([{ name: "floors.passRate", base: 0.9, head: 0.1 }]);
  });

  test("tells also what would be read and scored otherwise", () => {
    const head = file(
      "tools: [{ match: pay, ignore: true }]\nbaseline: { workflows: [x.yml] }\ndefaults: { f1: { mode: flexible } }",
    );
    const { pending } = choosePolicy({ base: file("{}"), head, isFirstUse: false });
    expect(pending).toEqual([
      { name: "baseline.workflows", base: [], head: ["x.yml"] },
      { name: "defaults.f1", base: null, head: { mode: "flexible" } },
      { name: "tools", base: [], head: [{ match: "pay", ignore: true }] },
    ]);
  });

  test("is the base commit's when the pull request takes it away", () => {
    const activePolicy = choosePolicy({ base: strict, head: undefined, isFirstUse: false });
    expect(activePolicy).toMatchObject({ policy: strict.policy, source: "base", changed: true });
    expect(activePolicy.pending).toEqual([{ name: "floors.passRate", base: 0.9, head: null }]);
  });

  test("is not changed where both sides have the same", () => {
    const activePolicy = choosePolicy({ base: strict, head: strict, isFirstUse: false });
    expect(activePolicy).toMatchObject({
      policy: strict.policy,
      source: "base",
      changed: false,
      pending: [],
    });
  });

  test("is the pull request's own on the first use", () => {
    const activePolicy = choosePolicy({ base: undefined, head: strict, isFirstUse: true });
    expect(activePolicy).toMatchObject({ policy: strict.policy, source: "head", changed: false });
  });

  test("is the defaults where the base has none and reports already", () => {
    const activePolicy = choosePolicy({ base: undefined, head: lax, isFirstUse: false });
    expect(activePolicy).toMatchObject({ policy: defaultPolicy, source: "default", changed: true });
    expect(activePolicy.pending).toEqual([{ name: "floors.passRate", base: null, head: 0.1 }]);
  });

  test("is the defaults where nobody has one", () => {
    const activePolicy = choosePolicy({ base: undefined, head: undefined, isFirstUse: false });
    expect(activePolicy).toMatchObject({
      policy: defaultPolicy,
      source: "default",
      changed: false,
      problems: [],
    });
  });

  test("that is invalid at the base is an error, also for who changes it to another invalid one", () => {
    for (const head of [broken, undefined, file("gate: []")]) {
      const { problems } = choosePolicy({ base: broken, head, isFirstUse: false });
      expect(problems).toMatchObject([
        { severity: "error", line: 1, message: expect.stringContaining("flors") },
      ]);
    }
  });

  test("is the defaults for a pull request that repairs the base's", () => {
    const activePolicy = choosePolicy({ base: broken, head: strict, isFirstUse: false });
    expect(activePolicy).toMatchObject({ policy: defaultPolicy, source: "default", changed: true });
    expect(activePolicy.problems).toMatchObject([
      { severity: "warning", message: expect.stringContaining("repaired here") },
    ]);
  });

  test("is not the invalid one that a pull request introduces, which is an error already", () => {
    const activePolicy = choosePolicy({ base: strict, head: broken, isFirstUse: false });
    expect(activePolicy).toMatchObject({ policy: strict.policy, source: "base", changed: true, pending: [] });
    expect(activePolicy.problems).toMatchObject([
      { severity: "error", message: expect.stringContaining("would stop every pull request") },
    ]);
    const first = choosePolicy({ base: undefined, head: broken, isFirstUse: true });
    expect(first.problems).toMatchObject([{ severity: "error" }]);
  });
});

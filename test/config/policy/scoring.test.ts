import { describe, expect, test } from "vitest";
import { choosePolicy, scoringPolicy } from "../../../src/config/policy.ts";
import { policySchema } from "../../../src/config/policy-schema.ts";

const file = (policy: object) => ({
  file: ".github/rungate.yml",
  text: JSON.stringify(policy),
  policy: policySchema.parse(policy),
  suites: [],
  problems: [],
});
const HIDING = file({ redact: ["book.card"] });

describe("what is hidden is what either side hides", () => {
  test("where the pull request changes the list", () => {
    const base = file({ redact: ["user.mail"] });
    const { policy, ...activePolicy } = choosePolicy({ base, head: HIDING, isFirstUse: false });
    expect(scoringPolicy({ policy, ...activePolicy }).redact).toEqual(["user.mail", "book.card"]);
    expect(policy.redact).toEqual(["user.mail"]);
  });

  test("where the pull request introduces it beside a baseline", () => {
    const activePolicy = choosePolicy({ base: undefined, head: HIDING, isFirstUse: false });
    expect(activePolicy.source).toBe("default");
    expect(scoringPolicy(activePolicy).redact).toEqual(["book.card"]);
  });

  test("where the pull request takes the list out", () => {
    const activePolicy = choosePolicy({ base: HIDING, head: undefined, isFirstUse: false });
    expect(scoringPolicy(activePolicy).redact).toEqual(["book.card"]);
  });
});

describe("what may be spent on a judge", () => {
  const lavish = file({
    judge: { maxRuns: 10_000, maxTokens: 100_000_000, deadlineSeconds: 3_600, concurrency: 32 },
  });

  test("is what the base branch says", () => {
    const activePolicy = choosePolicy({ base: lavish, head: lavish, isFirstUse: false });
    expect(scoringPolicy(activePolicy).judge).toMatchObject({ maxRuns: 10_000, maxTokens: 100_000_000 });
  });

  test("is no more than the defaults allow where a pull request introduces the policy", () => {
    const activePolicy = choosePolicy({ base: undefined, head: lavish, isFirstUse: true });
    expect(scoringPolicy(activePolicy).judge).toMatchObject({
      maxRuns: 200,
      maxTokens: 3_000_000,
      deadlineSeconds: 300,
      concurrency: 4,
    });
    const thrifty = choosePolicy({
      base: undefined,
      head: file({ judge: { maxRuns: 3 } }),
      isFirstUse: true,
    });
    expect(scoringPolicy(thrifty).judge.maxRuns).toBe(3);
  });
});

test("what a policy at the base hides that cannot be read is not known, also where it is repaired", () => {
  const broken = {
    file: ".github/rungate.yml",
    text: "redact: {",
    policy: undefined,
    suites: [],
    problems: [],
  };
  expect(choosePolicy({ base: broken, head: HIDING, isFirstUse: false }).hidesUnknown).toBe(true);
  expect(choosePolicy({ base: HIDING, head: HIDING, isFirstUse: false }).hidesUnknown).toBe(false);
});

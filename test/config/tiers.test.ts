import { describe, expect, test } from "vitest";
import { loadConfigFile } from "../../src/config/config-file.ts";
import { loadExpectations } from "../../src/config/expectations.ts";
import { CONFIG_FILE, defaultActivePolicy } from "../../src/config/policy.ts";
import { tierTest } from "../../src/config/tiers.ts";
import type { Problem } from "../../src/core/problems.ts";
import { tierInForce, tierProblems } from "../../src/gate/score/select-tier.ts";

const problemsOf = (tiers: unknown) =>
  loadConfigFile(CONFIG_FILE, JSON.stringify({ tiers })).problems.map(({ message }) => message);

const TIERS = {
  pr: { tags: ["smoke"] },
  wide: { tags: ["smoke", "slow"] },
  tiny: { cases: ["only-*"] },
  all2: "all",
} as const;

const CASES = [
  { id: "tagged", labels: ["smoke"] },
  { id: "slow", labels: ["slow"] },
  { id: "only-1" },
  { id: "plain" },
];

describe("a tier", () => {
  test("has the cases with one of its tags, and those whose id it matches", () => {
    const chosen = (tier: Parameters<typeof tierTest>[0]) => CASES.filter(tierTest(tier)).map(({ id }) => id);
    expect(chosen({ tags: ["smoke"], cases: ["only-?"] })).toEqual(["tagged", "only-1"]);
    expect(chosen({ tags: ["slow", "none"] })).toEqual(["slow"]);
    expect(chosen("all")).toEqual(CASES.map(({ id }) => id));
  });

  test.each([
    [{ pr: { tags: ["smoke"] }, nightly: "all" }, []],
    [{ pr: {} }, [expect.stringContaining("is a tier without a case: write tags or cases")]],
    [{ pr: { tags: [] } }, [expect.stringContaining("tiers.pr.tags")]],
    [{ pr: { tags: ["smoke"], labels: ["x"] } }, [expect.stringContaining('unknown key "labels"')]],
    [{ pr: { tags: ["not a word"] } }, [expect.stringContaining("is not a tag")]],
    [{ pr: "most" }, [expect.stringContaining("tiers.pr")]],
    [{ all: { tags: ["smoke"] } }, [expect.stringContaining("all cases already")]],
    [{ "my tier": "all" }, [expect.stringContaining("is not a name of a tier")]],
  ])("is refused where it says nothing sound: %j", (tiers, problems) => {
    expect(problemsOf(tiers)).toEqual(problems);
  });
});

test("tags of a case are a list of words", () => {
  const problemsOfCase = (tags: unknown) => {
    const text = JSON.stringify({ cases: [{ id: "a", tags, referenceToolCalls: [] }] });
    const { expectations, problems } = loadExpectations([{ file: "cases.yml", text }]);
    return { labels: expectations.get("a")?.labels, problems: problems.map(({ message }) => message) };
  };
  expect(problemsOfCase(["smoke", "fast"])).toEqual({ labels: ["smoke", "fast"], problems: [] });
  expect(problemsOfCase(["a b"]).problems).toEqual([expect.stringContaining("is not a tag")]);
  expect(problemsOfCase("smoke").problems).toHaveLength(1);
  expect(problemsOfCase([]).problems).toHaveLength(1);
});

describe("the tier in force", () => {
  const inForce = (
    tierInput: Parameters<typeof tierInForce>[0],
    { tiers = TIERS as object, source = "base" as const, changed = false } = {},
  ) => {
    const problems: Problem[] = [];
    const { policy } = loadConfigFile(CONFIG_FILE, JSON.stringify({ tiers }));
    if (policy === undefined) throw new Error("the policy is invalid");
    const tier = tierInForce(tierInput, { ...defaultActivePolicy, policy, source, changed }, problems);
    return {
      name: tier?.name,
      leftOut: CASES.filter((testCase) => tier?.leavesOut(testCase)).map(({ id }) => id),
      problems: problems.map(({ severity, message }) => `${severity}: ${message}`),
    };
  };
  const none = { name: undefined, leftOut: [], problems: [] };

  test("is pr on a pull request and in a merge queue, and all on the base branch", () => {
    const ofPr = { name: "pr", leftOut: ["slow", "only-1", "plain"], problems: [] };
    expect(inForce({ role: "head" })).toEqual(ofPr);
    expect(inForce({ role: "queue" })).toEqual(ofPr);
    expect(inForce({ role: "base" })).toEqual(none);
    expect(inForce({ role: "head" }, { tiers: { tiny: TIERS.tiny } })).toEqual(none);
  });

  test("leaves out no more on a pull request than pr does, whatever its workflow says", () => {
    expect(inForce({ role: "head", tier: "tiny" })).toEqual({
      name: "pr",
      leftOut: ["slow", "plain"],
      problems: [],
    });
    expect(inForce({ role: "head", tier: "wide" }).leftOut).toEqual(["only-1", "plain"]);
    expect(inForce({ role: "head", tier: "all" }).leftOut).toEqual([]);
    expect(inForce({ role: "head", tier: "tiny" }, { tiers: { tiny: TIERS.tiny } })).toEqual({
      ...none,
      problems: [expect.stringMatching(/^warning: the tier "tiny" leaves out no case here/)],
    });
  });

  test("is the named one on the base branch, and at a command line", () => {
    const tiny = { name: "tiny", leftOut: ["tagged", "slow", "plain"], problems: [] };
    expect(inForce({ role: "base", tier: "tiny" })).toEqual(tiny);
    expect(inForce({ tier: "tiny" }, { source: "file" as never })).toEqual(tiny);
    expect(inForce({ role: "base", tier: "all2" })).toEqual(none);
  });

  test("is an error where the policy has none of the name, unless the pull request introduces it", () => {
    expect(inForce({ role: "head", tier: "wid" }).problems).toEqual([
      'error: the policy has no tier "wid". Did you mean "wide"?',
    ]);
    expect(inForce({ role: "base", tier: "constructor" }).problems).toEqual([
      'error: the policy has no tier "constructor". There is: pr, wide, tiny, all2, all.',
    ]);
    expect(inForce({ role: "head", tier: "pr" }, { tiers: {}, changed: true })).toEqual({
      ...none,
      problems: ['warning: the policy in force has no tier "pr" yet, so every case must be recorded here'],
    });
  });
});

describe("a selector that chooses no case", () => {
  const policyOf = (tiers: unknown) => {
    const { policy, problems } = loadConfigFile(CONFIG_FILE, JSON.stringify({ tiers }));
    if (policy === undefined) throw new Error(problems.map(({ message }) => message).join());
    return policy;
  };
  const found = (tiers: unknown, suite = "default", next?: unknown) =>
    tierProblems(
      { policy: policyOf(tiers), next: next === undefined ? undefined : policyOf(next) },
      CASES,
      suite,
    ).map(({ severity, message }) => `${severity}: ${message}`);

  test.each([
    [
      { pr: { tags: ["smok"] } },
      'the tier "pr" of the policy chooses cases by the tag "smok", which no case has. Did you mean "smoke"? Correct it',
    ],
    [{ pr: { tags: ["smoke", "gone"] } }, 'by the tag "gone", which no case has. Correct it'],
    [
      { night: { cases: ["onyl-*"] } },
      'the tier "night" of the policy chooses cases by "onyl-*", which matches the id of no case. Did you mean "only-1"?',
    ],
    [{ night: { cases: ["only-1", "*-x"] } }, '"*-x", which matches the id of no case. Correct it'],
  ])("is an error: %j", (tiers, message) => {
    expect(found(tiers)).toEqual([expect.stringContaining(message)]);
    expect(found(tiers)[0]).toMatch(/^error: /);
  });

  test("is none where a case is found, and where there is no case at all", () => {
    expect(found(TIERS)).toEqual([]);
    expect(found(undefined)).toEqual([]);
    expect(tierProblems({ policy: policyOf({ pr: { tags: ["x"] } }) }, [], "default")).toEqual([]);
  });

  test("is a warning where the pull request repairs it, and an error where it brings it", () => {
    const wrong = { pr: { tags: ["smok"] } };
    expect(found(wrong, "default", TIERS)).toEqual([expect.stringMatching(/^warning: .*\(repaired here\)$/)]);
    expect(found(TIERS, "default", wrong)).toEqual([
      expect.stringMatching(/^error: .*\(merged, it would stop /),
    ]);
  });

  test("may be meant for another suite: only a tier without any case is told of", () => {
    expect(found({ pr: { tags: ["smoke", "gone"] } }, "booking")).toEqual([]);
    expect(found({ pr: { tags: ["gone"] } }, "booking")).toEqual([
      expect.stringMatching(/^warning: no case of this suite is in the tier "pr"/),
    ]);
  });
});

import { describe, expect, test } from "vitest";
import { commit, expecting, flights, gate, recordings } from "../gate/suite.ts";
import { errorsOf, ofBase, pull, TIERS, tagged, wholeBase } from "../gate/tiered.ts";

// Files that a pull request may change: expectations, recordings, workflow and policy.

const ids = flights(12);
const smoke = ids.slice(0, 4);
const broken = "flight-2";
const base = wholeBase(ids, smoke);
const sound = smoke.filter((id) => id !== broken);

describe("a case of the tier that the pull request breaks is seen", () => {
  test("when its recording is deleted", () => {
    const report = pull({ ...tagged(ids, smoke), ...recordings(sound, "tuesday") }, base);
    expect(report.verdict.blocks).toBe(true);
    expect(errorsOf(report)).toEqual([expect.stringMatching(/^case "flight-2" has no run/)]);
  });

  test("when its recording and its tag are deleted", () => {
    const report = pull({ ...tagged(ids, sound), ...recordings(sound, "tuesday") }, base);
    expect(report.verdict.blocks).toBe(true);
    expect(report.cases.find(({ id }) => id === broken)).toBeUndefined();
    expect(report.tier?.movedOut).toEqual([broken]);
  });

  test("when it is renamed to what is outside the tier, and not recorded", () => {
    const cases = ids.map((id) =>
      id === broken
        ? expecting("other", { formerly: broken })
        : expecting(id, sound.includes(id) ? { tags: ["smoke"] } : {}),
    );
    const report = pull({ "expectations.yml": { cases }, ...recordings(sound, "tuesday") }, base);
    expect(report.verdict.blocks).toBe(true);
    expect(report.cases.some(({ carried, id }) => carried && id === "other")).toBe(false);
    expect(report.tier?.movedOut).toEqual([broken]);
  });

  test("when the workflow names a smaller tier, or one that nobody has", () => {
    const tiers = { tiers: { ...TIERS.tiers, tiny: { cases: ["flight-1"] } } };
    const files = { ...tagged(ids, smoke), ...recordings(["flight-1"], "tuesday") };
    const report = pull(files, base, tiers, "tiny");
    expect(report.verdict.blocks).toBe(true);
    expect(errorsOf(report)).toHaveLength(3);
    expect(() => pull(files, base, tiers, "tin")).toThrow(/no tier "tin"\. Did you mean "tiny"\?/);
  });

  test("when the pull request's own policy has a laxer tier, which is not in force", () => {
    const lax = ofBase({ tiers: { pr: { cases: ["flight-1"] } }, gate: { minCoverage: 0 } });
    const files = { ...tagged(ids, smoke), ...recordings(["flight-1"], "tuesday") };
    // The pull request's own policy would pass it.
    expect(gate(files, base, { policy: lax }).tier?.carried).toBe(11);
    const report = gate(files, base, { policy: { ...ofBase(TIERS), changed: true } });
    expect(report.verdict.blocks).toBe(true);
    expect(errorsOf(report)).toHaveLength(3);
  });

  test("when the recordings say that they are of another case or tag", () => {
    const job = { runs: ["runs/{case}.json", "more/{model}/{case}.json"], policy: ofBase(TIERS) };
    const files = { ...tagged(ids, smoke), ...recordings(sound, "tuesday") };
    const moved = { ...files, "more/gpt/flight-2.json": { toolCalls: [], response: "No." } };
    const report = gate(moved, base, job);
    // The case is not carried from the base: the base has it in the tier.
    expect(report.comparison?.removed).toEqual([{ id: broken, tags: {}, hint: expect.any(String) }]);
    expect(report.verdict.blocks).toBe(true);
  });
});

describe("a case outside the tier", () => {
  const recorded = recordings(smoke, "tuesday");

  test("cannot be given another expectation without being recorded", () => {
    const cases = ids.map((id) =>
      expecting(id, smoke.includes(id) ? { tags: ["smoke"] } : id === "flight-9" ? { maxToolCalls: 9 } : {}),
    );
    const report = pull({ "expectations.yml": { cases }, ...recorded }, base);
    expect(report.verdict.blocks).toBe(true);
    expect(errorsOf(report)).toEqual([expect.stringMatching(/^case "flight-9" has no run/)]);
  });

  test("cannot be taken out by deleting its expectation", () => {
    const report = pull({ ...tagged(flights(11), smoke), ...recorded }, base);
    expect(report.verdict.blocks).toBe(true);
    expect(report.comparison?.removed).toEqual([{ id: "flight-12", tags: {} }]);
  });

  test("is not made to pass by the word of the head: it has the base's runs, failing ones too", () => {
    const failing = wholeBase(ids, smoke, ["flight-9"]);
    const report = pull({ ...tagged(ids, smoke), ...recorded }, failing, {
      ...TIERS,
      gate: { requiredCases: ["flight-9"] },
    });
    expect(report.verdict.blocks).toBe(true);
    expect(report.verdict.checks.find(({ name }) => name === "required")?.result).toBe("fail");
  });
});

test("a tag that a case is given on the way does not take it out of an older base's sight", () => {
  // The base's report is older than the tags: its cases are outside the tier, and the head's tags put them in it.
  const untagged = commit("c1", { ...tagged(ids, []), ...recordings(ids, "monday") }, undefined, {
    policy: ofBase(TIERS),
  });
  const report = pull({ ...tagged(ids, smoke), ...recordings(sound, "tuesday") }, untagged);
  expect(errorsOf(report)).toEqual([expect.stringMatching(/^case "flight-2" has no run/)]);
});

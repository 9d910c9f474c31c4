import { describe, expect, test } from "vitest";
import { topOf } from "./reading.ts";
import { recorded } from "./recorded.ts";
import { type Files, policy, tripRuns } from "./trips.ts";
import { merge, onPull, onPush, propose, pushTo, reportOf } from "./workflow.ts";

const TIERS = policy("tiers: { pr: { tags: [smoke] }, tiny: { cases: [trip-0] } }\n");

/** Twelve trips, of which the first so many are tagged. */
function tagged(smoke: number, late = ""): Files {
  const lines = Array.from({ length: 12 }, (_, at) => {
    const tags = at < smoke ? "tags: [smoke], " : "";
    const rest = at === 11 ? late : "";
    return `  - { id: trip-${at}, ${tags}${rest}referenceToolCalls: [{ name: book, arguments: { date: 2026-06-12 } }] }`;
  });
  return { "evals/expectations.yml": `cases:\n${lines.join("\n")}\n` };
}

/** The trips that a job of the tier records. */
function few(cases: number, wrong: number[] = [], recording = "second"): Files {
  return tripRuns({ cases, wrong, recording });
}

describe("a suite of which pull requests record a tier", () => {
  test("carries the others, and says so on the first line", async () => {
    const { github, push } = await recorded({ ...TIERS, ...tagged(4) });
    expect(reportOf(push)).toMatchObject({ role: "base", totals: { cases: 12, runs: 12 } });
    const pull = propose(github, "feature", few(4));
    const result = await onPull(github, pull);
    expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: "pass" } });
    expect(reportOf(result)).toMatchObject({
      tier: { name: "pr", carried: 8 },
      totals: { cases: 12, runs: 12 },
    });
    expect(topOf(pull.comments[0]?.body ?? "")).toContain("no case got worse · 8 of 12 cases carried");

    const strict = await onPull(github, pushTo(github, pull, few(4, [2])), { inputs: { tier: "all" } });
    expect(strict).toMatchObject({ exitCode: 1 });
    expect(reportOf(strict).problems[0]?.message).toMatch(/^case "trip-4" has no run: record one/);
  });

  test("is whole on the base branch after a push of the tier, from which later pull requests are carried", async () => {
    const { github } = await recorded({ ...TIERS, ...tagged(4) });
    merge(github, propose(github, "feature", few(4)));
    expect(await onPush(github)).toMatchObject({ exitCode: 1 });
    const push = await onPush(github, { inputs: { tier: "pr" } });
    expect(push).toMatchObject({ exitCode: 0 });
    expect(reportOf(push)).toMatchObject({ role: "base", tier: { carried: 8 }, totals: { cases: 12 } });
    const result = await onPull(github, propose(github, "next", few(4, [], "third")));
    expect(result).toMatchObject({ exitCode: 0 });
    expect(reportOf(result)).toMatchObject({ tier: { carried: 8 }, comparison: { baseCases: 12 } });
  });

  test("is not evaded by a smaller tier, another tag, another expectation or another policy", async () => {
    const { github } = await recorded({ ...TIERS, ...tagged(4) });
    const lax = policy("tiers: { pr: { cases: [trip-0] } }\ngate: { minCoverage: 0 }\n");
    const [named, untagged, changed, relaxed] = await Promise.all([
      onPull(github, propose(github, "named", few(1)), { inputs: { tier: "tiny" } }),
      onPull(github, propose(github, "untagged", { ...tagged(1), ...few(1) })),
      onPull(github, propose(github, "changed", { ...tagged(4, "maxToolCalls: 9, "), ...few(4) })),
      onPull(github, propose(github, "relaxed", { ...lax, ...few(1) })),
    ]);
    for (const one of [named, untagged, changed, relaxed])
      expect(one).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    expect(reportOf(untagged).tier?.movedOut).toEqual(["trip-1", "trip-2", "trip-3"]);
    expect(reportOf(changed).problems[0]?.message).toMatch(
      /^case "trip-11" has no run, and no run of the base/,
    );
    const misspelt = await onPull(github, propose(github, "misspelt", few(4)), { inputs: { tier: "tinny" } });
    expect(misspelt.outputs.summary).toContain('the policy has no tier "tinny". Did you mean "tiny"?');
  });
});

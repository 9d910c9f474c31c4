import { type ActivePolicy, DEFAULT_SUITE } from "../../config/policy.ts";
import type { Policy } from "../../config/policy-schema.ts";
import {
  ALL_CASES,
  type Tier,
  type TierCase,
  tiersByName,
  tierTest,
  unknownTierText,
} from "../../config/tiers.ts";
import { globTest } from "../../core/glob.ts";
import { limits } from "../../core/limits.ts";
import { didYouMean, nearestName, type Problem } from "../../core/problems.ts";
import { shorten } from "../../core/text.ts";
import type { Report } from "../../report/report.ts";
import { type PolicyFault, policyProblems } from "../measure/quarantine.ts";

/** The tier whose cases must be recorded; a pull request cannot make it smaller. */
export interface TierInForce {
  name: string;
  has(testedCase: TierCase): boolean;
  leavesOut(testedCase: TierCase): boolean;
}

interface TierAsked {
  tier?: string | undefined;
  role?: Report["role"] | undefined;
}

const OF_PULL_REQUESTS = "pr";

/**
 * Returns the tier in force; undefined where all cases must be recorded. On a pull request it is the tier `pr`,
 * because the workflow there is the author's own and may only demand more cases. Adds to `problems` for an invalid name.
 */
export function tierInForce(
  { tier: requested, role = "head" }: TierAsked,
  { policy: { tiers }, source, changed }: ActivePolicy,
  problems: Problem[],
): TierInForce | undefined {
  const byName = tiersByName(tiers);
  const usual = role !== "base" && byName.has(OF_PULL_REQUESTS) ? OF_PULL_REQUESTS : ALL_CASES;
  const requestedTier = byName.get(requested ?? usual);
  const isAhead = role !== "base" && (changed || source === "default");
  if (requestedTier === undefined) problems.push(unknownTier(requested ?? usual, byName, isAhead));
  const isTrusted = role === "base" || source === "file";
  const name = isTrusted ? (requested ?? usual) : OF_PULL_REQUESTS;
  const tier = byName.get(name) ?? ALL_CASES;
  if (tier === ALL_CASES) {
    if (requestedTier !== undefined && requestedTier !== ALL_CASES && !isTrusted)
      problems.push(notForPullRequests(requested ?? usual));
    return undefined;
  }
  const [has, isAsked] = [tier, requestedTier ?? ALL_CASES].map(tierTest) as [TierTest, TierTest];
  return { name, has, leavesOut: (testedCase) => !has(testedCase) && !isAsked(testedCase) };
}

type TierTest = ReturnType<typeof tierTest>;

/** A pull request may use a tier that it introduces (`isAhead`). */
function unknownTier(name: string, byName: ReadonlyMap<string, Tier>, isAhead: boolean): Problem {
  if (!isAhead) return { severity: "error", message: unknownTierText(name, byName) };
  const message = `the policy in force has no tier "${name}" yet, so every case must be recorded here`;
  return { severity: "warning", message };
}

function notForPullRequests(name: string): Problem {
  const message = `the tier "${name}" leaves out no case here, because a pull request may leave out only cases outside the tier "${OF_PULL_REQUESTS}": write a tier of that name in the policy`;
  return { severity: "warning", message };
}

/** Returns problems with selectors that match no case. With several suites, only an empty tier is a warning. */
export function tierProblems(
  { policy, next }: Pick<ActivePolicy, "policy" | "next">,
  cases: readonly TierCase[],
  suite: string,
): Problem[] {
  // Without recordings, other checks show the problem.
  if (cases.length === 0) return [];
  if (suite !== DEFAULT_SUITE) return emptyTiers(policy.tiers, cases);
  return policyProblems(selectorFaults(policy.tiers, cases), next && selectorFaults(next.tiers, cases));
}

type Tiers = Policy["tiers"];

function selectorFaults(tiers: Tiers, cases: readonly TierCase[]): PolicyFault[] {
  const ids = cases.map(({ id }) => id);
  const labels = new Set(cases.flatMap(({ labels = [] }) => labels));
  return Object.entries(tiers ?? {}).flatMap(([name, tier]): PolicyFault[] => {
    if (tier === ALL_CASES) return [];
    const { tags = [], cases: globs = [] } = tier;
    const byTag = tags
      .filter((tag) => !labels.has(tag))
      .map((tag) => [tag, `the tag "${tag}", which no case has.${didYouMean(tag, labels)}`]);
    const byId = globs
      .filter((glob) => !ids.some(globTest(glob)))
      .map((glob) => [glob, `"${shown(glob)}", which matches the id of no case.${nearestId(glob, ids)}`]);
    return [...byTag, ...byId].map(([selector, text]) => ({
      key: `tier ${name} ${selector}`,
      problem: {
        message: `the tier "${name}" of the policy chooses cases by ${text} Correct it, or take it out`,
      },
    }));
  });
}

/** Compares the part of the glob before its first wildcard. */
function nearestId(glob: string, ids: readonly string[]): string {
  const [head = ""] = glob.split(/[*?[{\\]/, 1);
  if (head === "" || ids.length > limits.namesCompared) return "";
  const byHead = new Map(ids.map((id) => [id.slice(0, head.length), id]));
  const nearest = byHead.get(nearestName(head, byHead.keys()) ?? "");
  return nearest === undefined ? "" : ` Did you mean "${shown(nearest)}"?`;
}

function emptyTiers(tiers: Tiers, cases: readonly TierCase[]): Problem[] {
  return Object.entries(tiers ?? {})
    .filter(([, tier]) => !cases.some(tierTest(tier)))
    .map(([name]) => {
      const message = `no case of this suite is in the tier "${name}" of the policy: give one of its cases a tag of the tier`;
      return { severity: "warning", message };
    });
}

function shown(text: string): string {
  return shorten(text, limits.shownName);
}

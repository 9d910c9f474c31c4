import { globTest } from "../base/glob.ts";
import { limits } from "../base/limits.ts";
import { didYouMean, nearestName, type Problem } from "../base/problems.ts";
import { shorten } from "../base/text.ts";
import { type ActivePolicy, DEFAULT_SUITE } from "../config/policy.ts";
import type { Policy } from "../config/policy-schema.ts";
import {
  ALL_CASES,
  type Tier,
  type TierCase,
  tiersByName,
  tierTest,
  unknownTierText,
} from "../config/tiers.ts";
import type { Report } from "../report/report.ts";
import { type PolicyFault, policyProblems } from "./quarantine.ts";

/** The tier whose cases a job must record, and which a pull request cannot make smaller. */
export interface TierInForce {
  name: string;
  /** Whether a case is in it. */
  has(one: TierCase): boolean;
  /** Whether a case may be left out. */
  leavesOut(one: TierCase): boolean;
}

/** Who asks for a tier. */
interface TierAsked {
  tier?: string | undefined;
  role?: Report["role"] | undefined;
}

/** The tier of pull requests. */
export const OF_PULL_REQUESTS = "pr";

/**
 * The tier that is in force; undefined where all cases must be recorded. On a pull request, whose workflow names the tier and is its own,
 * it is the tier `pr` whatever the name: another one can only demand more cases. Adds to `problems` what is wrong with the name.
 */
export function tierInForce(
  { tier: asked, role = "head" }: TierAsked,
  { policy: { tiers }, source, changed }: ActivePolicy,
  problems: Problem[],
): TierInForce | undefined {
  const known = tiersByName(tiers);
  const usual = role !== "base" && known.has(OF_PULL_REQUESTS) ? OF_PULL_REQUESTS : ALL_CASES;
  const stated = known.get(asked ?? usual);
  const isAhead = role !== "base" && (changed || source === "default");
  if (stated === undefined) problems.push(unknownTier(asked ?? usual, known, isAhead));
  const isTrusted = role === "base" || source === "file";
  const name = isTrusted ? (asked ?? usual) : OF_PULL_REQUESTS;
  const tier = known.get(name) ?? ALL_CASES;
  if (tier === ALL_CASES) {
    if (stated !== undefined && stated !== ALL_CASES && !isTrusted)
      problems.push(notForPullRequests(asked ?? usual));
    return undefined;
  }
  const [has, isAsked] = [tier, stated ?? ALL_CASES].map(tierTest) as [TierTest, TierTest];
  return { name, has, leavesOut: (one) => !has(one) && !isAsked(one) };
}

type TierTest = ReturnType<typeof tierTest>;

/** A pull request that introduces a tier may name it before it is in force: `isAhead`. */
function unknownTier(name: string, known: ReadonlyMap<string, Tier>, isAhead: boolean): Problem {
  if (!isAhead) return { severity: "error", message: unknownTierText(name, known) };
  const message = `the policy in force has no tier "${name}" yet, so every case must be recorded here`;
  return { severity: "warning", message };
}

function notForPullRequests(name: string): Problem {
  const message = `the tier "${name}" leaves out no case here, because a pull request may leave out only cases outside the tier "${OF_PULL_REQUESTS}": write a tier of that name in the policy`;
  return { severity: "warning", message };
}

/**
 * Reports what the tiers of a policy choose by and no case has: such a tier leaves out cases that somebody meant to be in it. With several
 * suites that may be in another one, so that only a tier without any case of the suite is a warning.
 */
export function tierProblems(
  { policy, next }: Pick<ActivePolicy, "policy" | "next">,
  cases: readonly TierCase[],
  suite: string,
): Problem[] {
  // Where nothing was recorded, that is what a reader must know.
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

/** The id whose beginning is nearest to what a glob says before its first sign. */
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

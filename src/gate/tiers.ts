import type { Problem } from "../base/problems.ts";
import type { ActivePolicy } from "../config/policy.ts";
import {
  ALL_CASES,
  type Tier,
  type TierCase,
  tiersByName,
  tierTest,
  unknownTierText,
} from "../config/tiers.ts";
import type { Report } from "../report/report.ts";

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

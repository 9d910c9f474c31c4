/** The share of pull requests that plans may fail although nothing changed. */
export const PLAN_ALPHA = 0.005;

/** The most failures that a plan requires; a case that needs more has no plan. */
const MOST_FAILURES = 60;

/** Returns the fewest failures that meet the plan of a case, given the number of cases and its base trials; undefined above the limit. */
export function failuresNeeded(cases: number, baseTrials: number): number | undefined {
  for (let failures = 1; failures <= MOST_FAILURES; failures++) {
    const all = baseTrials + failures;
    const share = (baseTrials / all) ** baseTrials * (failures / all) ** failures;
    if (cases * share <= PLAN_ALPHA) return failures;
  }
  return undefined;
}

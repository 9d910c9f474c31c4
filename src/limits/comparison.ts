/** Scoring and comparison: bounds on the work of comparing. */
export const comparisonLimits = {
  /**
   * Calls, or references, of one tool name up to which the best pairing is sought; beyond it any largest pairing serves.
   * @beyond a largest pairing, not the best explained one
   */
  explainedCalls: 200,
  /**
   * Values, and characters of texts that matchers search, compared to pair the calls of one run with those expected.
   * @beyond f1 of the run is in error
   */
  comparisons: 50_000_000,
  /**
   * Items of a list whose order is free.
   * @beyond run is in error
   */
  freeListItems: 1_000,
  /**
   * Multiplications of the exact permutation test; beyond them its normal form is used.
   * @beyond the normal form, and the report names it
   */
  permutationSteps: 200_000_000,
  /**
   * Distinct base recordings of a case that a comparison may look at.
   * @beyond job ends in error (exit code 2)
   * @policy gate.regression.window
   */
  window: 1_000,
  /**
   * Names compared for "did you mean" before suggestions stop.
   * @beyond no suggestion is made
   */
  namesCompared: 1_000_000,
} as const;

/** Reports, baselines and shards: bounds on the reports of other jobs. */
export const reportsLimits = {
  /**
   * Bytes of a baseline report.
   * @beyond not used as a baseline, and the reason says so
   */
  baselineBytes: 64 * 1024 * 1024,
  /**
   * Levels of nesting in a baseline report: those of shown argument values, and of what stands around them.
   * @beyond not used, and the reason says so
   */
  reportNesting: 300,
  /**
   * Commits that a report's history may remember.
   * @beyond the oldest are left out
   * @policy trend.points
   */
  historyPoints: 1_000,
  /**
   * Shards that may share a suite: each of them asks GitHub about the base branch, and a repository has 1,000 requests an hour.
   * @beyond job ends in error (exit code 2)
   */
  shards: 20,
  /**
   * Bytes of one partial report.
   * @beyond job ends in error (exit code 2)
   */
  partialReportBytes: 64 * 1024 * 1024,
  /**
   * Bytes of all partial reports together.
   * @beyond job ends in error (exit code 2)
   */
  partialReportsBytes: 512 * 1024 * 1024,
} as const;

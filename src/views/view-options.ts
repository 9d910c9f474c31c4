/** How a report is read. */
export interface ViewOptions {
  /** Show the verdict and its checks; without it only what was measured. */
  verdict: boolean;
  /** Whether the verdict makes the job red, or the command end with 1. */
  isRed: boolean;
}

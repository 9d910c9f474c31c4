let isInTests = false;
let hasRun = false;

/** Is called before each file of tests. */
export function beginTestFile(): void {
  isInTests = true;
  hasRun = false;
}

/** False for the first run of rungate in a file of tests, and outside of tests, as in a benchmark. */
export function isLaterRunOfTests(): boolean {
  const isLater = hasRun;
  hasRun = isInTests;
  return isLater;
}

let isInTests = false;
let hasRun = false;

export function beginTestFile(): void {
  isInTests = true;
  hasRun = false;
}

/** False for the first run of rungate in a test file, and outside of tests, as in a benchmark. */
export function isLaterRunOfTests(): boolean {
  const isLater = hasRun;
  hasRun = isInTests;
  return isLater;
}

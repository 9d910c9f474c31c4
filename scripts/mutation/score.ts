export interface MutationScore {
  killed: number;
  timeout: number;
  survived: number;
  uncovered: number;
  /** Percent of the changes that a test noticed or that never ended, without ignored ones. */
  score: number;
}

/** Counts the changes by what became of them. */
export function scoreOf(mutants: readonly { status: string }[]): MutationScore {
  const count = (status: string) => mutants.filter((mutant) => mutant.status === status).length;
  const killed = count("Killed");
  const timeout = count("Timeout");
  const survived = count("Survived");
  const uncovered = count("NoCoverage");
  const tried = killed + timeout + survived + uncovered;
  return {
    killed,
    timeout,
    survived,
    uncovered,
    score: tried === 0 ? 100 : (100 * (killed + timeout)) / tried,
  };
}

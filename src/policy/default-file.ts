/** Where a team's policy stands unless it says otherwise. */
export const DEFAULT_POLICY = ".github/rungate.yml";

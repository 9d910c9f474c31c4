/** Expectations and policy: bounds on what expectations and policy may hold. */
export const configurationLimits = {
  /**
   * Characters of a path pattern, or of a glob over tool or argument names.
   * @beyond job ends in error (exit code 2)
   */
  globLength: 1_000,
  /**
   * Characters of a regular expression in expectations or policy.
   * @beyond job ends in error (exit code 2)
   */
  expressionLength: 1_000,
  /**
   * Instructions of such an expression once its repetitions are written out: searching takes time in proportion.
   * @beyond job ends in error (exit code 2)
   */
  expressionSize: 2_000,
  /**
   * Characters of a text in which such an expression is sought.
   * @beyond run is in error
   */
  expressionText: 200_000,
  /**
   * Expectations files of one job.
   * @beyond job ends in error (exit code 2)
   */
  configurationFiles: 1_000,
  /**
   * Bytes of one expectations or policy file.
   * @beyond job ends in error (exit code 2)
   */
  configurationBytes: 16 * 1024 * 1024,
  /**
   * Values in one configuration file, with every alias written out.
   * @beyond job ends in error (exit code 2)
   */
  configurationValues: 1_000_000,
  /**
   * Texts, marks and runs of spaces of one YAML file, or of a JSON file with a mistake: empty values take memory too.
   * @beyond job ends in error (exit code 2)
   */
  configurationLexemes: 5_000_000,
  /**
   * Mistakes in the syntax of one YAML file.
   * @beyond job ends in error (exit code 2), with the first mistakes
   */
  configurationMistakes: 1_000,
  /**
   * Anchors and aliases of one YAML file.
   * @beyond job ends in error (exit code 2)
   */
  configurationAliases: 2_000,
  /**
   * Cases of one expectations file.
   * @beyond job ends in error (exit code 2)
   */
  cases: 100_000,
  /**
   * Entries of `retired` in an expectations file.
   * @beyond job ends in error (exit code 2)
   */
  retired: 10_000,
  /**
   * Rules of the policy for tools, hidden arguments or workflows, and forbidden tools of a case.
   * @beyond job ends in error (exit code 2)
   */
  toolRules: 1_000,
  /**
   * Tools that a case, or the policy, may say were available.
   * @beyond file, or the run, is in error
   */
  availableTools: 1_000,
  /**
   * Levels of nesting in arguments that `init` writes down as expected: less than a file may have, since they stand deep in it.
   * @beyond any arguments are accepted, and a comment says so
   */
  proposedNesting: 100,
  /**
   * Files in `.github/workflows` that `doctor` reads.
   * @beyond none is read, and it says so
   */
  workflows: 200,
  /**
   * Bytes of one of them.
   * @beyond not read, and it says so
   */
  workflowBytes: 1024 * 1024,
  /**
   * Gates of a repository that `doctor` looks at.
   * @beyond the rest is not looked at, and it says so
   */
  gates: 50,
  /**
   * Lines of `.gitignore` files, blank ones and comments not counted, by which `init` and `doctor` tell what git leaves out.
   * @beyond not read: recordings that they name count as taken
   */
  ignoringLines: 500,
} as const;

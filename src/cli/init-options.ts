/** What the command line says to `init`. */
export interface InitOptions {
  runs: string[];
  expectations: string;
  policy: string;
  workflow: string;
  record?: string;
  /** Without one, that of the project in which all recordings lie, if there is one. */
  suite?: string | undefined;
  format?: string;
  caseField?: string;
  dryRun?: true;
}

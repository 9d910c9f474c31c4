/** What the command line says to `init`. */
export interface InitOptions {
  runs: string[];
  expectations: string;
  policy: string;
  workflow: string;
  record?: string;
  format?: string;
  caseField?: string;
  dryRun?: true;
}

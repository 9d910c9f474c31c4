const SUITE_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** What is wrong with the name of a suite, which becomes a part of file and artifact names; undefined when nothing is. */
export function suiteNameFault(name: string): string | undefined {
  if (SUITE_NAME.test(name)) return undefined;
  return `suite "${name}" is not a name: use a to z, 0 to 9 and "-", at most 40 characters`;
}

/** The file that a suite's report stands in, and the artifact that is made of it; or the same as a page, or for reporters of tests. */
export function reportFileName(suite: string, as: "json" | "html" | "xml" = "json"): string {
  return `rungate-report.${suite}.${as}`;
}

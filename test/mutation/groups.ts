/** What Stryker's JSON report says of a run, as far as scores need it. */
export interface MutationReport {
  /** In percent. */
  thresholds: { low: number };
  files: Record<string, { mutants: { status: string }[] }>;
}

/** The mutants of a group, by what became of them. */
export interface GroupScore {
  name: string;
  killed: number;
  timeout: number;
  survived: number;
  uncovered: number;
  /** The detected ones, in percent of all that were tried. */
  score: number;
}

/** The groups that are scored each by itself, so that a good one does not make up for a bad one. */
const GROUPS: Record<string, readonly string[]> = {
  scorers: ["src/scorers/"],
  comparison: ["src/gate/compare.ts", "src/gate/pairs.ts"],
  checks: ["src/gate/checks.ts", "src/gate/regression.ts", "src/gate/weakening.ts", "src/gate/verdict.ts"],
  escape: ["src/core/escape.ts"],
  provenance: [
    "src/gate/baseline.ts",
    "src/gate/provenance.ts",
    "src/gate/read-reports.ts",
    "src/gate/reuse.ts",
    "src/github/",
  ],
};

/**
 * The score of every group that the report has mutants of, in the order of the table above. Mutants that were ignored or could not be run
 * do not count. Throws when a file is of no group.
 */
export function scoreGroups(report: MutationReport): GroupScore[] {
  const statuses = new Map<string, string[]>();
  for (const [file, { mutants }] of Object.entries(report.files)) {
    const group = groupOf(file);
    statuses.set(group, [...(statuses.get(group) ?? []), ...mutants.map(({ status }) => status)]);
  }
  return Object.keys(GROUPS).flatMap((name) => scoreOf(name, statuses.get(name) ?? []));
}

function groupOf(file: string): string {
  const found = Object.entries(GROUPS).find(([, folders]) =>
    folders.some((folder) => file.startsWith(folder)),
  );
  if (found === undefined)
    throw new Error(`${file} is of no group: add its folder to test/mutation/groups.ts`);
  return found[0];
}

function scoreOf(name: string, statuses: readonly string[]): GroupScore[] {
  const count = (status: string) => statuses.filter((one) => one === status).length;
  const counts = {
    killed: count("Killed"),
    timeout: count("Timeout"),
    survived: count("Survived"),
    uncovered: count("NoCoverage"),
  };
  const detected = counts.killed + counts.timeout;
  const tried = detected + counts.survived + counts.uncovered;
  return tried === 0 ? [] : [{ name, ...counts, score: (100 * detected) / tried }];
}

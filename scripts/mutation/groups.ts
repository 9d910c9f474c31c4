export interface MutationReport {
  thresholds: { low: number };
  files: Record<string, { mutants: { status: string }[] }>;
}

export interface GroupScore {
  name: string;
  killed: number;
  timeout: number;
  survived: number;
  uncovered: number;
  score: number;
}

/** The groups with separate scores, so that a good one does not compensate for a bad one. */
const GROUPS: Record<string, readonly string[]> = {
  scorers: ["src/scorers/"],
  comparison: ["src/gate/compare/compare.ts", "src/gate/compare/pair-cases.ts"],
  checks: [
    "src/gate/decide/checks.ts",
    "src/gate/decide/regression.ts",
    "src/gate/decide/weakening.ts",
    "src/gate/decide/verdict.ts",
  ],
  escape: ["src/core/escape.ts"],
  provenance: [
    "src/gate/baseline/baseline.ts",
    "src/gate/baseline/provenance.ts",
    "src/gate/baseline/read-reports.ts",
    "src/github/",
  ],
};

/**
 * Returns the score of every group with mutants, in the table's order, without ignored and invalid mutants. Throws when a file is in no
 * group.
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
    throw new Error(`${file} is of no group: add its folder to scripts/mutation/groups.ts`);
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

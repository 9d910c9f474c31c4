export interface MutatedRoom {
  sources: readonly string[];
  /** Tests that run the sources in their own process. Those of other rooms also run them, and would take too long for each change. */
  tests: readonly string[];
}

/** The rooms of the house that decide. Each has its own score, so that a good one does not hide a bad one. */
export const rooms: Readonly<Record<string, MutatedRoom>> = {
  scorers: {
    sources: ["src/scorers/*.ts", "src/scorers/texts/*.ts"],
    tests: ["test/scorers/**/*.test.ts", "test/golden/**/*.test.ts"],
  },
  checks: {
    sources: ["src/gate/decide/*.ts"],
    tests: [
      "test/gate/*.test.ts",
      "test/gate/{checks,compare,decide,job,measurement}/**/*.test.ts",
      "test/gate/baseline/earlier-runs.test.ts",
    ],
  },
  comparison: {
    sources: ["src/gate/compare/*.ts"],
    tests: [
      "test/gate/*.test.ts",
      "test/gate/{compare,decide,measure}/**/*.test.ts",
      "test/gate/baseline/{earlier-runs,history,pool}.test.ts",
    ],
  },
  baseline: {
    sources: ["src/gate/baseline/*.ts"],
    tests: [
      "test/gate/*.test.ts",
      "test/gate/{baseline,compare}/**/*.test.ts",
      "test/gate/shards/forged.test.ts",
      "test/limits/partial-reports.test.ts",
      "test/recordings/files/judgements.test.ts",
    ],
  },
  provenance: {
    sources: [
      "src/github/{acceptance,artifacts,baseline,commits,download-artifact,find-baseline,first-parents,inspect-artifacts,runs}.ts",
    ],
    tests: ["test/github/**/*.test.ts"],
  },
  escape: {
    sources: ["src/core/escape.ts"],
    tests: ["test/core/escape/**/*.test.ts", "test/views/*.test.ts", "test/views/hostile.slow.test.ts"],
  },
};

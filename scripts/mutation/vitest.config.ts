import { defineConfig } from "vitest/config";

/**
 * The tests for mutants: those that run the sources and are fast enough to run some thousand times. Tests of `dist/` or of other processes
 * would see no mutant.
 */
export default defineConfig({
  test: {
    include: [
      "test/{scorers,gate,github,golden}/**/*.test.ts",
      "test/core/escape/**/*.test.ts",
      "test/views/{gate,judge,slices,verdict}.test.ts",
      "test/views/hostile.slow.test.ts",
      "test/github/action/fork-comment-body.slow.test.ts",
    ],
    setupFiles: ["test/setup.ts"],
    testTimeout: 60_000,
    // A worker per file would take longer than a mutant's tests.
    isolate: false,
  },
});

import { defineConfig } from "vitest/config";

/**
 * The tests that mutants are tried against: those that run the sources and are quick enough to be run some thousand times. Tests that run
 * `dist/` or start another process would see no mutant.
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
    // A worker for each file would cost each mutant more than its tests do.
    isolate: false,
  },
});

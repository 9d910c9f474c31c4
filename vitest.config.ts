import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    setupFiles: ["test/setup.ts"],
    testTimeout: 60_000,
    // A browser on a busy machine takes its time.
    expect: { poll: { timeout: 20_000 } },
    // End-to-end tests mostly wait: for a process to start, for GitHub's rate limits.
    maxWorkers: availableParallelism() * 2,
  },
});

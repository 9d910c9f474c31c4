import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";

/** Tests that start processes, listen at ports or drive a browser. */
const SLOW = ["test/{attacks,bench,browser,e2e,faults,loopback}/**/*.test.ts", "test/**/*.slow.test.ts"];
/** Tests that follow the README in a shell, or talk to language servers. */
const WEEKLY = ["test/**/*.weekly.test.ts"];

// rungate runs in the tests' process too, and with the variable CI set it prints in color.
const common = {
  setupFiles: ["test/setup.ts"],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  env: { NO_COLOR: "1" },
};

/** `npm test` runs "fast", `npm run test:all` runs "fast" and "full", `npm run test:weekly` runs "weekly". */
export default defineConfig({
  test: {
    // A list of 350 files hides the failing one from a person. A log of CI keeps all.
    reporters: process.env.CI ? ["default"] : ["dot"],
    projects: [
      {
        test: {
          ...common,
          name: "fast",
          include: ["test/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...SLOW, ...WEEKLY],
          // Files share what they import, which takes longer than most tests.
          isolate: false,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...common,
          name: "full",
          include: SLOW,
          exclude: [...configDefaults.exclude, ...WEEKLY],
          isolate: false,
          // A browser on a busy machine takes its time.
          expect: { poll: { timeout: 20_000 } },
          // These mostly wait: for a process to start, for a server to answer.
          maxWorkers: availableParallelism() * 3,
          sequence: { groupOrder: 2 },
        },
      },
      { test: { ...common, name: "weekly", include: WEEKLY, maxWorkers: 1, sequence: { groupOrder: 3 } } },
    ],
  },
});

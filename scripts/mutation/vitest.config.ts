import { configDefaults, defineConfig } from "vitest/config";
import { rooms } from "./rooms.ts";

/** The tests for changed sources of the room that MUTATED_ROOM names. Tests of `dist/` or of other processes see no change. */
export default defineConfig({
  test: {
    include: [...(rooms[process.env.MUTATED_ROOM ?? ""]?.tests ?? [])],
    exclude: [
      ...configDefaults.exclude,
      "test/gate/*/command.slow.test.ts",
      "test/github/comments.slow.test.ts",
      // These take longer than all others, and notice little that the others do not.
      "test/**/*propert*.slow.test.ts",
      "test/gate/job/run-recordings.slow.test.ts",
    ],
    setupFiles: ["test/setup.ts"],
    testTimeout: 600_000,
    // A worker per file would take longer than the tests of a change.
    isolate: false,
  },
});

#!/usr/bin/env node
import { isMainThread } from "node:worker_threads";

/** A thread that scores → a worker; arguments → the command line; none, inside a workflow → the action. */

if (!isMainThread) {
  const { work } = await import("./gate/workers.ts");
  await work();
} else if (process.argv.length === 2 && process.env.GITHUB_ACTIONS === "true") {
  const { runAction } = await import("./github/action.ts");
  await runAction();
} else {
  const { runCommandLine } = await import("./cli/program.ts");
  process.exitCode = await runCommandLine(process.argv.slice(2));
}

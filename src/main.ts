#!/usr/bin/env node
/** A thread that scores → a worker; arguments → the command line; none, inside a workflow → the action. */
import { isMainThread } from "node:worker_threads";

if (!isMainThread) {
  const { work } = await import("./job/workers/worker.ts");
  await work();
} else if (process.argv.length === 2 && process.env.GITHUB_ACTIONS === "true") {
  const { runAction } = await import("./action/action.ts");
  await runAction();
} else {
  const { runCommandLine } = await import("./cli/program.ts");
  process.exitCode = await runCommandLine(process.argv.slice(2));
}

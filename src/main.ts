#!/usr/bin/env node
/** Runs the GitHub action when it is started by a workflow without arguments, else the command line. */

const OLDEST_NODE = 20;

// Only actions get inputs: a `run` step that calls `rungate` without arguments has none.
const isAction =
  process.argv.length === 2 && process.env.GITHUB_ACTIONS === "true" && "INPUT_COMMENT" in process.env;

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  // Checked before any import: older versions fail on the syntax with exit code 1, the code of a failing gate.
  process.stderr.write(
    `error: rungate needs Node ${OLDEST_NODE} or newer, and this is Node ${process.versions.node}. Install a newer one from https://nodejs.org\n`,
  );
  process.exitCode = 2;
} else if (isAction) {
  const { runAction } = await import("./github/action.ts");
  await runAction();
} else {
  const { runCommandLine } = await import("./cli/program.ts");
  process.exitCode = await runCommandLine(process.argv.slice(2));
}

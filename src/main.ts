#!/usr/bin/env node
/** Arguments → the command line; none, inside a workflow → the action. */

const OLDEST_NODE = 20;

// A step that runs `rungate` without arguments has no inputs, which GitHub hands to actions only.
const isAction =
  process.argv.length === 2 && process.env.GITHUB_ACTIONS === "true" && "INPUT_COMMENT" in process.env;

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  // Before anything is loaded: what an older one cannot read ends it with 1, which is the code of a failing gate.
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

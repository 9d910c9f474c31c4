#!/usr/bin/env node
/** Arguments → the command line; none, inside a workflow → the action. */

// A step that runs `rungate` without arguments has no inputs, which GitHub hands to actions only.
if (process.argv.length === 2 && process.env.GITHUB_ACTIONS === "true" && "INPUT_COMMENT" in process.env) {
  const { runAction } = await import("./github/action.ts");
  await runAction();
} else {
  const { runCommandLine } = await import("./cli/program.ts");
  process.exitCode = await runCommandLine(process.argv.slice(2));
}

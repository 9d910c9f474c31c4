import { spawnSync } from "node:child_process";
import { programFile } from "./runner.ts";

/** Runs rungate as if at a terminal, where `typed` is entered. */
export function rungateAtTerminal(cwd: string, args: readonly string[], typed: string) {
  const asTerminal = "data:text/javascript,process.stdin.isTTY=process.stdout.isTTY=true";
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", asTerminal, programFile(), ...args],
    { cwd, input: typed, encoding: "utf8", env: { PATH: process.env.PATH, NO_COLOR: "1" }, timeout: 60_000 },
  );
  return { status, stdout, stderr };
}

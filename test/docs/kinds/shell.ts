import { commandLines, commandsIn } from "../shell/parse.ts";
import { commandFaults } from "../shell/programs.ts";
import { isShell, ranOn } from "../shell/run.ts";
import type { Kind } from "./kind.ts";

/** Commands. Each must exist, and those of rungate must exit as shown: `sh exits=1` for a failure. */
export const shell: Kind = {
  name: "commands",
  claims: isShell,
  faults: async ({ page, line, label, text }) => {
    const lines = commandLines(text);
    const [, exits = "0"] = /^exits=(\d+)$/.exec(label) ?? [];
    const unknown = lines.flatMap((commandLine) =>
      commandsIn(commandLine.text)
        .flatMap(commandFaults)
        .map((fault) => `line ${line + commandLine.at}: ${fault}`),
    );
    const ran = (await ranOn(page)).filter(
      (one) => one.line >= line && one.line < line + text.split("\n").length,
    );
    const failed = ran
      .filter(({ status }) => status !== Number(exits))
      .map(
        (one) =>
          `line ${one.line}: exit ${one.status} instead of ${exits}: ${one.text}\n${one.stderr || one.stdout}`,
      );
    return [...unknown, ...failed];
  },
};

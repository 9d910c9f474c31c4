import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { lines, terminal } from "../core/escape.ts";
import { programName } from "../core/invocation.ts";
import { type GateOptions, gate } from "./gate.ts";
import type { AddCommand } from "./options.ts";
import { print } from "./print.ts";

export const addDemo: AddCommand = (command, exit) => {
  command.action(async () => {
    await demo();
    exit(0);
  });
};

/**
 * Gates the travel desk's suite in a temporary folder: as it is, which is red, and with the runs of the commit before, which is green. Writes
 * both reports as pages there.
 */
async function demo(): Promise<void> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "rungate-demo-")));
  const examples = join(dirname(realpathSync(process.argv[1] ?? "")), "../examples");
  cpSync(examples, folder, { recursive: true });
  process.chdir(folder);
  print(lines([terminal`A travel desk's agent, after a change of its prompt:`, terminal``]));
  await gateInto(folder, "red.html");
  recordAgain("before/openai", "runs/openai");
  print(lines([terminal``, terminal`The agent without that change, recorded again:`, terminal``]));
  await gateInto(folder, "green.html");
  const page = (name: string) => pathToFileURL(join(folder, name)).href;
  print(
    lines([
      terminal``,
      terminal`The red report   ${page("red.html")}`,
      terminal`The green report ${page("green.html")}`,
      terminal`The suite        ${folder}`,
      terminal`Your own agent   ${programName()} init`,
    ]),
  );
}

/** Copies recordings with new call ids, as a model gives them. Equal files would read "no recording changed". */
function recordAgain(from: string, to: string): void {
  for (const name of readdirSync(from)) {
    writeFileSync(join(to, name), readFileSync(join(from, name), "utf8").replaceAll("call_", "call_2"));
  }
}

async function gateInto(directory: string, html: string): Promise<void> {
  const options: GateOptions & { directory: string; html: string } = {
    runs: [],
    expectations: [],
    merge: [],
    reportOnly: true,
    directory,
    html,
  };
  await gate(options);
}

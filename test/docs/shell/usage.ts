import { Command } from "commander";
import { commands, withDirectory } from "../../../src/cli/program.ts";

const program = new Command("rungate").version("0");
for (const { name, load } of commands) (await load())(withDirectory(program.command(name)), () => {});

const REST = "…";

/** Returns unknown commands and options and surplus arguments of a rungate call. */
export function usageFaults([name = REST, ...args]: readonly string[]): string[] {
  if ([REST, "--help", "--version", "COMMAND"].includes(name)) return [];
  if (name.startsWith("-")) return usageFaults(["gate", name, ...args]);
  const command = program.commands.find((command) => command.name() === name);
  return command === undefined ? [`rungate has no command ${name}`] : argumentFaults(command, args);
}

function argumentFaults(command: Command, args: readonly string[]): string[] {
  const faults: string[] = [];
  const operands: string[] = [];
  // The words after it belong to another command.
  const end = args.includes("--") ? args.indexOf("--") : args.length;
  for (let at = 0; at < end; at += 1) {
    const [word = "", value] = args[at]?.split("=", 2) ?? [];
    if (!word.startsWith("-")) {
      operands.push(word);
      continue;
    }
    const option = command.options.find(({ long, short }) => word === long || word === short);
    if (option === undefined && word !== "--help") faults.push(`${command.name()} has no option ${word}`);
    if (!option?.required || value !== undefined) continue;
    at += 1;
    if (args[at] === undefined) faults.push(`${option.flags} has no value`);
  }
  const operandCount = operands.filter((word) => word !== REST).length;
  const places = command.registeredArguments;
  if (operandCount > places.length && !places.at(-1)?.variadic)
    faults.push(`${command.name()} takes ${places.length} arguments, and ${operandCount} are given`);
  return faults;
}

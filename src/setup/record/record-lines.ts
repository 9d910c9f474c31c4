import { spawn } from "node:child_process";
import { basename } from "node:path";
import { codeOf } from "../../core/network.ts";
import { ConfigurationError } from "../../core/problems.ts";
import { splitWords } from "../../core/shell-words.ts";

/** The `record:` command of a suite with its folder: arguments of `rungate record`, or a command of its own. */
export type SuiteRecorder = { folder: string } & ({ args: string[] } | { words: string[] });

const ENTERING = /^\s*cd\s+("[^"]*"|'[^']*'|\S+)\s+&&\s+/;

/** Parses a `record:` line. Throws ConfigurationError if it needs a shell. */
export function recorderOf(suite: string, line: string): SuiteRecorder {
  const [entering = "", named = "."] = ENTERING.exec(line) ?? [];
  const [folder = "."] = splitWords(named) ?? [];
  const words = splitWords(line.slice(entering.length));
  if (words === undefined || /^[A-Za-z_]\w*=/.test(words[0] ?? ""))
    throw fault(
      `the record: line of suite ${suite} needs a shell, so rungate does not run it. Run it yourself:\n  ${line}`,
    );
  const end = words.indexOf("--");
  const at = words.findIndex((word, place) => isProgram(word) && words[place + 1] === "record");
  return at < 0 || (end >= 0 && at > end && words[end - 1] !== "exec")
    ? { folder, words }
    : { folder, args: words.slice(at + 2) };
}

function isProgram(word: string): boolean {
  return /^rungate(?:-cli)?$/.test(basename(word)) || /\brungate\/dist\/index\.js$/.test(word);
}

/** Runs a custom recorder with inherited output. Throws ConfigurationError if it cannot start. */
export function runRecorder([program = "", ...args]: readonly string[], folder: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: folder, stdio: "inherit" });
    child.once("error", (error) =>
      reject(fault(`cannot start "${program}" of a record: line: ${codeOf(error) ?? error.message}`)),
    );
    child.once("exit", (code) => resolve(code === 0));
  });
}

function fault(message: string): ConfigurationError {
  return new ConfigurationError([{ severity: "error", message }]);
}

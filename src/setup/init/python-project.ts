import { namesPythonPackage } from "../../core/install-command.ts";
import { shellWord } from "../../core/shell-words.ts";

/** Reads a file of the project; empty where there is none. */
type ReadFile = (file: string) => string;
type IsThere = (file: string) => boolean;

const PROGRAMS = ["agent.py", "main.py", "app.py", "src/agent.py", "src/main.py", "src/app.py"];
const SCRIPTS = /^\[(?:project|tool\.poetry)\.scripts\][^\n]*\n((?:(?!\[)[^\n]*(?:\n|$))*)/gm;
const SCRIPT = /^\s*["']?([\w.-]+)["']?\s*=\s*["']([\w.]+)(?::[\w.]+)?["']/gm;

/** Returns the commands that a pyproject.toml declares, each with its module. */
export function scriptsIn(pyproject: string): ReadonlyMap<string, string> {
  const sections = [...pyproject.replaceAll("\r\n", "\n").matchAll(SCRIPTS)].map(([, lines = ""]) => lines);
  const scripts = sections.flatMap((lines) => [...lines.matchAll(SCRIPT)]);
  return new Map(scripts.map(([, name = "", module = ""]) => [name, module]));
}

/** Returns the command that seems to start the agent of a Python project; undefined without one. */
export function pythonCommand(readFile: ReadFile, isThere: IsThere): string | undefined {
  const runner = isThere("uv.lock") ? "uv run" : isThere("poetry.lock") ? "poetry run" : undefined;
  const [script, ...others] = scriptsIn(readFile("pyproject.toml")).keys();
  if (script !== undefined && others.length === 0) return [...(runner ? [runner] : []), script].join(" ");
  const program = PROGRAMS.find(isThere);
  if (program === undefined) return undefined;
  return runner === "uv run"
    ? `uv run ${program}`
    : [...(runner ? [runner] : []), "python", program].join(" ");
}

/** Returns a recorded command as a workflow can run it, whose runner has no virtual environment of this machine. */
export function portableCommand([program = "", ...rest]: readonly string[]): string {
  const isLocal = /^(?:\/|[A-Za-z]:[\\/])|(?:^|[\\/])\.?v?env[\\/]/.test(program);
  return [isLocal ? program.replace(/^.*[\\/]/, "") : program, ...rest].map(shellWord).join(" ");
}

/** Returns true if the steps that install a Python project bring rungate: uv and Poetry install development dependencies too. */
export function installsRungate(readFile: ReadFile, isThere: IsThere): boolean {
  const file = isThere("uv.lock") || isThere("poetry.lock") ? "pyproject.toml" : "requirements.txt";
  return namesPythonPackage(readFile(file));
}

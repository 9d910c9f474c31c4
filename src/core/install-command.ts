/** The latest release, for projects that have not installed rungate. */
const PACKAGE = "https://github.com/rungate/rungate/releases/latest/download/rungate.tgz";

export const INSTALLED = "npx rungate";

/** The command in the environment of a Python project that installs it. */
export const IN_PYTHON = "rungate";

/** The command that brings Node too, as its launcher names itself. */
export const PYTHON_WITH_NODE = 'uvx "rungate-cli[node]"';

/** Returns true if a pyproject.toml or a file of requirements names rungate's package for Python. */
export function namesPythonPackage(text: string): boolean {
  return /(?:^|["'\s[])rungate-cli(?![\w-])/m.test(text.replaceAll(/#.*/g, ""));
}

/** The command for any other project: `npx rungate` would run an unrelated package of that name. */
export const FROM_ADDRESS: string = fromPackage(PACKAGE);

/** Returns the command that runs the package at an address. */
export function fromPackage(address: string): string {
  return `npx --yes --package ${address} rungate`;
}

/** Where a release of rungate is, for a project that has not installed it. */
const PACKAGE = "https://github.com/rungate/rungate/releases/latest/download/rungate.tgz";

/** How rungate is called in a project that has installed it. */
export const INSTALLED = "npx rungate";

/** How it is called anywhere: `npx rungate` would run whatever package of that name the registry has. */
export const FROM_ADDRESS: string = fromPackage(PACKAGE);

/** How it is called from the package at an address. */
export function fromPackage(address: string): string {
  return `npx --yes --package ${address} rungate`;
}

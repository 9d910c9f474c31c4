import { limits } from "./limits.ts";

/** How rungate is called in a project that has installed it. */
export const INSTALLED = "npx rungate";

/** How it is called anywhere: `npx rungate` would run whatever package of that name the registry has. */
export const FROM_ADDRESS: string = fromPackage(
  "https://github.com/rungate/rungate/releases/latest/download/rungate.tgz",
);

/** How it is called where npx has to bring it from an address. */
export function fromPackage(address: string): string {
  return `npx --yes --package ${address} rungate`;
}

const PLAIN_WORDS = /^(?!-)[\w.@/:][\w.@/:=+-]*(?: [\w.@/:=+-]+)*$/;

/** Whether every shell takes words as they are. */
export function arePlain(words: string): boolean {
  return words.length <= limits.shownName && PLAIN_WORDS.test(words);
}

const MODULE = /^\/\*{3}\/ (?:\d+|"[^"]+"):$/m;
const IMPORTED = /(__WEBPACK_IMPORTED_MODULE_)\d+(__)/g;
const NAME = /\b\w+__WEBPACK_IMPORTED_MODULE_\d+__/g;

/**
 * Numbers the imported modules of a webpack chunk by position. Webpack numbers them by read order, so that a busy machine would build other
 * bytes.
 */
export function withStableNames(chunk: string): string {
  const parts = chunk.split(new RegExp(`(?=${MODULE.source})`, "m"));
  return parts.map(renumbered).join("");
}

function renumbered(module: string): string {
  const numbers = new Map<string, number>();
  return module.replace(NAME, (name) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return name.replace(IMPORTED, `$1${number}$2`);
  });
}

/** Makes Node run this module before the program, for faults that a test cannot cause from outside. */
export function preload(code: string): { NODE_OPTIONS: string } {
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}

/** Replaces functions of `fs`; Node's own are in `real`. */
export function preloadFiles(code: string): { NODE_OPTIONS: string } {
  return preload(`
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    const real = { ...fs };
    ${code}
    syncBuiltinESMExports();
  `);
}

/** Runs code when a file with a matching name is first opened; its path is in `path`. */
export function preloadReading(name: RegExp, code: string): { NODE_OPTIONS: string } {
  return preloadFiles(`
    const opened = new Set();
    const hooked = (of) => (path, ...more) => {
      if (${name}.test(path) && !opened.has(path)) {
        opened.add(path);
        ${code}
      }
      return real[of](path, ...more);
    };
    for (const of of ["readFileSync", "openSync"]) fs[of] = hooked(of);
  `);
}

import type { OutputConfiguration } from "commander";
import { lines, manyLines, terminal } from "../escape/terminal.ts";
import { complain, print } from "./print-text.ts";

/** What commander puts below an error on a line of its own. It holds known names only. */
const SUGGESTION = /\n(?=\(Did you mean [\w, -]+\?\)\n?$)/;

/** Where commander prints help and errors. An error repeats arguments, which may hold anything: it stays on its line. */
export const output: OutputConfiguration = {
  writeOut: (text) => print(manyLines(text)),
  writeErr: (text) => complain(manyLines(text)),
  outputError: (text) => {
    const said = text.replace(/\n$/, "").split(SUGGESTION);
    complain(lines(said.map((line) => terminal`${line}`)));
  },
};

import type { RE2JS } from "re2js";
import { limits } from "./limits.ts";
import { shorten } from "./text.ts";

const SHOWN_REASON = 100;
/** Look-around and back-references, which other engines support. */
const FOREIGN = /\(\?<?[=!]|\\[1-9]|\(\?>/;

/** Compiles a regular expression with RE2, because untrusted expressions need linear time. Throws an Error for the author. */
export function compileExpression(source: string): RE2JS {
  if (source.length > limits.expressionLength) {
    throw new Error(
      `has ${source.length} characters, more than the ${limits.expressionLength} that a regular expression may have: write several shorter ones`,
    );
  }
  const compiled = compile(source);
  const size = compiled.programSize();
  if (size > limits.expressionSize) {
    throw new Error(
      `comes to ${size} instructions with its repetitions written out, more than the ${limits.expressionSize} that a regular expression may have: repeat less`,
    );
  }
  return compiled;
}

function compile(source: string): RE2JS {
  const engine = re2();
  try {
    return engine.compile(source);
  } catch (error) {
    const reason = (error as Error).message.replace(/^error parsing regexp: /, "");
    const hint = FOREIGN.test(source) ? ". RE2 has no look-around and no back-references" : "";
    throw new Error(`not a regular expression: ${shorten(reason, SHOWN_REASON)}${hint}`);
  }
}

let loaded: typeof RE2JS | undefined;

/** Loads RE2. It is lazy, because loading takes longer than scoring a small job. Call it before reading globs or expressions. */
export async function loadRe2(): Promise<void> {
  loaded ??= (await import("re2js")).RE2JS;
}

/** The error for using RE2 before it is loaded. The caller loads it and starts again. */
export class Re2Missing extends Error {}

/** Returns the RE2 engine. Throws Re2Missing before it is loaded. */
export function re2(): typeof RE2JS {
  if (loaded === undefined) throw new Re2Missing("RE2 is used before it was loaded");
  return loaded;
}

import assert from "node:assert/strict";
import type { Place, Problem } from "../../src/core/problems.ts";

type Refusal = abstract new (...rest: never[]) => Error;

/** The result of `act`; undefined when it throws one of these errors, which must have a message. Other errors pass through. */
export function unlessRefused<Value>(act: () => Value, ...refusals: readonly Refusal[]): Value | undefined {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Error) || !refusals.some((refusal) => error instanceof refusal)) throw error;
    assert.notEqual(error.message.trim(), "", "a refusal says why");
    return undefined;
  }
}

/** Throws unless each problem has a message and a line within the text. */
export function assertExplained(problems: readonly Problem[], file: string, text: string): void {
  const lines = text.split(/\r\n|\n|\r/).length;
  for (const problem of problems) {
    assert.notEqual(problem.message.trim(), "", "a problem says what is wrong");
    assert.equal(problem.file, file);
    assertWithin(problem, lines);
  }
}

function assertWithin({ line = 1, column = 1 }: Place, lines: number): void {
  assert.ok(Number.isInteger(line) && line >= 1 && line <= lines, `line ${line} of ${lines}`);
  assert.ok(Number.isInteger(column) && column >= 1, `column ${column}`);
}

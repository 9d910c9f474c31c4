import assert from "node:assert/strict";
import type { Place, Problem } from "../../src/core/problems.ts";

/** A kind of error that says what is wrong with an input. */
type Refusal = abstract new (...rest: never[]) => Error;

/** What `act` returns; undefined when it refuses with one of these errors, which has to say why. Any other error is passed on. */
export function unlessRefused<Value>(act: () => Value, ...refusals: readonly Refusal[]): Value | undefined {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Error) || !refusals.some((refusal) => error instanceof refusal)) throw error;
    assert.notEqual(error.message.trim(), "", "a refusal says why");
    return undefined;
  }
}

/** Throws unless each problem says what is wrong, and where in a text of so many lines. */
export function assertTold(problems: readonly Problem[], file: string, text: string): void {
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

import assert from "node:assert/strict";
import { depthOf } from "../../src/core/json.ts";
import { limits } from "../../src/core/limits.ts";
import { scoreRun } from "../../src/gate/score/score-run.ts";
import type { Run } from "../../src/recordings/run.ts";
import { literalReference } from "../../src/recordings/run.ts";
import { recordedExpectation } from "../../src/scorers/expectation.ts";
import { resolveOptions } from "../../src/scorers/options.ts";
import { toolBook } from "../../src/scorers/tool-book.ts";

const STATUSES = ["ok", "error", "rejected", "pending"];
const SPEAKERS = ["system", "user", "assistant", "reasoning"];
const noRules = toolBook([]);

/** Throws unless a run is valid by the run model and can be scored. */
export function assertWhole(run: Run): void {
  for (const text of [run.input, run.response, ...run.warnings, ...Object.values(run.tags)])
    assert.equal(typeof text, "string");
  for (const { speaker, text, turn } of run.texts) {
    assert.ok(SPEAKERS.includes(speaker) && typeof text === "string" && isCount(turn));
  }
  for (const { name } of run.tools) assert.equal(typeof name, "string");
  assert.ok(run.toolCalls.length <= limits.callsPerRun);
  for (const call of run.toolCalls) {
    assert.ok(isName(call.name), `a call's name: ${String(call.name)}`);
    assert.ok(call.id === undefined || isName(call.id), "a call's id");
    assert.ok(STATUSES.includes(call.status) && isCount(call.turn) && isCount(call.group));
    assert.ok(depthOf(call.arguments, limits.nesting) <= limits.nesting, "the depth of its arguments");
    assert.ok(depthOf(call.result ?? null, limits.nesting) <= limits.nesting, "the depth of its result");
    if (call.malformed) assert.equal(typeof call.arguments, "string");
  }
  assertScores(run);
}

/** Scores with its own calls as the expected ones, and with the recording's expectations. */
function assertScores(run: Run): void {
  const own = run.toolCalls.slice(0, MOST_REFERENCES);
  const calls = own.map(({ name, arguments: args }) => literalReference(name, args));
  for (const references of [calls, [], run.referenceToolCalls]) {
    const expectation = recordedExpectation("case", {}, references, resolveOptions());
    const { scores } = scoreRun(run, expectation, noRules);
    for (const outcome of Object.values(scores)) {
      if (outcome.status !== "scored") assert.notEqual(outcome.reason, "");
      else assert.ok(outcome.value >= 0 && outcome.value <= 1, `a score of ${outcome.value}`);
    }
    const isSame = references === calls && own.length === run.toolCalls.length;
    if (isSame && own.every(({ malformed }) => !malformed) && scores.f1?.status === "scored")
      assert.equal(scores.f1.value, 1, "a run that does what is expected");
  }
}

/** Pairing takes cubic time. */
const MOST_REFERENCES = 40;

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function isName(name: unknown): boolean {
  return typeof name === "string" && name !== "" && name.length <= limits.name;
}

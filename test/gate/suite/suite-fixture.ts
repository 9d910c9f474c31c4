import { expect } from "vitest";
import { loadConfigFile } from "../../../src/config/config-file.ts";
import { loadExpectations } from "../../../src/config/expectations.ts";
import { placeText } from "../../../src/core/problems.ts";
import { coverageProblems } from "../../../src/gate/measure/case-coverage.ts";
import { passes } from "../../../src/gate/score/passes.ts";
import { placeOf } from "../../../src/gate/score/score.ts";
import { Suite } from "../../../src/gate/score/suite.ts";
import type { CaseRun, Run } from "../../../src/recordings/run.ts";
import { literalReference } from "../../../src/recordings/run.ts";
import { caseLabel } from "../../../src/report/cases.ts";

export interface Recorded extends Partial<Pick<CaseRun, "caseId" | "trial" | "tags">> {
  calls?: string[];
  references?: string[];
  hash?: string;
  file?: string;
  index?: number;
  broken?: string;
  warnings?: string[];
  expectsOnly?: true;
}

function runOf({ calls = [], references, warnings = [], expectsOnly }: Recorded): Run {
  return {
    ...(expectsOnly ? { expectsOnly } : {}),
    tags: {},
    input: "",
    response: "",
    texts: [],
    tools: [],
    warnings,
    toolCalls: calls.map((name, at) => ({
      name,
      arguments: {},
      malformed: false,
      status: "ok",
      turn: at,
      group: at,
    })),
    ...(references === undefined
      ? {}
      : { referenceToolCalls: references.map((name) => literalReference(name, {})) }),
  };
}

/** The cases of a suite, one file per recording by default, and the problem messages. */
export function suiteOf(recordings: Recorded[], expectations = "cases: []", policyText = "{}") {
  const loaded = loadExpectations([{ file: "e.yml", text: expectations }]);
  const { policy, problems: policyProblems } = loadConfigFile("p.yml", policyText);
  expect([...loaded.problems, ...policyProblems]).toEqual([]);
  if (policy === undefined) throw new Error("no policy");
  const first = gather(new Suite({ expectations: loaded.expectations, policy }), recordings);
  const again = first.again();
  const suite = again === undefined ? first : gather(again, recordings);
  const scored = suite.finish();
  const cases = scored.cases.map((scoredCase) => ({
    ...scoredCase,
    trials: scoredCase.trials.map((run) => ({ ...run, pass: passes(run, policy) })),
  }));
  const problems = [...scored.problems, ...coverageProblems(scored, loaded.expectations)];
  return {
    cases,
    trials: cases.map(
      (reportCase) =>
        `${caseLabel(reportCase)}: ${reportCase.trials.map((run) => `${run.trial}=${placeText(placeOf(run)).slice(0, -2)}`).join(" ")}`,
    ),
    problems: problems.map((problem) => `${problem.severity} ${placeText(problem)}${problem.message}`),
  };
}

function gather(suite: Suite, recordings: readonly Recorded[]): Suite {
  recordings.forEach((recording, at) => {
    const {
      caseId = "a",
      trial,
      tags = {},
      file = `${at}.json`,
      index = 0,
      hash = `h${at}`,
      broken,
    } = recording;
    const name = { caseId, tags, ...(trial === undefined ? {} : { trial }) };
    const origin = { place: { file, index }, format: "plain", hash };
    if (broken === undefined) suite.add({ ...runOf(recording), ...name, ...origin });
    else suite.addBroken({ error: broken, ...name, ...origin });
  });
  return suite;
}

export const expected = "cases: [{id: a, expectedTool: t}]";

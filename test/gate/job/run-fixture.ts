import { expect } from "vitest";
import { placeText } from "../../../src/core/problems.ts";
import type { Job } from "../../../src/gate/job.ts";
import type { Report } from "../../../src/report/report.ts";
import { type Content, reportOn } from "../../workspace.ts";

export const calling = (...names: string[]) => ({
  toolCalls: names.map((name) => ({ name, arguments: {} })),
});

export const expectations = `cases:
  - id: good
    referenceToolCalls: [{ name: t, arguments: {} }]
  - id: bad
    referenceToolCalls: [{ name: t, arguments: {} }]
`;

export const beside = (files: Record<string, Content>, job: Partial<Job> = {}, text = expectations): Report =>
  reportOn({ "expectations.yml": text, "runs/good.json": calling("t"), ...files }, job);

export const problemsOf = ({ problems }: Report) =>
  problems.map((problem) => `${problem.severity} ${placeText(problem)}${problem.message}`);
export const caseOf = ({ cases }: Report, id: string) => cases.find((reportCase) => reportCase.id === id);
export const checkOf = ({ verdict }: Report, name: string) => {
  const found = verdict.checks.find((check) => check.name === name);
  return found && `${found.result}: ${found.message}`;
};

/** Checks that the good recording is scored and the gate fails with this message. */
export function failsBesideTheGood(report: Report, message: string): void {
  expect(caseOf(report, "good")).toMatchObject({ passRate: 1, scores: { code: 1, f1: 1 } });
  expect(report.verdict.result).toBe("fail");
  expect(checkOf(report, "integrity")).toBe(`fail: ${message}`);
}

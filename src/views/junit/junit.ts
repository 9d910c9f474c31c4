import { stops } from "../../checks/verdict.ts";
import { markup } from "../../escape/markup.ts";
import type { Report } from "../../report/schema.ts";
import { percent } from "../../wording.ts";
import type { ViewOptions } from "../view-options.ts";
import { caseTests } from "./cases.ts";
import { checkTests } from "./checks.ts";
import { suiteElement } from "./suite.ts";

/**
 * The report as JUnit XML, for reporters of other tests: one suite with the gate's checks, one with the cases. **There is a failure or
 * an error in it exactly when the verdict makes the job red**, so that a reporter whose check is required is as red as the verdict, and
 * green where the policy lets an inconclusive one pass, on the base branch, and with report-only. What else did not pass is skipped,
 * which says what it found: such tests are neither counted as passed nor held against anybody.
 *
 * It is what Jenkins' schema allows (junit-4.xsd). Other schemas know no `skipped`, or demand a host and times, which nobody knows.
 */
export function junitView(report: Report, { verdict, isRed }: ViewOptions): string {
  const { suite, createdAt } = report;
  const isShown = ({ name }: { name: string }) => verdict || name === "integrity";
  const found = isRed ? report.verdict.checks.filter((check) => isShown(check) && stops(check, report)) : [];
  const stopping = new Set(found.map(({ name }) => name));
  const checks = checkTests(report, stopping).filter(isShown);
  const casesName = `${suite} cases`;
  const suites = [
    { name: `${suite} gate`, tests: checks, properties: propertiesOf(report, verdict), createdAt },
    { name: casesName, tests: caseTests(report, stopping, casesName), createdAt },
  ];
  const tests = suites.flatMap((one) => one.tests);
  const count = (word: string) => tests.filter(({ result }) => result === word).length;
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="rungate" tests="${tests.length}" failures="${count("failure")}" errors="${count("error")}" time="0">${suites.map(suiteElement)}
</testsuites>
`.text;
}

function propertiesOf({ verdict, commit, headCommit, baseline, passRate, tool }: Report, isGate: boolean) {
  const known: Record<string, string | null> = {
    verdict: isGate ? verdict.result : null,
    "pass rate": passRate === null ? null : percent(passRate),
    commit,
    "head commit": headCommit,
    "baseline commit": baseline.commit,
    "rungate version": tool.version,
  };
  return Object.fromEntries(Object.entries(known).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}

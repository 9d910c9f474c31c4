import { resolve } from "node:path";
import { acceptRuns, type SourceFile } from "../../accept/accept-runs.ts";
import { diffText } from "../../accept/diff-text.ts";
import { outcomeText } from "../../accept/outcome-text.ts";
import { type Selected, selectTrials } from "../../accept/select-trials.ts";
import { terminal } from "../../escape/terminal.ts";
import { configure } from "../../job/configure.ts";
import { allReaders } from "../../job/readers/all.ts";
import { runUnjudged } from "../../job/run-unjudged.ts";
import { ConfigurationError, didYouMean, type Problem } from "../../problems.ts";
import type { ReportCase } from "../../report/case-schema.ts";
import type { Report } from "../../report/schema.ts";
import { loadLibraries } from "../../scorers/load-libraries.ts";
import { caseNotNamed } from "../case-not-named.ts";
import type { ExitCode } from "../command.ts";
import type { JobOptions } from "../job-options.ts";
import { hasColors, print } from "../print-text.ts";
import { tell } from "../tell.ts";
import { readCandidateRuns } from "./candidate-runs.ts";
import { jobOf } from "./job.ts";
import { replaceFile } from "./replace-file.ts";

export interface AcceptOptions extends JobOptions {
  all?: true;
  trial?: string;
  dryRun?: true;
}

/** Makes what recorded runs did what is expected. 1 when some of it cannot be. Throws ConfigurationError. */
export async function accept(ids: readonly string[], options: AcceptOptions): Promise<ExitCode> {
  checkUsage(ids, options);
  const job = await jobOf(options);
  const configured = configure(job, allReaders);
  await loadLibraries(configured.expectations, configured.scoring);
  const report = runUnjudged(job);
  checkKnown(ids, report, configured.expectations.keys());

  const selected = select(ids, report, options);
  const { wanted, refused } = readCandidateRuns(
    selected.filter((one) => one.state === "wanted"),
    job,
    configured,
  );
  const accepted = acceptRuns(configured.texts, wanted, configured.ruling.policy);
  const changes = changedFiles(configured.texts, accepted.files);
  for (const { before, after } of changes) print(diffText(before.file, before.text, after, hasColors));

  const refusals = [...selected.filter((one) => one.state === "refused"), ...refused, ...accepted.refused];
  const refusedIds = new Set(refusals.map(({ id }) => id));
  const outcomes = selected.filter(({ id }) => !refusedIds.has(id));
  print(outcomeText(outcomes, options));
  const written = changes.map(({ before, after }) => write(before, after, job.root, options));
  if (changes.length === 0) print(terminal`nothing to write`);
  tell(refusals.map(({ id, reason }) => errorOf(`case "${id}" cannot be accepted: ${reason}`)));
  const broken = brokenRecordings(selected, report, options);
  tell(broken);
  return refusals.length === 0 && broken.length === 0 && written.every(Boolean) ? 0 : 1;
}

function checkUsage(ids: readonly string[], { all, expectations }: AcceptOptions): void {
  const fail = (message: string) => {
    throw new ConfigurationError([{ severity: "error", message }]);
  };
  if (ids.length === 0 && !all) throw caseNotNamed("name the cases to accept, or say --all", "accept");
  if (ids.length > 0 && all) fail("name cases or say --all, not both");
  if (expectations.length === 0) fail("no expectations file to write to: name it with --expectations");
}

/** Throws ConfigurationError when an id is neither recorded nor expected. */
function checkKnown(ids: readonly string[], report: Report, declared: Iterable<string>): void {
  const known = new Set([...report.cases.map(({ id }) => id), ...declared]);
  const problems = ids
    .filter((id) => !known.has(id))
    .map((id) => ({
      severity: "error" as const,
      message: `there is no case "${id}" in the recordings or the expectations.${didYouMean(id, known)}`,
    }));
  if (problems.length > 0) throw new ConfigurationError(problems);
}

function select(ids: readonly string[], { cases }: Report, { all, trial }: AcceptOptions): Selected[] {
  const byId = new Map<string, ReportCase[]>();
  for (const one of cases) byId.set(one.id, [...(byId.get(one.id) ?? []), one]);
  const asked = all ? [...byId.keys()] : [...new Set(ids)];
  return asked.map((id) => selectTrials(id, byId.get(id) ?? [], { trial, named: !all }));
}

function changedFiles(before: readonly SourceFile[], after: readonly SourceFile[]) {
  return before.flatMap((file, at) => {
    const text = after[at]?.text ?? file.text;
    return text === file.text ? [] : [{ before: file, after: text }];
  });
}

/** Writes a file and says so. False where that is not possible. */
function write({ file, text }: SourceFile, after: string, root: string, { dryRun }: AcceptOptions): boolean {
  const fault = dryRun ? undefined : replaceFile(resolve(root, file), text, after);
  if (fault === undefined) print(terminal`${dryRun ? "would write" : "wrote"} ${file}`);
  else tell([{ ...errorOf(fault), file }]);
  return fault === undefined;
}

/**
 * Recordings that could not be read, where a case may be missing for it. What is wrong with an expectation, such as one without a
 * run, says nothing about the runs that are there.
 */
function brokenRecordings(selected: readonly Selected[], report: Report, options: AcceptOptions): Problem[] {
  const recorded = new Set(report.cases.map(({ id }) => id));
  if (!options.all && selected.every(({ id }) => recorded.has(id))) return [];
  const files = new Set(options.expectations);
  return report.problems.filter(({ severity, file }) => severity === "error" && !files.has(file ?? ""));
}

function errorOf(message: string): Problem {
  return { severity: "error", message };
}

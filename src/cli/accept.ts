import { resolve } from "node:path";
import { InvalidArgumentError, Option } from "commander";
import { structuredPatch } from "diff";
import { lines, paintWith, type TerminalText, terminal } from "../core/escape.ts";
import { programName } from "../core/invocation.ts";
import { limits } from "../core/limits.ts";
import { ConfigurationError, didYouMean, type Problem } from "../core/problems.ts";
import { counted, listed } from "../core/text.ts";
import { acceptRuns } from "../gate/accept/accept-runs.ts";
import { NotAcceptable, type SourceFile } from "../gate/accept/expectation-changes.ts";
import { readCandidateRuns } from "../gate/accept/read-candidates.ts";
import { markOptional } from "../gate/accept/rewrite-cases.ts";
import { type CaseSelection, type RefusedCase, selectTrials } from "../gate/accept/select-trials.ts";
import { configure, type Job, readersFor } from "../gate/job.ts";
import { run } from "../gate/run-job.ts";
import type { ReportCase } from "../report/case.ts";
import type { Report } from "../report/report.ts";
import { nextCommand } from "../views/next-command.ts";
import { chooseCalls, refuseFailed } from "./accept-failed.ts";
import { casesBeside } from "./init-workflow.ts";
import { jobOf } from "./job-options.ts";
import { type AddCommand, caseNotNamed, type ExitCode, type JobOptions, withJobOptions } from "./options.ts";
import { askForYes, canAsk, hasColors, print, printProblems, replaceFile } from "./print.ts";

export const addAccept: AddCommand = (command, exit) => {
  command
    .usage("[case...] [options]")
    .argument("[case...]", "ids of cases")
    .option("--all", "every case with a run that does not pass")
    .option("--new", "every recorded case that no expectations file has")
    .addOption(
      new Option(
        "--failed",
        "with --new: only cases in which something failed. Asks which calls were right",
      ).conflicts("yes"),
    )
    .option("--trial <name>", "the trial to accept, where trials made different calls or some pass")
    .addOption(
      new Option("--optional <number>", "mark that reference of the case optional, the first is 1")
        .argParser(referenceOption)
        .conflicts(["all", "new", "trial"]),
    )
    .addOption(
      new Option(
        "--variant",
        "add what the run did as another right way, and keep what is expected",
      ).conflicts("optional"),
    )
    .option("--yes", "write without asking, as scripts must")
    .addOption(new Option("--dry-run", "show the difference and write nothing").conflicts("yes"));
  withJobOptions(command).action(async (ids: string[], options: AcceptOptions) => {
    exit(await accept(ids, options));
  });
};

function referenceOption(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("Write the number of a reference, such as 1 for the first.");
}

export interface AcceptOptions extends JobOptions {
  all?: true;
  new?: true;
  failed?: true;
  trial?: string;
  optional?: number;
  variant?: true;
  yes?: true;
  dryRun?: true;
}

/** Changes expectations to match recorded runs. Returns 1 when a case is refused or not confirmed. Throws ConfigurationError. */
export async function accept(typedIds: readonly string[], options: AcceptOptions): Promise<ExitCode> {
  checkUsage(typedIds, options);
  const job = await jobOf(options, typedIds);
  if (job.expectations.length === 0) throw usageError(NO_EXPECTATIONS);
  const configured = configure(job, await readersFor(job));
  if (options.optional !== undefined) return mark(typedIds, options.optional, options, job.root, configured);
  const report = await run(options.all || options.new ? job : { ...job, onlyCases: typedIds });
  const ids = options.new ? newCases(report) : typedIds;
  checkKnown(ids, report, configured.expectations.keys());

  const selected = select(ids, report, options);
  const { wanted: candidates, refused } = readCandidateRuns(
    selected.filter((selection) => selection.state === "wanted"),
    job,
    configured,
  );
  const unclear = options.new && !options.failed ? refuseFailed(candidates) : [];
  const wanted = options.failed
    ? await chooseCalls(candidates, configured.scoring.redact)
    : candidates.filter(({ id }) => unclear.every((refusedCase) => refusedCase.id !== id));
  const [file = ""] = job.expectations;
  const added = wanted.map(({ id }) => id).filter((id) => !configured.expectations.has(id));
  const accepted = acceptRuns(configured.texts, wanted, configured.activePolicy.policy, {
    asVariant: options.variant,
    inputs: casesBeside(resolve(job.root, file), added, job.root)?.inputs,
  });
  const changes = changedFiles(configured.texts, accepted.files);
  for (const { before, after } of changes) print(diffText(before.file, before.text, after, hasColors));

  const refusals = [
    ...selected.filter((selection) => selection.state === "refused"),
    ...refused,
    ...unclear,
    ...accepted.refused,
  ];
  const refusedIds = new Set(refusals.map(({ id }) => id));
  const isKept = ({ id }: { id: string }) => !refusedIds.has(id);
  const outcomes = options.failed ? [] : selected.filter(isKept);
  if (options.failed)
    print(lines(wanted.filter(isKept).map(({ id }) => terminal`${id} now expects the calls that you chose`)));
  print(outcomeText(outcomes, { all: options.all, callNothing: accepted.callNothing }));
  if (changes.length === 0) print(terminal`nothing to write`);
  const broken = brokenRecordings(selected, report, options, job);
  printProblems([...refusals.map((selection) => errorOf(refusalText(selection, options))), ...broken]);
  const isWritten = changes.length === 0 || (await writeAll(changes, job.root, ids, options));
  return isWritten && refusals.length === 0 && broken.length === 0 ? 0 : 1;
}

async function mark(
  ids: readonly string[],
  reference: number,
  options: AcceptOptions,
  root: string,
  { texts, activePolicy }: ReturnType<typeof configure>,
): Promise<ExitCode> {
  const [id = ""] = ids;
  try {
    const changes = changedFiles(texts, markOptional(texts, id, reference, activePolicy.policy));
    for (const { before, after } of changes) print(diffText(before.file, before.text, after, hasColors));
    if (changes.length === 0) print(terminal`nothing to write`);
    return changes.length === 0 || (await writeAll(changes, root, ids, options)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof NotAcceptable)) throw error;
    printProblems([errorOf(refusalText({ id, reason: error.message }, options))]);
    return 1;
  }
}

const NO_EXPECTATIONS =
  "there is no expectations file to write to: name it with --expectations, or in rungate.yml";

function usageError(message: string): ConfigurationError {
  return new ConfigurationError([{ severity: "error", message }]);
}

function checkUsage(ids: readonly string[], { all, new: isNew, failed, optional }: AcceptOptions): void {
  const chosen = [ids.length > 0, all, isNew].filter(Boolean).length;
  if (chosen === 0) throw caseNotNamed("name the cases to accept, or say --all or --new", "accept");
  if (chosen > 1) throw usageError("name cases, or say --all or --new: one of them");
  if (failed && !isNew) throw usageError("--failed needs --new");
  if (failed && !canAsk())
    throw usageError("--failed asks which calls were right: run it in a terminal, or name the cases");
  if (optional !== undefined && ids.length > 1)
    throw usageError("--optional marks a reference of one case: name one");
}

/** Recorded cases that neither a file nor their recording says anything about. */
function newCases({ cases }: Report): string[] {
  return [...new Set(cases.flatMap(({ id, source }) => (source === "none" ? [id] : [])))];
}

/** Throws ConfigurationError when an id is neither recorded nor expected. */
function checkKnown(ids: readonly string[], report: Report, declared: Iterable<string>): void {
  const knownIds = new Set([...report.cases.map(({ id }) => id), ...declared]);
  const problems = ids
    .filter((id) => !knownIds.has(id))
    .map((id) => ({
      severity: "error" as const,
      message: `there is no case "${id}" in the recordings or the expectations.${didYouMean(id, knownIds)}`,
    }));
  if (problems.length > 0) throw new ConfigurationError(problems);
}

function select(ids: readonly string[], { cases }: Report, { all, trial }: AcceptOptions): CaseSelection[] {
  const byId = new Map<string, ReportCase[]>();
  for (const reportCase of cases) byId.set(reportCase.id, [...(byId.get(reportCase.id) ?? []), reportCase]);
  const selectedIds = all ? [...byId.keys()] : [...new Set(ids)];
  return selectedIds.map((id) => selectTrials(id, byId.get(id) ?? [], { trial, named: !all }));
}

interface FileChange {
  before: SourceFile;
  after: string;
}

function changedFiles(before: readonly SourceFile[], after: readonly SourceFile[]): FileChange[] {
  return before.flatMap((file, at) => {
    const text = after[at]?.text ?? file.text;
    return text === file.text ? [] : [{ before: file, after: text }];
  });
}

/** Returns false when a file should be written and is not. */
async function writeAll(
  changes: readonly FileChange[],
  root: string,
  ids: readonly string[],
  options: AcceptOptions,
): Promise<boolean> {
  if (options.dryRun) {
    for (const { before } of changes) print(terminal`would write ${before.file}`);
    return true;
  }
  if (!options.yes && !(await isAgreed(ids, options))) return false;
  return changes.map((change) => write(change, root)).every(Boolean);
}

async function isAgreed(ids: readonly string[], options: AcceptOptions): Promise<boolean> {
  if (!canAsk()) {
    const { all, trial, optional, variant } = options;
    const chosen = [
      ...(all ? ["--all"] : []),
      ...(options.new ? ["--new"] : []),
      ...(trial === undefined ? [] : ["--trial", trial]),
      ...(optional === undefined ? [] : ["--optional", String(optional)]),
      ...(variant ? ["--variant"] : []),
    ];
    const command = acceptCommand(options.new ? [] : ids, options, [...chosen, "--yes"]);
    printProblems([
      errorOf(`nothing was written, because there is no terminal to ask at. To write it, run: ${command}`),
    ]);
    return false;
  }
  const isYes = await askForYes(terminal`Write this?`);
  if (!isYes) print(terminal`nothing was written`);
  return isYes;
}

/** Returns false when the file cannot be written. */
function write({ before, after }: FileChange, root: string): boolean {
  const fault = replaceFile(resolve(root, before.file), before.text, after);
  if (fault === undefined) print(terminal`wrote ${before.file}`);
  else printProblems([{ ...errorOf(fault), file: before.file }]);
  return fault === undefined;
}

function refusalText({ id, reason, trial }: RefusedCase, options: AcceptOptions): string {
  const message = `case "${id}" cannot be accepted: ${reason}`;
  if (trial === undefined) return message;
  const flags = ["--trial", trial, ...(options.variant ? ["--variant"] : [])];
  const command = acceptCommand([id], options, flags);
  return `${message}. To expect what trial ${trial} did, run: ${command}`;
}

/** Case ids are untrusted text, so an id that looks like an option goes behind `--`. */
function acceptCommand(ids: readonly string[], options: JobOptions, flags: readonly string[]): string {
  const { runs, expectations, policy, suite, format, caseField } = options;
  const inputs = {
    runs,
    expectations,
    policy,
    suite: runs.length === 0 ? suite : undefined,
    format,
    caseField,
  };
  const dashed = ids.filter((id) => id.startsWith("-"));
  const words = ["accept", ...ids.filter((id) => !dashed.includes(id))];
  return `${programName()} ${nextCommand(words, inputs, dashed.length > 0 ? [...flags, "--", ...dashed] : flags)}`;
}

/** An unreadable recording may hold a missing case. Problems of expectations do not concern the runs. */
function brokenRecordings(
  selected: readonly CaseSelection[],
  report: Report,
  options: AcceptOptions,
  job: Job,
): Problem[] {
  const recorded = new Set(report.cases.map(({ id }) => id));
  if (!options.all && selected.every(({ id }) => recorded.has(id))) return [];
  const files = new Set(job.expectations);
  return report.problems.filter(({ severity, file }) => severity === "error" && !files.has(file ?? ""));
}

function errorOf(message: string): Problem {
  return { severity: "error", message };
}

/**
 * Returns one line per case that is not refused, describing its change before anything is written. With `all`, passing cases share one
 * line. `callNothing`: ids of the cases that now expect no calls.
 */
export function outcomeText(
  selected: readonly CaseSelection[],
  { all, callNothing }: { all?: boolean | undefined; callNothing: readonly string[] },
): TerminalText {
  const passing = selected.filter(({ state }) => state === "passes");
  const described = all ? selected.filter(({ state }) => state !== "passes") : selected;
  const summary = all && passing.length > 0 ? [`passing already: ${counted(passing.length, "case")}`] : [];
  const silent = callNothing.map((id) => `${id} now passes if nothing is called`);
  return lines([...described.map(outcomeLine), ...summary, ...silent].map((line) => terminal`${line}`));
}

function outcomeLine(selection: CaseSelection): string {
  switch (selection.state) {
    case "passes":
      return `${selection.id} passes already`;
    case "not-assessed":
      return `${selection.id} asks for nothing and stays so: name it to accept its run`;
    case "mostly-passes":
      return `${selection.id} stays as it is: ${selection.passing} of its ${counted(selection.runs, "run")} pass. To expect what another did, name the case and the trial: rungate accept CASE --trial NAME`;
    case "refused":
      return `${selection.id} is refused: ${selection.reason}`;
    case "wanted": {
      const labels = listed(selection.candidates.map(({ label }) => label));
      return `${selection.id} now expects what ${labels} did${passedBefore(selection.passing.length)}`;
    }
  }
}

function passedBefore(count: number): string {
  if (count === 0) return "";
  return `. ${counted(count, "other run")} passed before: rungate gate says whether that is still so`;
}

const CONTEXT_LINES = 3;

/** Returns a unified diff for a terminal, with invisible characters escaped. */
export function diffText(file: string, before: string, after: string, colors: boolean): TerminalText {
  const paint = paintWith(colors);
  const patch = structuredPatch(file, file, before, after, undefined, undefined, {
    context: CONTEXT_LINES,
    maxEditLength: limits.shownEdits,
  });
  const head = [paint.bold(`--- ${file}`), paint.bold(`+++ ${file}`)];
  if (patch === undefined) {
    head.push(
      terminal`more than ${limits.shownEdits} lines differ: write the file and see the difference in git`,
    );
  }
  const hunks = (patch?.hunks ?? []).flatMap((hunk) => [
    paint.cyan(`@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`),
    ...hunk.lines.map(paintLine),
  ]);
  return lines([...head, ...hunks]);

  function paintLine(line: string): TerminalText {
    const shown = line.replace(/\r$/, "").replaceAll("\t", "    ");
    if (line.startsWith("+")) return paint.green(shown);
    return line.startsWith("-") ? paint.red(shown) : terminal`${shown}`;
  }
}

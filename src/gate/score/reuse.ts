import { readFileSync, statSync } from "node:fs";
import { policyFingerprint } from "../../config/policy.ts";
import type { Policy } from "../../config/policy-schema.ts";
import { sha256 } from "../../core/json.ts";
import type { Usage } from "../../recordings/files/allowance.ts";
import { isWhite, linesOf, piecesOf, smallFile } from "../../recordings/files/documents.ts";
import type { CaseRun } from "../../recordings/run.ts";
import type { ReportCase, Trial } from "../../report/case.ts";
import type { Report } from "../../report/report.ts";
import type { Expectation } from "../../scorers/expectation.ts";
import { scorerNamed } from "../../scorers/pass-marks.ts";
import { wholeCount } from "../../scorers/tool-counts.ts";
import { factsOf, unexpectedIn } from "../measure/case-coverage.ts";
import { type Fingerprints, fingerprintsOf } from "./fingerprint.ts";
import type { PendingTrial } from "./score.ts";

/** Returns the bytes and runs of a file that is unchanged since the baseline; undefined for any other or unreadable file. */
export function readUnchanged(path: string, { hashes }: KnownFile, documentBytes: number): Usage | undefined {
  if (path.endsWith(".gz")) return undefined;
  const isRows = hashes.some(({ line }) => line !== undefined);
  try {
    const bytes = isRows ? sameRows(path, hashes, documentBytes) : sameDocument(path, hashes, documentBytes);
    return bytes === undefined ? undefined : { bytes, runs: hashes.length };
  } catch {
    // The reader of the file reports the error.
    return undefined;
  }
}

type Hashes = KnownFile["hashes"];

function sameDocument(path: string, [first, ...others]: Hashes, most: number): number | undefined {
  if (first === undefined || others.length > 0) return undefined;
  const content = smallFile(path) ?? (statSync(path).size > most ? undefined : readFileSync(path));
  if (content === undefined || content.length > most) return undefined;
  return sha256(content) === first.hash ? content.length : undefined;
}

function sameRows(path: string, hashes: Hashes, most: number): number | undefined {
  let bytes = 0;
  let blank = 0;
  let at = 0;
  function* counted(): Generator<Buffer> {
    for (const piece of piecesOf(path)) {
      bytes += piece.length;
      yield piece;
    }
  }
  for (const { number, content, length } of linesOf(counted(), most)) {
    if (content === undefined) return undefined;
    if (content.every(isWhite)) {
      blank += length;
      if (blank > most) return undefined;
      continue;
    }
    const recorded = hashes[at];
    if (recorded?.line !== number || recorded.hash !== sha256(content)) return undefined;
    at += 1;
  }
  return at === hashes.length ? bytes : undefined;
}

/** A file of recordings in a baseline. */
export interface KnownFile {
  /** The sha256 of each run in file order, and its line in files with a run per line. */
  hashes: readonly { hash: string; line: number | undefined }[];
  runs: readonly KnownRun[];
}

type KnownRun = Pick<CaseRun, "caseId" | "tags"> & { trial: PendingTrial };

/** The terms by which runs would be scored now. */
export interface KnownTerms {
  version: string;
  policy: Policy;
  /** The policy including everything that is hidden during scoring. */
  scoring: Policy;
  expectations: ReadonlyMap<string, Expectation>;
  /** The hash of `readingOf`. */
  reading: string | null;
}

/** Returns the files by name whose runs need no new scores: rungate, policy and expectations are unchanged, without problems. */
export function knownFiles(report: Report, terms: KnownTerms): Map<string, KnownFile> {
  const { problems, problemCounts } = report;
  const isSame =
    terms.reading !== null &&
    // Reports do not list the tools that a run was offered and called.
    !terms.policy.rules?.everyTool &&
    report.reading === terms.reading &&
    report.tool.version === terms.version &&
    report.policy.fingerprint === policyFingerprint(terms.scoring);
  // The problems of a file are not stored with its runs.
  const hasAllProblems = problemCounts.errors + problemCounts.warnings === problems.length;
  if (!isSame || !hasAllProblems || problemCounts.errors > 0) return new Map();
  const unknown = new Set(problems.map(({ file }) => file));
  const runs = new Map<string, KnownRun[]>();
  for (const reportCase of report.cases) {
    const expectation = terms.expectations.get(reportCase.id);
    // An earlier job read the carried runs, and its report has their problems.
    const isExpected =
      !reportCase.carried &&
      expectation !== undefined &&
      isScoredAlike(reportCase, fingerprintsOf(expectation, terms.policy));
    for (const trial of reportCase.trials) {
      const run = isExpected ? scoredRun(reportCase, trial) : undefined;
      if (run === undefined) unknown.add(trial.file);
      else if (!unknown.has(trial.file)) addTo(runs, trial.file, run);
    }
  }
  for (const file of unknown) if (file !== undefined) runs.delete(file);
  return new Map([...runs].map(([file, found]) => [file, knownFile(found)]));
}

/** The older fingerprint covers advisory scorers, whose scores are kept too. */
function isScoredAlike(reportCase: ReportCase, { fingerprint, olderFingerprint }: Fingerprints): boolean {
  return reportCase.fingerprint === fingerprint && reportCase.olderFingerprint === olderFingerprint;
}

function addTo(runs: Map<string, KnownRun[]>, file: string, run: KnownRun): void {
  const fileRuns = runs.get(file);
  if (fileRuns === undefined) runs.set(file, [run]);
  else fileRuns.push(run);
}

function knownFile(runs: readonly KnownRun[]): KnownFile {
  const inOrder = runs.toSorted((a, b) => a.trial.place.index - b.trial.place.index);
  const hashes = inOrder.map(({ trial: { hash = "", place } }) => ({ hash, line: place.line }));
  return { hashes, runs: inOrder };
}

/** Undefined where the report lacks some of the run's data. */
function scoredRun({ id, tags }: ReportCase, trial: Trial): KnownRun | undefined {
  const { file, index, line, format, hash, content } = trial;
  const {
    rules,
    brokenRules = [],
    nearNames = [],
    hintedTools = [],
    limit,
    failedReferences,
    unmadeReferences,
    variant,
    tools,
  } = trial;
  const unexpectedTools = unexpectedIn(trial);
  if (format === null || hash === null || unexpectedTools === undefined || tools === undefined)
    return undefined;
  return {
    caseId: id,
    tags,
    trial: {
      trial: trial.numbered ? undefined : trial.trial,
      place: { file, index, ...(line === undefined ? {} : { line }) },
      format,
      hash,
      content,
      ...factsOf(trial),
      scores: Object.fromEntries(Object.entries(trial.scores).filter(([id]) => !scorerNamed(id).isJudged)),
      ...(rules === undefined ? {} : { rules }),
      brokenRules,
      ...(variant === undefined ? {} : { variant }),
      limit,
      failures: {
        ...(failedReferences === undefined ? {} : { failedReferences }),
        ...(unmadeReferences === undefined ? {} : { unmadeReferences }),
      },
      unexpectedTools,
      tools: tools.map(wholeCount),
      hintedTools,
      nearNames,
      sheets: [],
      waiting: [],
    },
  };
}

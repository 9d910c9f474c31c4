import { readFileSync, statSync } from "node:fs";
import { sha256 } from "../base/json.ts";
import { policyFingerprint } from "../config/policy.ts";
import type { Policy } from "../config/policy-schema.ts";
import type { Usage } from "../recordings/files/allowance.ts";
import { isWhite, linesOf, piecesOf, smallFile } from "../recordings/files/documents.ts";
import type { CaseRun } from "../recordings/run.ts";
import type { ReportCase, Trial } from "../report/case.ts";
import type { Report } from "../report/report.ts";
import type { Expectation } from "../scorers/expectation.ts";
import { scorerNamed } from "../scorers/pass-marks.ts";
import { wholeCount } from "../scorers/tool-counts.ts";
import { factsOf, unexpectedIn } from "./coverage.ts";
import { type Fingerprints, fingerprintsOf } from "./fingerprint.ts";
import type { PendingTrial } from "./score.ts";

/**
 * What was read of a file that is what a baseline knows: the same document, or the same rows on the same lines. Undefined for any other,
 * and for what cannot be read.
 */
export function readUnchanged(path: string, { hashes }: KnownFile, documentBytes: number): Usage | undefined {
  if (path.endsWith(".gz")) return undefined;
  const isRows = hashes.some(({ line }) => line !== undefined);
  try {
    const bytes = isRows ? sameRows(path, hashes, documentBytes) : sameDocument(path, hashes, documentBytes);
    return bytes === undefined ? undefined : { bytes, runs: hashes.length };
  } catch {
    // Whoever reads it will say why it cannot be read.
    return undefined;
  }
}

type Hashes = KnownFile["hashes"];

function sameDocument(path: string, [known, ...others]: Hashes, most: number): number | undefined {
  if (known === undefined || others.length > 0) return undefined;
  const content = smallFile(path) ?? (statSync(path).size > most ? undefined : readFileSync(path));
  if (content === undefined || content.length > most) return undefined;
  return sha256(content) === known.hash ? content.length : undefined;
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
    const known = hashes[at];
    if (known?.line !== number || known.hash !== sha256(content)) return undefined;
    at += 1;
  }
  return at === hashes.length ? bytes : undefined;
}

/** A file of recordings as a baseline has it: its runs by their places in it. */
export interface KnownFile {
  /** sha256 of each, in the order of the file; with its line where it has one. */
  hashes: readonly { hash: string; line: number | undefined }[];
  runs: readonly KnownRun[];
}

/** A run, and what became of it. */
type KnownRun = Pick<CaseRun, "caseId" | "tags"> & { trial: PendingTrial };

/** By what runs would be scored now. */
export interface KnownTerms {
  version: string;
  policy: Policy;
  /** The same with all that is hidden while runs are scored. */
  scoring: Policy;
  expectations: ReadonlyMap<string, Expectation>;
  /** The same where recordings are looked for, and read, in the same way. */
  reading: string | null;
}

/**
 * The files whose runs need not be scored again as long as they are the same, by name. They were read in the same way by the same
 * rungate, scored by the same policy and by expectations of the same words in a file, and nothing was wrong with them.
 */
export function knownFiles(report: Report, terms: KnownTerms): Map<string, KnownFile> {
  const { problems, problemCounts } = report;
  const isSame =
    terms.reading !== null &&
    // A report does not say which tools a run was offered and called.
    !terms.policy.rules?.everyTool &&
    report.reading === terms.reading &&
    report.tool.version === terms.version &&
    report.policy.fingerprint === policyFingerprint(terms.scoring);
  // What was wrong with a file is not told by its runs.
  const isAllTold = problemCounts.errors + problemCounts.warnings === problems.length;
  if (!isSame || !isAllTold || problemCounts.errors > 0) return new Map();
  const unknown = new Set(problems.map(({ file }) => file));
  const runs = new Map<string, KnownRun[]>();
  for (const one of report.cases) {
    const expectation = terms.expectations.get(one.id);
    // What is carried was read by an earlier job, in its own way, and what was wrong with it stands in the report of that one.
    const isExpected =
      !one.carried &&
      expectation !== undefined &&
      isScoredAlike(one, fingerprintsOf(expectation, terms.policy));
    for (const trial of one.trials) {
      const run = isExpected ? scoredRun(one, trial) : undefined;
      if (run === undefined) unknown.add(trial.file);
      else if (!unknown.has(trial.file)) addTo(runs, trial.file, run);
    }
  }
  for (const file of unknown) if (file !== undefined) runs.delete(file);
  return new Map([...runs].map(([file, found]) => [file, knownFile(found)]));
}

/** What only advises is scored by options too, which the older fingerprint holds. */
function isScoredAlike(one: ReportCase, { fingerprint, olderFingerprint }: Fingerprints): boolean {
  return one.fingerprint === fingerprint && one.olderFingerprint === olderFingerprint;
}

function addTo(runs: Map<string, KnownRun[]>, file: string, run: KnownRun): void {
  const known = runs.get(file);
  if (known === undefined) runs.set(file, [run]);
  else known.push(run);
}

function knownFile(runs: readonly KnownRun[]): KnownFile {
  const inOrder = runs.toSorted((a, b) => a.trial.place.index - b.trial.place.index);
  const hashes = inOrder.map(({ trial: { hash = "", place } }) => ({ hash, line: place.line }));
  return { hashes, runs: inOrder };
}

/** The run as it was scored; undefined where the report does not tell all of it. */
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

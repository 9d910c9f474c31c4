import { githubLimits, judgeLimits } from "./service-limits.ts";

/** Scoring and comparison: bounds on the work of comparing. */
const comparisonLimits = {
  /**
   * Calls, or references, of one tool name up to which the best pairing is sought; beyond it any largest pairing serves.
   * @beyond a largest pairing, not the best explained one
   */
  explainedCalls: 200,
  /**
   * Values, and characters of texts that matchers search, compared to pair the calls of one run with those expected.
   * @beyond f1 of the run is in error
   */
  comparisons: 50_000_000,
  /**
   * Items of a list whose order is free.
   * @beyond run is in error
   */
  freeListItems: 1_000,
  /**
   * Multiplications of the exact permutation test; beyond them its normal form is used.
   * @beyond the normal form, and the report names it
   */
  permutationSteps: 200_000_000,
  /**
   * Distinct base recordings of a case that a comparison may look at.
   * @beyond job ends in error (exit code 2)
   * @policy gate.regression.window
   */
  window: 1_000,
  /**
   * Names compared for "did you mean" before suggestions stop.
   * @beyond no suggestion is made
   */
  namesCompared: 1_000_000,
} as const;

/** Expectations and policy: bounds on what expectations and policy may hold. */
const configurationLimits = {
  /**
   * Characters of a path pattern, or of a glob over tool or argument names.
   * @beyond job ends in error (exit code 2)
   */
  globLength: 1_000,
  /**
   * Characters of a regular expression in expectations or policy.
   * @beyond job ends in error (exit code 2)
   */
  expressionLength: 1_000,
  /**
   * Instructions of such an expression once its repetitions are written out: searching takes time in proportion.
   * @beyond job ends in error (exit code 2)
   */
  expressionSize: 2_000,
  /**
   * Characters of a text in which such an expression is sought.
   * @beyond run is in error
   */
  expressionText: 200_000,
  /**
   * Expectations files of one job.
   * @beyond job ends in error (exit code 2)
   */
  configurationFiles: 1_000,
  /**
   * Bytes of one expectations or policy file.
   * @beyond job ends in error (exit code 2)
   */
  configurationBytes: 16 * 1024 * 1024,
  /**
   * Values in one configuration file, with every alias written out.
   * @beyond job ends in error (exit code 2)
   */
  configurationValues: 1_000_000,
  /**
   * Texts, marks and runs of spaces of one YAML file, or of a JSON file with a mistake: empty values take memory too.
   * @beyond job ends in error (exit code 2)
   */
  configurationLexemes: 5_000_000,
  /**
   * Mistakes in the syntax of one YAML file.
   * @beyond job ends in error (exit code 2), with the first mistakes
   */
  configurationMistakes: 1_000,
  /**
   * Anchors and aliases of one YAML file.
   * @beyond job ends in error (exit code 2)
   */
  configurationAliases: 2_000,
  /**
   * Cases of one expectations file.
   * @beyond job ends in error (exit code 2)
   */
  cases: 100_000,
  /**
   * Entries of `retired` in an expectations file.
   * @beyond job ends in error (exit code 2)
   */
  retired: 10_000,
  /**
   * Rules of the policy for tools, hidden arguments or workflows, and forbidden tools of a case.
   * @beyond job ends in error (exit code 2)
   */
  toolRules: 1_000,
  /**
   * Tools that a case, or the policy, may say were available.
   * @beyond file, or the run, is in error
   */
  availableTools: 1_000,
  /**
   * Levels of nesting in arguments that `init` writes down as expected: less than a file may have, since they stand deep in it.
   * @beyond any arguments are accepted, and a comment says so
   */
  proposedNesting: 100,
  /**
   * Files in `.github/workflows` that `doctor` reads.
   * @beyond none is read, and it says so
   */
  workflows: 200,
  /**
   * Bytes of one of them.
   * @beyond not read, and it says so
   */
  workflowBytes: 1024 * 1024,
  /**
   * Gates of a repository that `doctor` looks at.
   * @beyond the rest is not looked at, and it says so
   */
  gates: 50,
  /**
   * Lines of `.gitignore` files, blank ones and comments not counted, by which `init` and `doctor` tell what git leaves out.
   * @beyond not read: recordings that they name count as taken
   */
  ignoringLines: 500,
} as const;

/** Recordings: bounds on how much of recordings is read. */
const recordingsLimits = {
  /**
   * Recordings that the patterns may match.
   * @beyond job ends in error (exit code 2)
   * @policy limits.files
   */
  files: 200_000,
  /**
   * The most that a policy may set `limits.files` to.
   * @beyond policy is refused (exit code 2)
   */
  mostFiles: 1_000_000,
  /**
   * Files and folders that are looked at to find recordings.
   * @beyond job ends in error (exit code 2)
   * @policy limits.entries
   */
  entries: 2_000_000,
  /**
   * The most that a policy may set `limits.entries` to.
   * @beyond policy is refused (exit code 2)
   */
  mostEntries: 20_000_000,
  /**
   * Runs in all recordings of a job.
   * @beyond job ends in error (exit code 2)
   * @policy limits.runs
   */
  runs: 200_000,
  /**
   * The most that a policy may set `limits.runs` to.
   * @beyond policy is refused (exit code 2)
   */
  mostRuns: 1_000_000,
  /**
   * Bytes of all recordings of a job, unpacked.
   * @beyond job ends in error (exit code 2)
   * @policy limits.recordingMegabytes
   */
  recordingBytes: 8 * 1024 * 1024 * 1024,
  /**
   * The most that a policy may set `limits.recordingMegabytes` to.
   * @beyond policy is refused (exit code 2)
   */
  mostRecordingBytes: 256 * 1024 * 1024 * 1024,
  /**
   * Bytes of one JSON document: a whole `.json` file, one line of JSONL, or all rows that are pieces of one run.
   * @beyond recording is in error
   * @policy limits.documentMegabytes
   */
  documentBytes: 64 * 1024 * 1024,
  /**
   * Elements of a list that is a whole JSON document: messages, events, or runs.
   * @beyond recording is in error
   */
  listElements: 1_000_000,
  /**
   * Characters of one number that JavaScript cannot hold exactly.
   * @beyond recording is in error
   */
  numberCharacters: 10_000,
  /**
   * The most that a policy may set `limits.documentMegabytes` to: a document and its text with marks must fit into strings of Node.
   * @beyond policy is refused (exit code 2)
   */
  mostDocumentBytes: 256 * 1024 * 1024,
  /**
   * Bytes that one `.gz` file may unpack to.
   * @beyond recording is in error
   */
  unzippedBytes: 256 * 1024 * 1024,
  /**
   * Patterns of recordings, and of partial reports, of one job.
   * @beyond job ends in error (exit code 2)
   */
  patterns: 100,
  /**
   * Levels of nesting in arguments, results and expectations.
   * @beyond run, or the file, is in error
   */
  nesting: 200,
  /**
   * Tool calls in one run.
   * @beyond run is in error
   */
  callsPerRun: 10_000,
  /**
   * Reference calls of one case.
   * @beyond run, or the file, is in error
   */
  references: 1_000,
  /**
   * Characters of a tool name, a call id, a case id or a tag.
   * @beyond run is in error
   */
  name: 1_000,
  /**
   * Files and folders that `init` looks at where no pattern says which are recordings, and that a pattern may look at before it is proposed in place of one that matches nothing.
   * @beyond `init` writes nothing and asks for a pattern (exit code 2); the pattern is not proposed
   */
  entriesSearched: 50_000,
  /**
   * Files of one folder that `init` looks into where no pattern says which are recordings.
   * @beyond those looked into are taken from the whole folder and speak for the rest
   */
  filesLookedInto: 1_000,
  /**
   * Runs of one such file that are looked at.
   * @beyond the rest of the file is not looked at before it is read
   */
  runsLookedAt: 20,
  /**
   * Values of a document that are searched for the marks of formats, when `inspect` explains.
   * @beyond the rest is not searched
   */
  valuesSearched: 100_000,
} as const;

/** Reports, baselines and shards: bounds on the reports of other jobs. */
const reportsLimits = {
  /**
   * Bytes of a baseline report.
   * @beyond not used as a baseline, and the reason says so
   */
  baselineBytes: 64 * 1024 * 1024,
  /**
   * Levels of nesting in a baseline report: those of shown argument values, and of what stands around them.
   * @beyond not used, and the reason says so
   */
  reportNesting: 300,
  /**
   * Commits that a report's history may remember.
   * @beyond the oldest are left out
   * @policy trend.points
   */
  historyPoints: 1_000,
  /**
   * Shards that may share a suite: each of them asks GitHub about the base branch, and a repository has 1,000 requests an hour.
   * @beyond job ends in error (exit code 2)
   */
  shards: 20,
  /**
   * Bytes of one partial report.
   * @beyond job ends in error (exit code 2)
   */
  partialReportBytes: 64 * 1024 * 1024,
  /**
   * Bytes of all partial reports together.
   * @beyond job ends in error (exit code 2)
   */
  partialReportsBytes: 512 * 1024 * 1024,
} as const;

/** Texts: bounds on what is said of answers, and on answers that are looked at. */
const textLimits = {
  /**
   * Characters of one text in an expectations file: a right answer, a context.
   * @beyond job ends in error (exit code 2)
   */
  caseText: 100_000,
  /**
   * Texts that a case may demand, or forbid, to be said; keywords of an answer.
   * @beyond job ends in error (exit code 2)
   */
  pieces: 200,
  /**
   * Characters of one text that is searched in answers.
   * @beyond job ends in error (exit code 2)
   */
  pieceText: 1_000,
  /**
   * Right answers of one case, of which any will do.
   * @beyond job ends in error (exit code 2)
   */
  groundTruths: 20,
  /**
   * Scores of a recording that `recorded` looks at.
   * @beyond job ends in error (exit code 2)
   */
  recordedScores: 20,
  /**
   * Contexts of one case.
   * @beyond job ends in error (exit code 2)
   */
  contexts: 200,
  /**
   * Words of one message that are compared with the texts that it must hold.
   * @beyond run is in error
   */
  comparedWords: 20_000_000,
  /**
   * Characters of an answer, or of all that was said in a run, that a scorer of texts looks at.
   * @beyond run is in error
   */
  scoredText: 200_000,
};

/** Views: bounds on what is shown. */
const viewsLimits = {
  /**
   * Characters of one text inside an argument value in a report.
   * @beyond cut, and the cut is marked
   */
  shownString: 120,
  /**
   * Characters of one argument value in a report.
   * @beyond cut, and the cut is marked
   */
  shownValue: 400,
  /**
   * Characters of a case's id, or of its tags, in a sentence.
   * @beyond cut, and the cut is marked
   */
  shownName: 250,
  /**
   * Characters of one piece of untrusted text in Markdown.
   * @beyond cut, and the cut is marked
   */
  shownText: 500,
  /**
   * Characters of one sentence in Markdown, the names in it cut before.
   * @beyond cut, and the cut is marked
   */
  shownSentence: 4_000,
  /**
   * Characters of one reason of a judge in a report.
   * @beyond cut, and the cut is marked
   */
  shownReasoning: 400,
  /**
   * Things listed that an answer lacks by one scorer.
   * @beyond the rest is cut off
   */
  shownLacks: 20,
  /**
   * Characters of one thing that an answer lacks.
   * @beyond cut, and the cut is marked
   */
  shownLack: 240,
  /**
   * Argument differences shown for one tool call.
   * @beyond the rest is counted
   */
  shownDifferences: 20,
  /**
   * Missing or unexpected calls listed for one run.
   * @beyond the rest is counted
   */
  shownCalls: 50,
  /**
   * Lines taken out or put in up to which a difference between two files is shown.
   * @beyond no difference is shown, and a word says so
   */
  shownEdits: 2_000,
  /**
   * Characters of a comment, by GitHub's own limit.
   * @beyond parts are left out, and a word says so
   */
  commentCharacters: 65_536,
  /**
   * Bytes of a job summary, by GitHub's own limit.
   * @beyond parts are left out, and a word says so
   */
  summaryBytes: 1024 * 1024,
  /**
   * Bytes of it that are kept free for why there is no comment.
   * @beyond parts are left out, and a word says so
   */
  summaryRest: 64 * 1024,
  /**
   * Cases that get an annotation: GitHub shows ten of a kind.
   * @beyond the rest is not annotated
   */
  annotations: 10,
  /**
   * Cases in the HTML report's table, the worst of them.
   * @beyond the rest is counted
   */
  pageCases: 10_000,
  /**
   * Characters of that table.
   * @beyond the rest is counted
   */
  pageCharacters: 32_000_000,
  /**
   * Characters of it that are kept free of what tells of the cases' runs, for the rows of the other cases.
   * @beyond runs are left out, and a word says so
   */
  pageRows: 16_000_000,
  /**
   * Cases in it whose runs a browser takes in at once; those of the others it takes in when they are opened.
   * @beyond the rest opens on demand
   */
  pageUnfolded: 100,
  /**
   * Runs of one case in it, those that fail first.
   * @beyond the rest is counted
   */
  pageTrials: 50,
  /**
   * Removed and retired cases in it.
   * @beyond the rest is counted
   */
  pageGoneCases: 1_000,
  /**
   * Cases in a JUnit file.
   * @beyond the rest is counted
   */
  junitCases: 10_000,
  /**
   * Characters of its cases: reporters take files of some megabytes.
   * @beyond the rest is counted
   */
  junitCharacters: 8 * 1024 * 1024,
  /**
   * Cases of it, the worst first, whose runs are told.
   * @beyond names only
   */
  junitExplained: 500,
  /**
   * Lines about the runs of one such case.
   * @beyond the rest is counted
   */
  junitLines: 20,
  /**
   * Problems listed of the configuration in Markdown, or of a check in a JUnit file; the rest are counted.
   * @beyond the rest is counted
   */
  listedProblems: 50,
  /**
   * Tags by which a suite's scores are divided.
   * @beyond the rest is counted
   */
  slicedTags: 8,
  /**
   * Values of such a tag, the worst of them.
   * @beyond the rest is counted
   */
  slicedValues: 50,
  /**
   * Measures of a trend that are drawn in the HTML report; the rest are counted.
   * @beyond the rest is counted
   */
  chartedMeasures: 12,
  /**
   * Lasting shifts of them that it lists, those first that stand; the rest are counted.
   * @beyond the rest is counted
   */
  listedShifts: 10,
  /**
   * Measures of which a trend printed as JSON tells; the rest are counted.
   * @beyond the rest is counted
   */
  printedMeasures: 100,
  /**
   * Problems listed in a report; the rest are counted.
   * @beyond the rest is counted
   */
  shownProblems: 1_000,
} as const;

/**
 * Every bound on work done for untrusted input, by name. Each says what it counts, then `@beyond`: what becomes of more, and
 * `@policy`: the key of the policy that sets it, if one does. docs/limits.md is made of these comments.
 */
export const limits = {
  ...recordingsLimits,
  ...configurationLimits,
  ...comparisonLimits,
  ...reportsLimits,
  ...githubLimits,
  ...judgeLimits,
  ...textLimits,
  ...viewsLimits,
} as const;

export const MEBIBYTE = 1024 * 1024;

/** How much one job reads. */
export interface JobLimits {
  files: number;
  entries: number;
  runs: number;
  recordingMegabytes: number;
  documentMegabytes: number;
}

/** How much a job reads without a policy. */
export const defaultJobLimits: JobLimits = {
  files: limits.files,
  entries: limits.entries,
  runs: limits.runs,
  recordingMegabytes: limits.recordingBytes / MEBIBYTE,
  documentMegabytes: limits.documentBytes / MEBIBYTE,
};

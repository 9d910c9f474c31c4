/** Limits of scoring and comparison. */
const comparisonLimits = {
  /** Calls or references of one tool name. Above it, any largest pairing is used instead of the best explained one. */
  explainedCalls: 200,
  /** Values, and characters of searched texts, compared to pair the calls of one run. Above it, f1 of the run is an error. */
  comparisons: 50_000_000,
  /** Items of a list in free order. Above it, the run is an error. */
  freeListItems: 1_000,
  /** Multiplications of the exact permutation test. Above it, the normal approximation is used and the report names it. */
  permutationSteps: 200_000_000,
  /** Largest `gate.regression.window`: distinct base recordings of a case that are compared. */
  window: 1_000,
  /** Names compared for "did you mean". Above it, no suggestion is made. */
  namesCompared: 1_000_000,
} as const;

/** Limits of expectations, policy and workflow files. Above one, the job ends with exit code 2 unless its comment differs. */
const configurationLimits = {
  /** Characters of a path pattern, or of a glob over tool or argument names. */
  globLength: 1_000,
  /** Characters of a regular expression. */
  expressionLength: 1_000,
  /** Instructions of a compiled regular expression, repetitions expanded: search time grows with it. */
  expressionSize: 2_000,
  /** Characters of a text that a regular expression searches. Above it, the run is an error. */
  expressionText: 200_000,
  configurationFiles: 1_000,
  /** Bytes of one expectations or policy file. */
  configurationBytes: 16 * 1024 * 1024,
  /** Values in one configuration file, aliases expanded. */
  configurationValues: 1_000_000,
  /** Texts, marks and runs of spaces of one YAML file, or of an invalid JSON file: empty values take memory too. */
  configurationLexemes: 5_000_000,
  /** Syntax errors of one YAML file. Above it, the job ends with exit code 2 and the first errors. */
  configurationMistakes: 1_000,
  /** Anchors and aliases of one YAML file. */
  configurationAliases: 2_000,
  cases: 100_000,
  retired: 10_000,
  /** Policy rules for tools, hidden arguments or workflows, and forbidden tools of a case. */
  toolRules: 1_000,
  callRules: 200,
  /** Available tools that a case or the policy may declare. Above it, the file or the run is an error. */
  availableTools: 1_000,
  /** Nesting of arguments that `init` writes: below `nesting`, because the file nests them deeper. Above it, any arguments are accepted. */
  proposedNesting: 100,
  /** Files in `.github/workflows` that `doctor` reads. Above it, none is read and a message reports it. */
  workflows: 200,
  /** Bytes of one workflow file. Above it, the file is skipped and a message reports it. */
  workflowBytes: 1024 * 1024,
  recordingsSearched: 1_000,
  /** Gates of a repository that `doctor` checks. The rest is skipped and a message reports it. */
  gates: 50,
  /** Bytes of output of one git call. Above it, `--base` cannot read the commit (exit code 2). */
  gitBytes: 512 * 1024 * 1024,
  /** Seconds for git to find the checked-out commit. After that the commit is unknown, and a warning reports it. */
  gitSeconds: 5,
  suites: 20,
  /** Files of the agent, and their total bytes. */
  agentFiles: 2_000,
  agentBytes: 64 * 1024 * 1024,
  agentGlobs: 50,
  /** Lines of `.gitignore` files that `init` and `doctor` read, without blanks and comments. Files in the rest count as tracked. */
  ignoringLines: 500,
} as const;

/** Limits of reading recordings. */
const recordingsLimits = {
  /** Recordings that the patterns match: the default of `limits.files`. Above it, the job ends with exit code 2. */
  files: 200_000,
  mostFiles: 1_000_000,
  /** Files and folders visited to find recordings: the default of `limits.entries`. Above it, the job ends with exit code 2. */
  entries: 2_000_000,
  mostEntries: 20_000_000,
  /** Runs in all recordings of a job: the default of `limits.runs`. Above it, the job ends with exit code 2. */
  runs: 200_000,
  mostRuns: 1_000_000,
  /** Bytes of all recordings, unpacked: the default of `limits.recordingMegabytes`. Above it, the job ends with exit code 2. */
  recordingBytes: 8 * 1024 * 1024 * 1024,
  /** Largest value of `limits.recordingMegabytes` in a policy, in bytes. */
  mostRecordingBytes: 256 * 1024 * 1024 * 1024,
  /** The default of `limits.documentMegabytes`: a `.json` file, a JSONL line or a run's rows. Above it, the recording is an error. */
  documentBytes: 64 * 1024 * 1024,
  /** Elements of a list that is a whole JSON document. Above it, the recording is an error. */
  listElements: 1_000_000,
  /** Tokens of a run or a model answer. Above it, the run has no tokens and the report gives the reason. */
  tokensOfRun: 1_000_000_000_000,
  /** Models of one run with separate token counts. Above it, the run has no cost by rates and the report gives the reason. */
  modelsOfRun: 20,
  /** US dollars of a run or a model answer. Above it, the run has no cost and the report gives the reason. */
  costOfRun: 1_000_000_000,
  /** Milliseconds of a run, call or answer, about 30 years. Above it, there is no duration and the report gives the reason. */
  durationOfRun: 1_000_000_000_000,
  /** Characters of one call's arguments that are cached after parsing. */
  rememberedText: 1_000,
  rememberedCharacters: 4_000_000,
  /** Characters of one number that a double cannot hold exactly. Above it, the recording is an error. */
  numberCharacters: 10_000,
  /** Largest value of `limits.documentMegabytes`, in bytes: a document and its marked copy must fit into Node strings. */
  mostDocumentBytes: 256 * 1024 * 1024,
  /** Bytes that one `.gz` file may unpack to. Above it, the recording is an error. */
  unzippedBytes: 256 * 1024 * 1024,
  /** Patterns of recordings, and of partial reports, of one job. Above it, the job ends with exit code 2. */
  patterns: 100,
  /** Nesting of arguments, results and expectations. Above it, the run or the file is an error. */
  nesting: 200,
  /** Tool calls in one run. Above it, the run is an error. */
  callsPerRun: 10_000,
  /** Arguments in one tool's schema. Above it, the tool's arguments are unknown. */
  toolParameters: 1_000,
  /** Reference calls of one case. Above it, the run or the file is an error. */
  references: 1_000,
  /** Alternatives in `anyOf` of one case. Above it, the file is refused (exit code 2). */
  variants: 5,
  /** Turns of one case with expectations. Above it, the file is refused (exit code 2). */
  turns: 100,
  /** Tags of one case. Above it, the file is refused (exit code 2). */
  caseTags: 100,
  /** Agents in `scope` of one case. Above it, the file is refused (exit code 2). */
  agents: 100,
  /** Characters of a tool name, call id, case id or tag. Above it, the run is an error. */
  name: 1_000,
  /** Files and folders visited for a pattern near to one that matches nothing. Above it, none is suggested. */
  entriesSearched: 20_000,
  /** Files of one folder that `init` inspects without a pattern. In a larger folder, a spread sample represents the rest. */
  filesLookedInto: 1_000,
  runsLookedAt: 20,
  /** Values of a document that `inspect` searches for format marks. The rest is not searched. */
  valuesSearched: 100_000,
} as const;

/** Limits of reports, baselines and shards of other jobs. */
const reportsLimits = {
  /** Bytes of a baseline report. Above it, the report is not used and the reason is recorded. */
  baselineBytes: 64 * 1024 * 1024,
  /** Nesting of a baseline report: shown argument values and the report around them. Above it, the report is not used. */
  reportNesting: 300,
  /** Largest `trend.points`: commits in a report's history. The oldest are left out. */
  historyPoints: 1_000,
  /** Tools with counted calls, and confused pairs, per suite or shard. Above it, the tools with the fewest errors are left out. */
  countedTools: 10_000,
  /** Tools in a report, most missed first. */
  reportedTools: 200,
  /** Tools that one tool is confused with, most frequent first. */
  reportedConfusions: 5,
  /** Shards of one suite: each queries GitHub, and a repository has 1,000 requests an hour. Above it, the job ends with exit code 2. */
  shards: 20,
  /** Bytes of one partial report. Above it, the job ends with exit code 2. */
  partialReportBytes: 64 * 1024 * 1024,
  /** Bytes of all partial reports. Above it, the job ends with exit code 2. */
  partialReportsBytes: 512 * 1024 * 1024,
} as const;

/** Limits of text expectations and of the answers they apply to. Above one, the job ends with exit code 2 unless its comment differs. */
const textLimits = {
  /** Characters of one text in an expectations file, such as a ground truth or a context. */
  caseText: 100_000,
  /** Texts that a case requires or forbids in an answer, or keywords. */
  pieces: 200,
  pieceText: 1_000,
  groundTruths: 20,
  /** Scores of a recording that the scorer `recorded` reads. */
  recordedScores: 20,
  contexts: 200,
  /** Words of one message compared with required texts. Above it, the run is an error. */
  comparedWords: 20_000_000,
  /** Characters of an answer or conversation that a text scorer reads. Above it, the run is an error. */
  scoredText: 200_000,
};

/** Limits of displayed content. A longer text is cut with a mark, and items beyond a list's limit are counted, unless noted. */
const viewsLimits = {
  shownString: 120,
  shownValue: 400,
  shownName: 250,
  /** Characters of one piece of untrusted text in Markdown. */
  shownText: 500,
  /** Characters of one sentence in Markdown; names in it are cut before. */
  shownSentence: 4_000,
  shownReasoning: 400,
  /** Shortcomings of an answer listed per scorer. The rest is omitted. */
  shownLacks: 20,
  shownTypes: 10,
  shownLack: 240,
  shownDifferences: 20,
  /** Broken rules of one run. The rest is omitted. */
  listedRules: 20,
  /** Missing or unexpected calls of one run. */
  shownCalls: 50,
  /** Changed lines in a diff of two files. Above it, a message replaces the diff. */
  shownEdits: 2_000,
  /** Characters of a comment. GitHub takes one more, and of a check run not. Parts are left out, and a note lists them. */
  commentCharacters: 65_535,
  /** Bytes of a job summary, GitHub's own limit. Parts are left out, and a note lists them. */
  summaryBytes: 1024 * 1024,
  /** Bytes of the summary reserved for the reason why no comment was posted. */
  summaryRest: 64 * 1024,
  /** Bytes of a table (CSV, TSV) or of a JUnit file, which are read whole. */
  tableBytes: 256 * 1024 * 1024,
  /** Columns of a line at a terminal. Longer lines continue on the next line. */
  terminalColumns: 100,
  /** Annotated cases: GitHub shows ten of a kind. */
  annotations: 10,
  /** Annotated cases of a check run: GitHub takes fifty in a request. */
  checkRunAnnotations: 50,
  /** Cases in the HTML report's table, worst first. */
  pageCases: 10_000,
  pageCharacters: 7_500_000,
  /** Characters of the table reserved for rows of other cases. Run details are left out to keep it, with a note. */
  pageRows: 5_500_000,
  /** Cases whose run details a browser renders at once; the rest renders when opened. */
  pageUnfolded: 100,
  /** Runs of one case on the page, failures first. */
  pageTrials: 50,
  /** Removed and retired cases on the page. */
  pageGoneCases: 1_000,
  junitCases: 10_000,
  /** Characters of all cases in a JUnit file: reporters accept a few megabytes. */
  junitCharacters: 8 * 1024 * 1024,
  /** Cases in a JUnit file with run details, worst first. The rest shows only names. */
  junitExplained: 500,
  junitLines: 20,
  listedProblems: 50,
  slicedTags: 8,
  slicedValues: 50,
  chartedMeasures: 12,
  /** Level shifts listed in the HTML report, lasting ones first. */
  listedShifts: 10,
  printedMeasures: 100,
  shownProblems: 1_000,
} as const;

/** Limits of a judge. Above a limit that a policy key sets, the job ends with exit code 2. */
const judgeLimits = {
  /** `judge.maxRuns`: questions per job, one for a run's calls and one per sheet of texts. */
  judgedRuns: 10_000,
  /** `judge.maxTokens`: tokens per job. */
  judgeTokens: 100_000_000,
  /** `judge.votes`: judgements of one run. */
  judgeVotes: 9,
  /** `judge.concurrency`: parallel requests. */
  judgeConcurrency: 32,
  /** `judge.timeoutSeconds`: seconds per request. */
  judgeTimeoutSeconds: 600,
  /** `judge.deadlineSeconds`: seconds for all runs of a job. */
  judgeDeadlineSeconds: 3_600,
  /** Retries after a transient fault. Above it, the run is an error of the judge. */
  judgeRetries: 3,
  /** Consecutive runs that fail because of the server. Then the judge stops and the rest is not assessed. */
  judgeFaultsInRow: 3,
  /** Seconds in the server's Retry-After. A longer wait stops the judge and the rest is not assessed. */
  judgeRetryAfterSeconds: 60,
  /** Bytes of one response. Above it, the run is an error of the judge. */
  judgeAnswerBytes: 1024 * 1024,
  judgeRefusal: 4_000,
  /** Characters of one message in a prompt. The middle of a longer message is cut. */
  judgedText: 4_000,
  /** Characters of a call's arguments or result in a prompt. The middle of a longer value is cut. */
  judgedValue: 2_000,
  /** Characters of one run in a prompt. Above it, the run is not assessed. */
  judgedRun: 200_000,
  /** Calls per question, so that a reply fits a model's output. A run with more is not assessed. */
  judgedCalls: 100,
  /** Rows (sentences, contexts) of a sheet per question. A run with more is not assessed by that sheet. */
  judgedRows: 80,
  /** Contexts of one run. A run with more is not assessed by them. */
  judgedContexts: 200,
  toolDescription: 1_000,
  /** Characters of a text or value searched for secrets. The middle of a longer text is cut, a longer value is hidden. */
  redactedText: 50_000,
  /** Characters of one run searched for secrets. Above it, the run is not assessed. */
  redactedRun: 5_000_000,
  /** Work of hiding values in one run: characters of the values (200 of each) × characters searched. Above it, the run is not assessed. */
  hidingSteps: 1_000_000_000,
  /** Values of one run hidden by path and then in its texts. Above it, the run is not assessed. */
  hiddenValues: 1_000,
  /** Levels of JSON texts inside JSON texts that are opened. A deeper text is hidden where rules could apply. */
  openedTexts: 4,
  /** Reasoning tokens before the reply. Above it, the reply is cut and the run is an error of the judge. */
  judgeThinking: 4_000,
  /** Tokens of one verdict with its sentence: 60 in most tokenizers, doubled for the rest. */
  judgeVerdict: 120,
  /** Tokens of one sheet row with its reason: 40 in most tokenizers, doubled for the rest. */
  judgeRow: 80,
  /** Tokens of one word in a sheet row, with its column name. */
  judgeWord: 10,
  /** Characters of a judge's reason kept before it is redacted and cut for display. */
  keptReasoning: 2_000,
  keptJudgements: 20_000,
  /** Labels that one calibration compares with verdicts. Above it, the job ends with exit code 2. */
  labels: 10_000,
} as const;

/** Limits of `rungate record`. */
const recordLimits = {
  /** Bytes of one recorded request or response. A larger response is still forwarded, and the run is marked as unable to run. */
  recordedBodyBytes: 64 * 1024 * 1024,
  /** Bytes of one recording. Above it, only the mark of a run that could not run is written. */
  recordedRunBytes: 64 * 1024 * 1024,
  /** Characters of encoded data such as a picture. Longer data is replaced by its digest. */
  encodedText: 4_096,
  /** Turns of one case sent to the agent. Above it, the expectations file is refused (exit code 2). */
  askedTurns: 100,
  /** Bytes of one reply of a server agent. Above it, the run is marked as unable to run. */
  serverReplyBytes: 64 * 1024 * 1024,
  /** Largest `--concurrency` (exit code 2 above it). */
  startsAtOnce: 100,
  /** Breaks that `rungate challenge` gates. Above it, a sample of as many is gated, and the output names both numbers. */
  challengedBreaks: 2_000,
  /** Cases of the largest suite that `rungate plan` considers. Above it, no number of cases is enough. */
  plannedCases: 2_000,
  /** Largest `--trials` (exit code 2 above it). */
  trials: 100,
  /** Largest `--timeout`, in seconds (exit code 2 above it). */
  startSeconds: 24 * 60 * 60,
  /** Characters kept from the end of a command's output, shown if the command fails. */
  shownOutput: 2_000,
  portMilliseconds: 50,
  /** Milliseconds between asking a command to end and killing it. */
  graceMilliseconds: 2_000,
} as const;

/** Limits of requests to GitHub. */
const githubLimits = {
  /** Requests of one job, with retries. Above it, a request is not sent and counts as refused. */
  requests: 500,
  /** Seconds of one request. */
  requestSeconds: 30,
  /** Bytes of one API response, except a file, which has its own limit: 100 long comments are less. */
  githubAnswerBytes: 32 * 1024 * 1024,
  requestRetries: 2,
  /** How often a job looks for the run that GitHub makes for a commit of its own, and the milliseconds between two looks. */
  heldRunTries: 5,
  heldRunPause: 2_000,
  /** Seconds to wait for a rate limit. A longer wait fails the request. */
  rateLimitSeconds: 60,
  rateLimitWaits: 2,
  /** Redirects from an artifact's URL to its bytes. Above it, the baseline is unavailable. */
  redirects: 3,
  /** Seconds to download one artifact. Above it, the baseline is unavailable. */
  downloadSeconds: 120,
  /** Pages of 100 commits searched for first parents of the base commit. Above it, there is no baseline, and the reason is recorded. */
  commitPages: 3,
  /** First parents below the base commit searched for a baseline. Above it, there is no baseline, and the reason is recorded. */
  baselineDistance: 200,
  /** Pages of 100 artifacts, newest first, of one name or one run, searched for a baseline. */
  artifactPages: 5,
  /** Pages of 100 runs, newest first, of one workflow on one event, searched for a baseline. */
  runPages: 5,
  baselineWorkflows: 5,
  baselineBranches: 20,
  /** Runs queried one by one for their artifacts, and as many for their state, when no list contains them. */
  baselineCandidates: 5,
  /** Pages of 100 entries of a pull request's comments, timeline or changed files. Above it, the listing fails. */
  pages: 20,
  /** Pull requests from one branch that one run may belong to. Above it, no comment is posted, and the log reports it. */
  pullRequestsOfBranch: 5,
  /** Earlier runs at the commit whose reports are read. Older runs are only counted. */
  earlierRuns: 10,
  /** Cases in one accept comment. Above this or a following limit, the command is refused. */
  acceptedCases: 10,
  acceptReason: 500,
  /** Recordings and expectations files read for an accept comment. */
  acceptedRecordings: 100,
  /** Bytes of these recordings. */
  acceptedBytes: 64 * 1024 * 1024,
  /** Minimum age in seconds of a report before an accept comment, so that its author has read the report. */
  readingSeconds: 10,
} as const;

/** Every limit on work done for untrusted input, by name. */
export const limits = {
  ...recordingsLimits,
  ...configurationLimits,
  ...comparisonLimits,
  ...reportsLimits,
  ...githubLimits,
  ...judgeLimits,
  ...recordLimits,
  ...textLimits,
  ...viewsLimits,
} as const;

export const MEBIBYTE = 1024 * 1024;

export interface JobLimits {
  files: number;
  entries: number;
  runs: number;
  recordingMegabytes: number;
  documentMegabytes: number;
}

export const defaultJobLimits: JobLimits = {
  files: limits.files,
  entries: limits.entries,
  runs: limits.runs,
  recordingMegabytes: limits.recordingBytes / MEBIBYTE,
  documentMegabytes: limits.documentBytes / MEBIBYTE,
};

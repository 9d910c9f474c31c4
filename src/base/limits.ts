/** Scoring and comparison: bounds on the work of comparing. */
const comparisonLimits = {
  /**
   * Calls, or references, of one tool name up to which the best pairing is sought; beyond it any largest pairing serves. Beyond: a largest
   * pairing, not the best explained one.
   */
  explainedCalls: 200,
  /**
   * Values, and characters of texts that matchers search, compared to pair the calls of one run with those expected. Beyond: f1 of the run
   * is in error.
   */
  comparisons: 50_000_000,
  /** Items of a list whose order is free. Beyond: run is in error. */
  freeListItems: 1_000,
  /**
   * Multiplications of the exact permutation test; beyond them its normal form is used. Beyond: the normal form, and the report names it.
   */
  permutationSteps: 200_000_000,
  /**
   * Distinct base recordings of a case that a comparison may look at. Beyond: job ends in error (exit code 2). The policy sets
   * `gate.regression.window`.
   */
  window: 1_000,
  /** Names compared for "did you mean" before suggestions stop. Beyond: no suggestion is made. */
  namesCompared: 1_000_000,
} as const;

/** Expectations and policy: bounds on what expectations and policy may hold. */
const configurationLimits = {
  /** Characters of a path pattern, or of a glob over tool or argument names. Beyond: job ends in error (exit code 2). */
  globLength: 1_000,
  /** Characters of a regular expression in expectations or policy. Beyond: job ends in error (exit code 2). */
  expressionLength: 1_000,
  /**
   * Instructions of such an expression once its repetitions are written out: searching takes time in proportion. Beyond: job ends in error
   * (exit code 2).
   */
  expressionSize: 2_000,
  /** Characters of a text in which such an expression is sought. Beyond: run is in error. */
  expressionText: 200_000,
  /** Expectations files of one job. Beyond: job ends in error (exit code 2). */
  configurationFiles: 1_000,
  /** Bytes of one expectations or policy file. Beyond: job ends in error (exit code 2). */
  configurationBytes: 16 * 1024 * 1024,
  /** Values in one configuration file, with every alias written out. Beyond: job ends in error (exit code 2). */
  configurationValues: 1_000_000,
  /**
   * Texts, marks and runs of spaces of one YAML file, or of a JSON file with a mistake: empty values take memory too. Beyond: job ends in
   * error (exit code 2).
   */
  configurationLexemes: 5_000_000,
  /** Mistakes in the syntax of one YAML file. Beyond: job ends in error (exit code 2), with the first mistakes. */
  configurationMistakes: 1_000,
  /** Anchors and aliases of one YAML file. Beyond: job ends in error (exit code 2). */
  configurationAliases: 2_000,
  /** Cases of one expectations file. Beyond: job ends in error (exit code 2). */
  cases: 100_000,
  /** Entries of `retired` in an expectations file. Beyond: job ends in error (exit code 2). */
  retired: 10_000,
  /**
   * Rules of the policy for tools, hidden arguments or workflows, and forbidden tools of a case. Beyond: job ends in error (exit code 2).
   */
  toolRules: 1_000,
  /** Tools, lists of tools or lists of arguments in one rule of a case or of a suite. Beyond: job ends in error (exit code 2). */
  callRules: 200,
  /** Tools that a case, or the policy, may say were available. Beyond: file, or the run, is in error. */
  availableTools: 1_000,
  /**
   * Levels of nesting in arguments that `init` writes down as expected: less than a file may have, since they stand deep in it. Beyond: any
   * arguments are accepted, and a comment says so.
   */
  proposedNesting: 100,
  /** Files in `.github/workflows` that `doctor` reads. Beyond: none is read, and it says so. */
  workflows: 200,
  /** Bytes of one of them. Beyond: not read, and it says so. */
  workflowBytes: 1024 * 1024,
  /** Recordings of one gate that `doctor` searches for keys. Beyond: the rest is not searched, and it says so. */
  recordingsSearched: 1_000,
  /** Gates of a repository that `doctor` looks at. Beyond: the rest is not looked at, and it says so. */
  gates: 50,
  /** Bytes that one call of git may answer with. Beyond: `--base` says that git cannot read the commit (exit code 2). */
  gitBytes: 512 * 1024 * 1024,
  /** Seconds that git may take to say which commit is checked out. Beyond: the commit is unknown, and a warning says so. */
  gitSeconds: 5,
  /** Suites of one file. Beyond: file is refused (exit code 2). */
  suites: 20,
  /** Files that are the agent, and the bytes of all of them. */
  agentFiles: 2_000,
  agentBytes: 64 * 1024 * 1024,
  /** Globs that rungate guesses for the files of an agent. */
  agentGlobs: 50,
  /**
   * Lines of `.gitignore` files, blank ones and comments not counted, by which `init` and `doctor` tell what git leaves out. Beyond: not
   * read: recordings that they name count as taken.
   */
  ignoringLines: 500,
} as const;

/** Recordings: bounds on how much of recordings is read. */
const recordingsLimits = {
  /** Recordings that the patterns may match. Beyond: job ends in error (exit code 2). The policy sets `limits.files`. */
  files: 200_000,
  /** The most that a policy may set `limits.files` to. Beyond: policy is refused (exit code 2). */
  mostFiles: 1_000_000,
  /** Files and folders that are looked at to find recordings. Beyond: job ends in error (exit code 2). The policy sets `limits.entries`. */
  entries: 2_000_000,
  /** The most that a policy may set `limits.entries` to. Beyond: policy is refused (exit code 2). */
  mostEntries: 20_000_000,
  /** Runs in all recordings of a job. Beyond: job ends in error (exit code 2). The policy sets `limits.runs`. */
  runs: 200_000,
  /** The most that a policy may set `limits.runs` to. Beyond: policy is refused (exit code 2). */
  mostRuns: 1_000_000,
  /** Bytes of all recordings of a job, unpacked. Beyond: job ends in error (exit code 2). The policy sets `limits.recordingMegabytes`. */
  recordingBytes: 8 * 1024 * 1024 * 1024,
  /** The most that a policy may set `limits.recordingMegabytes` to. Beyond: policy is refused (exit code 2). */
  mostRecordingBytes: 256 * 1024 * 1024 * 1024,
  /**
   * Bytes of one JSON document: a whole `.json` file, one line of JSONL, or all rows that are pieces of one run. Beyond: recording is in
   * error. The policy sets `limits.documentMegabytes`.
   */
  documentBytes: 64 * 1024 * 1024,
  /** Elements of a list that is a whole JSON document: messages, events, or runs. Beyond: recording is in error. */
  listElements: 1_000_000,
  /** Tokens of a run, or of an answer of a model. Beyond: the run has no tokens, and the report says why. */
  tokensOfRun: 1_000_000_000_000,
  /** Models of one run whose tokens are told apart. Beyond: the run has no cost by rates, and the report says why. */
  modelsOfRun: 20,
  /** US dollars that a run, or an answer of a model, may cost. Beyond: the run has no cost, and the report says why. */
  costOfRun: 1_000_000_000,
  /** Milliseconds that a run, a call or an answer may last, about 30 years. Beyond: it has no duration, and the report says why. */
  durationOfRun: 1_000_000_000_000,
  /** Characters of the arguments of one call up to which they are remembered. Beyond: they are read again where they come again. */
  rememberedText: 1_000,
  /** Characters of all arguments that are remembered. Beyond: those known so far are forgotten. */
  rememberedCharacters: 4_000_000,
  /** Characters of one number that JavaScript cannot hold exactly. Beyond: recording is in error. */
  numberCharacters: 10_000,
  /**
   * The most that a policy may set `limits.documentMegabytes` to: a document and its text with marks must fit into strings of Node. Beyond:
   * policy is refused (exit code 2).
   */
  mostDocumentBytes: 256 * 1024 * 1024,
  /** Bytes that one `.gz` file may unpack to. Beyond: recording is in error. */
  unzippedBytes: 256 * 1024 * 1024,
  /** Patterns of recordings, and of partial reports, of one job. Beyond: job ends in error (exit code 2). */
  patterns: 100,
  /** Levels of nesting in arguments, results and expectations. Beyond: run, or the file, is in error. */
  nesting: 200,
  /** Tool calls in one run. Beyond: run is in error. */
  callsPerRun: 10_000,
  /** Arguments that the schema of one tool may name. Beyond: not known which arguments the tool takes. */
  toolParameters: 1_000,
  /** Reference calls of one case. Beyond: run, or the file, is in error. */
  references: 1_000,
  /** Right ways of one case, in `anyOf`. Beyond: the file is refused (exit code 2). */
  variants: 5,
  /** Turns of which one case says what is expected. Beyond: the file is refused (exit code 2). */
  turns: 100,
  /** Tags of one case, by which tiers choose. Beyond: the file is refused (exit code 2). */
  caseTags: 100,
  /** Agents that `scope` of one case names. Beyond: the file is refused (exit code 2). */
  agents: 100,
  /** Characters of a tool name, a call id, a case id or a tag. Beyond: run is in error. */
  name: 1_000,
  /**
   * Files and folders that `init` looks at where no pattern says which are recordings, and that a pattern may look at before it is proposed
   * in place of one that matches nothing. Beyond: `init` writes nothing and asks for a pattern (exit code 2); the pattern is not proposed.
   */
  entriesSearched: 50_000,
  /**
   * Files of one folder that `init` looks into where no pattern says which are recordings. Beyond: those looked into are taken from the
   * whole folder and speak for the rest.
   */
  filesLookedInto: 1_000,
  /** Runs of one such file that are looked at. Beyond: the rest of the file is not looked at before it is read. */
  runsLookedAt: 20,
  /** Values of a document that are searched for the marks of formats, when `inspect` explains. Beyond: the rest is not searched. */
  valuesSearched: 100_000,
} as const;

/** Reports, baselines and shards: bounds on the reports of other jobs. */
const reportsLimits = {
  /** Bytes of a baseline report. Beyond: not used as a baseline, and the reason says so. */
  baselineBytes: 64 * 1024 * 1024,
  /**
   * Levels of nesting in a baseline report: those of shown argument values, and of what stands around them. Beyond: not used, and the
   * reason says so.
   */
  reportNesting: 300,
  /** Commits that a report's history may remember. Beyond: the oldest are left out. The policy sets `trend.points`. */
  historyPoints: 1_000,
  /**
   * Tools, by name, whose calls a suite or a shard counts, and tools that one of them may be confused with. Beyond: those with the least
   * trouble are left out.
   */
  countedTools: 10_000,
  /** Tools that a report tells of, those that are missed most first. Beyond: the rest is cut off. */
  reportedTools: 200,
  /** Tools that one of them is confused with, most often first. Beyond: the rest is cut off. */
  reportedConfusions: 5,
  /**
   * Shards that may share a suite: each of them asks GitHub about the base branch, and a repository has 1,000 requests an hour. Beyond: job
   * ends in error (exit code 2).
   */
  shards: 20,
  /** Bytes of one partial report. Beyond: job ends in error (exit code 2). */
  partialReportBytes: 64 * 1024 * 1024,
  /** Bytes of all partial reports together. Beyond: job ends in error (exit code 2). */
  partialReportsBytes: 512 * 1024 * 1024,
} as const;

/** Texts: bounds on what is said of answers, and on answers that are looked at. */
const textLimits = {
  /** Characters of one text in an expectations file: a right answer, a context. Beyond: job ends in error (exit code 2). */
  caseText: 100_000,
  /** Texts that a case may demand, or forbid, to be said; keywords of an answer. Beyond: job ends in error (exit code 2). */
  pieces: 200,
  /** Characters of one text that is searched in answers. Beyond: job ends in error (exit code 2). */
  pieceText: 1_000,
  /** Right answers of one case, of which any will do. Beyond: job ends in error (exit code 2). */
  groundTruths: 20,
  /** Scores of a recording that `recorded` looks at. Beyond: job ends in error (exit code 2). */
  recordedScores: 20,
  /** Contexts of one case. Beyond: job ends in error (exit code 2). */
  contexts: 200,
  /** Words of one message that are compared with the texts that it must hold. Beyond: run is in error. */
  comparedWords: 20_000_000,
  /** Characters of an answer, or of all that was said in a run, that a scorer of texts looks at. Beyond: run is in error. */
  scoredText: 200_000,
};

/** Views: bounds on what is shown. */
const viewsLimits = {
  /** Characters of one text inside an argument value in a report. Beyond: cut, and the cut is marked. */
  shownString: 120,
  /** Characters of one argument value in a report. Beyond: cut, and the cut is marked. */
  shownValue: 400,
  /** Characters of a case's id, or of its tags, in a sentence. Beyond: cut, and the cut is marked. */
  shownName: 250,
  /** Characters of one piece of untrusted text in Markdown. Beyond: cut, and the cut is marked. */
  shownText: 500,
  /** Characters of one sentence in Markdown, the names in it cut before. Beyond: cut, and the cut is marked. */
  shownSentence: 4_000,
  /** Characters of one reason of a judge in a report. Beyond: cut, and the cut is marked. */
  shownReasoning: 400,
  /** Things listed that an answer lacks by one scorer. Beyond: the rest is cut off. */
  shownLacks: 20,
  /** Types of rows and parts that no reader knows, which a warning names. */
  shownTypes: 10,
  /** Characters of one thing that an answer lacks. Beyond: cut, and the cut is marked. */
  shownLack: 240,
  /** Argument differences shown for one tool call. Beyond: the rest is counted. */
  shownDifferences: 20,
  /** Broken rules listed for one run. Beyond: the rest is cut off. */
  listedRules: 20,
  /** Missing or unexpected calls listed for one run. Beyond: the rest is counted. */
  shownCalls: 50,
  /** Lines taken out or put in up to which a difference between two files is shown. Beyond: no difference is shown, and a word says so. */
  shownEdits: 2_000,
  /** Characters of a comment, by GitHub's own limit. Beyond: parts are left out, and a word says so. */
  commentCharacters: 65_536,
  /** Bytes of a job summary, by GitHub's own limit. Beyond: parts are left out, and a word says so. */
  summaryBytes: 1024 * 1024,
  /** Bytes of it that are kept free for why there is no comment. Beyond: parts are left out, and a word says so. */
  summaryRest: 64 * 1024,
  /** Cases that get an annotation: GitHub shows ten of a kind. Beyond: the rest is not annotated. */
  annotations: 10,
  /** Cases in the HTML report's table, the worst of them. Beyond: the rest is counted. */
  pageCases: 10_000,
  /** Characters of that table. Beyond: the rest is counted. */
  pageCharacters: 32_000_000,
  /**
   * Characters of it that are kept free of what tells of the cases' runs, for the rows of the other cases. Beyond: runs are left out, and a
   * word says so.
   */
  pageRows: 16_000_000,
  /**
   * Cases in it whose runs a browser takes in at once; those of the others it takes in when they are opened. Beyond: the rest opens on
   * demand.
   */
  pageUnfolded: 100,
  /** Runs of one case in it, those that fail first. Beyond: the rest is counted. */
  pageTrials: 50,
  /** Removed and retired cases in it. Beyond: the rest is counted. */
  pageGoneCases: 1_000,
  /** Cases in a JUnit file. Beyond: the rest is counted. */
  junitCases: 10_000,
  /** Characters of its cases: reporters take files of some megabytes. Beyond: the rest is counted. */
  junitCharacters: 8 * 1024 * 1024,
  /** Cases of it, the worst first, whose runs are told. Beyond: names only. */
  junitExplained: 500,
  /** Lines about the runs of one such case. Beyond: the rest is counted. */
  junitLines: 20,
  /** Problems listed of the configuration in Markdown, or of a check in a JUnit file; the rest are counted. Beyond: the rest is counted. */
  listedProblems: 50,
  /** Tags by which a suite's scores are divided. Beyond: the rest is counted. */
  slicedTags: 8,
  /** Values of such a tag, the worst of them. Beyond: the rest is counted. */
  slicedValues: 50,
  /** Measures of a trend that are drawn in the HTML report; the rest are counted. Beyond: the rest is counted. */
  chartedMeasures: 12,
  /** Lasting shifts of them that it lists, those first that stand; the rest are counted. Beyond: the rest is counted. */
  listedShifts: 10,
  /** Measures of which a trend printed as JSON tells; the rest are counted. Beyond: the rest is counted. */
  printedMeasures: 100,
  /** Problems listed in a report; the rest are counted. Beyond: the rest is counted. */
  shownProblems: 1_000,
} as const;

/** Judge: bounds on what a judge is asked, and may answer. */
const judgeLimits = {
  /**
   * Questions that one job may ask a judge: one about the calls of a run, one for each sheet about its texts. Beyond: job ends in error
   * (exit code 2). The policy sets `judge.maxRuns`.
   */
  judgedRuns: 10_000,
  /** Tokens that one job may spend on a judge. Beyond: job ends in error (exit code 2). The policy sets `judge.maxTokens`. */
  judgeTokens: 100_000_000,
  /** Times that one run may be judged for a majority. Beyond: job ends in error (exit code 2). The policy sets `judge.votes`. */
  judgeVotes: 9,
  /** Requests to a judge at once. Beyond: job ends in error (exit code 2). The policy sets `judge.concurrency`. */
  judgeConcurrency: 32,
  /** Seconds that one request to a judge may be given. Beyond: job ends in error (exit code 2). The policy sets `judge.timeoutSeconds`. */
  judgeTimeoutSeconds: 600,
  /**
   * Seconds that a judge may be given for all runs of a job. Beyond: job ends in error (exit code 2). The policy sets
   * `judge.deadlineSeconds`.
   */
  judgeDeadlineSeconds: 3_600,
  /** Times that a request to a judge is repeated after a fault that may pass. Beyond: run is in error for the judge. */
  judgeRetries: 3,
  /** Runs in a row that may fail because a judge's server does, before it is not asked any more. Beyond: the rest is not assessed. */
  judgeFaultsInRow: 3,
  /** Seconds that a judge's server may ask to wait; a longer wait stops the judge. Beyond: the rest is not assessed. */
  judgeRetryAfterSeconds: 60,
  /** Bytes of one answer of a judge's server. Beyond: run is in error for the judge. */
  judgeAnswerBytes: 1024 * 1024,
  /** Characters of a judge's server's word on why it refuses a request. Beyond: the rest is cut off. */
  judgeRefusal: 4_000,
  /** Characters of one message that a judge sees; the middle of a longer one is left out. Beyond: the middle is cut out. */
  judgedText: 4_000,
  /** Characters of one call's arguments, or of what the tool answered, that a judge sees. Beyond: the middle is cut out. */
  judgedValue: 2_000,
  /** Characters of all that a judge sees of one run. A longer run is not judged. Beyond: run is not assessed. */
  judgedRun: 200_000,
  /**
   * Calls of one run that a judge is asked about at once, so that a whole reply fits what models write. A longer run is not judged. Beyond:
   * run is not assessed.
   */
  judgedCalls: 100,
  /**
   * Rows of a sheet that a judge is asked to fill in at once: sentences, contexts. A longer run is not judged by that sheet. Beyond: run is
   * not assessed.
   */
  judgedRows: 80,
  /** Contexts that a judge sees of one run. A run with more is not judged by them. Beyond: run is not assessed. */
  judgedContexts: 200,
  /** Characters of a tool's description that a judge sees. Beyond: the rest is cut off. */
  toolDescription: 1_000,
  /**
   * Characters of a text or value that are searched for what must not be shown; of a longer one both ends. Beyond: the middle is cut out,
   * or the value hidden.
   */
  redactedText: 50_000,
  /** Characters of one run that are searched for what must not be shown. A run with more is not judged. Beyond: run is not assessed. */
  redactedRun: 5_000_000,
  /** Characters of hidden values, the first 200 of each, times those in which they are sought, of one run. Beyond: run is not assessed. */
  hidingSteps: 1_000_000_000,
  /** Values of one run that are hidden by path, and then in its texts too. A run with more is not judged. Beyond: run is not assessed. */
  hiddenValues: 1_000,
  /** Texts in texts that are opened, where each is JSON again. Beyond: hidden where rules could reach it. */
  openedTexts: 4,
  /** Tokens that a judge's model may think before it replies. Beyond: reply is cut, run is in error for the judge. */
  judgeThinking: 4_000,
  /**
   * Tokens of one verdict with its sentence: 60 as most models count, and as many again for the others. Beyond: reply is cut, run is in
   * error for the judge.
   */
  judgeVerdict: 120,
  /**
   * Tokens of one row of a sheet with its reason: 40 as most models count, and as many again for the others. Beyond: reply is cut, run is
   * in error for the judge.
   */
  judgeRow: 80,
  /** Tokens of one word in a row of a sheet, with the name of its column. Beyond: reply is cut, run is in error for the judge. */
  judgeWord: 10,
  /** Characters that are kept of one reason of a judge, before it is redacted and cut to what is shown. Beyond: the rest is cut off. */
  keptReasoning: 2_000,
  /** Judgements that a user's own file keeps, the newest of them. Beyond: the oldest are forgotten. */
  keptJudgements: 20_000,
  /** Labels that one calibration may compare with a judge's verdicts. Beyond: job ends in error (exit code 2). */
  labels: 10_000,
} as const;

/** `rungate record`: bounds on what is recorded of an agent. */
const recordLimits = {
  /** Bytes of one request or answer that is kept. Beyond: it is still forwarded if it is an answer, and the run is marked as one that could not run. */
  recordedBodyBytes: 64 * 1024 * 1024,
  /** Bytes of one recording, as it is written. Beyond: only the mark of a run that could not run is written. */
  recordedRunBytes: 64 * 1024 * 1024,
  /** Characters of encoded data, such as a picture, from which on a recording holds its digest instead. Beyond: the digest. */
  encodedText: 4_096,
  /** Turns of one case that are sent to the agent, one after the other. Beyond: the expectations file is refused (exit code 2). */
  askedTurns: 100,
  /** Bytes of one reply of an agent that is a server. Beyond: the run is marked as one that could not run. */
  serverReplyBytes: 64 * 1024 * 1024,
  /** Starts of the command at once. Beyond: `--concurrency` is refused (exit code 2). */
  startsAtOnce: 100,
  /** Cases up to which a suite is planned. Beyond: `rungate plan` says that no number of cases is enough. */
  plannedCases: 2_000,
  /** Trials of each case. Beyond: `--trials` is refused (exit code 2). */
  trials: 100,
  /** Seconds that one start may take. Beyond: `--timeout` is refused (exit code 2). */
  startSeconds: 24 * 60 * 60,
  /** Characters of a command's output that are kept to be shown if it fails. Beyond: the last ones are shown. */
  shownOutput: 2_000,
  /** Milliseconds between two looks at the port of an agent that is a server. */
  portMilliseconds: 50,
  /** Milliseconds that a command may take to end after it is asked to. Beyond: it is killed. */
  graceMilliseconds: 2_000,
} as const;

/** GitHub: bounds on what is asked of GitHub. */
const githubLimits = {
  /** Requests to GitHub of one job, repeated ones counted. Beyond: the request is not sent, and fails as one that GitHub refuses. */
  requests: 500,
  /** Seconds that one request to GitHub may take. Beyond: the request has failed. */
  requestSeconds: 30,
  /** Bytes of one answer of GitHub's API, but for a file, which has a bound of its own: 100 long comments are less. Beyond: the request has failed. */
  githubAnswerBytes: 32 * 1024 * 1024,
  /** Times that a request to GitHub is repeated after a fault of the server. Beyond: the request has failed. */
  requestRetries: 2,
  /** Seconds that GitHub's rate limit may ask to wait; a longer wait is a fault. Beyond: the request has failed. */
  rateLimitSeconds: 60,
  /** Times that one request waits for a rate limit. Beyond: the request has failed. */
  rateLimitWaits: 2,
  /** Hops from GitHub's answer to an artifact's bytes. Beyond: baseline is unavailable. */
  redirects: 3,
  /** Seconds that the download of one artifact may take. Beyond: baseline is unavailable. */
  downloadSeconds: 120,
  /**
   * Pages of 100 commits in which the first parents of the base commit are sought. Beyond: no baseline is found, and the reason says so.
   */
  commitPages: 3,
  /** First parents below the base commit among which a baseline is sought. Beyond: no baseline is found, and the reason says so. */
  baselineDistance: 200,
  /**
   * Pages of 100 artifacts, newest first, of one name or of one run, among which a baseline is sought. Beyond: older ones are not looked
   * at.
   */
  artifactPages: 5,
  /**
   * Pages of 100 runs, newest first, of one workflow on one event, among which a baseline is sought. Beyond: older ones are not looked at,
   * and the reason says so.
   */
  runPages: 5,
  /** Workflow files that a policy may trust with baselines, besides the calling one. Beyond: job ends in error (exit code 2). */
  baselineWorkflows: 5,
  /** Branches that a policy may name as base branches, besides the default one. Beyond: job ends in error (exit code 2). */
  baselineBranches: 20,
  /**
   * Runs that are asked one by one for what they left, and as many for what they are, where no list tells. Beyond: others are looked at
   * only where lists tell all of them.
   */
  baselineCandidates: 5,
  /** Pages of 100 entries that a pull request's comments, its timeline or its changed files may have. Beyond: listing is an error. */
  pages: 20,
  /** Pull requests from one branch, to several others, of which one run may be. Beyond: no comment, and the log says so. */
  pullRequestsOfBranch: 5,
  /** Earlier runs at the same commit whose reports are read. Beyond: the older ones are only counted. */
  earlierRuns: 10,
  /** Cases that one comment on a pull request may accept. Beyond: the command is refused. */
  acceptedCases: 10,
  /** Characters of the reason in such a comment. Beyond: the command is refused. */
  acceptReason: 500,
  /** Recordings, and expectations files, that are read for such a comment. Beyond: the command is refused. */
  acceptedRecordings: 100,
  /** Bytes of these recordings. Beyond: the command is refused. */
  acceptedBytes: 64 * 1024 * 1024,
  /** Seconds that a report must be older than a comment whose author has read it. Fewer: the command is refused. */
  readingSeconds: 10,
} as const;

/** Every bound on work done for untrusted input, by name. */
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

/** Bytes. */
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

/** Every bound on work done for untrusted input: its value and what it counts. */
export const limits = {
  /** Recordings that the patterns may match. */
  files: 200_000,
  /** Bytes of one JSON document: a whole `.json` file or one line of JSONL. */
  documentBytes: 64 * 1024 * 1024,
  /** Bytes that one `.gz` file may unpack to. */
  unzippedBytes: 256 * 1024 * 1024,
  /** Bytes of one expectations or policy file. */
  configurationBytes: 16 * 1024 * 1024,
  /** Values in one configuration file, with every alias written out. */
  configurationValues: 1_000_000,
  /** Levels of nesting in arguments, results and expectations. */
  nesting: 200,
  /** Levels of nesting in arguments that `init` writes down as expected: less than a file may have, since they stand deep in it. */
  proposedNesting: 100,
  /** Tool calls in one run. */
  callsPerRun: 10_000,
  /** Reference calls of one case. */
  references: 1_000,
  /** Calls, or references, of one tool name up to which the best pairing is sought; beyond it any largest pairing serves. */
  explainedCalls: 200,
  /** Items of a list whose order is free. */
  freeListItems: 1_000,
  /** Values of a document that are searched for the marks of formats, when `inspect` explains. */
  valuesSearched: 100_000,
  /** Characters of a tool name, a call id, a case id or a tag. */
  name: 1_000,
  /** Characters of one text inside an argument value in a report. */
  shownString: 120,
  /** Characters of one argument value in a report. */
  shownValue: 400,
  /** Characters of a case's id, or of its tags, in a sentence. */
  shownName: 250,
  /** Characters of one piece of untrusted text in Markdown. */
  shownText: 500,
  /** Characters of one sentence in Markdown, the names in it cut before. */
  shownSentence: 4_000,
  /** Argument differences shown for one tool call. */
  shownDifferences: 20,
  /** Missing or unexpected calls listed for one run. */
  shownCalls: 50,
  /** Lines taken out or put in up to which a difference between two files is shown. */
  shownEdits: 2_000,
  /** Names compared for "did you mean" before suggestions stop. */
  namesCompared: 1_000_000,
  /** Head trials of all cases up to which the exact test is used; beyond it its normal form. */
  exactHeadTrials: 10_000,
  /** Bytes of a baseline report. */
  baselineBytes: 64 * 1024 * 1024,
  /** Levels of nesting in a baseline report: those of shown argument values, and of what stands around them. */
  reportNesting: 300,
  /** Shards that may share a suite: each of them asks GitHub about the base branch, and a repository has 1,000 requests an hour. */
  shards: 20,
  /** Bytes of one partial report. */
  partialReportBytes: 64 * 1024 * 1024,
  /** Bytes of all partial reports together. */
  partialReportsBytes: 512 * 1024 * 1024,
  /** Entries of `retired` in an expectations file. */
  retired: 10_000,
  /** Commits that a report's history may remember. */
  historyPoints: 1_000,
  /** Distinct base recordings of a case that a comparison may look at. */
  window: 1_000,
  /** Seconds that one request to GitHub may take. */
  requestSeconds: 30,
  /** Times that a request to GitHub is repeated after a fault of the server. */
  requestRetries: 2,
  /** Seconds that GitHub's rate limit may ask to wait; a longer wait is a fault. */
  rateLimitSeconds: 60,
  /** Times that one request waits for a rate limit. */
  rateLimitWaits: 2,
  /** Hops from GitHub's answer to an artifact's bytes. */
  redirects: 3,
  /** Seconds that the download of one artifact may take. */
  downloadSeconds: 120,
  /** Pages of 100 commits in which the first parents of the base commit are sought. */
  commitPages: 3,
  /** First parents below the base commit among which a baseline is sought. */
  baselineDistance: 200,
  /** Artifacts of one name, newest first, among which a baseline is sought. */
  artifacts: 100,
  /** Artifacts whose workflow run is looked at before the search for a baseline ends. */
  baselineCandidates: 5,
  /** Pages of 100 entries that a pull request's comments, its timeline or its changed files may have. */
  pages: 20,
  /** Pull requests from one branch, to several others, of which one run may be. */
  pullRequestsOfBranch: 5,
  /** Runs that one job may ask a judge about. */
  judgedRuns: 10_000,
  /** Tokens that one job may spend on a judge. */
  judgeTokens: 100_000_000,
  /** Times that one run may be judged for a majority. */
  judgeVotes: 9,
  /** Requests to a judge at once. */
  judgeConcurrency: 32,
  /** Seconds that one request to a judge may be given. */
  judgeTimeoutSeconds: 600,
  /** Seconds that a judge may be given for all runs of a job. */
  judgeDeadlineSeconds: 3_600,
  /** Times that a request to a judge is repeated after a fault that may pass. */
  judgeRetries: 3,
  /** Runs in a row that may fail because a judge's server does, before it is not asked any more. */
  judgeFaultsInRow: 3,
  /** Seconds that a judge's server may ask to wait; a longer wait stops the judge. */
  judgeRetryAfterSeconds: 60,
  /** Bytes of one answer of a judge's server. */
  judgeAnswerBytes: 1024 * 1024,
  /** Characters of a judge's server's word on why it refuses a request. */
  judgeRefusal: 4_000,
  /** Characters of one message that a judge sees; the middle of a longer one is left out. */
  judgedText: 4_000,
  /** Characters of one call's arguments, or of what the tool answered, that a judge sees. */
  judgedValue: 2_000,
  /** Characters of all that a judge sees of one run. A longer run is not judged. */
  judgedRun: 200_000,
  /** Calls of one run that a judge is asked about at once, so that a whole reply fits what models write. A longer run is not judged. */
  judgedCalls: 100,
  /** Tools that a case, or the policy, may say were available. */
  availableTools: 1_000,
  /** Characters of a tool's description that a judge sees. */
  toolDescription: 1_000,
  /** Characters of a text or value that are searched for what must not be shown; of a longer one both ends. */
  redactedText: 50_000,
  /** Characters of one run that are searched for what must not be shown. A run with more is not judged. */
  redactedRun: 5_000_000,
  /** Characters of hidden values, the first 200 of each, times those in which they are sought, of one run. */
  hidingSteps: 1_000_000_000,
  /** Values of one run that are hidden by path, and then in its texts too. A run with more is not judged. */
  hiddenValues: 1_000,
  /** Texts in texts that are opened, where each is JSON again. */
  openedTexts: 4,
  /** Tokens that a judge's model may think before it replies. */
  judgeThinking: 4_000,
  /** Tokens of one verdict with its sentence: 60 as most models count, and as many again for the others. */
  judgeVerdict: 120,
  /** Characters that are kept of one reason of a judge, before it is redacted and cut to what is shown. */
  keptReasoning: 2_000,
  /** Judgements that a user's own file keeps, the newest of them. */
  keptJudgements: 20_000,
  /** Labels that one calibration may compare with a judge's verdicts. */
  labels: 10_000,
  /** Characters of one reason of a judge in a report. */
  shownReasoning: 400,
  /** Characters of a comment, by GitHub's own limit. */
  commentCharacters: 65_536,
  /** Bytes of a job summary, by GitHub's own limit. */
  summaryBytes: 1024 * 1024,
  /** Bytes of it that are kept free for why there is no comment. */
  summaryRest: 64 * 1024,
  /** Cases that get an annotation: GitHub shows ten of a kind. */
  annotations: 10,
  /** Cases in the HTML report's table, the worst of them. */
  pageCases: 10_000,
  /** Characters of that table. */
  pageCharacters: 32_000_000,
  /** Characters of it that are kept free of what tells of the cases' runs, for the rows of the other cases. */
  pageRows: 16_000_000,
  /** Cases in it whose runs a browser takes in at once; those of the others it takes in when they are opened. */
  pageUnfolded: 100,
  /** Runs of one case in it, those that fail first. */
  pageTrials: 50,
  /** Removed and retired cases in it. */
  pageGoneCases: 1_000,
  /** Cases in a JUnit file. */
  junitCases: 10_000,
  /** Characters of its cases: reporters take files of some megabytes. */
  junitCharacters: 8 * 1024 * 1024,
  /** Cases of it, the worst first, whose runs are told. */
  junitExplained: 500,
  /** Lines about the runs of one such case. */
  junitLines: 20,
  /** Problems listed of the configuration in Markdown, or of a check in a JUnit file; the rest are counted. */
  listedProblems: 50,
  /** Tags by which a suite's scores are divided. */
  slicedTags: 8,
  /** Values of such a tag, the worst of them. */
  slicedValues: 50,
  /** Measures of a trend that are drawn in the HTML report; the rest are counted. */
  chartedMeasures: 12,
  /** Lasting shifts of them that it lists, those first that stand; the rest are counted. */
  listedShifts: 10,
  /** Measures of which a trend printed as JSON tells; the rest are counted. */
  printedMeasures: 100,
  /** Problems listed in a report; the rest are counted. */
  shownProblems: 1_000,
} as const;

/** Judge: bounds on what a judge is asked, and may answer. */
export const judgeLimits = {
  /**
   * Questions that one job may ask a judge: one about the calls of a run, one for each sheet about its texts.
   * @beyond job ends in error (exit code 2)
   * @policy judge.maxRuns
   */
  judgedRuns: 10_000,
  /**
   * Tokens that one job may spend on a judge.
   * @beyond job ends in error (exit code 2)
   * @policy judge.maxTokens
   */
  judgeTokens: 100_000_000,
  /**
   * Times that one run may be judged for a majority.
   * @beyond job ends in error (exit code 2)
   * @policy judge.votes
   */
  judgeVotes: 9,
  /**
   * Requests to a judge at once.
   * @beyond job ends in error (exit code 2)
   * @policy judge.concurrency
   */
  judgeConcurrency: 32,
  /**
   * Seconds that one request to a judge may be given.
   * @beyond job ends in error (exit code 2)
   * @policy judge.timeoutSeconds
   */
  judgeTimeoutSeconds: 600,
  /**
   * Seconds that a judge may be given for all runs of a job.
   * @beyond job ends in error (exit code 2)
   * @policy judge.deadlineSeconds
   */
  judgeDeadlineSeconds: 3_600,
  /**
   * Times that a request to a judge is repeated after a fault that may pass.
   * @beyond run is in error for the judge
   */
  judgeRetries: 3,
  /**
   * Runs in a row that may fail because a judge's server does, before it is not asked any more.
   * @beyond the rest is not assessed
   */
  judgeFaultsInRow: 3,
  /**
   * Seconds that a judge's server may ask to wait; a longer wait stops the judge.
   * @beyond the rest is not assessed
   */
  judgeRetryAfterSeconds: 60,
  /**
   * Bytes of one answer of a judge's server.
   * @beyond run is in error for the judge
   */
  judgeAnswerBytes: 1024 * 1024,
  /**
   * Characters of a judge's server's word on why it refuses a request.
   * @beyond the rest is cut off
   */
  judgeRefusal: 4_000,
  /**
   * Characters of one message that a judge sees; the middle of a longer one is left out.
   * @beyond the middle is cut out
   */
  judgedText: 4_000,
  /**
   * Characters of one call's arguments, or of what the tool answered, that a judge sees.
   * @beyond the middle is cut out
   */
  judgedValue: 2_000,
  /**
   * Characters of all that a judge sees of one run. A longer run is not judged.
   * @beyond run is not assessed
   */
  judgedRun: 200_000,
  /**
   * Calls of one run that a judge is asked about at once, so that a whole reply fits what models write. A longer run is not judged.
   * @beyond run is not assessed
   */
  judgedCalls: 100,
  /**
   * Rows of a sheet that a judge is asked to fill in at once: sentences, contexts. A longer run is not judged by that sheet.
   * @beyond run is not assessed
   */
  judgedRows: 80,
  /**
   * Contexts that a judge sees of one run. A run with more is not judged by them.
   * @beyond run is not assessed
   */
  judgedContexts: 200,
  /**
   * Characters of a tool's description that a judge sees.
   * @beyond the rest is cut off
   */
  toolDescription: 1_000,
  /**
   * Characters of a text or value that are searched for what must not be shown; of a longer one both ends.
   * @beyond the middle is cut out, or the value hidden
   */
  redactedText: 50_000,
  /**
   * Characters of one run that are searched for what must not be shown. A run with more is not judged.
   * @beyond run is not assessed
   */
  redactedRun: 5_000_000,
  /**
   * Characters of hidden values, the first 200 of each, times those in which they are sought, of one run.
   * @beyond run is not assessed
   */
  hidingSteps: 1_000_000_000,
  /**
   * Values of one run that are hidden by path, and then in its texts too. A run with more is not judged.
   * @beyond run is not assessed
   */
  hiddenValues: 1_000,
  /**
   * Texts in texts that are opened, where each is JSON again.
   * @beyond hidden where rules could reach it
   */
  openedTexts: 4,
  /**
   * Tokens that a judge's model may think before it replies.
   * @beyond reply is cut, run is in error for the judge
   */
  judgeThinking: 4_000,
  /**
   * Tokens of one verdict with its sentence: 60 as most models count, and as many again for the others.
   * @beyond reply is cut, run is in error for the judge
   */
  judgeVerdict: 120,
  /**
   * Tokens of one row of a sheet with its reason: 40 as most models count, and as many again for the others.
   * @beyond reply is cut, run is in error for the judge
   */
  judgeRow: 80,
  /**
   * Tokens of one word in a row of a sheet, with the name of its column.
   * @beyond reply is cut, run is in error for the judge
   */
  judgeWord: 10,
  /**
   * Characters that are kept of one reason of a judge, before it is redacted and cut to what is shown.
   * @beyond the rest is cut off
   */
  keptReasoning: 2_000,
  /**
   * Judgements that a user's own file keeps, the newest of them.
   * @beyond the oldest are forgotten
   */
  keptJudgements: 20_000,
  /**
   * Labels that one calibration may compare with a judge's verdicts.
   * @beyond job ends in error (exit code 2)
   */
  labels: 10_000,
} as const;

/** GitHub: bounds on what is asked of GitHub. */
export const githubLimits = {
  /**
   * Requests to GitHub of one job, repeated ones counted.
   * @beyond the request is not sent, and fails as one that GitHub refuses
   */
  requests: 500,
  /**
   * Seconds that one request to GitHub may take.
   * @beyond the request has failed
   */
  requestSeconds: 30,
  /**
   * Times that a request to GitHub is repeated after a fault of the server.
   * @beyond the request has failed
   */
  requestRetries: 2,
  /**
   * Seconds that GitHub's rate limit may ask to wait; a longer wait is a fault.
   * @beyond the request has failed
   */
  rateLimitSeconds: 60,
  /**
   * Times that one request waits for a rate limit.
   * @beyond the request has failed
   */
  rateLimitWaits: 2,
  /**
   * Hops from GitHub's answer to an artifact's bytes.
   * @beyond baseline is unavailable
   */
  redirects: 3,
  /**
   * Seconds that the download of one artifact may take.
   * @beyond baseline is unavailable
   */
  downloadSeconds: 120,
  /**
   * Pages of 100 commits in which the first parents of the base commit are sought.
   * @beyond no baseline is found, and the reason says so
   */
  commitPages: 3,
  /**
   * First parents below the base commit among which a baseline is sought.
   * @beyond no baseline is found, and the reason says so
   */
  baselineDistance: 200,
  /**
   * Pages of 100 artifacts, newest first, of one name or of one run, among which a baseline is sought.
   * @beyond older ones are not looked at
   */
  artifactPages: 5,
  /**
   * Pages of 100 runs, newest first, of one workflow on one event, among which a baseline is sought.
   * @beyond older ones are not looked at, and the reason says so
   */
  runPages: 5,
  /**
   * Workflow files that a policy may trust with baselines, besides the calling one.
   * @beyond job ends in error (exit code 2)
   */
  baselineWorkflows: 5,
  /**
   * Runs that are asked one by one for what they left, and as many for what they are, where no list tells.
   * @beyond others are looked at only where lists tell all of them
   */
  baselineCandidates: 5,
  /**
   * Pages of 100 entries that a pull request's comments, its timeline or its changed files may have.
   * @beyond listing is an error
   */
  pages: 20,
  /**
   * Pull requests from one branch, to several others, of which one run may be.
   * @beyond no comment, and the log says so
   */
  pullRequestsOfBranch: 5,
} as const;

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

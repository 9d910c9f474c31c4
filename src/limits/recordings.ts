/** Recordings: bounds on how much of recordings is read. */
export const recordingsLimits = {
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

/** Every bound on work done for untrusted input: its value and what it counts. */
export const limits = {
  /** Recordings and expectation files that the patterns may match. */
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
  /** Tool calls in one run. */
  callsPerRun: 10_000,
  /** Calls times references of one tool name for which the best explanation is sought; beyond it any maximum matching serves. */
  explainedPairs: 200 * 200,
  /** Characters of one text inside an argument value in a report. */
  shownString: 120,
  /** Characters of one argument value in a report. */
  shownValue: 400,
  /** Characters of one piece of untrusted text in Markdown. */
  shownText: 2_000,
  /** Argument differences shown for one tool call. */
  shownDifferences: 20,
  /** Missing or unexpected calls listed for one run. */
  shownCalls: 50,
  /** Names compared for "did you mean" before suggestions stop. */
  namesCompared: 1_000_000,
  /** Problems listed in a report; the rest are counted. */
  shownProblems: 1_000,
} as const;

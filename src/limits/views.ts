/** Views: bounds on what is shown. */
export const viewsLimits = {
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

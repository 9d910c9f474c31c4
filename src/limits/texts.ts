/** Texts: bounds on what is said of answers, and on answers that are looked at. */
export const textLimits = {
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

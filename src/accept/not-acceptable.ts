/** Why a run cannot become what is expected. The message completes "cannot be accepted: …". */
export class NotAcceptable extends Error {
  override readonly name = "NotAcceptable";
  /** The trial to name for it to be accepted all the same; undefined where that would not help. */
  readonly trial: string | undefined;

  constructor(message: string, trial?: string) {
    super(message);
    this.trial = trial;
  }
}

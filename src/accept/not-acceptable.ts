/** Why a run cannot become what is expected. The message completes "cannot be accepted: …" and says what to do. */
export class NotAcceptable extends Error {
  override readonly name = "NotAcceptable";
}

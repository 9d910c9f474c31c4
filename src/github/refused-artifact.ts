import type { Refusal } from "../baseline/provenance.ts";

/** An artifact that GitHub has, or had, and that is not to be used. */
export class RefusedArtifact extends Error {
  override readonly name = "RefusedArtifact";
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.why);
    this.refusal = refusal;
  }
}

import { limits } from "../limits.ts";
import { RecordingError } from "../problems.ts";

/** What may still be compared, counted in values, and in characters of texts that are searched. */
export class Effort {
  private left: number;

  constructor(most: number = limits.comparisons) {
    this.left = most;
  }

  /** Takes what a comparison needs; always true. Throws RecordingError when more is needed than is left. */
  spend(amount: number): true {
    this.left -= amount;
    if (this.left >= 0) return true;
    throw new RecordingError(
      `to pair its calls with the expected ones more than ${limits.comparisons} values must be compared, the most that are: expect fewer calls of one tool, or split the case`,
    );
  }
}

/** The tokens that a job may still spend. */
export class Budget {
  private left: number;

  constructor(tokens: number) {
    this.left = tokens;
  }

  /** Sets tokens aside; false, and nothing is set aside, when there are not as many. */
  take(tokens: number): boolean {
    if (tokens > this.left) return false;
    this.left -= tokens;
    return true;
  }

  /**
   * Adds what a request took beyond what was set aside for it. What it left of that stays spent, so that
   * what fits depends on no server.
   */
  exceeded(tokens: number): void {
    this.left -= Math.max(0, tokens);
  }
}

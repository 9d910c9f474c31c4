/** Times the steps of a walk. */
export class Watch {
  readonly #steps: [what: string, seconds: number][] = [];

  /** Does a step and answers with what it gives. */
  time<Value>(what: string, step: () => Value): Value {
    const began = performance.now();
    const value = step();
    this.#add(what, began);
    return value;
  }

  /** The same of a step that takes a while. */
  async timed<Value>(what: string, step: () => Promise<Value>): Promise<Value> {
    const began = performance.now();
    const value = await step();
    this.#add(what, began);
    return value;
  }

  /** Adds a line with what the steps took until here. */
  total(what: string): void {
    const seconds = this.#steps.reduce((sum, [, each]) => sum + each, 0);
    this.#steps.push([what, seconds]);
  }

  /** A line a step. */
  get table(): string {
    return this.#steps.map(([what, seconds]) => `${seconds.toFixed(1).padStart(6)} s  ${what}`).join("\n");
  }

  #add(what: string, began: number): void {
    this.#steps.push([what, (performance.now() - began) / 1000]);
  }
}

export class Watch {
  readonly #steps: [what: string, seconds: number][] = [];

  time<Value>(what: string, step: () => Value): Value {
    const began = performance.now();
    const value = step();
    this.#add(what, began);
    return value;
  }

  async timed<Value>(what: string, step: () => Promise<Value>): Promise<Value> {
    const began = performance.now();
    const value = await step();
    this.#add(what, began);
    return value;
  }

  total(what: string): void {
    const seconds = this.#steps.reduce((sum, [, each]) => sum + each, 0);
    this.#steps.push([what, seconds]);
  }

  get table(): string {
    return this.#steps.map(([what, seconds]) => `${seconds.toFixed(1).padStart(6)} s  ${what}`).join("\n");
  }

  #add(what: string, began: number): void {
    this.#steps.push([what, (performance.now() - began) / 1000]);
  }
}

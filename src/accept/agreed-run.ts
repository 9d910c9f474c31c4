import type { Expectation } from "../expectations/expectation.ts";
import { canonicalJson } from "../json/canonical.ts";
import type { ToolBook } from "../policy/tools.ts";
import type { Run } from "../recordings/run.ts";
import { countedCalls } from "../scorers/counted.ts";

/** Takes the runs of a case one by one and keeps the first: of many runs the others would fill the memory. */
export class AgreedRun {
  /** False as soon as two runs made different calls, in what counts. */
  agree = true;
  run: Run | undefined;
  private calls: string | undefined;
  private readonly options: Expectation["options"];
  private readonly tools: ToolBook;

  constructor(options: Expectation["options"], tools: ToolBook) {
    this.options = options;
    this.tools = tools;
  }

  add(run: Run): void {
    const calls = this.callsText(run);
    this.run ??= run;
    this.calls ??= calls;
    this.agree &&= this.calls === calls;
  }

  private callsText(run: Run): string {
    const { f1, code } = this.options;
    return canonicalJson([
      countedCalls(run, f1, this.tools).map(({ name, arguments: args, malformed }) => [
        name,
        args,
        malformed,
      ]),
      countedCalls(run, code, this.tools).map(({ name }) => name),
    ]);
  }
}

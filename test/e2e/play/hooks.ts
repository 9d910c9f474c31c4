import type { RunArtifacts } from "./run-artifacts.ts";

/** What a test does to a run. Jobs are named as GitHub shows them: `rungate / score (2)`. */
export interface HookOptions {
  /** Jobs that fail before their first step. */
  fails?: readonly string[];
  /** Jobs that are cancelled before their first step. */
  cancels?: readonly string[];
  /**
   * What somebody pushes to the pull request while a job runs. The run of that push stops this one, where the workflow lets one run of a
   * pull request stop another.
   */
  pushes?: Record<string, () => void>;
  /** What happens to the run's artifacts before a job's first step. */
  before?: Record<string, (artifacts: RunArtifacts) => void>;
}

/** Does it. A job that is named and never begins is a mistake of the test. */
export class Hooks {
  readonly #options: Required<HookOptions>;
  readonly #artifacts: RunArtifacts;
  readonly #left: Set<string>;

  constructor({ fails = [], cancels = [], pushes = {}, before = {} }: HookOptions, artifacts: RunArtifacts) {
    this.#options = { fails, cancels, pushes, before };
    this.#artifacts = artifacts;
    this.#left = new Set([...fails, ...cancels, ...Object.keys(pushes), ...Object.keys(before)]);
  }

  /** A job begins: what it ends with instead of its steps, if with anything. `isStopped`: a newer run of the pull request stops this one. */
  begin(name: string, isStopped: boolean): "failure" | "cancelled" | undefined {
    const { fails, cancels, pushes, before } = this.#options;
    this.#left.delete(name);
    before[name]?.(this.#artifacts);
    const push = pushes[name];
    push?.();
    if (push !== undefined && isStopped) return "cancelled";
    if (fails.includes(name)) return "failure";
    return cancels.includes(name) ? "cancelled" : undefined;
  }

  /** The run is over. Throws when a job that the test names has not begun. */
  end(): void {
    if (this.#left.size > 0) throw new Error(`no job began that is named ${[...this.#left].join(", ")}`);
  }
}

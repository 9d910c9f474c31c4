import type { RunArtifacts } from "./run-artifacts.ts";

/** Interventions in a run. Jobs have GitHub's display names: `rungate / score (2)`. */
export interface HookOptions {
  fails?: readonly string[];
  cancels?: readonly string[];
  /** Pushes to the pull request while a job runs. The new run cancels this one if the workflow allows it. */
  pushes?: Record<string, () => void>;
  /** Changes of the run's artifacts before a job's first step. */
  before?: Record<string, (artifacts: RunArtifacts) => void>;
}

/** Applies the interventions. A named job that never begins is a mistake of the test. */
export class Hooks {
  readonly #options: Required<HookOptions>;
  readonly #artifacts: RunArtifacts;
  readonly #left: Set<string>;

  constructor({ fails = [], cancels = [], pushes = {}, before = {} }: HookOptions, artifacts: RunArtifacts) {
    this.#options = { fails, cancels, pushes, before };
    this.#artifacts = artifacts;
    this.#left = new Set([...fails, ...cancels, ...Object.keys(pushes), ...Object.keys(before)]);
  }

  /** Begins a job; returns a result that replaces its steps, if any. `isStopped`: a newer run of the pull request cancels this one. */
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

  end(): void {
    if (this.#left.size > 0) throw new Error(`no job began that is named ${[...this.#left].join(", ")}`);
  }
}

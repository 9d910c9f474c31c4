import type { LoopbackGitHub } from "../../loopback/loopback.ts";
import type { WorkflowRun } from "../../loopback/repository.ts";

/** Files by path. */
export type ArtifactFiles = Record<string, Buffer>;

/** The artifacts of one run, over all its attempts. Those that are one file as it is are in GitHub's lists too. */
export class RunArtifacts {
  readonly #github: LoopbackGitHub;
  readonly #run: WorkflowRun;
  readonly #archives = new Map<string, ArtifactFiles>();
  readonly #refused = new Set<string>();

  constructor(github: LoopbackGitHub, run: WorkflowRun) {
    this.#github = github;
    this.#run = run;
  }

  names(): string[] {
    return [...this.#listed().map(({ name }) => name), ...this.#archives.keys()].sort();
  }

  /** The files of an artifact, by their path in it; undefined when there is none of the name. */
  files(name: string): ArtifactFiles | undefined {
    const listed = this.#listed().find((artifact) => artifact.name === name);
    return listed === undefined ? this.#archives.get(name) : { [name]: listed.bytes };
  }

  /** The text of an artifact that is one file. Throws when there is none of the name. */
  text(name: string): string {
    const [file] = Object.values(this.files(name) ?? {});
    if (file === undefined) throw new Error(`no artifact ${name}, only ${this.names().join(", ")}`);
    return file.toString("utf8");
  }

  /** From now on an artifact of this name cannot be left. */
  refuse(name: string): void {
    this.#refused.add(name);
  }

  /** Leaves one file as it is. Throws when its name is refused. */
  leave(name: string, content: Buffer | string): void {
    if (this.#refused.has(name)) throw new Error(`Failed to FinalizeArtifact: ${name}`);
    this.#github.artifact({ run: this.#run, name, content });
  }

  /** Leaves a folder as an archive. */
  archive(name: string, files: ArtifactFiles): void {
    this.#archives.set(name, files);
  }

  /** Puts another file in the place of one. */
  replace(name: string, content: string): void {
    this.remove(name);
    this.leave(name, content);
  }

  remove(name: string): void {
    this.#archives.delete(name);
    for (const artifact of this.#listed().filter((each) => each.name === name))
      this.#github.artifacts.splice(this.#github.artifacts.indexOf(artifact), 1);
  }

  #listed() {
    return this.#github.artifacts.filter(({ run }) => run?.id === this.#run.id);
  }
}

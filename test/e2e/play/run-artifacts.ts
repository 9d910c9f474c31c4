import type { LoopbackGitHub } from "../../loopback/loopback.ts";
import type { Artifact, WorkflowRun } from "../../loopback/repository.ts";
import { backendIds } from "../../loopback/runtime-token.ts";
import { filesOfZip } from "../../loopback/zip.ts";

export class RunArtifacts {
  readonly #github: LoopbackGitHub;
  readonly #run: WorkflowRun;

  constructor(github: LoopbackGitHub, run: WorkflowRun) {
    this.#github = github;
    this.#run = run;
  }

  names(): string[] {
    return this.#listed()
      .map(({ name }) => name)
      .sort();
  }

  /** The text of an artifact; for an archive, of its first file. Throws for an unknown name. */
  text(name: string): string {
    const artifact = this.#listed().find((each) => each.name === name);
    if (artifact === undefined) throw new Error(`no artifact ${name}, only ${this.names().join(", ")}`);
    const { bytes, contentType } = artifact;
    const [file = bytes] = contentType === "application/zip" ? Object.values(filesOfZip(bytes)) : [bytes];
    return file.toString("utf8");
  }

  refuse(name: string): void {
    const filter = `"${backendIds(this.#run, "").run}".*"name":"${name.replaceAll(".", "\\.")}"`;
    const body = { code: "permission_denied", msg: "the player refuses it" };
    this.#github.fail(
      { status: 403, body },
      { operation: "results/FinalizeArtifact", body: new RegExp(filter), times: Number.POSITIVE_INFINITY },
    );
  }

  replace(name: string, content: string): void {
    this.remove(name);
    this.#github.artifact({ run: this.#run, name, content });
  }

  remove(name: string): void {
    for (const artifact of this.#listed().filter((each) => each.name === name))
      this.#github.artifacts.splice(this.#github.artifacts.indexOf(artifact), 1);
  }

  #listed(): Artifact[] {
    return this.#github.artifacts.filter(({ run }) => run?.id === this.#run.id);
  }
}

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { changedFiles, mergeBase } from "./git.ts";
import {
  type Artifact,
  type CheckRun,
  type Comment,
  type Commit,
  type Permission,
  type PullRequest,
  type RepositoryRef,
  type RunJob,
  type Settings,
  type TimelineEvent,
  type Upload,
  VIEWER,
  type WorkflowRun,
} from "./repository.ts";

type PullRequestSeed = { head: Commit } & Partial<
  Omit<PullRequest, "head" | "base"> & { ref: string; base: string; repository: RepositoryRef }
>;

type ArtifactSeed = { run: WorkflowRun | null; content?: string | Buffer | object } & Partial<
  Omit<Artifact, "run" | "bytes">
>;

/**
 * One repository on GitHub. Builders choose missing values and return the state itself, so that a test can change it later. Times advance
 * by a minute from the first day of 2026.
 */
export class GitHubState {
  readonly repository = { id: 42, owner: "octo", name: "demo", defaultBranch: "main", isPrivate: false };
  readonly workflowPath = ".github/workflows/agent.yml";
  readonly settings: Settings = {
    rules: [],
    requiredChecks: null,
    heldRun: "released",
    runsOfCommit: 1,
  };
  readonly commits = new Map<string, Commit>();
  readonly branches = new Map<string, string>();
  readonly runs: WorkflowRun[] = [];
  readonly artifacts: Artifact[] = [];
  /** Uploads become artifacts when the client finalizes them. */
  readonly uploads: Upload[] = [];
  readonly pulls = new Map<number, PullRequest>();
  readonly checks: CheckRun[] = [];
  /** Paths of links, each to a file with equal content. */
  readonly links = new Set<string>();
  readonly jobs: RunJob[] = [];
  readonly dispatches: { workflow: string; ref: string }[] = [];
  /** Permissions by login; the default is read. */
  readonly collaborators = new Map<string, Permission>();
  #lastId = 1000;

  /**
   * A commit on a branch: its last commit's files with these on top (`null` removes one). A new branch begins at the default branch's last
   * commit.
   */
  commit(
    options: Partial<Omit<Commit, "files" | "parents">> & {
      branch?: string;
      parents?: Commit[];
      files?: Record<string, string | Buffer | null>;
    } = {},
  ): Commit {
    const { branch = this.repository.defaultBranch, files = {}, ...rest } = options;
    const tip = this.commitAt(branch) ?? this.commitAt(this.repository.defaultBranch);
    const parents = options.parents ?? (tip === undefined ? [] : [tip]);
    const tree = Object.entries({ ...parents[0]?.files, ...files }).flatMap(([path, content]) =>
      content === null ? [] : [[path, content] as const],
    );
    const id = this.nextId();
    const commit: Commit = {
      sha: createHash("sha1").update(`commit ${id}`).digest("hex"),
      message: `commit ${id}`,
      author: "octocat",
      date: this.nextTime(),
      ...rest,
      parents: parents.map(({ sha }) => sha),
      files: Object.fromEntries(tree),
    };
    this.commits.set(commit.sha, commit);
    this.branches.set(branch, commit.sha);
    return commit;
  }

  /**
   * The conclusion, or else the status, of a required check: that of the newest check run of the name. Jobs of runs by hand do not count,
   * and check runs that such a job posts do (github.com/ThemeParks/ThemeParks_JavaScript/pull/37,
   * github.com/open-agreements/open-agreements/pull/393).
   */
  requiredCheck(name: string, commit: string): string | undefined {
    const jobs = this.jobs.filter(({ run }) => run.headSha === commit && run.event !== "workflow_dispatch");
    const posted = this.checks.filter(({ headSha }) => headSha === commit);
    const newest = [...jobs, ...posted]
      .filter((check) => check.name === name)
      .sort((a, b) => a.id - b.id)
      .at(-1);
    return newest?.conclusion ?? newest?.status;
  }

  fork(owner: string): RepositoryRef {
    return { id: this.nextId(), owner, name: this.repository.name };
  }

  /** A run of the calling workflow, by default finished and on a push. */
  run(options: { head: Commit } & Partial<WorkflowRun>): WorkflowRun {
    const { head, ...rest } = options;
    const run: WorkflowRun = {
      id: this.nextId(),
      event: "push",
      path: this.workflowPath,
      headSha: head.sha,
      headBranch: this.repository.defaultBranch,
      headRepository: this.repository,
      status: "completed",
      conclusion: "success",
      createdAt: this.nextTime(),
      attempt: 1,
      ...rest,
    };
    this.runs.push(run);
    return run;
  }

  /** An artifact of a run, by default with the true digest, size and repositories. */
  artifact({ run, content = "{}", ...rest }: ArtifactSeed): Artifact {
    const isPlain = typeof content === "string" || Buffer.isBuffer(content);
    const bytes = Buffer.from(isPlain ? content : JSON.stringify(content));
    const artifact: Artifact = {
      id: this.nextId(),
      name: "rungate-report.default.json",
      bytes,
      contentType: "application/json",
      digest: `sha256:${createHash("sha256").update(bytes).digest("hex")}`,
      size: bytes.length,
      expired: false,
      createdAt: this.nextTime(),
      expiresAt: null,
      run,
      repositoryId: this.repository.id,
      headRepositoryId: run?.headRepository?.id ?? this.repository.id,
      ...rest,
    };
    this.artifacts.push(artifact);
    return artifact;
  }

  /** The artifact of `actions/upload-artifact` with `archive: false` and `overwrite: true`: the raw file, named after it. */
  upload(file: string, { run }: { run: WorkflowRun }): Artifact {
    const name = basename(file);
    const old = this.artifacts.findIndex((artifact) => artifact.run?.id === run.id && artifact.name === name);
    if (old !== -1) this.artifacts.splice(old, 1);
    return this.artifact({ run, name, content: readFileSync(file) });
  }

  pull({ head, ref, base, repository = this.repository, ...rest }: PullRequestSeed): PullRequest {
    const number = rest.number ?? 7 + this.pulls.size;
    const baseRef = base ?? this.repository.defaultBranch;
    const tip = this.commitAt(baseRef);
    if (tip === undefined) throw new Error(`commit to ${baseRef} before a pull request against it`);
    const fork = mergeBase(this.commits, tip.sha, head.sha) ?? tip;
    const files = changedFiles(fork, head);
    const changes = files.map((path) => [path, head.files[path] ?? null] as const);
    const branch = `refs/pull/${number}/merge`;
    const merge = this.commit({ branch, parents: [tip, head], files: Object.fromEntries(changes) });
    const pull: PullRequest = {
      number,
      title: `Pull request ${number}`,
      state: "open",
      draft: false,
      author: "octocat",
      labels: [],
      head: { sha: head.sha, ref: ref ?? "feature", repository },
      base: { sha: tip.sha, ref: baseRef },
      mergeSha: merge.sha,
      files,
      locked: false,
      comments: [],
      timeline: [],
      ...rest,
    };
    this.pulls.set(number, pull);
    return pull;
  }

  /** Updates the branch's open pull requests, with new merge commits. */
  moved(branch: string): void {
    const head = this.commitAt(branch);
    if (head === undefined) throw new Error(`there is no branch ${branch}`);
    for (const pull of this.pulls.values()) {
      if (pull.head.ref !== branch || pull.head.repository.id !== this.repository.id || pull.state !== "open")
        continue;
      const { number, comments, timeline, labels, author, base } = pull;
      const same = { number, comments, timeline, labels, author, ref: branch, base: base.ref };
      Object.assign(pull, this.pull({ ...same, head }));
      this.pulls.set(number, pull);
    }
  }

  job({ run, ...rest }: { run: WorkflowRun; name: string } & Partial<RunJob>): RunJob {
    const job: RunJob = { id: this.nextId(), run, status: "completed", conclusion: "success", ...rest };
    this.jobs.push(job);
    return job;
  }

  /** A comment on a pull request; ours by default. */
  comment(pull: PullRequest, options: { body: string } & Partial<Comment>): Comment {
    const createdAt = options.createdAt ?? this.nextTime();
    const rest = { id: this.nextId(), author: VIEWER, createdAt, updatedAt: createdAt, isMinimized: false };
    const comment = { ...rest, ...options };
    pull.comments.push(comment);
    return comment;
  }

  /** An event in a pull request's timeline, such as `labeled` with a `label`. Updates its labels. */
  happened(pull: PullRequest, event: string, options: Partial<TimelineEvent> = {}): TimelineEvent {
    const entry = { id: this.nextId(), event, actor: "octocat", at: this.nextTime(), ...options };
    pull.timeline.push(entry);
    const { label } = options;
    if (event === "labeled" && label !== undefined) pull.labels.push(label);
    if (event === "unlabeled") pull.labels = pull.labels.filter((name) => name !== label);
    return entry;
  }

  commitAt(ref: string): Commit | undefined {
    return this.commits.get(this.branches.get(ref.replace(/^refs\/heads\//, "")) ?? ref);
  }

  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  nextTime(): string {
    const start = Date.UTC(2026, 0, 1);
    return new Date(start + (this.nextId() - 1000) * 60_000).toISOString().replace(".000Z", "Z");
  }
}

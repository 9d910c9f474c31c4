/** A repository in another document: a fork, or the tested one. */
export interface RepositoryRef {
  id: number;
  owner: string;
  name: string;
}

export interface Commit {
  sha: string;
  parents: string[];
  message: string;
  author: string;
  date: string;
  files: Record<string, string | Buffer>;
}

/** A workflow run and GitHub's fields on its origin. */
export interface WorkflowRun {
  id: number;
  event: string;
  path: string;
  headSha: string;
  headBranch: string | null;
  /** Null when the fork was deleted. */
  headRepository: RepositoryRef | null;
  status: string;
  conclusion: string | null;
  createdAt: string;
  attempt: number;
}

export interface RunJob {
  id: number;
  run: WorkflowRun;
  /** The displayed name: `second-look`, or `gate / gate` for a job of a called workflow. */
  name: string;
  status: string;
  conclusion: string | null;
}

/** The blob server's answer for an artifact; the default is its bytes. */
export type Serving =
  | { kind: "redirect"; location: string }
  | { kind: "endless" }
  /** More bytes than in Content-Length or `size_in_bytes`. */
  | { kind: "longer"; bytes: number };

export interface Artifact {
  id: number;
  name: string;
  bytes: Buffer;
  contentType: string;
  /** `sha256:…`; null like in answers of older servers. */
  digest: string | null;
  /** The size in GitHub's answer, true or not. */
  size: number;
  expired: boolean;
  createdAt: string;
  expiresAt: string | null;
  /** The `workflow_run`; null when the run was deleted. */
  run: Pick<WorkflowRun, "id" | "headSha" | "headBranch"> | null;
  repositoryId: number;
  headRepositoryId: number;
  serving?: Serving;
}

/** An artifact that is created and not yet finalized. */
export interface Upload extends Pick<Artifact, "id" | "name" | "contentType" | "expiresAt"> {
  run: WorkflowRun;
  /** Uploaded blocks by the client's ids. */
  blocks: Map<string, Buffer>;
  /** The blocks in order; null until the client sends the block list. */
  bytes: Buffer | null;
}

export interface Comment {
  id: number;
  author: string;
  body: string;
  createdAt: string;
  updatedAt: string;
  isMinimized: boolean;
  /** The app that wrote it in the author's name. */
  app?: string;
  /** The account's number, when the login belongs to another account now. */
  authorId?: number;
}

export interface TimelineEvent {
  id: number;
  event: string;
  actor: string | null;
  at: string;
  label?: string;
  sha?: string;
}

export interface PullRequest {
  number: number;
  title: string;
  state: "open" | "closed";
  draft: boolean;
  author: string;
  labels: string[];
  head: { sha: string; ref: string; repository: RepositoryRef };
  base: { sha: string; ref: string };
  /** The commit at `refs/pull/{number}/merge`: parents are the base, then the head. */
  mergeSha: string;
  files: string[];
  locked: boolean;
  comments: Comment[];
  timeline: TimelineEvent[];
}

export interface CheckRun {
  id: number;
  name: string;
  headSha: string;
  status: string;
  conclusion: string | null;
  output: { title?: string; summary?: string; annotations?: readonly Record<string, unknown>[] };
}

export interface Settings {
  /** The active rules for any branch, in the API's form. */
  rules: object[];
  /** The required checks of classic branch protection; null when the branch is not protected. */
  requiredChecks: string[] | null;
  /**
   * The end of a run of `pull_request` that a commit of the job's own token made, when it is run again. `none`: GitHub makes no such run.
   * Source: github.blog/changelog/2026-06-11-bot-created-pull-requests-can-run-workflows-if-approved
   */
  heldRun: "released" | "held" | "refused" | "none";
  /** Runs of `pull_request` that such a commit makes: one for each pull request from the branch. */
  runsOfCommit: number;
}

export type Permission = "admin" | "write" | "read" | "none";

/** The token's login in REST; GraphQL omits `[bot]`. */
export const VIEWER = "github-actions[bot]";

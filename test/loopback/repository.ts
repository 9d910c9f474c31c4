/** A repository as others refer to it: a fork, or the one under test. */
export interface RepositoryRef {
  id: number;
  owner: string;
  name: string;
}

/** A commit with the whole tree as of it: text or bytes by path. */
export interface Commit {
  sha: string;
  parents: string[];
  message: string;
  author: string;
  date: string;
  files: Record<string, string | Buffer>;
}

/** A run of a workflow, with what GitHub says of where it came from. */
export interface WorkflowRun {
  id: number;
  event: string;
  path: string;
  headSha: string;
  headBranch: string | null;
  /** Null when the fork is gone. */
  headRepository: RepositoryRef | null;
  status: string;
  conclusion: string | null;
  createdAt: string;
  attempt: number;
}

/** A job of the newest attempt of a run. */
export interface RunJob {
  id: number;
  run: WorkflowRun;
  /** As GitHub shows it: `second-look`, or `gate / gate` for a job of a called workflow. */
  name: string;
  status: string;
  conclusion: string | null;
}

/** How the blob server answers for an artifact; without one, its bytes as they are. */
export type Serving =
  | { kind: "redirect"; location: string }
  | { kind: "endless" }
  /** More bytes than Content-Length says, or `size_in_bytes`. */
  | { kind: "longer"; bytes: number };

export interface Artifact {
  id: number;
  name: string;
  bytes: Buffer;
  contentType: string;
  /** `sha256:…`; null as in answers of older servers. */
  digest: string | null;
  /** What GitHub says it is, true or not. */
  size: number;
  expired: boolean;
  createdAt: string;
  expiresAt: string | null;
  /** What `workflow_run` says; null when the run is gone. */
  run: Pick<WorkflowRun, "id" | "headSha" | "headBranch"> | null;
  repositoryId: number;
  headRepositoryId: number;
  serving?: Serving;
}

/** An artifact on its way: created, and not yet finalized. */
export interface Upload extends Pick<Artifact, "id" | "name" | "contentType" | "expiresAt"> {
  run: WorkflowRun;
  /** What has come of it, by the ids that the client gave. */
  blocks: Map<string, Buffer>;
  /** The blocks in their order; null until the client has told it. */
  bytes: Buffer | null;
}

export interface Comment {
  id: number;
  author: string;
  body: string;
  createdAt: string;
  updatedAt: string;
  isMinimized: boolean;
  /** The app that wrote it in its author's name. */
  app?: string;
  /** The number of the account, where the login is somebody else's by now. */
  authorId?: number;
}

/** Something that happened to a pull request, as its timeline tells it. */
export interface TimelineEvent {
  id: number;
  event: string;
  actor: string | null;
  at: string;
  label?: string;
  /** The commit of `committed`. */
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
  /** The commit at `refs/pull/{number}/merge`: the base first, then the head. */
  mergeSha: string;
  /** Paths that it changes. */
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
}

/** How a repository is set up: what its settings and rulesets say. */
export interface Settings {
  /** The active rules for any branch, as the API shows them. */
  rules: object[];
  /** The checks that classic branch protection demands; null where the branch is not protected. */
  requiredChecks: string[] | null;
  retentionDays: number;
  actions: {
    enabled: boolean;
    allowed_actions?: "all" | "local_only" | "selected";
    sha_pinning_required?: boolean;
  };
  selectedActions: { github_owned_allowed: boolean; verified_allowed: boolean; patterns_allowed: string[] };
}

/** What a collaborator may do, as the permission API words it. */
export type Permission = "admin" | "write" | "read" | "none";

/** Who the token speaks as, in REST; GraphQL leaves `[bot]` away. */
export const VIEWER = "github-actions[bot]";

import type { Gate } from "./gate.ts";

/** What GitHub said of one thing, or why nobody knows. */
export type Seen<T> = { seen: T } | { unseen: string };

/** How a repository is set up on GitHub, as far as a gate depends on it. */
export interface GitHubSetup {
  defaultBranch: Seen<string>;
  isPublic: Seen<boolean>;
  rules: Seen<BranchRules>;
  /** The checks that classic branch protection of the default branch demands. */
  protection: Seen<readonly string[]>;
  /** Days that artifacts are kept unless an upload says otherwise. */
  retentionDays: Seen<number>;
  actions: Seen<AllowedActions>;
  /** What each gate would compare a change of the default branch with. */
  baselines: ReadonlyMap<Gate, Seen<KeptBaseline>>;
}

/** What rulesets demand of the default branch. */
export interface BranchRules {
  checks: readonly { name: string; isFromOneApp: boolean }[];
  /** The files of workflows that must pass. */
  workflows: readonly string[];
  hasMergeQueue: boolean;
}

/** What workflows may use. */
export interface AllowedActions {
  isEnabled: boolean;
  /** Nothing from outside of the repository. */
  onlyLocal: boolean;
  mustBePinned: boolean;
  /** What else may be used; undefined where everything may. */
  list: ActionList | undefined;
}

/** The actions that a repository or its organization allows, beyond its own. */
export interface ActionList {
  /** Patterns of `owner/name@ref`, with stars; one with `!` before it forbids. */
  patterns: readonly string[];
  githubOwned: boolean;
  /** Those of creators that GitHub has verified. */
  verified: boolean;
}

/** The baseline of the default branch's newest commit. */
export interface KeptBaseline {
  isFound: boolean;
  /** The gate's own words on it. */
  reason: string;
  /** When its artifact expires, as GitHub says it; null where that is not known. */
  expiresAt: string | null;
}

/** A setup of which nobody could see anything, for one reason. */
export function unseenSetup(why: string): GitHubSetup {
  const unseen = { unseen: why };
  return {
    defaultBranch: unseen,
    isPublic: unseen,
    rules: unseen,
    protection: unseen,
    retentionDays: unseen,
    actions: unseen,
    baselines: new Map(),
  };
}

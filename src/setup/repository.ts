import type { Place, Problem } from "../base/problems.ts";
import { CONFIG_FILE, CONFIG_FILES, DEFAULT_SUITE } from "../config/policy.ts";
import type { Policy } from "../config/policy-schema.ts";
import type { Report } from "../report/report.ts";
import { comparesWithArtifact, type Gate, inputOf, isExpression, type Workflow } from "./workflow.ts";

/** A repository as it was read. Checks look at nothing else. */
export interface Repository {
  workflows: readonly Workflow[];
  /** Files of workflows that could not be read. */
  unread: readonly UnreadWorkflow[];
  gates: readonly Gate[];
  /** What was read of the files that a gate names. */
  files: ReadonlyMap<Gate, GateFiles>;
  /** Whether its commits have ids of 64 digits. */
  hasSha256Ids: boolean;
  /** Files of the names that policies usually have, `.github/rungate….yml`. */
  policies: readonly string[];
  /** What lies in other places; or why nobody could look. */
  below: FilesBelow | { why: string };
  /** `2026-12-31`: the day on which it is looked at, in UTC. */
  today: string;
  github: GitHubSetup;
}

/** Files that GitHub does not read by itself, and that people may believe in. */
export interface FilesBelow {
  /** Policies in folders below the top, with the names of their suites. */
  policies: readonly { file: string; suites: readonly string[] }[];
  /** Files of expectations that no suite of any of the policies names; undefined where a policy cannot be used, which may name any. */
  expectations: readonly string[] | undefined;
}

/** A file of a workflow that could not be read. */
export interface UnreadWorkflow {
  problems: readonly Problem[];
  /** Whether it may hold a gate; true also where nobody could look. */
  mayGate: boolean;
}

/** What was read of the files that one gate names. */
export interface GateFiles {
  /** Expectations, policy and a committed baseline that were read, each with what is wrong with it. */
  configuration: readonly { file: string; problems: readonly Problem[] }[];
  /** Those that could not be looked at here, and why. */
  elsewhere: readonly { file: string; why: string }[];
  policy: Policy | undefined;
  /** The committed report to compare with; absent where there is none, or it cannot be read. */
  baseline?: Report | undefined;
  /** What the patterns of recordings find; undefined where recordings come from elsewhere. */
  recordings: RecordingsFacts | undefined;
  /** The suites that `rungate record` recorded and that name no files of their agent, each with a guess of them. */
  unnamedAgents: readonly { suite: string; globs: readonly string[] }[];
}

/** What patterns of recordings find in the folder that is looked at. */
export interface RecordingsFacts {
  /** How many files they match. */
  count: number;
  /** How many of them git leaves out, and the first line of a `.gitignore` that says so. */
  ignored: { count: number; by: Place; text: string } | undefined;
  problems: readonly Problem[];
  /** How many of them were searched for keys. */
  searched: number;
  /** Those that hold keys, each with what is to be told of it. */
  withKeys: readonly { file: string; kinds: readonly string[] }[];
}

/** The file that says what a gate reads, and why nobody here knows what it says, where that is so. */
export function configOf(
  gate: Gate,
  { files }: Pick<Repository, "files">,
): { file: string; unknown: string | undefined } {
  const { configuration = [], policy } = files.get(gate) ?? {};
  const named = inputOf(gate.inputs, "policy");
  const places = named === CONFIG_FILE ? CONFIG_FILES : [named];
  const read = configuration.find(({ file }) => places.includes(file))?.file;
  const input = [named, gate.suite].findIndex(isExpression);
  if (input >= 0)
    return {
      file: named,
      unknown: `only GitHub evaluates the expression in \`${input === 0 ? "policy" : "suite"}\``,
    };
  return { file: read ?? named, unknown: read && !policy ? `${read} cannot be used` : undefined };
}

/** Lines for the file that are about the suite of a gate. */
export function linesInConfig({ suite, isForAll }: Gate, lines: readonly string[]): string[] {
  if (isForAll || suite === DEFAULT_SUITE) return [...lines];
  return ["suites:", `  ${suite}:`, ...lines.map((line) => `    ${line}`)];
}

/** The workflows whose reports may be a gate's baseline: its own, and those that the policy trusts and that gate the same suite. */
export function recordedBy(gate: Gate, { gates, files }: Repository): Workflow[] {
  const trusted = files.get(gate)?.policy?.baseline.workflows ?? [];
  const others = gates.filter(
    ({ suite, workflow }) => suite === gate.suite && trusted.includes(workflow.file),
  );
  return [...new Set([gate.workflow, ...others.map(({ workflow }) => workflow)])];
}

/** Gates that take their baseline from artifacts, as nearly all do. */
export function gatesWithArtifacts({ gates }: Repository): Gate[] {
  return gates.filter((gate) => comparesWithArtifact(gate) !== false);
}

/** The newest report that a gate's pull requests are compared with; undefined where there is none, or it cannot be read. */
export function baselineReport(
  gate: Gate,
  { files, github: { baselines } }: Pick<Repository, "files" | "github">,
): Report | undefined {
  const kept = baselines.get(gate);
  return files.get(gate)?.baseline ?? (kept !== undefined && "seen" in kept ? kept.seen.report : undefined);
}

/** The workflows of gates, each once. */
export function workflowsOf(gates: readonly Gate[]): Workflow[] {
  return [...new Set(gates.map(({ workflow }) => workflow))];
}

/** What GitHub said of one thing, or why nobody knows. */
export type GitHubFact<T> = { seen: T } | { unseen: string };

/** How a repository is set up on GitHub, as far as a gate depends on it. */
export interface GitHubSetup {
  defaultBranch: GitHubFact<string>;
  isPublic: GitHubFact<boolean>;
  rules: GitHubFact<BranchRules>;
  /** The checks that classic branch protection of the default branch demands. */
  protection: GitHubFact<readonly string[]>;
  /** Days that artifacts are kept unless an upload says otherwise. */
  retentionDays: GitHubFact<number>;
  actions: GitHubFact<AllowedActions>;
  /** The branches that policies list as base branches, each with how it stands. */
  listedBranches: GitHubFact<ReadonlyMap<string, ListedBranch>>;
  /** What each gate would compare a change of the default branch with. */
  baselines: ReadonlyMap<Gate, GitHubFact<KeptBaseline>>;
}

/** Rules protect a branch, do not, or there is none of the name. */
export type ListedBranch = "protected" | "open" | "absent";

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
  /** The report itself; absent where there is none. */
  report?: Report;
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
    listedBranches: unseen,
    baselines: new Map(),
  };
}

/** `missing` makes a gate that cannot be trusted, `advice` does not. What nobody could look at is never `ok`. */
export type State = "ok" | "missing" | "advice" | "not checked";

/** What one check has found at one place. */
export interface Finding extends Place {
  /** The id of the check. */
  check: string;
  state: State;
  /** What there is, in a sentence. */
  what: string;
  expected?: string;
  /** What to do about it; of what was not checked, why. */
  remedy?: string;
  /** The lines to write. */
  yaml?: readonly string[];
}

/** A finding as a check makes it. */
export type CheckFinding = Omit<Finding, "check">;

/** What a reader does about a finding. */
export type Remedy = Required<Pick<Finding, "expected" | "remedy">> & Pick<Finding, "yaml">;

/** All is well there. */
export function ok(place: Place, what: string): CheckFinding {
  return { ...placed(place), state: "ok", what };
}

/** Something lacks there without which the gate cannot be trusted, and what to do. */
export function missing(place: Place, what: string, todo: Remedy): CheckFinding {
  return { ...placed(place), state: "missing", what, ...todo };
}

/** The gate holds without it, and is better with it. */
export function advice(place: Place, what: string, todo: Remedy): CheckFinding {
  return { ...placed(place), state: "advice", what, ...todo };
}

/** `what` was to be seen, and `why` nobody could. */
export function notChecked(place: Place, what: string, why: string): CheckFinding {
  return { ...placed(place), state: "not checked", what, remedy: why };
}

function placed({ file, line, column }: Place): Place {
  if (file === undefined) return {};
  return line === undefined ? { file } : { file, line, column };
}

/** One thing without which a gate cannot be trusted. */
export interface Check {
  /** Its name in the findings. */
  id: string;
  /** What must be, in a few words: it ends the sentence "missing: …". */
  title: string;
  /** Why, in a sentence. */
  why: string;
  /** What is there; nothing where the repository has nothing that the check is about. */
  look(repository: Repository): CheckFinding[];
}

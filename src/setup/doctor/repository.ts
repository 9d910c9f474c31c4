import { CONFIG_FILE, CONFIG_FILES, DEFAULT_SUITE } from "../../config/policy.ts";
import type { Policy } from "../../config/policy-schema.ts";
import type { Place, Problem } from "../../core/problems.ts";
import type { KeptBaseline } from "../../github/baseline.ts";
import type { Report } from "../../report/report.ts";
import { isExpression } from "./expressions.ts";
import {
  calledGates,
  comparesWithArtifact,
  expectationsOf,
  type Gate,
  inputOf,
  type Workflow,
  type YamlNode,
} from "./workflow.ts";

export interface Repository {
  workflows: readonly Workflow[];
  unread: readonly UnreadWorkflow[];
  gates: readonly Gate[];
  files: ReadonlyMap<Gate, GateFiles>;
  /** True for a repository with SHA-256 object ids (64 digits). */
  hasSha256Ids: boolean;
  /** Files in other folders, or the reason why they are unknown. */
  below: FilesBelow | { why: string };
  /** The date of the check in UTC: `2026-12-31`. */
  today: string;
  github: GitHubSetup;
}

/** Files that GitHub ignores although users may expect otherwise. */
export interface FilesBelow {
  policies: readonly { file: string; suites: readonly string[] }[];
  /** Expectations files that no policy names; undefined if an invalid policy may name any. */
  expectations: readonly string[] | undefined;
}

export interface UnreadWorkflow {
  problems: readonly Problem[];
  /** True if the file may contain a gate, also if that is unknown. */
  mayGate: boolean;
}

/** The content of the files that one gate names. */
export interface GateFiles {
  /** Expectations, policy and committed baseline, each with its problems. */
  configuration: readonly { file: string; problems: readonly Problem[] }[];
  elsewhere: readonly { file: string; why: string }[];
  policy: Policy | undefined;
  baseline: Report | undefined;
  /** Undefined if the recordings come from another place. */
  recordings: RecordingsFacts | undefined;
  /** Suites that `rungate record` recorded without `agent` files, each with guessed globs. */
  unnamedAgents: readonly { suite: string; globs: readonly string[] }[];
}

export interface RecordingsFacts {
  count: number;
  /** Recordings that git ignores, with the first `.gitignore` line that does so. */
  ignored: { count: number; by: Place; text: string } | undefined;
  problems: readonly Problem[];
  searched: number;
  withKeys: readonly { file: string; kinds: readonly string[] }[];
}

/** An answer of GitHub, or the reason why it is not known. */
export type GitHubFact<T> = { seen: T } | { unseen: string };

export interface GitHubSetup {
  defaultBranch: GitHubFact<string>;
  isPublic: GitHubFact<boolean>;
  rules: GitHubFact<BranchRules>;
  protection: GitHubFact<readonly string[]>;
  listedBranches: GitHubFact<ReadonlyMap<string, "protected" | "open" | "absent">>;
  baselines: ReadonlyMap<Gate, GitHubFact<KeptBaseline>>;
}

export interface BranchRules {
  checks: readonly { name: string; isFromOneApp: boolean }[];
  workflows: readonly string[];
  hasMergeQueue: boolean;
}

/** Returns a setup in which every fact is unknown for one reason. */
export function unseenSetup(why: string): GitHubSetup {
  const unseen = { unseen: why };
  return {
    defaultBranch: unseen,
    isPublic: unseen,
    rules: unseen,
    protection: unseen,
    listedBranches: unseen,
    baselines: new Map(),
  };
}

/** Returns the policy file of a gate, and the reason why its content is unknown, if so. */
export function configOf(gate: Gate, { files }: Repository): { file: string; unknown: string | undefined } {
  const { configuration = [], policy } = files.get(gate) ?? {};
  const name = inputOf(gate.inputs, "policy");
  const input = isExpression(name) ? "policy" : isExpression(gate.suite) ? "suite" : undefined;
  if (input !== undefined)
    return { file: name, unknown: `only GitHub evaluates the expression in \`${input}\`` };
  const places = name === CONFIG_FILE ? CONFIG_FILES : [name];
  const read = configuration.find(({ file }) => places.includes(file))?.file;
  return { file: read ?? name, unknown: read && !policy ? `${read} cannot be used` : undefined };
}

/** Indents lines of the policy file for the suite of a gate. */
export function linesInConfig({ suite, isForAll }: Gate, lines: readonly string[]): readonly string[] {
  if (isForAll || suite === DEFAULT_SUITE) return lines;
  return ["suites:", `  ${suite}:`, ...lines.map((line) => `    ${line}`)];
}

/** Returns the files that gates name; undefined if they may name others too. */
export function namedFiles({ gates, workflows, unread }: Repository): Set<string> | undefined {
  const all = [...gates, ...calledGates(workflows, gates)];
  const files = all.flatMap((gate) => [inputOf(gate.inputs, "policy"), ...expectationsOf(gate)]);
  if (files.some(isExpression) || unread.some(({ mayGate }) => mayGate)) return undefined;
  return new Set(files.map((file) => file.replace(/^\.\//, "")));
}

/** Returns the triggers of the workflows whose reports may be the baseline: the gate's own, and trusted ones that gate its suite. */
export function recordingTriggers(gate: Gate, { gates, files }: Repository, event: string): YamlNode[] {
  const trusted = files.get(gate)?.policy?.baseline.workflows ?? [];
  const others = gates.filter(
    ({ suite, workflow }) => suite === gate.suite && trusted.includes(workflow.file),
  );
  const workflows = new Set([gate, ...others].map(({ workflow }) => workflow));
  return [...workflows].flatMap(({ triggers }) => triggers.get(event) ?? []);
}

/** Returns true if the baseline may come from artifacts, the usual case. */
export function usesArtifact(gate: Gate): boolean {
  return comparesWithArtifact(gate) !== false;
}

/** `missing` makes a gate untrustworthy, `advice` does not. An unknown fact is never `ok`. */
export type State = "ok" | "missing" | "advice" | "not checked";

export interface Finding extends Place {
  check: string;
  state: State;
  what: string;
  expected?: string;
  /** The fix; for `not checked`, the reason. */
  remedy?: string;
  yaml?: readonly string[];
}

type CheckFinding = Omit<Finding, "check">;

/** The findings of a check, nested as it comes to them; none if the check does not apply. */
export type Found = CheckFinding | undefined | readonly Found[];

export type Remedy = Required<Pick<Finding, "expected" | "remedy">> & Pick<Finding, "yaml">;

export function ok(place: Place, what: string): CheckFinding {
  return { ...placed(place), state: "ok", what };
}

/** Creates a finding for something without which the gate cannot be trusted. */
export function missing(place: Place, what: string, todo: Remedy): CheckFinding {
  return { ...placed(place), state: "missing", what, ...todo };
}

/** Creates a finding for an improvement that the gate works without. */
export function advice(place: Place, what: string, todo: Remedy): CheckFinding {
  return { ...placed(place), state: "advice", what, ...todo };
}

/** Creates a finding for an unknown fact; `why` becomes the remedy. */
export function notChecked(place: Place, what: string, why: string): CheckFinding {
  return { ...placed(place), state: "not checked", what, remedy: why };
}

function placed({ file, line, column }: Place): Place {
  if (file === undefined) return {};
  return line === undefined ? { file } : { file, line, column };
}

/** Returns the findings one by one, or `otherwise` if there are none. */
export function flat(found: Found, otherwise?: CheckFinding): CheckFinding[] {
  const all = found === undefined ? [] : "state" in found ? [found] : found.flatMap((each) => flat(each));
  return all.length === 0 && otherwise !== undefined ? [otherwise] : all;
}

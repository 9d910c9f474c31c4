import type { Policy } from "../policy/schema.ts";
import type { Place, Problem } from "../problems.ts";
import { comparesWithArtifact, type Gate } from "./gate.ts";
import type { GitHubSetup } from "./github-setup.ts";
import type { Workflow } from "./workflow.ts";

/** A repository as it was read. Checks look at nothing else. */
export interface Repository {
  workflows: readonly Workflow[];
  /** Files of workflows that could not be read. */
  unread: readonly UnreadWorkflow[];
  gates: readonly Gate[];
  /** What was read of the files that a gate names. */
  files: ReadonlyMap<Gate, GateFiles>;
  /** Where it was read in its repository, such as `packages/agent`; empty at the top, where GitHub looks for workflows. */
  folder: string;
  /** Files of the names that policies usually have, `.github/rungate….yml`. */
  policies: readonly string[];
  github: GitHubSetup;
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
  /** What the patterns of recordings find; undefined where recordings come from elsewhere. */
  recordings: FoundRecordings | undefined;
}

/** What patterns of recordings find in the folder that is looked at. */
interface FoundRecordings {
  /** How many files they match. */
  count: number;
  /** How many of them git leaves out, and the first line of a `.gitignore` that says so. */
  ignored: { count: number; by: Place; text: string } | undefined;
  problems: readonly Problem[];
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

/** The workflows of gates, each once. */
export function workflowsOf(gates: readonly Gate[]): Workflow[] {
  return [...new Set(gates.map(({ workflow }) => workflow))];
}

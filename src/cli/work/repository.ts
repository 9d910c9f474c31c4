import { placeInRepository } from "../../disk/checkout.ts";
import { gitIgnores } from "../../disk/git-ignored.ts";
import { findFiles } from "../../disk/patterns.ts";
import { readWorkflowFiles } from "../../disk/workflows.ts";
import { gatesIn } from "../../doctor/gate.ts";
import type { Repository, UnreadWorkflow } from "../../doctor/repository.ts";
import { readWorkflow, type Workflow } from "../../doctor/workflow.ts";
import { limits } from "../../limits.ts";
import { ConfigurationError, type Problem } from "../../problems.ts";
import { atOnce } from "../../process/steps.ts";
import { readGateFiles } from "./gate-files.ts";

/** A repository without what only GitHub knows. */
export type RepositoryHere = Omit<Repository, "github">;

/** Reads what stands in a folder: its workflows, and the files that its gates name. */
export function readRepository(root: string): RepositoryHere {
  const problems: Problem[] = [];
  const files = readWorkflowFiles(root, problems);
  const unread: UnreadWorkflow[] = problems.map((problem) => ({ problems: [problem], mayGate: true }));
  const workflows: Workflow[] = [];
  for (const { file, text } of files) {
    const read = readWorkflow(file, text);
    if ("jobs" in read) workflows.push(read);
    else unread.push({ problems: read, mayGate: /rungate|gate\.ya?ml/.test(text) });
  }
  const gates = workflows.flatMap(gatesIn);
  const looked = gates.slice(0, limits.gates);
  const [beyond] = gates.slice(limits.gates);
  if (beyond !== undefined) {
    const message = `with it there are more gates than the ${limits.gates} that are looked at`;
    unread.push({ problems: [{ severity: "error", ...beyond.uses.place, message }], mayGate: true });
  }
  const ignoredBy = gitIgnores(root);
  return {
    workflows,
    unread,
    gates: looked,
    folder: placeInRepository(root),
    policies: usualPolicies(root),
    files: new Map(looked.map((gate) => [gate, readGateFiles(gate, root, ignoredBy)])),
  };
}

/** Where there are more than anybody looks at, none is told. */
function usualPolicies(root: string): string[] {
  try {
    const { files } = atOnce(findFiles([".github/rungate*.yml", ".github/rungate*.yaml"], root, true));
    return files.map(({ name }) => name);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return [];
  }
}

import { ACTIONS, ownPath } from "./repository.ts";
import type { Finding, Source } from "./source.ts";
import { type Job, readWorkflow, type Step, type Workflow } from "./workflow.ts";

const GATES: readonly string[] = [".github/workflows/gate.yml", ".github/workflows/gate-sharded.yml"];

/** Returns the violations of our rules for gating workflows, or one finding for a text that is not a workflow. */
export function ruleFindings(source: Source): Finding[] {
  if (source.kind === "action") return [];
  const { file, firstLine } = source;
  const workflow = readWorkflow(source);
  if (workflow === undefined)
    return [{ file, line: firstLine, message: "not a workflow: expected YAML with `on` and `jobs`" }];
  return Object.entries(workflow.content.jobs).flatMap(([id, job]) => {
    const line = workflow.lineOf(["jobs", id]);
    return [skippedGate(id, job, workflow), partialGate(id, job, workflow)]
      .filter((message) => message !== undefined)
      .map((message) => ({ file, line, message }));
  });
}

/** A gating job must not be skipped with the jobs it needs: GitHub counts a skipped check as passed. */
function skippedGate(id: string, job: Job, { triggers }: Workflow): string | undefined {
  const isSkipped = job.needs !== undefined && !/\balways\(\)/.test(String(job.if));
  if (!isSkipped || gatingInputs(job, triggers).length === 0) return undefined;
  return `job ${id} is skipped when a job it needs fails, and a skipped job counts as a passed check: add \`if: \${{ always() }}\``;
}

/** A gating job must know the results of the jobs it needs: a failed one may have uploaded only some recordings. */
function partialGate(id: string, job: Job, { triggers }: Workflow): string | undefined {
  const knowsResults = gatingInputs(job, triggers).every(
    (inputs) => inputs?.needs !== undefined || inputs?.["shard-jobs"] !== undefined,
  );
  if (job.needs === undefined || knowsResults) return undefined;
  return `job ${id} takes what a failed job left for the whole: add \`needs: \${{ toJSON(needs) }}\``;
}

function gatingInputs({ uses, with: inputs, steps }: Job, triggers: readonly string[]): Step["with"][] {
  if (uses !== undefined && GATES.includes(ownPath(uses) ?? "")) return [inputs];
  if (commentsForForks(triggers)) return [];
  return steps
    .filter((step) => isOurs(step) && !isShard(step) && !givesNoVerdict(step))
    .map((step) => step.with);
}

function commentsForForks(triggers: readonly string[]): boolean {
  const rest = triggers.filter((trigger) => trigger !== "workflow_run");
  return rest.length < triggers.length && rest.every((trigger) => trigger === "workflow_call");
}

function isOurs({ uses }: Step): boolean {
  return uses !== undefined && ACTIONS.includes(ownPath(uses) ?? "none");
}

function isShard({ with: inputs }: Step): boolean {
  return inputs?.shard !== undefined;
}

/** First looks and command jobs leave no report. */
function givesNoVerdict({ with: inputs }: Step): boolean {
  return inputs?.["first-look"] !== undefined || inputs?.workflow !== undefined;
}

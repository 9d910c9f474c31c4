import { reportFileName } from "../../../src/gate/fingerprint.ts";
import { ACTIONS, ownPath } from "../repository.ts";
import type { Rule } from "../rule.ts";
import { type Job, runsOnBase, type Step } from "../workflow.ts";

/** The reusable workflows that gate. */
const GATES: readonly string[] = [".github/workflows/gate.yml", ".github/workflows/gate-sharded.yml"];

/** A job that gates is not skipped with the jobs it needs: a skipped job counts as a passed check. */
export const skippedGates: Rule = {
  broken({ content: { jobs }, triggers, lineOf }) {
    return Object.entries(jobs).flatMap(([id, job]) => {
      const isSkipped = job.needs !== undefined && !/\balways\(\)/.test(String(job.if));
      if (!isSkipped || !gates(job, triggers)) return [];
      const message = `job ${id} is skipped when a job it needs fails, and a skipped job counts as a passed check: add \`if: \${{ always() }}\``;
      return [{ line: lineOf(["jobs", id]), message }];
    });
  },
};

/** A job that gates is told how those ended that it waits for: what a failed one left may be a part only. */
export const untoldResults: Rule = {
  broken({ content: { jobs }, triggers, lineOf }) {
    return Object.entries(jobs).flatMap(([id, job]) => {
      const isTold = gatingInputs(job, triggers).every(
        (inputs) => inputs?.needs !== undefined || inputs?.["shard-jobs"] !== undefined,
      );
      if (job.needs === undefined || isTold) return [];
      const message = `job ${id} takes what a failed job left for the whole: add \`needs: \${{ toJSON(needs) }}\``;
      return [{ line: lineOf(["jobs", id]), message }];
    });
  },
};

/** What our action writes is uploaded by a later step of its job: the action itself uploads nothing. */
export const uploads: Rule = {
  broken({ content: { jobs }, triggers, lineOf }) {
    if (commentsForForks(triggers)) return [];
    return Object.entries(jobs).flatMap(([id, { steps }]) =>
      steps.flatMap((step, at) => {
        if (!isOurs(step) || givesNoVerdict(step) || (!isShard(step) && !comparesWithArtifact(step.with)))
          return [];
        const later = steps.slice(at + 1);
        if (later.some((other) => keeps(other, step))) return [];
        const file = fileOf(step);
        const condition = isShard(step) ? "" : `\`if: \${{ !cancelled() }}\`, `;
        const loss = isShard(step) ? "the gate lacks this shard" : "it leaves no baseline";
        const message = `${file} is not uploaded behind this step, so that ${loss}: add actions/upload-artifact with ${condition}\`archive: false\`, \`overwrite: true\`, \`path\` and \`name\` both ${file}`;
        return [{ line: lineOf(["jobs", id, "steps", at, "uses"]), message }];
      }),
    );
  },
};

/** What else our action writes is uploaded as the report is: an artifact has its file's name, and a second attempt replaces it by `name`. */
export const pageUploads: Rule = {
  broken({ content: { jobs }, lineOf }) {
    return Object.entries(jobs).flatMap(([id, { steps }]) =>
      steps.flatMap((step, at) => {
        const file = String(step.with?.path);
        if (!isUpload(step) || !/^rungate-report\..*\.(html|xml)$/.test(file)) return [];
        if (isWhole(step, file) && isAlways(step)) return [];
        const message = `${file} is lost after a red gate, or in a second attempt: add \`if: \${{ !cancelled() && … }}\`, \`archive: false\`, \`overwrite: true\` and \`name: ${file}\``;
        return [{ line: lineOf(["jobs", id, "steps", at, "uses"]), message }];
      }),
    );
  },
};

/** An upload that fails is seen: without the report there is no baseline, and without a shard a part is missing. The page is optional. */
export const silentUploads: Rule = {
  broken({ content: { jobs }, lineOf }) {
    return Object.entries(jobs).flatMap(([id, { steps }]) =>
      steps.flatMap((step, at) => {
        const file = String(step.with?.path);
        const mayFail = (step["continue-on-error"] ?? false) !== false;
        if (!isUpload(step) || !mayFail || !/^rungate-(report|shard)\..*\.json$/.test(file)) return [];
        const message = `nobody sees when the upload of ${file} fails: take \`continue-on-error\` out`;
        return [{ line: lineOf(["jobs", id, "steps", at, "continue-on-error"]), message }];
      }),
    );
  },
};

/** A workflow that gates runs on the base branch too, or there will never be a baseline. */
export const baselines: Rule = {
  broken({ content: { jobs }, triggers, lineOf }) {
    if (runsOnBase(triggers)) return [];
    const compares = Object.values(jobs).some((job) =>
      gatingInputs(job, triggers).some(comparesWithArtifact),
    );
    if (!compares) return [];
    const message = "nothing here leaves a baseline: add `push: { branches: [main] }`";
    return [{ line: lineOf(["on"]), message }];
  },
};

function gates(job: Job, triggers: readonly string[]): boolean {
  return gatingInputs(job, triggers).length > 0;
}

/** The inputs of every gate in a job: the reusable workflow's, or those of steps with our action. */
function gatingInputs({ uses, with: inputs, steps }: Job, triggers: readonly string[]): Step["with"][] {
  if (uses !== undefined && GATES.includes(ownPath(uses) ?? "")) return [inputs];
  if (commentsForForks(triggers)) return [];
  return steps
    .filter((step) => isOurs(step) && !isShard(step) && !givesNoVerdict(step))
    .map((step) => step.with);
}

/** Where the end of another run starts a workflow, our action comments for a fork and gates nothing. */
function commentsForForks(triggers: readonly string[]): boolean {
  const others = triggers.filter((trigger) => trigger !== "workflow_run");
  return others.length < triggers.length && others.every((trigger) => trigger === "workflow_call");
}

function isOurs({ uses }: Step): boolean {
  return uses !== undefined && ACTIONS.includes(ownPath(uses) ?? "none");
}

function isShard({ with: inputs }: Step): boolean {
  return inputs?.shard !== undefined;
}

/** A first look leaves no report, nor does a step that names the workflow that gates: it does what a comment asks for. */
function givesNoVerdict({ with: inputs }: Step): boolean {
  return inputs?.["first-look"] !== undefined || inputs?.workflow !== undefined;
}

/** A gate that compares with nothing, or with a committed report, needs no artifact of the base branch. */
function comparesWithArtifact(inputs: Step["with"]): boolean {
  const baseline = String(inputs?.baseline ?? "auto");
  return baseline === "auto" || baseline.includes("${{");
}

/** The file that a step with our action writes, in the words of the workflow: inputs may be expressions. Without a suite it is default. */
function fileOf({ with: inputs }: Step): string {
  const suite = String(inputs?.suite ?? "default").replace(
    /^(\$\{\{ inputs\.suite) \}\}$/,
    "$1 || 'default' }}",
  );
  if (inputs?.shard === undefined) return reportFileName(suite);
  return `rungate-shard.${suite}.${String(inputs.shard).replace("/", "-of-")}.json`;
}

/** Whether a step uploads, under its own name and again in a second attempt, what a step with our action wrote; after a red gate too. */
function keeps(step: Step, written: Step): boolean {
  return isUpload(step) && isWhole(step, fileOf(written)) && (isShard(written) || isAlways(step));
}

function isUpload({ uses }: Step): boolean {
  return uses?.startsWith("actions/upload-artifact@") ?? false;
}

function isWhole({ with: inputs }: Step, file: string): boolean {
  const isPageOfSuites =
    file.endsWith(".html") && /\.outputs\.suites != '1' \}\}$/.test(String(inputs?.archive));
  if ((inputs?.archive !== false && !isPageOfSuites) || inputs?.overwrite !== true) return false;
  return inputs.path === file && inputs.name === file;
}

function isAlways({ if: condition }: Step): boolean {
  return /\b(cancelled|always)\(\)/.test(String(condition));
}

/** What other jobs left is unpacked to a folder that the checkout cannot have made a link, or put links in. */
export const downloads: Rule = {
  broken({ content: { jobs }, lineOf }) {
    return Object.entries(jobs).flatMap(([id, { steps }]) => {
      const checkout = steps.findIndex(({ uses }) => uses?.startsWith("actions/checkout@"));
      return steps.flatMap(({ uses, with: inputs, if: condition }, at) => {
        if (checkout === -1 || at < checkout || !uses?.startsWith("actions/download-artifact@")) return [];
        const folder = String(inputs?.path ?? ".");
        const emptied = steps
          .slice(checkout, at)
          .some(
            (step) => step.run?.trim() === `rm -rf ${folder}` && [undefined, condition].includes(step.if),
          );
        if (emptied && /^\w[\w-]*$/.test(folder)) return [];
        const message = `a link in the checkout leads what is unpacked to any file of the runner, also those of later actions: name a folder of its own as \`path\`, and add a step \`run: rm -rf <folder>\` before`;
        return [{ line: lineOf(["jobs", id, "steps", at, "uses"]), message }];
      });
    });
  },
};

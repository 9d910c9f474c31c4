import { globTest } from "../../core/glob.ts";
import { reportFileName } from "../../gate/score/fingerprint.ts";
import { bare, holds, isExpression, textAround } from "./expressions.ts";
import { type Gate, type Job, linesOf, runsOf, type YamlNode } from "./workflow.ts";

/** A download of recordings from other jobs. */
export interface ArtifactDownload {
  name: YamlNode;
  isPattern: boolean;
  folder: string;
  /** True if each artifact gets its own subfolder, the default for patterns. */
  isApart: boolean;
}

/** Returns the artifacts with the recordings of a gate; empty if they are committed or made in the same job. */
export function artifactDownloads(gate: Gate): ArtifactDownload[] {
  const { kind, inputs, job, step } = gate;
  if (kind === "call") {
    const name = inputs.get("runs-artifact");
    return name.text ? [{ name, isPattern: true, folder: "recordings", isApart: true }] : [];
  }
  const steps = job.steps.slice(0, step).filter((each) => usesAction(each, "download-artifact"));
  return steps.map(downloaded).filter(({ folder }) => looksInto(gate, folder));
}

/** Returns true for a step with an action of GitHub's own. */
function usesAction(step: YamlNode, name: string): boolean {
  return step.get("uses").text?.startsWith(`actions/${name}@`) ?? false;
}

function downloaded(step: YamlNode): ArtifactDownload {
  const inputs = step.get("with");
  const name = inputs.get("name");
  const isPattern = !name.isThere;
  return {
    name: isPattern ? inputs.get("pattern") : name,
    isPattern,
    folder: (inputs.get("path").text ?? "").replace(/^\.\//, "").replace(/\/+$/, "") || ".",
    isApart: isPattern && (inputs.get("merge-multiple").text ?? "false") === "false",
  };
}

/** Returns true if a pattern for recordings or shard results may match files in the folder. */
export function looksInto(gate: Gate, folder: string): boolean {
  return patternsInside(gate, folder).length > 0;
}

/** Returns true if a pattern matches files in subfolders of the folder. */
export function looksBelow(gate: Gate, folder: string): boolean {
  return patternsInside(gate, folder).some((pattern) => /\/|^\*\*/.test(pattern));
}

function patternsInside(gate: Gate, folder: string): string[] {
  const patterns = [...runsOf(gate), ...linesOf(gate.inputs, "merge")];
  return patterns.flatMap((written) => {
    const pattern = written.replace(/^\.\//, "");
    if (folder === ".") return pattern;
    if (pattern.startsWith(`${folder}/`)) return pattern.slice(folder.length + 1);
    return /^(?:\*\*|[*{][^/]*\/)/.test(pattern) ? pattern : [];
  });
}

const PASSIVE_STEPS = /^actions\/(?:checkout|download-artifact|upload-artifact|cache)@/;

/** Returns true if an earlier step of the gate's job may create recordings. */
export function mayRecordBefore({ job, step }: Gate): boolean {
  return job.steps.slice(0, Math.max(step, 0)).some((before) => {
    const run = before.get("run").text;
    return run === undefined
      ? !PASSIVE_STEPS.test(before.get("uses").text ?? "")
      : !/^rm -rf [\w./-]+$/.test(run);
  });
}

/** Returns the later step that uploads the report of the plain action, by path or name. */
export function reportUpload({ job, step, suite }: Gate): YamlNode | undefined {
  const file = reportFileName(suite);
  return job.steps
    .slice(step + 1)
    .filter((each) => usesAction(each, "upload-artifact"))
    .find((each) => ["path", "name"].some((key) => each.get("with").get(key).text === file));
}

const WHOLE = /^(?:always\(\)|!\s*cancelled\(\))(?:\s*&&\s*steps\.[\w-]+\.outputs\.report(?:\s*!=\s*'')?)?$/;

/** Returns true if the upload's condition checks at most that a report exists. */
export function isUploadedAnyway(upload: YamlNode): boolean {
  return WHOLE.test(bare(upload.get("if").text ?? ""));
}

/** Returns the settings of an upload step that prevent a baseline. */
export function uploadFaults(upload: YamlNode, suite: string): { part: YamlNode; fault: string }[] {
  const file = reportFileName(suite);
  const faults: { part: YamlNode; fault: string }[] = [];
  const demand = (part: YamlNode, isRight: boolean, fault: string) => {
    if (!isRight) faults.push({ part, fault });
  };
  const demandInput = (key: string, value: string, fault: string) => {
    const part = upload.get("with").get(key);
    demand(part, part.text === value, fault);
  };
  const [uses, condition, unseen] = [upload.get("uses"), upload.get("if"), upload.get("continue-on-error")];
  const version = Number(/@v(\d+)/.exec(uses.text ?? "")?.[1] ?? 7);
  demand(uses, version >= 7, "is older than v7, and uploads an archive");
  demandInput("path", file, `has another \`path\` than ${file}`);
  demandInput("name", file, `has another \`name\` than ${file}, so that a second attempt fails`);
  demandInput("archive", "false", "does not have `archive: false`, so it uploads an archive");
  demandInput("overwrite", "true", "does not have `overwrite: true`, so a second attempt fails");
  demand(
    condition,
    /(?:!\s*cancelled|(?<!!\s*)\balways)\(\)/.test(bare(condition.text ?? "")),
    "is skipped after a red gate, because its `if` does not have `!cancelled()`",
  );
  demand(unseen, (unseen.text ?? "false") === "false", "may fail unseen, by `continue-on-error`");
  return faults;
}

/** An upload of an artifact, and how it comes about. */
export interface Upload {
  job: Job;
  step: YamlNode;
  name: string;
}

export function uploadsOf(jobs: readonly Job[]): Upload[] {
  return jobs.flatMap((job) =>
    job.steps
      .filter((step) => usesAction(step, "upload-artifact"))
      .map((step) => ({ job, step, name: step.get("with").get("name").text || "artifact" })),
  );
}

/** Evaluates whether an upload happens for an event if nothing fails, with the `if` that prevents it. */
export function isUploaded(
  { job, step }: Upload,
  event: string,
): { answer: boolean | undefined; condition: YamlNode } {
  const tried = [job.part, step].map((part) => {
    const condition = part.get("if");
    return { answer: holds(condition.text ?? "", { event, before: "success" }), condition };
  });
  const deciding = (answer?: boolean) => tried.find((each) => each.answer === answer);
  return deciding(false) ?? deciding() ?? { answer: true, condition: step };
}

/** Returns a test for artifact names. An expression in an uploaded name matches any text. */
export function nameTest(name: string, isPattern: boolean): (uploaded: string) => boolean {
  const matches = isPattern ? matcher(name) : () => false;
  return (uploaded) => {
    if (!isExpression(uploaded)) return name === uploaded || matches(uploaded);
    const [head, tail] = textAround(uploaded);
    if (isPattern && /[*?[{]/.test(name)) return matches(`${head}1${tail}`);
    return name.startsWith(head) && name.endsWith(tail);
  };
}

function matcher(pattern: string): (name: string) => boolean {
  try {
    return globTest(pattern);
  } catch {
    return () => false;
  }
}

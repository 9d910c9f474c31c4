import { globTest } from "../../core/glob.ts";
import { reportFileName } from "../../gate/score/fingerprint.ts";
import { type Answer, holds } from "./job-permissions.ts";
import {
  bare,
  EXPRESSION,
  type Gate,
  inputOf,
  isExpression,
  type Job,
  linesOf,
  runsOf,
  type YamlNode,
} from "./workflow.ts";

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
    return inputOf(inputs, "runs-artifact") === ""
      ? []
      : [{ name, isPattern: true, folder: "recordings", isApart: true }];
  }
  const downloads = job.steps.slice(0, step).filter((each) => DOWNLOAD.test(each.get("uses").text ?? ""));
  return downloads.map(downloaded).filter(({ folder }) => looksInto(gate, folder));
}

const DOWNLOAD = /^actions\/download-artifact@/;

function downloaded(step: YamlNode): ArtifactDownload {
  const inputs = step.get("with");
  const name = inputs.get("name");
  const isPattern = !name.isThere;
  return {
    name: isPattern ? inputs.get("pattern") : name,
    isPattern,
    folder: folderOf(inputs.get("path").text ?? ""),
    isApart: isPattern && (inputs.get("merge-multiple").text ?? "false") === "false",
  };
}

/** Returns true if a pattern for recordings or shard results may match files in the folder. */
export function looksInto(gate: Gate, folder: string): boolean {
  return patternsOf(gate).some((pattern) => insideOf(pattern, folder) !== undefined);
}

/** Returns true if a pattern matches files in subfolders of the folder. */
export function looksBelow(gate: Gate, folder: string): boolean {
  return patternsOf(gate).some((pattern) => /\/|^\*\*/.test(insideOf(pattern, folder) ?? ""));
}

function patternsOf(gate: Gate): string[] {
  return [...runsOf(gate), ...linesOf(gate.inputs, "merge")].map((pattern) => pattern.replace(/^\.\//, ""));
}

function insideOf(pattern: string, folder: string): string | undefined {
  if (folder === ".") return pattern;
  if (pattern.startsWith(`${folder}/`)) return pattern.slice(folder.length + 1);
  return /^(?:\*\*|[*{][^/]*\/)/.test(pattern) ? pattern : undefined;
}

function folderOf(path: string): string {
  return path.replace(/^\.\//, "").replace(/\/+$/, "") || ".";
}

const PASSIVE_STEPS = /^actions\/(?:checkout|download-artifact|upload-artifact|cache)@/;

/** Returns an earlier step of the gate's job that may create recordings. */
export function stepThatMayRecord({ job, step }: Gate): YamlNode | undefined {
  return job.steps.slice(0, Math.max(step, 0)).find((before) => {
    const run = before.get("run").text;
    return run === undefined
      ? !PASSIVE_STEPS.test(before.get("uses").text ?? "")
      : !/^rm -rf [\w./-]+$/.test(run);
  });
}

const UPLOAD = /^actions\/upload-artifact@(?:v(\d+))?/;

/** Returns the later step that uploads the report of the plain action, by path or name. */
export function reportUpload({ job, step, suite }: Gate): YamlNode | undefined {
  const file = reportFileName(suite);
  const uploads = job.steps.slice(step + 1).filter((each) => UPLOAD.test(each.get("uses").text ?? ""));
  return uploads.find((upload) => ["path", "name"].some((key) => upload.get("with").get(key).text === file));
}

const WHOLE = /^(?:always\(\)|!\s*cancelled\(\))(?:\s*&&\s*steps\.[\w-]+\.outputs\.report(?:\s*!=\s*'')?)?$/;

/** Returns true if the upload's condition checks at most that a report exists. */
export function isUploadedAnyway(upload: YamlNode): boolean {
  return WHOLE.test(bare(upload.get("if").text ?? ""));
}

/** Returns the settings of an upload step that prevent a baseline. */
export function uploadFaults(upload: YamlNode, suite: string): { part: YamlNode; fault: string }[] {
  const file = reportFileName(suite);
  const inputs = upload.get("with");
  const uses = upload.get("uses");
  const condition = upload.get("if");
  const faults: [YamlNode, boolean, string][] = [
    [uses, Number(UPLOAD.exec(uses.text ?? "")?.[1] ?? 7) >= 7, "is older than v7, and uploads an archive"],
    [inputs.get("path"), inputs.get("path").text === file, `has another \`path\` than ${file}`],
    [
      inputs.get("name"),
      inputs.get("name").text === file,
      `has another \`name\` than ${file}, so that a second attempt fails`,
    ],
    [
      inputs.get("archive"),
      inputs.get("archive").text === "false",
      "does not have `archive: false`, so it uploads an archive",
    ],
    [
      inputs.get("overwrite"),
      inputs.get("overwrite").text === "true",
      "does not have `overwrite: true`, so a second attempt fails",
    ],
    [
      condition,
      /(?:!\s*cancelled|(?<!!\s*)\balways)\(\)/.test(bare(condition.text ?? "")),
      "is skipped after a red gate, because its `if` does not have `!cancelled()`",
    ],
    [
      upload.get("continue-on-error"),
      ["false", undefined].includes(upload.get("continue-on-error").text),
      "may fail unseen, by `continue-on-error`",
    ],
  ];
  return faults.flatMap(([part, isRight, fault]) => (isRight ? [] : [{ part, fault }]));
}

export interface Upload {
  job: Job;
  step: YamlNode;
}

/** Evaluates whether an upload happens for an event if nothing fails, with the deciding `if`. */
export function isUploaded({ job, step }: Upload, event: string): { answer: Answer; condition: YamlNode } {
  const tried = [job.part, step].map((part) => {
    const condition = part.get("if");
    return { answer: holds(condition.text ?? "", { event, before: "success" }), condition };
  });
  const [first = { answer: "yes", condition: step }] = tried;
  const deciding = (answer: Answer) => tried.find((each) => each.answer === answer);
  return deciding("no") ?? deciding("unknown") ?? first;
}

export function uploadsOf(jobs: readonly Job[]): YamlNode[] {
  return jobs.flatMap(({ steps }) =>
    steps.filter((step) => /^actions\/upload-artifact@/.test(step.get("uses").text ?? "")),
  );
}

/** Returns the artifact name of an upload step. */
export function uploadedName(upload: YamlNode): string {
  return upload.get("with").get("name").text || "artifact";
}

/** Returns a test for artifact names. An expression in an uploaded name matches any text. */
export function nameTest(name: string, isPattern: boolean): (uploaded: string) => boolean {
  const matches = isPattern ? matcher(name) : () => false;
  return (uploaded) => {
    if (!isExpression(uploaded)) return name === uploaded || matches(uploaded);
    const [head = "", tail = ""] = [uploaded.split(EXPRESSION, 1)[0], uploaded.split("}}").at(-1)];
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

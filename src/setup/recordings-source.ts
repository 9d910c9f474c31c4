import { globTest } from "../base/glob.ts";
import { reportFileName } from "../gate/fingerprint.ts";
import { type Answer, holds } from "./conditions.ts";
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

/** How recordings of other jobs come to a gate. */
export interface ArtifactDownload {
  /** The input that names artifacts. */
  name: YamlNode;
  /** Whether the name is a pattern. */
  isPattern: boolean;
  /** The folder that they are unpacked to. */
  folder: string;
  /** Whether each has a folder of its own there, as many have that a pattern names. */
  isApart: boolean;
}

/** The artifacts that a gate takes recordings from; none where they are committed, or made in the same job. */
export function artifactDownloads(gate: Gate): ArtifactDownload[] {
  const { kind, inputs, job, step } = gate;
  if (kind === "call") {
    const name = inputs.get("runs-artifact");
    return inputOf(inputs, "runs-artifact") === ""
      ? []
      : [{ name, isPattern: true, folder: "recordings", isApart: true }];
  }
  const downloads = job.steps.slice(0, step).filter((one) => DOWNLOAD.test(one.get("uses").text ?? ""));
  // What is unpacked elsewhere has nothing to do with recordings.
  return downloads.map(downloaded).filter(({ folder }) => looksInto(gate, folder));
}

const DOWNLOAD = /^actions\/download-artifact@/;

function downloaded(step: YamlNode): ArtifactDownload {
  const given = step.get("with");
  const name = given.get("name");
  const isPattern = !name.isThere;
  return {
    name: isPattern ? given.get("pattern") : name,
    isPattern,
    folder: folderOf(given.get("path").text ?? ""),
    isApart: isPattern && (given.get("merge-multiple").text ?? "false") === "false",
  };
}

/** Whether a pattern of recordings, or of what shards left, begins in a folder. */
export function looksInto(gate: Gate, folder: string): boolean {
  return patternsOf(gate).some((pattern) => insideOf(pattern, folder) !== undefined);
}

/** Whether one of these patterns reaches what lies in folders of that folder. */
export function looksBelow(gate: Gate, folder: string): boolean {
  return patternsOf(gate).some((pattern) => /\/|^\*\*/.test(insideOf(pattern, folder) ?? ""));
}

function patternsOf(gate: Gate): string[] {
  return [...runsOf(gate), ...linesOf(gate.inputs, "merge")].map((pattern) => pattern.replace(/^\.\//, ""));
}

/** What a pattern says of a folder's inside; undefined where it does not look there. */
function insideOf(pattern: string, folder: string): string | undefined {
  if (folder === ".") return pattern;
  if (pattern.startsWith(`${folder}/`)) return pattern.slice(folder.length + 1);
  // What begins with a sign that stands for any folder may mean this one.
  return /^(?:\*\*|[*{][^/]*\/)/.test(pattern) ? pattern : undefined;
}

function folderOf(path: string): string {
  return path.replace(/^\.\//, "").replace(/\/+$/, "") || ".";
}

/** Steps that only bring what is there already. */
const BRINGING = /^actions\/(?:checkout|download-artifact|upload-artifact|cache)@/;

/** A step before the gate's, in its own job, that may make recordings: whatever is not known to make none. */
export function stepThatMayRecord({ job, step }: Gate): YamlNode | undefined {
  return job.steps.slice(0, Math.max(step, 0)).find((before) => {
    const run = before.get("run").text;
    return run === undefined ? !BRINGING.test(before.get("uses").text ?? "") : !/^rm -rf [\w./-]+$/.test(run);
  });
}

const UPLOAD = /^actions\/upload-artifact@(?:v(\d+))?/;

/** The step behind a plain action that uploads its report: by file or by name. */
export function reportUpload({ job, step, suite }: Gate): YamlNode | undefined {
  const file = reportFileName(suite);
  const uploads = job.steps.slice(step + 1).filter((one) => UPLOAD.test(one.get("uses").text ?? ""));
  return uploads.find((one) => ["path", "name"].some((key) => one.get("with").get(key).text === file));
}

const WHOLE = /^(?:always\(\)|!\s*cancelled\(\))(?:\s*&&\s*steps\.[\w-]+\.outputs\.report(?:\s*!=\s*'')?)?$/;

/** Whether the condition of an upload says no more than that there is a report. */
export function isUploadedAnyway(upload: YamlNode): boolean {
  return WHOLE.test(bare(upload.get("if").text ?? ""));
}

/** What keeps an upload from leaving a baseline, each in a few words. */
export function uploadFaults(upload: YamlNode, suite: string): { part: YamlNode; fault: string }[] {
  const file = reportFileName(suite);
  const given = upload.get("with");
  const uses = upload.get("uses");
  const condition = upload.get("if");
  const faults: [YamlNode, boolean, string][] = [
    [uses, Number(UPLOAD.exec(uses.text ?? "")?.[1] ?? 7) >= 7, "is older than v7, and uploads an archive"],
    [given.get("path"), given.get("path").text === file, `has another \`path\` than ${file}`],
    [
      given.get("name"),
      given.get("name").text === file,
      `has another \`name\` than ${file}, so that a second attempt fails`,
    ],
    [
      given.get("archive"),
      given.get("archive").text === "false",
      "does not have `archive: false`, so it uploads an archive",
    ],
    [
      given.get("overwrite"),
      given.get("overwrite").text === "true",
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

/** A step that uploads recordings, and its job. */
export interface Upload {
  job: Job;
  step: YamlNode;
}

/** Whether an upload takes place for an event where nothing fails, and the `if` that decides. */
export function isLeft({ job, step }: Upload, event: string): { answer: Answer; condition: YamlNode } {
  const tried = [job.part, step].map((part) => {
    const condition = part.get("if");
    return { answer: holds(condition.text ?? "", { event, before: "success" }), condition };
  });
  const [first = { answer: "yes", condition: step }] = tried;
  const deciding = (answer: Answer) => tried.find((one) => one.answer === answer);
  return deciding("no") ?? deciding("unknown") ?? first;
}

/** The steps of jobs that upload artifacts. */
export function uploadsOf(jobs: readonly Job[]): YamlNode[] {
  return jobs.flatMap(({ steps }) =>
    steps.filter((step) => /^actions\/upload-artifact@/.test(step.get("uses").text ?? "")),
  );
}

/** The name of the artifact that such a step leaves. */
export function uploadedName(upload: YamlNode): string {
  return upload.get("with").get("name").text || "artifact";
}

/** Whether an artifact is meant. A name that an expression completes may be any that begins and ends so. */
export function nameTest(wanted: string, isPattern: boolean): (uploaded: string) => boolean {
  const matches = isPattern ? matcher(wanted) : () => false;
  return (uploaded) => {
    if (!isExpression(uploaded)) return wanted === uploaded || matches(uploaded);
    const [head = "", tail = ""] = [uploaded.split(EXPRESSION, 1)[0], uploaded.split("}}").at(-1)];
    if (isPattern && /[*?[{]/.test(wanted)) return matches(`${head}1${tail}`);
    return wanted.startsWith(head) && wanted.endsWith(tail);
  };
}

function matcher(pattern: string): (name: string) => boolean {
  try {
    return globTest(pattern);
  } catch {
    return () => false;
  }
}

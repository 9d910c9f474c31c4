import { reportFileName } from "../suite/suite-name.ts";
import type { Gate } from "./gate.ts";
import { bare, type Part } from "./part.ts";

const UPLOAD = /^actions\/upload-artifact@(?:v(\d+))?/;

/** The step behind a plain action that uploads its report: by file or by name. */
export function reportUpload({ job, step, suite }: Gate): Part | undefined {
  const file = reportFileName(suite);
  const uploads = job.steps.slice(step + 1).filter((one) => UPLOAD.test(one.get("uses").text ?? ""));
  return uploads.find((one) => ["path", "name"].some((key) => one.get("with").get(key).text === file));
}

const WHOLE = /^(?:always\(\)|!\s*cancelled\(\))(?:\s*&&\s*steps\.[\w-]+\.outputs\.report(?:\s*!=\s*'')?)?$/;

/** Whether the condition of an upload says no more than that there is a report. */
export function isUploadedAnyway(upload: Part): boolean {
  return WHOLE.test(bare(upload.get("if").text ?? ""));
}

/** What keeps an upload from leaving a baseline, each in a few words. */
export function uploadFaults(upload: Part, suite: string): { part: Part; fault: string }[] {
  const file = reportFileName(suite);
  const given = upload.get("with");
  const uses = upload.get("uses");
  const condition = upload.get("if");
  const faults: [Part, boolean, string][] = [
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
      "lacks `archive: false`, and uploads an archive",
    ],
    [
      given.get("overwrite"),
      given.get("overwrite").text === "true",
      "lacks `overwrite: true`, so that a second attempt fails",
    ],
    [
      condition,
      /(?:!\s*cancelled|(?<!!\s*)\balways)\(\)/.test(bare(condition.text ?? "")),
      "is skipped after a red gate, for its `if` lacks `!cancelled()`",
    ],
    [
      upload.get("continue-on-error"),
      ["false", undefined].includes(upload.get("continue-on-error").text),
      "may fail unseen, by `continue-on-error`",
    ],
  ];
  return faults.flatMap(([part, isRight, fault]) => (isRight ? [] : [{ part, fault }]));
}

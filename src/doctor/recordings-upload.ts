import { globTest } from "../policy/glob.ts";
import type { Answer } from "./branch-filter.ts";
import { holds } from "./condition.ts";
import { EXPRESSION, isExpression, type Part } from "./part.ts";
import type { Job } from "./workflow.ts";

/** A step that uploads recordings, and its job. */
export interface Upload {
  job: Job;
  step: Part;
}

/** Whether an upload takes place for an event where nothing fails, and the `if` that decides. */
export function isLeft({ job, step }: Upload, event: string): { answer: Answer; condition: Part } {
  const tried = [job.part, step].map((part) => {
    const condition = part.get("if");
    return { answer: holds(condition.text ?? "", { event, before: "success" }), condition };
  });
  const [first = { answer: "yes", condition: step }] = tried;
  const deciding = (answer: Answer) => tried.find((one) => one.answer === answer);
  return deciding("no") ?? deciding("unknown") ?? first;
}

/** The steps of jobs that upload artifacts. */
export function uploadsOf(jobs: readonly Job[]): Part[] {
  return jobs.flatMap(({ steps }) =>
    steps.filter((step) => /^actions\/upload-artifact@/.test(step.get("uses").text ?? "")),
  );
}

/** The name of the artifact that such a step leaves. */
export function uploadedName(upload: Part): string {
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

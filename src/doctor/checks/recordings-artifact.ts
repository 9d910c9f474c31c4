import { shown } from "../../config/shown.ts";
import { listed } from "../../wording.ts";
import type { Check } from "../check.ts";
import { type Found, missing, notChecked, ok } from "../finding.ts";
import { type Gate, gateName } from "../gate.ts";
import { expression, isExpression, type Part } from "../part.ts";
import { type Handover, handovers, looksBelow, looksInto } from "../recordings-source.ts";
import { isLeft, nameTest, type Upload, uploadedName, uploadsOf } from "../recordings-upload.ts";
import { type Job, jobsBefore } from "../workflow.ts";

/** What one job records, the gate finds. */
export const recordingsArtifact: Check = {
  id: "recordings-artifact",
  title: "recordings that a job before the gate leaves",
  why: "The gate reads the artifact of a job that it needs, in the folder that it is unpacked to; otherwise it finds no run.",
  look({ gates }) {
    return gates.flatMap((gate) =>
      handovers(gate).flatMap((handover) => [left(gate, handover), read(gate, handover)]),
    );
  },
};

function left(gate: Gate, { name, isPattern }: Handover): Found {
  const { workflow, job } = gate;
  const wanted = name.text ?? "*";
  const before = jobsBefore(workflow, job);
  const place = name.place;
  if (isExpression(wanted))
    return notChecked(
      place,
      "whether a job before leaves the recordings",
      "only GitHub evaluates the expression in the name of the artifact",
    );
  const isMeant = nameTest(wanted, isPattern);
  const fits = (upload: Part) => isMeant(uploadedName(upload));
  const lost = before.filter(isMatrix).flatMap((one) => uploadsOf([one]).filter(fits));
  const [one] = lost.filter((upload) => !isExpression(uploadedName(upload)));
  if (one !== undefined)
    return missing(
      one.get("with").get("name").place,
      `each job of the matrix writes over the artifact ${shown(uploadedName(one))} of the others`,
      {
        expected: "a name of its own for what each job leaves",
        remedy: "write, and name them all by a pattern where the gate takes them from:",
        yaml: [`name: ${uploadedName(one)}-${expression("strategy.job-index")}`],
      },
    );
  const leaving = before.flatMap((one) =>
    uploadsOf([one])
      .filter(fits)
      .map((step) => ({ job: one, step })),
  );
  if (leaving.length > 0)
    return conditionFault(gate, leaving) ?? ok(place, `a job before leaves the artifact ${shown(wanted)}`);
  const other = workflow.jobs.find((one) => one !== job && uploadsOf([one]).some(fits));
  if (other !== undefined)
    return missing(
      place,
      `${gateName(gate)} does not wait for job ${shown(other.id)}, which leaves the artifact ${shown(wanted)}`,
      {
        expected: "a gate that waits for the jobs that record",
        remedy: "add in the job:",
        yaml: [`needs: ${job.needs.length === 0 ? other.id : `[${[...job.needs, other.id].join(", ")}]`}`],
      },
    );
  const hidden = before.find(mayUploadUnseen);
  if (hidden !== undefined)
    return notChecked(
      place,
      "whether a job before leaves the recordings",
      `job ${shown(hidden.id)} runs what does not stand in this file`,
    );
  return missing(place, `no job that ${gateName(gate)} needs leaves ${unfound(wanted, before)}`, {
    expected: "an upload of that name in a job that records",
    remedy: "correct the name, or add to the job that records, with the folder of your recordings:",
    yaml: [
      "- uses: actions/upload-artifact@v7",
      `  with: { name: ${JSON.stringify(wanted)}, path: evals/runs, overwrite: true, if-no-files-found: error }`,
    ],
  });
}

/** What keeps the recordings from being left for an event of the gate's, though nothing fails. */
function conditionFault({ workflow: { triggers } }: Gate, leaving: readonly Upload[]): Found | undefined {
  const unknown = GATED.filter((event) => triggers.has(event)).map((event) => {
    const answers = leaving.map((upload) => isLeft(upload, event));
    return answers.some(({ answer }) => answer === "yes")
      ? undefined
      : { event, ...(answers.find(({ answer }) => answer === "unknown") ?? answers[0]) };
  });
  const lacking = unknown.find((one) => one?.answer === "no") ?? unknown.find((one) => one !== undefined);
  if (lacking?.condition === undefined) return undefined;
  const { event, answer, condition } = lacking;
  if (answer === "unknown")
    return notChecked(
      condition.place,
      "whether recordings are left for the gate",
      "only GitHub evaluates this `if`",
    );
  return missing(condition.place, `no recordings are left on ${event}, for this \`if\` does not hold there`, {
    expected: "recordings whenever the gate runs",
    remedy: "take the `if` out",
  });
}

/** The events for which a gate takes recordings. */
const GATED = ["pull_request", "merge_group", "push", "schedule", "workflow_dispatch"];

/** The artifact that is wanted, and those that there are. */
function unfound(wanted: string, before: readonly Job[]): string {
  const names = uploadsOf(before).map((upload) => shown(uploadedName(upload)));
  return `an artifact ${shown(wanted)}${names.length === 0 ? "" : `, only ${listed(names)}`}`;
}

/** The patterns of recordings look into the folder. */
function read(gate: Gate, { folder, isApart }: Handover): Found {
  const runs = gate.inputs.get("runs");
  if (isApart && looksInto(gate, folder) && !looksBelow(gate, folder))
    return missing(
      runs.place,
      `each artifact is unpacked to a folder of its own in ${shown(folder)}, and no pattern of \`runs\` looks there`,
      {
        expected: "a pattern that looks into folders",
        remedy: "write under `with`:",
        yaml: [`runs: ${folder}/**/{case}.{trial}.json`],
      },
    );
  if (looksInto(gate, folder)) return ok(runs.place, `recordings are read from the folder ${shown(folder)}`);
  if (isExpression(runs.text))
    return notChecked(
      runs.place,
      "whether recordings are read from the folder they are unpacked to",
      "only GitHub evaluates the expression in it",
    );
  return missing(
    runs.place,
    `the artifact is unpacked to the folder ${shown(folder)}, and no pattern of \`runs\` looks there`,
    {
      expected: `a pattern that begins with ${shown(`${folder}/`)}`,
      remedy: "write under `with`:",
      yaml: [`runs: ${folder}/**/{case}.{trial}.json`],
    },
  );
}

function isMatrix({ part }: Job): boolean {
  return part.get("strategy").get("matrix").isThere;
}

/** Another workflow, or an action of the repository's own, may upload as well. */
function mayUploadUnseen({ part, steps }: Job): boolean {
  return (
    part.get("uses").isThere || steps.some((step) => !/^(?:actions\/|$)/.test(step.get("uses").text ?? ""))
  );
}

import { CONFIG_FILES } from "../../config/policy.ts";
import { yamlText } from "../../core/escape.ts";
import { shown } from "../../core/json.ts";
import { type Place, placeName } from "../../core/problems.ts";
import { counted, listed } from "../../core/text.ts";
import {
  type ArtifactDownload,
  artifactDownloads,
  isUploaded,
  looksBelow,
  looksInto,
  nameTest,
  stepThatMayRecord,
  type Upload,
  uploadedName,
  uploadsOf,
} from "./recordings-source.ts";
import {
  advice,
  type Check,
  type CheckFinding,
  configOf,
  linesInConfig,
  missing,
  notChecked,
  ok,
  type Repository,
} from "./repository.ts";
import {
  calledGates,
  expectationsOf,
  expression,
  type Gate,
  gateName,
  inputOf,
  isExpression,
  type Job,
  jobsBefore,
  levelsOf,
  linesOf,
  runsOf,
  withCalled,
  type YamlNode,
} from "./workflow.ts";

export const recordingsCommitted: Check = {
  id: "recordings-committed",
  title: "recordings where the patterns look",
  why: "A gate that finds no recording is red, whatever the agent does.",
  look(repository) {
    return repository.gates
      .filter((gate) => artifactDownloads(gate).length === 0)
      .map((gate) => checkRecordingsCommitted(gate, repository));
  },
};

function checkRecordingsCommitted(gate: Gate, repository: Repository): CheckFinding {
  const input = gate.inputs.get("runs");
  const runs = input.isThere ? input : gate.inputs.get("runs-folder");
  const { file, unknown } = configOf(gate, repository);
  const recordings = repository.files.get(gate)?.recordings;
  const what = "whether the patterns of `runs` find recordings";
  if (isExpression(runs.text))
    return notChecked(runs.place, what, "only GitHub evaluates the expression in them");
  if (gate.inputs.get("merge").isThere)
    return notChecked(runs.place, what, "other jobs have read them, and this one merges");
  if (stepThatMayRecord(gate) !== undefined)
    return notChecked(runs.place, what, "a step of the job may record them");
  if (unknown !== undefined && !input.isThere) return notChecked(runs.place, what, unknown);
  const [problem] = recordings?.problems ?? [];
  if (recordings === undefined || problem !== undefined || recordings.count === 0)
    return missing(runs.place, problem?.message ?? `${gateName(gate)} names no recordings`, {
      expected: "patterns that find recordings in the repository, or the input `runs-artifact`",
      remedy: `commit recordings, or correct the pattern${input.isThere ? "" : ` in ${file}`}:`,
      yaml: ["runs: evals/runs/{case}.{trial}.json"],
    });
  const { count, ignored } = recordings;
  if (ignored !== undefined)
    return missing(
      runs.place,
      `git leaves out ${ignored.count} of ${counted(count, "file")} that the patterns find, by ${placeName(ignored.by)}: ${shown(ignored.text)}`,
      {
        expected: "recordings that git takes",
        remedy:
          "unless they were added with `git add --force`, remove that line and commit them, or let a job record them: `rungate init --record COMMAND` writes such a workflow",
      },
    );
  return ok(
    runs.place,
    `the patterns find ${counted(count, "file")} here, of which the gate sees those that are committed`,
  );
}

export const recordingsArtifact: Check = {
  id: "recordings-artifact",
  title: "recordings that a job before the gate leaves",
  why: "The gate reads the artifact of a job that it needs, in the folder that it is unpacked to; otherwise it finds no run.",
  look({ gates }) {
    return gates.flatMap((gate) =>
      artifactDownloads(gate).flatMap((download) => [
        checkUpload(gate, download),
        ...(runsOf(gate).length === 0 && gate.kind === "call" ? [] : [checkFolder(gate, download)]),
      ]),
    );
  },
};

function checkUpload(gate: Gate, { name, isPattern }: ArtifactDownload): CheckFinding {
  const artifact = name.text ?? "*";
  const place = name.place;
  if (isExpression(artifact))
    return notChecked(
      place,
      "whether a job before leaves the recordings",
      "only GitHub evaluates the expression in the name of the artifact",
    );
  const isMeant = nameTest(artifact, isPattern);
  const fits = (upload: YamlNode) => isMeant(uploadedName(upload));
  const before = jobsBefore(gate);
  const overwritten = before
    .filter(isMatrix)
    .flatMap((job) => uploadsOf([job]).filter(fits))
    .find((upload) => !isExpression(uploadedName(upload)));
  if (overwritten !== undefined) return overwrittenUpload(overwritten);
  const leaving = before.flatMap((job) =>
    uploadsOf([job])
      .filter(fits)
      .map((step) => ({ job, step })),
  );
  if (leaving.length > 0)
    return conditionFault(gate, leaving) ?? ok(place, `a job before leaves the artifact ${shown(artifact)}`);
  return missingUpload(gate, { place, artifact, before, fits });
}

function overwrittenUpload(upload: YamlNode): CheckFinding {
  const name = uploadedName(upload);
  return missing(
    upload.get("with").get("name").place,
    `each job of the matrix writes over the artifact ${shown(name)} of the others`,
    {
      expected: "a name of its own for what each job leaves",
      remedy: "write, and name them all by a pattern where the gate takes them from:",
      yaml: [`name: ${name}-${expression("strategy.job-index")}`],
    },
  );
}

/** Another job may upload the artifact, or a job that the gate needs may upload it invisibly. */
function missingUpload(
  gate: Gate,
  context: { place: Place; artifact: string; before: readonly Job[]; fits: (upload: YamlNode) => boolean },
): CheckFinding {
  const { job } = gate;
  const { place, artifact, before, fits } = context;
  const other = levelsOf(gate)
    .at(-1)
    ?.jobs.find((candidate) => candidate !== job && uploadsOf(withCalled(candidate)).some(fits));
  if (other !== undefined)
    return missing(
      place,
      `${gateName(gate)} does not wait for job ${shown(other.id)}, which leaves the artifact ${shown(artifact)}`,
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
      `job ${shown(hidden.id)} runs what is not in this file`,
    );
  return missing(place, `no job that ${gateName(gate)} needs leaves ${missingText(artifact, before)}`, {
    expected: "an upload of that name in a job that records",
    remedy: "correct the name, or add to the job that records, with the folder of your recordings:",
    yaml: [
      "- uses: actions/upload-artifact@v7",
      `  with: { name: ${JSON.stringify(artifact)}, path: evals/runs, overwrite: true, if-no-files-found: error }`,
    ],
  });
}

function conditionFault(
  { workflow: { triggers } }: Gate,
  leaving: readonly Upload[],
): CheckFinding | undefined {
  const unknown = GATED.filter((event) => triggers.has(event)).map((event) => {
    const answers = leaving.map((upload) => isUploaded(upload, event));
    return answers.some(({ answer }) => answer === "yes")
      ? undefined
      : { event, ...(answers.find(({ answer }) => answer === "unknown") ?? answers[0]) };
  });
  const lacking = unknown.find((each) => each?.answer === "no") ?? unknown.find((each) => each !== undefined);
  if (lacking?.condition === undefined) return undefined;
  const { event, answer, condition } = lacking;
  if (answer === "unknown")
    return notChecked(
      condition.place,
      "whether recordings are left for the gate",
      "only GitHub evaluates this `if`",
    );
  return missing(condition.place, `no recordings are left on ${event}, because this \`if\` is false there`, {
    expected: "recordings whenever the gate runs",
    remedy: "take the `if` out",
  });
}

const GATED = ["pull_request", "merge_group", "push", "schedule", "workflow_dispatch"];

function missingText(artifact: string, before: readonly Job[]): string {
  const names = uploadsOf(before).map((upload) => shown(uploadedName(upload)));
  return `an artifact ${shown(artifact)}${names.length === 0 ? "" : `, only ${listed(names)}`}`;
}

function checkFolder(gate: Gate, { folder, isApart }: ArtifactDownload): CheckFinding {
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

/** Called workflows and local actions may upload as well. */
function mayUploadUnseen({ part, steps }: Job): boolean {
  return (
    part.get("uses").isThere || steps.some((step) => !/^(?:actions\/|$)/.test(step.get("uses").text ?? ""))
  );
}

export const configuration: Check = {
  id: "configuration",
  title: "expectations and a policy that can be used",
  why: "A file that is not there, or cannot be used, ends every gate with exit code 2.",
  look(repository) {
    return [
      ...repository.gates.flatMap((gate) => recordingFindings(gate, repository)),
      ...unnamed(repository),
    ];
  },
};

function recordingFindings(gate: Gate, repository: Repository): CheckFinding[] {
  const read = repository.files.get(gate);
  const findings = (read?.configuration ?? []).flatMap(({ file, problems }) => {
    const errors = problems.filter(({ severity }) => severity === "error");
    if (errors.length === 0) return [ok({ file }, "can be used")];
    return errors.map(({ message, ...place }) =>
      missing(place.file === undefined ? { file } : place, message, {
        expected: `a file that ${gateName(gate)} can use`,
        remedy: "commit it, or repair it; `rungate init` writes first expectations and a policy",
      }),
    );
  });
  const elsewhere = (read?.elsewhere ?? []).map(({ file, why }) =>
    notChecked(gate.inputs.place, `whether ${shown(file)} can be used`, why),
  );
  findings.push(...checkoutFindings(gate));
  const config = configOf(gate, repository);
  if (expectationsOf(gate).length > 0) return [...findings, ...elsewhere];
  if (config.unknown !== undefined) {
    const what = `whether ${gateName(gate)} names expectations`;
    // Without recordings, the check of inputs reports it.
    const unseen = runsOf(gate).length === 0 ? [] : [notChecked(gate.inputs.place, what, config.unknown)];
    return [...findings, ...elsewhere, ...unseen];
  }
  const own = advice(
    gate.inputs.place,
    `${gateName(gate)} names no expectations, so that only those count that recordings carry`,
    {
      expected: "a file of expectations",
      remedy: `unless your recordings carry their own, write into ${config.file}:`,
      yaml: linesInConfig(gate, ["expectations: evals/expectations.yml"]),
    },
  );
  return [...findings, ...elsewhere, own];
}

export const oneFile: Check = {
  id: "one-file",
  title: "recordings and expectations in rungate.yml",
  why: "rungate.yml serves the workflow and your terminal. Inputs of a workflow serve only the workflow.",
  look(repository) {
    return repository.gates.flatMap((gate) => {
      const { inputs, suites } = gate;
      const { file, unknown } = configOf(gate, repository);
      const movable = MOVABLE.filter(([input]) => inputs.get(input).isThere);
      const isMovable = movable.every(([input]) => !isExpression(inputs.get(input).text));
      // Commands read other files only with an option.
      if (unknown !== undefined || !CONFIG_FILES.includes(file)) return [];
      if (suites.length > 0 || !inputs.get("runs").isThere || !isMovable) return [];
      if (artifactDownloads(gate).length > 0 || stepThatMayRecord(gate) !== undefined) return [];
      const lines = movable.flatMap(([input, key]) => linesFor(key, linesOf(inputs, input)));
      return advice(inputs.get("runs").place, `${gateName(gate)} names its recordings in the workflow`, {
        expected: `the recordings and expectations in ${file}, which commands on your machine read too`,
        remedy: `take ${listed(movable.map(([input]) => `\`${input}\``))} out of \`with\`, and write into ${file}:`,
        yaml: linesInConfig(gate, lines),
      });
    });
  },
};

const MOVABLE = [
  ["runs", "runs"],
  ["expectations", "expectations"],
  ["format", "format"],
  ["case-field", "caseField"],
] as const;

function linesFor(key: string, values: readonly string[]): string[] {
  const [first = "", ...rest] = values.map(yamlText);
  return rest.length === 0
    ? [`${key}: ${first}`]
    : [`${key}:`, ...[first, ...rest].map((value) => `  - ${value}`)];
}

/** Reports policies that no gate names, unless an unreadable workflow may name them. */
function unnamed({ gates, workflows, unread, policies }: Repository): CheckFinding[] {
  const all = [...gates, ...calledGates(workflows, gates)];
  const files = all.flatMap((gate) => [
    inputOf(gate.inputs, "policy"),
    ...expectationsOf(gate),
    inputOf(gate.inputs, "baseline"),
  ]);
  if (all.length === 0 || files.some(isExpression) || unread.some(({ mayGate }) => mayGate)) return [];
  const names = new Set(files.map((file) => file.replace(/^\.\//, "")));
  return policies
    .filter((file) => !names.has(file))
    .map((file) =>
      advice({ file }, "no gate names it, so that nothing in it counts", {
        expected: "a gate with this policy",
        remedy: "take the file away, or write under `with` of the gate that it is meant for:",
        yaml: [`policy: ${file}`],
      }),
    );
}

/** A job begins in an empty folder; the reusable workflow checks out the repository itself. */
function checkoutFindings({ kind, job, step, uses }: Gate): CheckFinding[] {
  const bringsFiles = (before: YamlNode) =>
    /checkout/i.test(before.get("uses").text ?? "") || /\b(?:git|gh)\b/.test(before.get("run").text ?? "");
  if (kind === "call" || job.steps.slice(0, step).some(bringsFiles)) return [];
  return [
    missing(uses.place, "no step before it checks the repository out, so that its files are not there", {
      expected: "a checkout before the step with the action",
      remedy: "write before it:",
      yaml: ["- uses: actions/checkout@v7"],
    }),
  ];
}

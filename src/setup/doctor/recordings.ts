import { DEFAULT_SUITE } from "../../config/policy.ts";
import { shown } from "../../core/json.ts";
import { type Place, placeName } from "../../core/problems.ts";
import { counted, listed } from "../../core/text.ts";
import { expression, isExpression } from "./expressions.ts";
import {
  type ArtifactDownload,
  artifactDownloads,
  isUploaded,
  looksBelow,
  looksInto,
  mayRecordBefore,
  nameTest,
  type Upload,
  uploadsOf,
} from "./recordings-source.ts";
import {
  advice,
  configOf,
  type Found,
  flat,
  missing,
  notChecked,
  ok,
  type Repository,
} from "./repository.ts";
import { type Gate, gateName, type Job, jobsBefore, levelsOf, runsOf, withCalled } from "./workflow.ts";

export function checkCommitted(gate: Gate, repository: Repository): Found {
  if (artifactDownloads(gate).length > 0) return [];
  const input = gate.inputs.get("runs");
  const runs = input.isThere ? input : gate.inputs.get("runs-folder");
  const { file, unknown } = configOf(gate, repository);
  const why = whyUnknown();
  if (why !== undefined) return notChecked(runs.place, "whether the patterns of `runs` find recordings", why);
  const { count = 0, ignored, problems = [] } = repository.files.get(gate)?.recordings ?? {};
  if (problems[0] !== undefined || count === 0)
    return missing(runs.place, problems[0]?.message ?? `${gateName(gate)} names no recordings`, {
      expected: "patterns that find recordings in the repository, or the input `runs-artifact`",
      remedy: `commit recordings, or correct the pattern${input.isThere ? "" : ` in ${file}`}:`,
      yaml: ["runs: evals/runs/{case}.{trial}.json"],
    });
  const files = counted(count, "file");
  if (ignored === undefined)
    return ok(runs.place, `the patterns find ${files} here, of which the gate sees those that are committed`);
  return missing(
    runs.place,
    `git leaves out ${ignored.count} of ${files} that the patterns find, by ${placeName(ignored.by)}: ${shown(ignored.text)}`,
    {
      expected: "recordings that git takes",
      remedy:
        "unless they were added with `git add --force`, remove that line and commit them, or let a job record them: `rungate init --record COMMAND` writes such a workflow",
    },
  );

  function whyUnknown(): string | undefined {
    if (isExpression(runs.text)) return "only GitHub evaluates the expression in them";
    if (gate.inputs.get("merge").isThere) return "other jobs have read them, and this one merges";
    if (mayRecordBefore(gate)) return "a step of the job may record them";
    return input.isThere ? undefined : unknown;
  }
}

export function checkArtifacts(gate: Gate): Found {
  return artifactDownloads(gate).map((download) => [
    uploadFinding(gate, download),
    runsOf(gate).length === 0 && gate.kind === "call" ? [] : folderFinding(gate, download),
  ]);
}

function uploadFinding(
  gate: Gate,
  { name: { text: artifact = "*", place }, isPattern }: ArtifactDownload,
): Found {
  if (isExpression(artifact))
    return notChecked(
      place,
      "whether a job before leaves the recordings",
      "only GitHub evaluates the expression in the name of the artifact",
    );
  const isMeant = nameTest(artifact, isPattern);
  const before = jobsBefore(gate);
  const leaving = uploadsOf(before).filter(({ name }) => isMeant(name));
  const overwritten = leaving.find(
    ({ job, name }) => job.part.get("strategy").get("matrix").isThere && !isExpression(name),
  );
  if (overwritten !== undefined) {
    const { name, step } = overwritten;
    return missing(
      step.get("with").get("name").place,
      `each job of the matrix writes over the artifact ${shown(name)} of the others`,
      {
        expected: "a name of its own for what each job leaves",
        remedy: "write, and name them all by a pattern where the gate takes them from:",
        yaml: [`name: ${name}-${expression("strategy.job-index")}`],
      },
    );
  }
  return leaving.length > 0
    ? flat(conditionFault(gate, leaving), ok(place, `a job before leaves the artifact ${shown(artifact)}`))
    : missingUpload(gate, place, artifact, before, isMeant);
}

/** Another job may upload the artifact, or a job that the gate needs may upload it invisibly. */
function missingUpload(
  gate: Gate,
  place: Place,
  artifact: string,
  before: readonly Job[],
  isMeant: (name: string) => boolean,
): Found {
  const { job } = gate;
  const other = levelsOf(gate)
    .at(-1)
    ?.jobs.find((each) => each !== job && uploadsOf(withCalled(each)).some(({ name }) => isMeant(name)));
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
  const names = uploadsOf(before).map(({ name }) => shown(name));
  return missing(
    place,
    `no job that ${gateName(gate)} needs leaves an artifact ${shown(artifact)}${names.length === 0 ? "" : `, only ${listed(names)}`}`,
    {
      expected: "an upload of that name in a job that records",
      remedy: "correct the name, or add to the job that records, with the folder of your recordings:",
      yaml: [
        "- uses: actions/upload-artifact@v7",
        `  with: { name: ${JSON.stringify(artifact)}, path: evals/runs, overwrite: true, if-no-files-found: error }`,
      ],
    },
  );
}

/** Called workflows and local actions may upload as well. */
function mayUploadUnseen({ part, steps }: Job): boolean {
  return (
    part.get("uses").isThere || steps.some((step) => !/^(?:actions\/|$)/.test(step.get("uses").text ?? ""))
  );
}

const GATED = ["pull_request", "merge_group", "push", "schedule", "workflow_dispatch"];

function conditionFault({ workflow: { triggers } }: Gate, leaving: readonly Upload[]): Found {
  const lacking = GATED.filter((event) => triggers.has(event)).flatMap((event) => {
    const answers = leaving.map((upload) => ({ event, ...isUploaded(upload, event) }));
    if (answers.some(({ answer }) => answer === true)) return [];
    return answers.find(({ answer }) => answer === undefined) ?? answers[0] ?? [];
  });
  const [fault] = [...lacking.filter(({ answer }) => answer === false), ...lacking];
  if (fault === undefined) return [];
  const { event, answer, condition } = fault;
  if (answer === undefined)
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

function folderFinding(gate: Gate, { folder, isApart }: ArtifactDownload): Found {
  const { place, text } = gate.inputs.get("runs");
  const name = shown(folder);
  const isRead = looksInto(gate, folder);
  if (isRead && !(isApart && !looksBelow(gate, folder)))
    return ok(place, `recordings are read from the folder ${name}`);
  if (!isRead && isExpression(text))
    return notChecked(
      place,
      "whether recordings are read from the folder they are unpacked to",
      "only GitHub evaluates the expression in it",
    );
  return missing(
    place,
    `${isRead ? `each artifact is unpacked to a folder of its own in ${name}` : `the artifact is unpacked to the folder ${name}`}, and no pattern of \`runs\` looks there`,
    {
      expected: isRead
        ? "a pattern that looks into folders"
        : `a pattern that begins with ${shown(`${folder}/`)}`,
      remedy: "write under `with`:",
      yaml: [`runs: ${folder}/**/{case}.{trial}.json`],
    },
  );
}

export function checkAgentNamed(gate: Gate, repository: Repository): Found {
  if (artifactDownloads(gate).length > 0) return [];
  const { file } = configOf(gate, repository);
  const { unnamedAgents = [] } = repository.files.get(gate) ?? {};
  if (unnamedAgents.length === 0)
    return gate.suites.some(({ agent }) => agent !== undefined)
      ? ok({ file }, "suites name the files of their agents")
      : [];
  return unnamedAgents.map(({ suite, globs }) => {
    const line = `agent: ${JSON.stringify(globs.length > 0 ? globs : ["src/agent/**"])}`;
    return advice({ file }, `suite ${suite} does not name the files of its agent`, {
      expected: "globs of the code, prompts and settings that are the agent",
      remedy: "add them, and correct this guess:",
      yaml: suite === DEFAULT_SUITE ? [line] : ["suites:", `  ${suite}:`, `    ${line}`],
    });
  });
}

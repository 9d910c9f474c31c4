import { shown } from "../base/json.ts";
import { didYouMean, placeName } from "../base/problems.ts";
import { groupBy } from "../base/text.ts";
import { suiteNameFault } from "../config/policy.ts";
import {
  ACTION_INPUTS,
  type Answer,
  CALL_INPUTS,
  CALL_SECRETS,
  type Circumstances,
  grants,
  holds,
  permissionsOf,
  saysAlways,
  writesBeyond,
} from "./conditions.ts";
import {
  advice,
  type Check,
  type CheckFinding,
  configOf,
  gatesWithArtifacts,
  linesInConfig,
  missing,
  notChecked,
  ok,
  type Remedy,
  type Repository,
  workflowsOf,
} from "./repository.ts";
import {
  bare,
  expression,
  expressionsIn,
  type Gate,
  gateName,
  gatesPullRequests,
  inputOf,
  isExpression,
  type Job,
  jobsBefore,
  runsOf,
  type Workflow,
  type YamlNode,
} from "./workflow.ts";

/** Each suite has a gate of its own. */
export const suites: Check = {
  id: "suites",
  title: "one gate for each suite",
  why: "Two gates of one suite write over each other's comment and report.",
  look({ gates }) {
    const fixed = gates.filter(({ suite }) => !isExpression(suite));
    const others = gates.filter((gate) => !fixed.includes(gate));
    return [
      ...[...groupBy(fixed, ({ suite }) => suite)].flatMap(([suite, same]) => lookedAt(suite, same)),
      ...others.map(({ inputs }) =>
        notChecked(
          inputs.get("suite").place,
          "whether another gate has this suite",
          "only GitHub evaluates the expression in `suite`",
        ),
      ),
    ];
  },
};

function lookedAt(suite: string, gates: readonly Gate[]): CheckFinding[] {
  return gates.map((gate) => {
    const { place } = gate.inputs.get("suite");
    const rename = {
      expected: "a name of its own for each suite",
      remedy: "write under `with`:",
      yaml: ["suite: booking"],
    };
    const fault = suiteNameFault(suite);
    if (fault !== undefined)
      return missing(place, fault, { ...rename, expected: "a name that can be part of a file's" });
    if (gate.job.part.get("strategy").get("matrix").isThere)
      return missing(place, `every job of the matrix gates the suite ${shown(suite)}`, rename);
    const other = gates.find((one) => one !== gate && meets(one, gate));
    if (other === undefined) return ok(place, `no other gate has the suite ${shown(suite)}`);
    return missing(
      place,
      `the suite ${shown(suite)} is gated a second time, at ${placeName(other.uses.place)}`,
      rename,
    );
  });
}

/** Two gates meet in one run, or on one pull request. */
function meets(one: Gate, other: Gate): boolean {
  return one.workflow === other.workflow || (gatesPullRequests(one) && gatesPullRequests(other));
}

/** No job that gates is skipped. */
export const skipped: Check = {
  id: "skipped",
  title: "a gate that is never skipped",
  why: "A job is skipped with those it needs unless it says `always()`. A skipped job with the action counts as passed; a skipped call leaves no check, and the pull request waits.",
  look({ gates }) {
    return gates.filter((gate) => gatesPullRequests(gate) || gate.job.needs.length > 0).map(looked);
  },
};

function looked(gate: Gate): CheckFinding {
  const condition = gate.job.part.get("if");
  const name = gateName(gate);
  const text = condition.text ?? "";
  const todo = {
    expected: "if: always(), and nothing else",
    remedy: "write in the job:",
    yaml: [`if: ${expression("always()")}`],
  };
  const events = [...gate.workflow.triggers.keys()];
  if (runsFor(gate, events) === "yes") return ok(condition.place, `${name} is never skipped`);
  if (saysAlways(text)) return lookedAtRest(gate, todo);
  const isSkippedOnFailure =
    runsFor(gate, events, ["success"]) === "yes" && runsFor(gate, events, ["failure"]) === "no";
  const effect = effectOf(gate);
  return missing(
    condition.place,
    isSkippedOnFailure
      ? `${name} is skipped when a job that it needs fails: ${effect}`
      : `${name} is skipped when its \`if\` is false: ${effect}`,
    todo,
  );
}

/** What a pull request brings, and how jobs ended: conditions on it skip the gate of one pull request or another. */
const DIFFERS = /\b(?:needs|github\.(?:event\b|\w*actor|ref|head_ref|base_ref|sha))/i;

/** Beside `always()` the condition says more. */
function lookedAtRest(gate: Gate, todo: Remedy): CheckFinding {
  const { place, text = "" } = gate.job.part.get("if");
  const name = gateName(gate);
  const events = [...gate.workflow.triggers.keys()].filter((event) => BEFORE_MERGE.includes(event));
  const answer = runsFor(gate, events);
  if (gate.kind === "call" || answer === "yes")
    return advice(place, `${name} is skipped where the rest of its \`if\` says so`, todo);
  if (answer === "no" || DIFFERS.test(text.replace(/github\.event_name/gi, "")))
    return missing(
      place,
      `${name} is skipped on pull requests where the rest of its \`if\` says so: ${effectOf(gate)}`,
      todo,
    );
  return notChecked(
    place,
    `whether ${name} is skipped on pull requests`,
    "only GitHub evaluates the rest of its `if`",
  );
}

const BEFORE_MERGE = ["pull_request", "merge_group"];

/** Whether the job runs for each of these events, however the jobs that it needs ended. */
function runsFor({ job }: Gate, events: readonly string[], endings = endingsBefore(job)): Answer {
  const text = job.part.get("if").text ?? "";
  const answers = events.flatMap((event) => endings.map((before) => holds(text, { event, before })));
  return (["no", "unknown"] as const).find((answer) => answers.includes(answer)) ?? "yes";
}

function endingsBefore({ needs }: Job): Circumstances["before"][] {
  return needs.length === 0 ? ["success"] : ["success", "failure", "cancelled"];
}

function effectOf({ kind }: Gate): string {
  return kind === "call"
    ? "the required check then waits for ever"
    : "a skipped job counts as a passed check";
}

/** Where the gate is red, so is its check. */
export const redStaysRed: Check = {
  id: "red-stays-red",
  title: "a check that is red where the gate is",
  why: "With `report-only` or `continue-on-error` the check is green whatever was found, and a step that is skipped gates nothing.",
  look({ gates }) {
    return gates.flatMap(checkRedStaysRed);
  },
};

function checkRedStaysRed(gate: Gate): CheckFinding[] {
  const { job, step, inputs } = gate;
  const around = [job.part, ...job.steps.slice(step, step + 1)];
  const switches = [inputs.get("report-only"), ...around.map((part) => part.get("continue-on-error"))];
  const found = [...switches.flatMap((part) => lookedAtSwitch(gate, part)), ...lookedAtStep(gate)];
  return found.length > 0 ? found : [ok(gate.uses.place, `a red ${gateName(gate)} is a red check`)];
}

function lookedAtSwitch(gate: Gate, part: YamlNode): CheckFinding[] {
  const { text = "" } = part;
  if (/^(?:false)?$/i.test(bare(text))) return [];
  if (isExpression(text))
    return [
      notChecked(
        part.place,
        `whether the check is red where ${gateName(gate)} is`,
        "only GitHub evaluates the expression there",
      ),
    ];
  return [
    missing(part.place, `the check is green whatever ${gateName(gate)} finds`, {
      expected: "a red check where the gate is red",
      remedy: "take the line out, once you have tried the gate",
    }),
  ];
}

function lookedAtStep(gate: Gate): CheckFinding[] {
  const { job, step, workflow } = gate;
  const condition = job.steps[step]?.get("if");
  // After a failure the job is red without it.
  const runs = (event: string) => holds(condition?.text ?? "", { event, before: "success" }) === "yes";
  if (condition === undefined || [...workflow.triggers.keys()].every(runs)) return [];
  return [
    missing(
      condition.place,
      `the step of ${gateName(gate)} is skipped when its \`if\` is false, and the check is green then`,
      {
        expected: "a step with the action that has no `if`",
        remedy: "take the `if` out",
      },
    ),
  ];
}

const RELEASE = /^(?:v\d+(?:\.\d+){0,2}|[0-9a-f]{40})$/;

/** The gate is of a release. */
export const pinned: Check = {
  id: "pinned",
  title: "a gate that is pinned to a release",
  why: "A branch may become another gate with any push; a tag moves with releases only, and a commit never.",
  look({ gates, workflows }) {
    return gates.map(({ uses }) => {
      const text = uses.text ?? "";
      const [name = "", ref] = text.split("@", 2);
      if (ref === undefined && /^[.$]\//.test(name)) {
        const file = name.slice(2);
        if (name.startsWith("$/") || file === "" || workflows.some((one) => one.file === file))
          return ok(uses.place, `${shown(name)} comes with the repository`);
        return missing(uses.place, `${shown(name)} is not in this repository`, {
          expected: "a copy of gate.yml there",
          remedy: "add the copy, or write:",
          yaml: ["uses: rungate/rungate/.github/workflows/gate.yml@v1"],
        });
      }
      if (ref !== undefined && RELEASE.test(ref)) return ok(uses.place, `pinned to ${shown(ref)}`);
      if (ref !== undefined && /^[0-9a-f]{7,39}$/.test(ref))
        return notChecked(
          uses.place,
          `whether ${shown(ref)} is a commit`,
          "it may be the name of a branch: write all 40 digits",
        );
      return missing(
        uses.place,
        ref === undefined ? `${shown(text)} names no version` : `${shown(ref)} is no release`,
        {
          expected: "a tag such as v1, or a commit of 40 digits",
          remedy: "write:",
          yaml: [`uses: ${name}@v1`],
        },
      );
    });
  },
};

/** The token of the gate's job may do what the gate does, and no more. */
export const permissions: Check = {
  id: "permissions",
  title: "the permissions that the gate needs",
  why: "A caller of `gate.yml` that grants less is refused before any job runs; the action without them sees no baseline, or writes no comment.",
  look({ gates }) {
    return gates.flatMap(permissionsFor);
  },
};

function permissionsFor(gate: Gate): CheckFinding[] {
  const asked = askedBy(gate);
  const granted = permissionsOf(gate);
  const name = gateName(gate);
  const expected = [...asked].map(([scope, level]) => `${scope}: ${level}`);
  const todo = {
    expected: expected.join(", "),
    remedy: "write in the job:",
    yaml: ["permissions:", ...expected.map((line) => `  ${line}`)],
  };
  if (granted === undefined)
    return [
      missing(
        gate.job.part.place,
        `${name} names no permissions, so that a setting of the repository decides`,
        todo,
      ),
    ];
  const lacking = [...asked].filter(([scope, level]) => !grants(granted, scope, level));
  if (lacking.length > 0) {
    const lacks = lacking.map(([scope, level]) => `${scope}: ${level}`).join(", ");
    return [missing(granted.place, `${name} may not: ${lacks}`, todo)];
  }
  const beyond = writesBeyond(granted, asked);
  if (beyond.length === 0) return [ok(granted.place, `${name} has the permissions that the gate needs`)];
  const more = beyond.includes("*") ? "write everything" : `write ${beyond.slice(0, 5).join(", ")}`;
  return [
    advice(granted.place, `${name} may ${more}, which the gate does not need`, {
      ...todo,
      remedy: "unless another step needs it, write in the job:",
    }),
  ];
}

/** The plain action asks for a comment only where it writes one. */
function askedBy({ kind, inputs }: Gate): ReadonlyMap<string, string> {
  const asked = new Map([
    ["contents", "read"],
    ["actions", "read"],
    ["pull-requests", "write"],
  ]);
  if (kind === "action" && inputOf(inputs, "comment") === "never") asked.delete("pull-requests");
  return asked;
}

/** The gate knows how recording ended. */
export const needsTold: Check = {
  id: "needs-told",
  title: "telling the gate how recording ended",
  why: "What a failed job left may be a part only; without `needs` the gate takes it for the whole.",
  look({ gates }) {
    return gates.filter(({ job }) => job.needs.length > 0).flatMap(checkNeeds);
  },
};

function checkNeeds(gate: Gate): CheckFinding[] {
  const told = ["needs", "shard-jobs"].map((name) => gate.inputs.get(name)).find(({ isThere }) => isThere);
  const place = told?.place ?? gate.uses.place;
  if (told === undefined || !/^tojson\(\s*needs\s*\)$/i.test(bare(told.text ?? "")))
    return [
      missing(place, `${gateName(gate)} is not told how the jobs before it ended`, {
        expected: "the input `needs`",
        remedy: "add under `with`:",
        yaml: [`needs: ${expression("toJSON(needs)")}`],
      }),
    ];
  const hidden = hiddenFailures(gate);
  return hidden.length > 0 ? hidden : [ok(place, `${gateName(gate)} knows how the jobs before it ended`)];
}

/** A job that may fail tells whoever needs it that it succeeded. */
function hiddenFailures({ workflow, job }: Gate): CheckFinding[] {
  return jobsBefore(workflow, job)
    .map(({ part }) => part.get("continue-on-error"))
    .filter(({ text = "" }) => !/^(?:false)?$/i.test(bare(text)))
    .map(({ place }) =>
      missing(place, "if this job fails, the gate still sees a success", {
        expected: "jobs before the gate without `continue-on-error`",
        remedy: "take the line out",
      }),
    );
}

/** What stands under `with` is heard. */
export const inputs: Check = {
  id: "inputs",
  title: "inputs that the gate knows",
  why: "GitHub refuses a call with an input that is not known, and hands the action everything else without it.",
  look(repository) {
    return repository.gates.flatMap((gate) => checkInputs(gate, repository));
  },
};

function checkInputs(gate: Gate, repository: Repository): CheckFinding[] {
  const known = gate.kind === "call" ? CALL_INPUTS : ACTION_INPUTS;
  const unknown = gate.inputs.entries.filter(([name]) => !known.includes(name));
  const found = unknown.map(([name, part]) =>
    missing(part.place, `${gateName(gate)} has no input ${shown(name)}.${didYouMean(name, known)}`, {
      expected: `one of ${known.join(", ")}`,
      remedy: "correct the name, or take it out",
    }),
  );
  if (gate.kind === "call") found.push(...unknownSecrets(gate));
  found.push(...inputsForOne(gate));
  if (runsOf(gate).length === 0) found.push(unnamedRuns(gate, repository));
  return found.length > 0 ? found : [ok(gate.inputs.place, `${gateName(gate)} knows all its inputs`)];
}

function unnamedRuns(gate: Gate, repository: Repository): CheckFinding {
  const { file, unknown } = configOf(gate, repository);
  if (unknown !== undefined)
    return notChecked(
      gate.uses.place,
      `whether ${gateName(gate)} knows where recordings and expectations are`,
      unknown,
    );
  return missing(gate.uses.place, `${gateName(gate)} does not know where the recordings are`, {
    expected: `\`runs\` in ${file}`,
    remedy: `write into ${file}, or run \`rungate init\`:`,
    yaml: linesInConfig(gate, ["runs: evals/runs/{case}.{trial}.json"]),
  });
}

const FOR_ONE_SUITE = ["runs", "expectations", "format", "case-field", "baseline", "shards", "merge"];

/** The gate refuses what is for one suite where it has several. */
function inputsForOne({ inputs, suites, isForAll }: Gate): CheckFinding[] {
  const given = FOR_ONE_SUITE.filter((name) => !["", "auto"].includes(inputs.get(name).text ?? ""));
  if (!isForAll || suites.length < 2) return [];
  return given.map((name) =>
    missing(inputs.get(name).place, `\`${name}\` is for one suite, and this gate has ${suites.length}`, {
      expected: "a job for each suite, or no such input",
      remedy: "take it out, or write under `with`, in a job for each suite:",
      yaml: [`suite: ${suites[0]?.name}`],
    }),
  );
}

/** `secrets: inherit` names none. */
function unknownSecrets(gate: Gate): CheckFinding[] {
  const given = gate.job.part.get("secrets").entries;
  return given
    .filter(([name]) => !CALL_SECRETS.includes(name.toLowerCase()))
    .map(([name, part]) =>
      missing(
        part.place,
        `${gateName(gate)} has no secret ${shown(name)}.${didYouMean(name, CALL_SECRETS)}`,
        { expected: CALL_SECRETS.join(", "), remedy: "correct the name, or take it out" },
      ),
    );
}

/** Nothing cancels a run of the base branch. */
export const concurrency: Check = {
  id: "concurrency",
  title: "runs of the base branch that nothing cancels",
  why: "A run that is cancelled leaves no report, and its commit has no baseline.",
  look(repository) {
    return workflowsOf(gatesWithArtifacts(repository))
      .filter(runsOnBase)
      .flatMap((workflow) => {
        const parts = [workflow.whole, ...workflow.jobs.map(({ part }) => part)].map((part) =>
          part.get("concurrency"),
        );
        const found = parts.filter(({ isThere }) => isThere).map(checkConcurrency);
        return found.length > 0
          ? found
          : [ok(workflow.whole.get("jobs").place, "no `concurrency`, so that nothing cancels a run")];
      });
  },
};

const BASE_EVENTS = ["push", "schedule", "workflow_dispatch", "merge_group"];

function runsOnBase({ triggers }: Workflow): boolean {
  return BASE_EVENTS.some((event) => triggers.has(event));
}

/** What no other run has; before it what only a pull request's run has. */
const OWN =
  /^(?:(?:github\.event\.pull_request\.[\w.]+|github\.event\.number|github\.head_ref|github\.event_name\s*==\s*'pull_request'\s*&&\s*[\w.]+)\s*\|\|\s*)*github\.(?:run_id|sha)$/;
const MAYBE_OWN = /\bgithub\.(?:run_id|sha)\b/;
const ONLY_PULL_REQUESTS = /^github\.event_name\s*==\s*'pull_request'$/;
const GROUP = `${expression("github.workflow")}-${expression("github.event.pull_request.number || github.run_id")}`;
const OWN_GROUP = {
  expected: "a group of its own for each run that is no pull request's",
  remedy: "write:",
  yaml: ["concurrency:", `  group: ${GROUP}`, "  cancel-in-progress: true"],
};

function checkConcurrency(concurrency: YamlNode): CheckFinding {
  const { place } = concurrency;
  const group = concurrency.text ?? concurrency.get("group").text ?? "";
  const cancels = bare(concurrency.get("cancel-in-progress").text ?? "false");
  const inside = expressionsIn(group);
  if (inside.some((one) => OWN.test(one)))
    return ok(place, "each run of the base branch has a group of its own");
  if (inside.some((one) => MAYBE_OWN.test(one)))
    return notChecked(
      place,
      "whether each run of the base branch has a group of its own",
      "only GitHub evaluates the expression in its group",
    );
  if (cancels === "false" || ONLY_PULL_REQUESTS.test(cancels))
    return advice(
      place,
      "of several runs that wait, GitHub keeps the newest only: of pushes in a row some leave no report",
      OWN_GROUP,
    );
  if (isExpression(concurrency.get("cancel-in-progress").text))
    return notChecked(
      place,
      "whether a newer run cancels one of the base branch",
      "only GitHub evaluates the expression in cancel-in-progress",
    );
  return missing(
    place,
    "a newer run cancels one of the base branch, which then leaves no baseline",
    OWN_GROUP,
  );
}

import { shown } from "../../core/json.ts";
import { type Place, placeText } from "../../core/problems.ts";
import { listed } from "../../core/text.ts";
import { evaluateText, knownIn } from "./concurrency-group.ts";
import { type EventRun, runsOfEvents } from "./event-runs.ts";
import {
  advice,
  type Check,
  type CheckFinding,
  gatesWithArtifacts,
  missing,
  notChecked,
  ok,
  workflowsOf,
} from "./repository.ts";
import {
  expression,
  expressionsIn,
  type Gate,
  isExpression,
  jobsBefore,
  jobsIn,
  levelsOf,
  type Workflow,
  type YamlNode,
} from "./workflow.ts";

export const concurrency: Check = {
  id: "concurrency",
  title: "gates and runs of the base branch that nothing cancels",
  why: "A gate that another run cancels leaves a required check that never passes; a run of the base branch leaves no report, and its commit has no baseline.",
  look(repository) {
    const isCompared = new Set(workflowsOf(gatesWithArtifacts(repository)));
    const starts = repository.workflows.flatMap((workflow) => startsOf(workflow));
    return workflowsOf(repository.gates).flatMap((workflow) => {
      const gates = repository.gates.filter((gate) => gate.workflow === workflow);
      const found = [
        ...partsAround(gates).flatMap((part) => checkGroup(part, workflow, starts, isCompared.has(workflow))),
        ...gates.flatMap((gate) => sameGroups(gate)),
      ];
      return found.length > 0
        ? found
        : [ok(workflow.whole.get("jobs").place, "no `concurrency`, so that nothing cancels a run")];
    });
  },
};

const GROUP = `${expression("github.workflow")}-${expression("github.event.pull_request.number || github.run_id")}`;
const OWN_GROUP = {
  expected: "a group of its own for each pull request, and for each other run",
  remedy: "write:",
  yaml: ["concurrency:", `  group: ${GROUP}`, "  cancel-in-progress: true"],
};

interface Start {
  workflow: Workflow;
  run: EventRun;
  group: string | undefined;
  cancels: boolean | undefined;
}

function startsOf(workflow: Workflow): Start[] {
  const jobs = jobsIn(workflow);
  const wholes = [workflow.whole, ...jobs.flatMap(({ called }) => called?.whole ?? [])];
  return [...wholes, ...jobs.map(({ part }) => part)].flatMap((part) => startsIn(part, workflow));
}

function startsIn(part: YamlNode, workflow: Workflow): Start[] {
  const concurrency = part.get("concurrency");
  const text = groupOf(concurrency);
  if (text === "") return [];
  const runs = runsOfEvents(workflow);
  const isKnown = knownIn(runs.map(({ github }) => github));
  const cancelling = concurrency.get("cancel-in-progress").text ?? "false";
  return runs.map((run) => {
    const cancels = evaluateText(cancelling, run.github, isKnown);
    return {
      workflow,
      run,
      group: evaluateText(text, run.github, isKnown)?.toLowerCase(),
      cancels: cancels === undefined ? undefined : cancels === "true",
    };
  });
}

function groupOf(concurrency: YamlNode): string {
  return concurrency.text ?? concurrency.get("group").text ?? "";
}

function partsAround(gates: readonly Gate[]): YamlNode[] {
  const parts = gates.flatMap((gate) => [
    ...levelsOf(gate).flatMap(({ whole, job }) => [whole, job.part]),
    ...jobsBefore(gate).map(({ part }) => part),
  ]);
  const there = parts.filter((part) => groupOf(part.get("concurrency")) !== "");
  return [...new Map(there.map((part) => [placeText(part.get("concurrency").place), part])).values()];
}

interface Pair {
  victim: EventRun;
  other: Start;
  isForeign: boolean;
}

function checkGroup(
  part: YamlNode,
  workflow: Workflow,
  starts: readonly Start[],
  isCompared: boolean,
): CheckFinding[] {
  const concurrency = part.get("concurrency");
  const { place } = concurrency;
  const victims = startsIn(part, workflow).filter(
    ({ run: { leaves } }) => leaves === "check" || (leaves === "baseline" && isCompared),
  );
  const pairs = victims.flatMap((victim): Pair[] =>
    starts
      .filter((other) => other.group === victim.group && other.group !== undefined && isLost(victim, other))
      .map((other) => ({ victim: victim.run, other, isForeign: other.workflow !== workflow })),
  );
  const own = victims.length === 0 ? [] : startsIn(part, workflow);
  const found = [
    ...matrixFindings(part, concurrency),
    ...pairFindings(concurrency, pairs, "check"),
    ...pairFindings(concurrency, pairs, "baseline"),
    ...(own.some(({ group }) => group === undefined)
      ? [notChecked(place, "whether each run has a group of its own", UNKNOWN_GROUP)]
      : []),
  ];
  return found.length > 0
    ? found
    : [ok(place, "each pull request and each other run has a group of its own")];
}

const UNKNOWN_GROUP = "only GitHub evaluates the expression in its group";

/** A newer run of the same commit or pull request replaces a canceled one. */
function isLost({ workflow, run }: Start, { workflow: by, run: other }: Start): boolean {
  if (by !== workflow) return true;
  if (run.github.run_id === other.github.run_id) return false;
  if (run.leaves === "baseline" && other.leaves === "baseline")
    return (other.order ?? 0) > (run.order ?? 0) && run.github.sha !== other.github.sha;
  return !(run.source !== undefined && run.source.number === other.source?.number);
}

function pairFindings(
  concurrency: YamlNode,
  all: readonly Pair[],
  leaves: "check" | "baseline",
): CheckFinding[] {
  const { place } = concurrency;
  const pairs = all.filter(({ victim }) => victim.leaves === leaves);
  const cancelled = pairs.filter(({ other }) => other.cancels === true);
  const names = cancelled.length > 0 ? namesOf(cancelled) : [];
  const which = `${groupText(concurrency)} is the same for ${listed(names, 8)}`;
  if (names.length > 0)
    return [
      missing(
        place,
        leaves === "check"
          ? `${which}: one cancels the gate of the other, and leaves its required check cancelled`
          : `a newer run cancels one of the base branch, which then leaves no baseline: ${which}`,
        OWN_GROUP,
      ),
    ];
  if (pairs.some(({ other }) => other.cancels === undefined))
    return [
      notChecked(
        place,
        leaves === "check"
          ? "whether another run cancels a gate"
          : "whether a newer run cancels one of the base branch",
        "only GitHub evaluates the expression in cancel-in-progress",
      ),
    ];
  if (pairs.length === 0) return [];
  return [
    advice(
      place,
      leaves === "check"
        ? `of several runs that wait, GitHub keeps the newest only: ${groupText(concurrency)} is the same for ${listed(namesOf(pairs), 8)}, and some gates are cancelled`
        : "of several runs that wait, GitHub keeps the newest only: of pushes in a row some leave no report",
      OWN_GROUP,
    ),
  ];
}

function groupText(concurrency: YamlNode): string {
  const text = groupOf(concurrency);
  const inside = expressionsIn(text).filter((source) => source !== "github.workflow");
  return inside.length === 0
    ? `the group ${shown(text)}`
    : inside.map((source) => `\`${source}\``).join(" with ");
}

/** Omits pairs that a more general pair includes. */
function namesOf(pairs: readonly Pair[]): string[] {
  const ofPullRequests = pairs.filter(({ other, isForeign }) => !isForeign && other.run.source !== undefined);
  const kinds = new Set(ofPullRequests.map(({ victim, other }) => kindOf(victim, other.run)));
  const general = ["any two pull requests"].find((kind) => kinds.has(kind));
  const names = pairs.map(({ victim, other, isForeign }) => {
    if (isForeign) return `${victim.name} and ${shown(other.workflow.file)} on ${other.run.event}`;
    return kindOf(victim, other.run);
  });
  const isIncluded = (name: string) =>
    (general !== undefined && name !== general && SPECIFIC_KINDS.includes(name)) ||
    (name.startsWith(FROM_MAIN) && names.includes(name.replace(FROM_MAIN, "a pull request")));
  return [...new Set(names.filter((name) => !isIncluded(name)))];
}

const FROM_MAIN = "a pull request from the branch main of a fork";
const TWO_FORKS = "pull requests of two forks from branches of one name";
const ONE_PERSON = "two pull requests of one person";
const SPECIFIC_KINDS = [TWO_FORKS, ONE_PERSON];

function kindOf(run: EventRun, other: EventRun): string {
  if (run.source !== undefined && other.source !== undefined) {
    if (run.source.branch === other.source.branch) return TWO_FORKS;
    return run.source.owner === other.source.owner ? ONE_PERSON : "any two pull requests";
  }
  const [first, second] = [run, other].sort((a, b) => rank(a) - rank(b)) as [EventRun, EventRun];
  if (first.name === second.name)
    return first.event === "push" ? "two pushes" : "two entries of the merge queue";
  const name = first.source?.branch === "main" ? FROM_MAIN : first.name;
  return `${name} and ${second.name}`;
}

function rank({ source, leaves, order = 9 }: EventRun): number {
  if (source !== undefined) return 0;
  return leaves === "check" ? 1 : 1 + order;
}

/** The jobs of a matrix run at the same time and share a group, unless it names their difference. */
function matrixFindings(part: YamlNode, concurrency: YamlNode): CheckFinding[] {
  const isApart = expressionsIn(groupOf(concurrency)).some((source) =>
    /\b(?:matrix|strategy)\b/.test(source),
  );
  const cancels = concurrency.get("cancel-in-progress").text;
  if (
    !part.get("strategy").get("matrix").isThere ||
    isApart ||
    (cancels !== "true" && !isExpression(cancels))
  )
    return [];
  return [
    missing(concurrency.place, "the jobs of the matrix have one group, and cancel each other", {
      expected: "a group of its own for each job of the matrix",
      remedy: "add to the group:",
      yaml: [expression("strategy.job-index")],
    }),
  ];
}

/** GitHub cancels a run if a job or called workflow has the group of its parent. */
function sameGroups(gate: Gate): CheckFinding[] {
  const parts = levelsOf(gate).flatMap(({ whole, job }) => [whole, job.part]);
  const earlier: { group: string; place: Place }[] = [];
  return parts.flatMap((part) => {
    const groups = startsIn(part, gate.workflow).flatMap(({ group, run }) =>
      group === undefined ? [] : [`${run.github.run_id} ${group}`],
    );
    const { place } = part.get("concurrency");
    const around = earlier.find(({ group }) => groups.includes(group));
    earlier.push(...groups.map((group) => ({ group, place })));
    if (around === undefined) return [];
    return [
      missing(
        place,
        `the group is that of ${placeText(around.place).replace(/: $/, "")}, in the same run, and GitHub cancels a run that waits for itself`,
        { expected: "a group of its own", remedy: "take `concurrency` out here, or write another group" },
      ),
    ];
  });
}

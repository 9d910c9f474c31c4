import { shown } from "../../core/json.ts";
import { placeText } from "../../core/problems.ts";
import { listed } from "../../core/text.ts";
import { type EventRun, FROM_MAIN, PULL_REQUEST, runsOfEvents } from "./event-runs.ts";
import { evaluateText, expression, expressionsIn, knownIn } from "./expressions.ts";
import {
  advice,
  type Found,
  flat,
  missing,
  notChecked,
  ok,
  type Repository,
  usesArtifact,
} from "./repository.ts";
import { type Gate, jobsBefore, jobsIn, levelsOf, type Workflow, type YamlNode } from "./workflow.ts";

export function checkConcurrency({ gates, workflows }: Repository): Found {
  const starts = workflows.flatMap((workflow) => {
    const jobs = jobsIn(workflow);
    const wholes = [workflow.whole, ...jobs.flatMap(({ called }) => called?.whole ?? [])];
    return [...wholes, ...jobs.map(({ part }) => part)].flatMap((part) => startsIn(part, workflow));
  });
  return [...new Set(gates.map(({ workflow }) => workflow))].map((workflow) => {
    const own = gates.filter((gate) => gate.workflow === workflow);
    return flat(
      partsAround(own).map((part) => groupFindings(part, own, starts)),
      ok(workflow.whole.get("jobs").place, "no `concurrency`, so that nothing cancels a run"),
    );
  });
}

/** A run with its group, both undefined as far as only GitHub knows. */
interface Start {
  workflow: Workflow;
  run: EventRun;
  group: string | undefined;
  cancels: boolean | undefined;
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
    const group = evaluateText(text, run.github, isKnown)?.toLowerCase();
    return { workflow, run, group, cancels: cancels === undefined ? undefined : cancels === "true" };
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
  victim: Start;
  other: Start;
}

function groupFindings(part: YamlNode, gates: readonly Gate[], all: readonly Start[]): Found {
  const concurrency = part.get("concurrency");
  const workflow = gates[0]?.workflow;
  if (workflow === undefined) return [];
  const own = startsIn(part, workflow);
  const isCompared = gates.some(usesArtifact);
  const pairsOf = (leaves: string): Pair[] =>
    own
      .filter(({ run, group }) => run.leaves === leaves && group !== undefined)
      .flatMap((victim) =>
        all
          .filter((other) => other.group === victim.group && isLost(victim, other))
          .map((other) => ({ victim, other })),
      );
  const isLasting = own.some(
    ({ run: { leaves } }) => leaves === "check" || (leaves === "baseline" && isCompared),
  );
  return flat(
    [
      pairFinding(concurrency, pairsOf("check"), false),
      isCompared ? pairFinding(concurrency, pairsOf("baseline"), true) : [],
      isLasting && own.some(({ group }) => group === undefined)
        ? notChecked(
            concurrency.place,
            "whether each run has a group of its own",
            "only GitHub evaluates the expression in its group",
          )
        : [],
    ],
    ok(concurrency.place, "each pull request and each other run has a group of its own"),
  );
}

/** A newer run of the same commit or pull request replaces a canceled one. */
function isLost({ workflow, run }: Start, { workflow: by, run: other }: Start): boolean {
  if (by !== workflow) return true;
  if (run.github.run_id === other.github.run_id) return false;
  if (run.leaves === "baseline" && other.leaves === "baseline")
    return other.order > run.order && run.github.sha !== other.github.sha;
  return run.source === undefined || run.source.number !== other.source?.number;
}

const OWN_GROUP = {
  expected: "a group of its own for each pull request, and for each other run",
  remedy: "write:",
  yaml: [
    "concurrency:",
    `  group: ${expression("github.workflow")}-${expression("github.event.pull_request.number || github.run_id")}`,
    "  cancel-in-progress: true",
  ],
};

function pairFinding(concurrency: YamlNode, pairs: readonly Pair[], isBaseline: boolean): Found {
  const { place } = concurrency;
  const inside = expressionsIn(groupOf(concurrency)).filter((source) => source !== "github.workflow");
  const group =
    inside.map((source) => `\`${source}\``).join(" with ") || `the group ${shown(groupOf(concurrency))}`;
  const sameFor = (same: readonly Pair[]) => `${group} is the same for ${listed(namesOf(same), 8)}`;
  const cancelled = pairs.filter(({ other }) => other.cancels === true);
  if (cancelled.length > 0)
    return missing(
      place,
      isBaseline
        ? `a newer run cancels one of the base branch, which then leaves no baseline: ${sameFor(cancelled)}`
        : `${sameFor(cancelled)}: one cancels the gate of the other, and leaves its required check cancelled`,
      OWN_GROUP,
    );
  if (pairs.some(({ other }) => other.cancels === undefined))
    return notChecked(
      place,
      isBaseline
        ? "whether a newer run cancels one of the base branch"
        : "whether another run cancels a gate",
      "only GitHub evaluates the expression in cancel-in-progress",
    );
  if (pairs.length === 0) return [];
  const lost = isBaseline
    ? "of pushes in a row some leave no report"
    : `${sameFor(pairs)}, and some gates are cancelled`;
  return advice(place, `of several runs that wait, GitHub keeps the newest only: ${lost}`, OWN_GROUP);
}

const ANY_TWO = "any two pull requests";
const TWO_FORKS = "pull requests of two forks from branches of one name";
const ONE_PERSON = "two pull requests of one person";

/** Omits pairs that a more general pair includes. */
function namesOf(pairs: readonly Pair[]): string[] {
  const names = new Set(pairs.map(nameOf));
  return [...names].filter((name) => {
    const isSpecific = name === TWO_FORKS || name === ONE_PERSON;
    const general = isSpecific ? ANY_TWO : name.replace(FROM_MAIN, PULL_REQUEST);
    return general === name || !names.has(general);
  });
}

function nameOf({ victim: { workflow, run }, other: { workflow: by, run: other } }: Pair): string {
  if (by !== workflow) return `${run.name} and ${shown(by.file)} on ${other.event}`;
  if (run.source !== undefined && other.source !== undefined) {
    if (run.source.branch === other.source.branch) return TWO_FORKS;
    return run.source.owner === other.source.owner ? ONE_PERSON : ANY_TWO;
  }
  if (run.name === other.name) return run.event === "push" ? "two pushes" : "two entries of the merge queue";
  const [first, second] = run.order < other.order ? [run, other] : [other, run];
  return `${first.name} and ${second.name}`;
}

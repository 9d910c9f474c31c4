import { LOCAL_GATE, NO_SHA256 } from "../../core/git/commit-ids.ts";
import { opposite } from "./expressions.ts";
import {
  advice,
  type Found,
  type GitHubFact,
  missing,
  notChecked,
  ok,
  type Repository,
  recordingTriggers,
  usesArtifact,
} from "./repository.ts";
import {
  calledGates,
  type Gate,
  gateName,
  gatesPullRequests,
  isStarted,
  jobsIn,
  type Workflow,
  type YamlNode,
} from "./workflow.ts";

export function checkGates({ gates, unread, workflows, hasSha256Ids }: Repository): Found {
  const hidden = unread.flatMap(({ problems, mayGate }) =>
    problems.map(({ message, ...place }) =>
      mayGate
        ? missing(place, message, {
            expected: "a workflow that GitHub can read, because it may have a gate",
            remedy: "fix the file; if it is too large, remove what you do not need",
          })
        : notChecked(place, "whether a gate is in this file", message),
    ),
  );
  const called = calledGates(workflows, gates).map((gate) =>
    notChecked(
      gate.uses.place,
      `whether ${gateName(gate)} can be trusted`,
      "it is in a workflow that is called only where nothing gates, too deep, or in a circle: call it from a workflow that pull requests start",
    ),
  );
  const found = [hidden, gates.length === 0 ? workflows.filter(isStarted).map(foreignCalls) : [], called];
  if (hasSha256Ids)
    return [found, missing({}, NO_SHA256, { expected: "SHA-1 commit ids", remedy: LOCAL_GATE })];
  if (gates.length > 0) return [found, gates.map((gate) => ok(gate.uses.place, `${gateName(gate)} gates`))];
  if (called.length > 0 || hidden.some(({ state }) => state === "missing")) return found;
  return [
    found,
    missing(
      {},
      "no workflow in .github/workflows gates: no job calls rungate/rungate/.github/workflows/gate.yml, no step uses rungate/rungate",
      {
        expected: "one workflow with a gate",
        remedy: "run `rungate init`. It writes expectations, rungate.yml and the workflow",
      },
    ),
  ];
}

function foreignCalls(workflow: Workflow): Found {
  return jobsIn(workflow)
    .map(({ part }) => part.get("uses"))
    .filter(({ text = "" }) => /^[^./$][^@]*\/\.github\/workflows\//.test(text))
    .map(({ place }) =>
      notChecked(place, "whether a gate is in this workflow", "it is in another repository"),
    );
}

export function checkPullRequest({ workflow }: Gate, repository: Repository): Found {
  const { triggers, whole } = workflow;
  const refused = triggers.get("pull_request_target");
  const trigger = triggers.get("pull_request");
  const { place } = whole.get("on");
  return [
    refused &&
      missing(
        refused.place,
        "pull_request_target runs with a token that writes, and with secrets, beside files that a pull request brings: rungate refuses it",
        { expected: "pull_request", remedy: "write pull_request in its place" },
      ),
    trigger !== undefined
      ? filterFindings(trigger, repository.github.defaultBranch)
      : isBesideAnother(workflow, repository)
        ? ok(place, "it records, and another workflow gates pull requests")
        : missing(place, "pull requests do not start it, so that nothing is gated before a merge", {
            expected: "a run on every pull request",
            remedy: "add under `on`:",
            yaml: ["pull_request:"],
          }),
  ];
}

/** A workflow that only records: for a suite that another workflow gates, or only on a schedule. */
function isBesideAnother(workflow: Workflow, { gates }: Repository): boolean {
  const others = gates.filter((gate) => gate.workflow.triggers.has("pull_request"));
  const suites = gates.filter((gate) => gate.workflow === workflow).map(({ suite }) => suite);
  if (workflow.triggers.has("merge_group") || others.length === 0) return false;
  return (
    !workflow.triggers.has("push") || suites.every((suite) => others.some((other) => other.suite === suite))
  );
}

const TYPES = ["opened", "synchronize", "reopened"];

function filterFindings(trigger: YamlNode, defaultBranch: GitHubFact<string>): Found {
  const types = trigger.get("types");
  const absent = types.isThere ? TYPES.filter((type) => !types.texts.includes(type)) : [];
  const known = types.texts.filter((type) => /^\w+$/.test(type));
  if (absent.length > 0)
    return missing(
      types.place,
      `pull requests do not start it when they are ${absent.join(", ")}, so that commits stay without the check`,
      {
        expected: `types that include ${TYPES.join(", ")}`,
        remedy: "take `types` out, or write:",
        yaml: [`types: [${[...known, ...absent].slice(0, 10).join(", ")}]`],
      },
    );
  const what = "pull requests into the default branch";
  const answer = startsFor(trigger, defaultBranch);
  if (answer === true) return ok(trigger.place, "pull requests start it");
  if (answer === undefined)
    return notChecked(trigger.place, `whether ${what} start it`, branchUnknown(defaultBranch));
  return missing(trigger.place, `${what} do not start it`, {
    expected: `a run on ${what}`,
    remedy: "take its `branches` filter out, or add the default branch to it",
  });
}

function branchUnknown(branch: GitHubFact<string>): string {
  return "unseen" in branch
    ? `the default branch is not known (${branch.unseen})`
    : "the filter has signs that only GitHub reads: name the branch plainly";
}

/** Evaluates whether an event on a branch triggers a workflow with these filters; undefined if only GitHub knows. */
export function startsFor(filters: YamlNode, branch: GitHubFact<string>): boolean | undefined {
  const [branches, ignored] = [filters.get("branches"), filters.get("branches-ignore")];
  if (branches.isThere) return matches(branches.texts, branch);
  if (ignored.isThere) return opposite(matches(ignored.texts, branch));
  return !filters.get("tags").isThere && !filters.get("tags-ignore").isThere;
}

function matches(patterns: readonly string[], branch: GitHubFact<string>): boolean | undefined {
  let answer = false;
  for (const pattern of patterns) {
    const plain = pattern.replace(/^!/, "");
    const fits = matchesOne(plain, branch);
    if (fits === undefined) return undefined;
    if (fits) answer = plain === pattern;
  }
  return answer;
}

/** Evaluates only plain names and stars. */
function matchesOne(pattern: string, branch: GitHubFact<string>): boolean | undefined {
  if (pattern === "**") return true;
  if ("unseen" in branch) return undefined;
  if (pattern === "*") return !branch.seen.includes("/");
  if (pattern === branch.seen) return true;
  return /[*?+[\]\\]|\$\{\{/.test(pattern) ? undefined : false;
}

export function checkPaths(gate: Gate): Found {
  const filtersOf = (event: string) =>
    ["paths", "paths-ignore"]
      .flatMap((name) => gate.workflow.triggers.get(event)?.get(name) ?? [])
      .filter(({ isThere }) => isThere);
  const trigger = gate.workflow.triggers.get("pull_request");
  const filters = filtersOf("pull_request");
  return [
    filters.length === 0 && trigger ? ok(trigger.place, "no filter by paths") : [],
    filters.map(({ place }) =>
      missing(
        place,
        "pull requests that change other files do not start it, and a required check then waits for ever",
        { expected: "pull_request without `paths` and `paths-ignore`", remedy: "take the filter out" },
      ),
    ),
    (usesArtifact(gate) ? filtersOf("push") : []).map(({ place }) =>
      advice(place, "pushes that change other files leave no baseline, and an older one is compared with", {
        expected: "push without `paths` and `paths-ignore`",
        remedy: "take the filter out, unless nothing else can change what the agent does",
      }),
    ),
  ];
}

export function checkPush(gate: Gate, repository: Repository): Found {
  if (!usesArtifact(gate) || !gatesPullRequests(gate)) return [];
  const { defaultBranch } = repository.github;
  const { triggers, whole } = gate.workflow;
  const answers = recordingTriggers(gate, repository, "push").map((trigger) =>
    startsFor(trigger, defaultBranch),
  );
  const { place } = triggers.get("push") ?? whole.get("on");
  const what = "pushes to the default branch are recorded";
  if (answers.includes(true)) return ok(place, what);
  if (answers.includes(undefined)) return notChecked(place, `whether ${what}`, branchUnknown(defaultBranch));
  const branch = "seen" in defaultBranch ? defaultBranch.seen : "main";
  return missing(place, "no push to the default branch is recorded, so that no baseline is ever left", {
    expected: "a run on pushes to the default branch",
    remedy: "add under `on`, with the name of your default branch:",
    yaml: [`push: { branches: [${/^[A-Za-z][\w./-]*$/.test(branch) ? branch : JSON.stringify(branch)}] }`],
  });
}

export function checkSchedule(gate: Gate, repository: Repository): Found {
  if (!usesArtifact(gate) || !gatesPullRequests(gate)) return [];
  const triggers = recordingTriggers(gate, repository, "schedule");
  const [{ place } = gate.workflow.whole.get("on")] = triggers;
  if (triggers.some(({ items }) => items.some((item) => item.get("cron").isThere)))
    return ok(place, "a schedule records the baseline again");
  const isAbsent = triggers.length === 0;
  return missing(
    place,
    isAbsent
      ? "no schedule records the baseline again, and it expires in a quiet repository"
      : "the schedule never comes, and the baseline expires",
    {
      expected: "a run each week",
      remedy: isAbsent ? "add under `on`:" : "write:",
      yaml: ['schedule: [{ cron: "17 3 * * 1" }]'],
    },
  );
}

export function checkMergeGroup(
  { workflow: { triggers, whole } }: Gate,
  { github: { rules } }: Repository,
): Found {
  if (!triggers.has("pull_request")) return [];
  const trigger = triggers.get("merge_group");
  if (trigger !== undefined) return ok(trigger.place, "a merge queue starts it");
  const { place } = whole.get("on");
  const what = "a merge queue does not start it";
  const todo = { expected: "a run for the merge queue", remedy: "add under `on`:", yaml: ["merge_group:"] };
  if ("seen" in rules && !rules.seen.hasMergeQueue) return advice(place, `${what}; there is none yet`, todo);
  return missing(place, `${what}: a required check would wait in it for ever`, todo);
}

export function checkDispatch(gate: Gate): Found {
  const { triggers, whole } = gate.workflow;
  if (!usesArtifact(gate)) return [];
  const trigger = triggers.get("workflow_dispatch");
  if (trigger !== undefined) return ok(trigger.place, "it can be run by hand");
  return advice(whole.get("on").place, "you cannot run it by hand when the baseline has expired", {
    expected: "a run by hand",
    remedy: "add under `on`:",
    yaml: ["workflow_dispatch:"],
  });
}

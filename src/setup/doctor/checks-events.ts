import { LOCAL_GATE, NO_SHA256 } from "../../core/git/commit-ids.ts";
import { shown } from "../../core/json.ts";
import { cronsOf, longestGapDays, startsFor } from "./job-permissions.ts";
import {
  advice,
  type Check,
  type CheckFinding,
  type GitHubSetup,
  gatesWithArtifacts,
  missing,
  notChecked,
  ok,
  type Repository,
  recordedBy,
  workflowsOf,
} from "./repository.ts";
import {
  calledFile,
  calledGates,
  gateName,
  gatesIn,
  gatesPullRequests,
  isStarted,
  jobsIn,
  type Workflow,
  type YamlNode,
} from "./workflow.ts";

export const schedule: Check = {
  id: "schedule",
  title: "recording on a schedule",
  why: "Artifacts expire, after 90 days or sooner; a schedule records the newest commit again before that.",
  look(repository) {
    const gates = gatesWithArtifacts(repository).filter(gatesPullRequests);
    return gates.map((gate) => {
      const { whole } = gate.workflow;
      const triggers = recordedBy(gate, repository).flatMap(
        (workflow) => workflow.triggers.get("schedule") ?? [],
      );
      const [trigger] = triggers;
      if (trigger === undefined)
        return missing(
          whole.get("on").place,
          "no schedule records the baseline again, and it expires in a quiet repository",
          { ...todo, remedy: "add under `on`:" },
        );
      const gap = longestGapDays(cronsOf(triggers));
      if (gap === undefined)
        return notChecked(
          trigger.place,
          "whether a schedule records the baseline again",
          "rungate does not understand its cron",
        );
      if (gap === Number.POSITIVE_INFINITY)
        return missing(trigger.place, "the schedule never comes, and the baseline expires", {
          ...todo,
          remedy: "write:",
        });
      return ok(trigger.place, "a schedule records the baseline again");
    });
  },
};

const todo = { expected: "a run each week", yaml: ['schedule: [{ cron: "17 3 * * 1" }]'] };

export const push: Check = {
  id: "push",
  title: "recording on pushes to the default branch",
  why: "A push leaves the report that pull requests are compared with; without it there is never a baseline.",
  look(repository) {
    const { defaultBranch } = repository.github;
    const gates = gatesWithArtifacts(repository).filter(gatesPullRequests);
    const branch = "seen" in defaultBranch ? defaultBranch.seen : "main";
    return gates.map((gate) => {
      const { triggers, whole } = gate.workflow;
      const sources = recordedBy(gate, repository).flatMap(({ triggers }) => triggers.get("push") ?? []);
      const answers = sources.map((trigger) => startsFor(trigger, defaultBranch));
      const place = (triggers.get("push") ?? whole.get("on")).place;
      if (answers.includes("yes")) return ok(place, "pushes to the default branch are recorded");
      if (answers.includes("unknown"))
        return notChecked(
          place,
          "whether pushes to the default branch are recorded",
          branchUnknown(defaultBranch),
        );
      return missing(place, "no push to the default branch is recorded, so that no baseline is ever left", {
        expected: "a run on pushes to the default branch",
        remedy: "add under `on`, with the name of your default branch:",
        yaml: [`push: { branches: [${yamlName(branch)}] }`],
      });
    });
  },
};

function yamlName(name: string): string {
  return /^[A-Za-z][\w./-]*$/.test(name) ? name : JSON.stringify(name);
}

export const pullRequest: Check = {
  id: "pull-request",
  title: "gating on every pull request",
  why: "Only what runs on `pull_request` can stop a merge; `pull_request_target` runs with secrets beside files of the pull request, and is refused.",
  look(repository) {
    return workflowsOf(repository.gates).flatMap((workflow) => [
      ...target(workflow),
      ...started(workflow, repository),
    ]);
  },
};

function target({ triggers }: Workflow): CheckFinding[] {
  const trigger = triggers.get("pull_request_target");
  if (trigger === undefined) return [];
  const what =
    "pull_request_target runs with a token that writes, and with secrets, beside files that a pull request brings: rungate refuses it";
  return [
    missing(trigger.place, what, { expected: "pull_request", remedy: "write pull_request in its place" }),
  ];
}

function started(workflow: Workflow, repository: Repository): CheckFinding[] {
  const { triggers, whole } = workflow;
  const trigger = triggers.get("pull_request");
  if (trigger !== undefined) return filters(trigger, repository.github);
  if (isBesideAnother(workflow, repository))
    return [ok(whole.get("on").place, "it records, and another workflow gates pull requests")];
  const remedy = "add under `on`:";
  return [
    missing(whole.get("on").place, "pull requests do not start it, so that nothing is gated before a merge", {
      expected: "a run on every pull request",
      remedy,
      yaml: ["pull_request:"],
    }),
  ];
}

/** A workflow that only records: for a suite that another workflow gates, or only on a schedule. */
function isBesideAnother({ file, triggers }: Workflow, { gates }: Repository): boolean {
  const prGates = gates.filter(({ workflow }) => workflow.triggers.has("pull_request"));
  const suites = gates.filter(({ workflow }) => workflow.file === file).map(({ suite }) => suite);
  if (triggers.has("merge_group") || prGates.length === 0) return false;
  return !triggers.has("push") || suites.every((suite) => prGates.some((other) => other.suite === suite));
}

const TYPES = ["opened", "synchronize", "reopened"];

function filters(trigger: YamlNode, { defaultBranch }: GitHubSetup): CheckFinding[] {
  const types = trigger.get("types");
  const absent = types.isThere ? TYPES.filter((type) => !types.texts.includes(type)) : [];
  if (absent.length > 0) {
    const what = `pull requests do not start it when they are ${absent.join(", ")}, so that commits stay without the check`;
    return [
      missing(types.place, what, {
        expected: `types that include ${TYPES.join(", ")}`,
        remedy: "take `types` out, or write:",
        yaml: [
          `types: [${[...types.texts.filter((type) => /^\w+$/.test(type)), ...absent].slice(0, 10).join(", ")}]`,
        ],
      }),
    ];
  }
  const answer = startsFor(trigger, defaultBranch);
  if (answer === "yes") return [ok(trigger.place, "pull requests start it")];
  if (answer === "unknown")
    return [
      notChecked(
        trigger.place,
        "whether pull requests into the default branch start it",
        branchUnknown(defaultBranch),
      ),
    ];
  return [
    missing(trigger.place, "pull requests into the default branch do not start it", {
      expected: "a run on pull requests into the default branch",
      remedy: "take its `branches` filter out, or add the default branch to it",
    }),
  ];
}

function branchUnknown(branch: GitHubSetup["defaultBranch"]): string {
  return "unseen" in branch
    ? `the default branch is not known (${branch.unseen})`
    : "the filter has signs that only GitHub reads: name the branch plainly";
}

const FILTERS = ["paths", "paths-ignore"];

export const pathFilters: Check = {
  id: "path-filters",
  title: "gating whatever files change",
  why: "Where a filter of `paths` keeps the workflow from running, a required check waits for ever.",
  look(repository) {
    const onPushes = workflowsOf(gatesWithArtifacts(repository)).flatMap(({ triggers }) =>
      filtersOf(triggers.get("push")).map(pushFinding),
    );
    const onPullRequests = workflowsOf(repository.gates).flatMap(({ triggers }) => {
      const trigger = triggers.get("pull_request");
      if (trigger === undefined) return [];
      const found = filtersOf(trigger);
      if (found.length === 0) return [ok(trigger.place, "no filter by paths")];
      return found.map((filter) =>
        missing(
          filter.place,
          "pull requests that change other files do not start it, and a required check then waits for ever",
          {
            expected: "pull_request without `paths` and `paths-ignore`",
            remedy: "take the filter out",
          },
        ),
      );
    });
    return [...onPullRequests, ...onPushes];
  },
};

function filtersOf(trigger: YamlNode | undefined): YamlNode[] {
  return FILTERS.flatMap((name) => trigger?.get(name) ?? []).filter(({ isThere }) => isThere);
}

function pushFinding({ place }: YamlNode): CheckFinding {
  return advice(
    place,
    "pushes that change other files leave no baseline, and an older one is compared with",
    {
      expected: "push without `paths` and `paths-ignore`",
      remedy: "take the filter out, unless nothing else can change what the agent does",
    },
  );
}

export const mergeGroup: Check = {
  id: "merge-group",
  title: "gating in a merge queue",
  why: "In a merge queue a required check must be reported for `merge_group` too, or the queue waits and throws the pull request out.",
  look({ gates, github: { rules } }) {
    const workflows = workflowsOf(gates).filter(({ triggers }) => triggers.has("pull_request"));
    return workflows.map(({ triggers, whole }) => {
      const trigger = triggers.get("merge_group");
      if (trigger !== undefined) return ok(trigger.place, "a merge queue starts it");
      const { place } = whole.get("on");
      const todo = {
        expected: "a run for the merge queue",
        remedy: "add under `on`:",
        yaml: ["merge_group:"],
      };
      if ("seen" in rules && !rules.seen.hasMergeQueue)
        return advice(place, "a merge queue does not start it; there is none yet", todo);
      return missing(
        place,
        "a merge queue does not start it: a required check would wait in it for ever",
        todo,
      );
    });
  },
};

export const gate: Check = {
  id: "gate",
  title: "a workflow that gates",
  why: "Without a job that calls `gate.yml`, or a step with the action, nothing is gated.",
  look({ gates, unread, workflows, hasSha256Ids }) {
    const hidden = unread.flatMap(({ problems, mayGate }) =>
      problems.map(({ message, ...place }) => {
        const expected = "a workflow that GitHub can read, because it may have a gate";
        if (mayGate)
          return missing(place, message, {
            expected,
            remedy: "fix the file; if it is too large, remove what you do not need",
          });
        return notChecked(place, "whether a gate is in this file", message);
      }),
    );
    const called = calledGates(workflows, gates).map((calledGate) =>
      notChecked(calledGate.uses.place, `whether ${gateName(calledGate)} can be trusted`, CALLED),
    );
    const seen = gates.map((each) => ok(each.uses.place, `${gateName(each)} gates`));
    const calls = workflows
      .filter(isStarted)
      .flatMap((workflow) => callFindings(workflow, workflows, unread));
    if (gates.length === 0) calls.push(...workflows.filter(isStarted).flatMap(foreignCalls));
    if (hasSha256Ids)
      return [
        ...hidden,
        ...calls,
        ...called,
        missing({}, NO_SHA256, { expected: "SHA-1 commit ids", remedy: LOCAL_GATE }),
      ];
    const found = [...hidden, ...calls, ...called, ...seen];
    if (seen.length + called.length > 0 || hidden.some(({ state }) => state === "missing")) return found;
    return [
      ...found,
      missing(
        {},
        "no workflow in .github/workflows gates: no job calls rungate/rungate/.github/workflows/gate.yml, no step uses rungate/rungate",
        NO_GATE,
      ),
    ];
  },
};

const CALLED =
  "it is in a workflow that is called only where nothing gates, too deep, or in a circle: call it from a workflow that pull requests start";

function callFindings(
  workflow: Workflow,
  workflows: readonly Workflow[],
  unread: Repository["unread"],
): CheckFinding[] {
  const broken = new Set(unread.flatMap(({ problems }) => problems.map(({ file }) => file)));
  const isGate = new Set(gatesIn(workflow).map(({ job }) => job));
  return jobsIn(workflow).flatMap((job) => {
    const file = calledFile(job);
    if (file === undefined || isGate.has(job) || job.called !== undefined || broken.has(file)) return [];
    const target = workflows.find((each) => each.file === file);
    if (target?.triggers.has("workflow_call")) return [];
    const fault = target === undefined ? "is not in this repository" : "has no `on: workflow_call`";
    return [
      missing(job.part.get("uses").place, `job ${shown(job.id)} calls ${shown(file)}, which ${fault}`, {
        expected: "a workflow that can be called",
        remedy: "correct the name, or add the workflow",
      }),
    ];
  });
}

function foreignCalls(workflow: Workflow): CheckFinding[] {
  return jobsIn(workflow)
    .map(({ part }) => part.get("uses"))
    .filter(({ text = "" }) => /^[^./$][^@]*\/\.github\/workflows\//.test(text))
    .map((uses) =>
      notChecked(uses.place, "whether a gate is in this workflow", "it is in another repository"),
    );
}

const NO_GATE = {
  expected: "one workflow with a gate",
  remedy: "run `rungate init`. It writes expectations, rungate.yml and the workflow",
};

export const dispatch: Check = {
  id: "dispatch",
  title: "recording by hand",
  why: "With `workflow_dispatch` a baseline that has expired can be recorded at once.",
  look(repository) {
    return workflowsOf(gatesWithArtifacts(repository)).map(({ triggers, whole }) => {
      const trigger = triggers.get("workflow_dispatch");
      if (trigger !== undefined) return ok(trigger.place, "it can be run by hand");
      return advice(whole.get("on").place, "you cannot run it by hand when the baseline has expired", {
        expected: "a run by hand",
        remedy: "add under `on`:",
        yaml: ["workflow_dispatch:"],
      });
    });
  },
};

import { startsFor } from "../branch-filter.ts";
import type { Check } from "../check.ts";
import { type Found, missing, notChecked, ok } from "../finding.ts";
import type { GitHubSetup } from "../github-setup.ts";
import type { Part } from "../part.ts";
import { type Repository, workflowsOf } from "../repository.ts";
import type { Workflow } from "../workflow.ts";

/** Each change is gated before it is merged, by an event that is safe. */
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

function target({ triggers }: Workflow): Found[] {
  const trigger = triggers.get("pull_request_target");
  if (trigger === undefined) return [];
  const what =
    "pull_request_target runs with a token that writes, and with secrets, beside files that a pull request brings: rungate refuses it";
  return [
    missing(trigger.place, what, { expected: "pull_request", remedy: "write pull_request in its place" }),
  ];
}

function started(workflow: Workflow, repository: Repository): Found[] {
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

/** A workflow that only records: of a suite that another one gates, or on nothing but a schedule. */
function isBesideAnother({ file, triggers }: Workflow, { gates }: Repository): boolean {
  const others = gates.filter(({ workflow }) => workflow.triggers.has("pull_request"));
  const suites = gates.filter(({ workflow }) => workflow.file === file).map(({ suite }) => suite);
  if (triggers.has("merge_group") || others.length === 0) return false;
  return !triggers.has("push") || suites.every((suite) => others.some((other) => other.suite === suite));
}

const TYPES = ["opened", "synchronize", "reopened"];

function filters(trigger: Part, { defaultBranch }: GitHubSetup): Found[] {
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

/** Why nobody can tell what a filter of branches means for the default branch. */
export function branchUnknown(branch: GitHubSetup["defaultBranch"]): string {
  return "unseen" in branch
    ? `the default branch is not known (${branch.unseen})`
    : "the filter has signs that only GitHub reads: name the branch plainly";
}

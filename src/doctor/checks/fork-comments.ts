import { shown } from "../../config/shown.ts";
import type { Check } from "../check.ts";
import { advice, type Found, missing, ok } from "../finding.ts";
import { gatesPullRequests, inputOf } from "../gate.ts";
import type { Part } from "../part.ts";
import { type Repository, workflowsOf } from "../repository.ts";
import type { Workflow } from "../workflow.ts";

const COMMENTS = /\/rungate\/\.github\/workflows\/comment\.ya?ml(?:@|$)/;

/** Pull requests from forks get their comment. */
export const forkComments: Check = {
  id: "fork-comments",
  title: "comments on pull requests from forks",
  why: "The token of a fork's run only reads; a second workflow comments for it, when the first one has ended.",
  look(repository) {
    const callers = repository.workflows.flatMap((workflow) =>
      workflow.jobs
        .map(({ part }) => part.get("uses"))
        .filter(({ text }) => COMMENTS.test(text ?? ""))
        .map((uses) => ({ workflow, uses })),
    );
    if (callers.length > 0) return callers.map((caller) => looked(caller, repository));
    return withoutOne(repository);
  },
};

function looked({ workflow, uses }: { workflow: Workflow; uses: Part }, { gates }: Repository): Found {
  const trigger = workflow.triggers.get("workflow_run");
  const names = workflowsOf(gates).map(({ name }) => name);
  const awaited = trigger?.get("workflows").texts ?? [];
  if (awaited.some((name) => names.includes(name)))
    return ok(uses.place, "a second workflow comments on pull requests from forks");
  const [name = "agent"] = names;
  return missing(
    trigger?.get("workflows").place ?? uses.place,
    `no workflow that gates has a name that it waits for, so that it never comments`,
    {
      expected: `the \`name\` of the workflow that gates: ${names
        .map((one) => shown(one))
        .slice(0, 5)
        .join(", ")}`,
      remedy: "write under `on`:",
      yaml: [`workflow_run: { workflows: [${JSON.stringify(name)}], types: [completed] }`],
    },
  );
}

/** Only of a public repository is it known that there may be forks. */
function withoutOne({ gates, github: { isPublic } }: Repository): Found[] {
  const [gate] = gates.filter((one) => gatesPullRequests(one) && inputOf(one.inputs, "comment") !== "never");
  if (gate === undefined || "unseen" in isPublic || !isPublic.seen) return [];
  return [
    advice(
      gate.workflow.whole.get("on").place,
      "the repository is public, and pull requests from forks get no comment: the job summary has it",
      {
        expected: "a second workflow that comments",
        remedy: "if you want comments there, copy agent-comment.yml from docs/action.md",
      },
    ),
  ];
}

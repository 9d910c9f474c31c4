import { shown } from "../../core/json.ts";
import { uploadLines } from "../../gate/score/fingerprint.ts";
import { checkRunName } from "../../views/check-run.ts";
import { isExpression } from "./expressions.ts";
import { isUploadedAnyway, reportUpload, uploadFaults } from "./recordings-source.ts";
import {
  advice,
  configOf,
  type Found,
  missing,
  notChecked,
  ok,
  type Repository,
  usesArtifact,
} from "./repository.ts";
import { checkName, type Gate, gateName, gatesPullRequests, inputOf, writesCheckRun } from "./workflow.ts";

const UNKNOWN_SUITE = "only GitHub evaluates the expression in `suite`";

export function checkUpload(gate: Gate): Found {
  if (gate.kind === "call" || !usesArtifact(gate)) return [];
  const { suite } = gate;
  const { place } = gate.uses;
  const name = gateName(gate);
  if (isExpression(suite)) return notChecked(place, `whether ${name} uploads its report`, UNKNOWN_SUITE);
  const todo = {
    expected: "the report as an artifact of its own name",
    remedy: "write this step after the action's:",
    yaml: uploadLines(suite),
  };
  const step = reportUpload(gate);
  if (step === undefined)
    return missing(place, `no later step of ${name} uploads the report, so that it leaves no baseline`, todo);
  const faults = uploadFaults(step, suite);
  if (faults.length > 0)
    return faults.map(({ part, fault }) => missing(part.place, `the upload of the report ${fault}`, todo));
  if (isUploadedAnyway(step)) return ok(step.get("uses").place, `${name} uploads its report`);
  return notChecked(
    step.get("if").place,
    `whether ${name} uploads its report where a baseline is recorded`,
    "only GitHub evaluates the rest of its `if`",
  );
}

export function checkRequired(gate: Gate, { github: { rules, protection } }: Repository): Found {
  if (!gate.workflow.triggers.has("pull_request")) return [];
  const { place } = gate.uses;
  const name = checkName(gate);
  if (name === undefined)
    return notChecked(
      place,
      `whether the check of ${gateName(gate)} is required`,
      "its name is made of values that only GitHub knows",
    );
  const check = shown(name);
  const { checks = [], workflows = [] } = "seen" in rules ? rules.seen : {};
  if (workflows.includes(gate.workflow.file)) return ok(place, `the workflow is required by a ruleset`);
  const names = writesCheckRun(gate) ? [name, checkRunName(gate.suite)] : [name];
  const unwritten = checks.find(
    (each) => each.name === checkRunName(gate.suite) && !names.includes(each.name),
  );
  if (unwritten !== undefined)
    return missing(place, `${shown(unwritten.name)} is required, and ${gateName(gate)} does not write it`, {
      expected: `${check} among the required checks, or a step of the plain action with check: true`,
      remedy: `in the ruleset require ${check} in place of ${shown(unwritten.name)}`,
    });
  const required = checks.filter((each) => names.includes(each.name));
  const ruled = required.find(({ isFromOneApp }) => isFromOneApp);
  if (ruled !== undefined) return ok(place, `${shown(ruled.name)} is required by a ruleset`);
  if (required.length > 0)
    return advice(place, `${check} is required, and counts from whatever app reports it`, {
      expected: "the source GitHub Actions",
      remedy: `in the ruleset choose GitHub Actions as the source of ${check}`,
    });
  const classic = "seen" in protection ? protection.seen.find((each) => names.includes(each)) : undefined;
  if (classic !== undefined) return ok(place, `${shown(classic)} is required by branch protection`);
  const unseen = [rules, protection].flatMap((fact) => ("unseen" in fact ? fact.unseen : []));
  if (unseen[0] !== undefined) return notChecked(place, `whether ${check} is required`, unseen[0]);
  return missing(place, `${check} is not required, so that a red gate stops no merge`, {
    expected: `${check} among the required checks of the default branch`,
    remedy: `under Settings, Rules, Rulesets add "Require status checks to pass" with ${check}, from GitHub Actions`,
  });
}

export function checkBaseBranches(gate: Gate, repository: Repository): Found {
  const { listedBranches } = repository.github;
  const { file } = configOf(gate, repository);
  const branches = repository.files.get(gate)?.policy?.baseline.branches ?? [];
  return branches.map((branch) => {
    const name = shown(branch);
    if ("unseen" in listedBranches)
      return notChecked({ file }, `whether ${name} is protected`, listedBranches.unseen);
    const state = listedBranches.seen.get(branch);
    if (state === "protected") return ok({ file }, `${name} is protected`);
    const why =
      state === "absent" ? "does not exist, and anybody who may push can make it" : "is not protected";
    return missing({ file }, `${name} of baseline.branches ${why}`, {
      expected: "a branch that rules protect",
      remedy: `protect ${name} under Settings, Rules, Rulesets, or take it out of baseline.branches`,
    });
  });
}

const COMMENTS = /\/rungate\/\.github\/workflows\/comment\.ya?ml(?:@|$)/;

export function checkForkComments({ workflows, gates, github: { isPublic } }: Repository): Found {
  const names = [...new Set(gates.map(({ workflow }) => workflow.name))];
  const callers = workflows.flatMap(({ jobs, triggers }) =>
    jobs
      .map(({ part }) => part.get("uses"))
      .filter(({ text = "" }) => COMMENTS.test(text))
      .map((uses) => ({ uses, awaited: triggers.get("workflow_run")?.get("workflows") })),
  );
  if (callers.length > 0)
    return callers.map(({ uses, awaited }) =>
      awaited?.texts.some((name) => names.includes(name))
        ? ok(uses.place, "a second workflow comments on pull requests from forks")
        : missing(
            (awaited ?? uses).place,
            "no workflow that gates has a name that it waits for, so that it never comments",
            {
              expected: `the \`name\` of the workflow that gates: ${names.slice(0, 5).map(shown).join(", ")}`,
              remedy: "write under `on`:",
              yaml: [
                `workflow_run: { workflows: [${JSON.stringify(names[0] ?? "agent")}], types: [completed] }`,
              ],
            },
          ),
    );
  const gate = gates.find((each) => gatesPullRequests(each) && inputOf(each.inputs, "comment") !== "never");
  if (gate === undefined || "unseen" in isPublic || !isPublic.seen) return [];
  return advice(
    gate.workflow.whole.get("on").place,
    "the repository is public, and pull requests from forks get no comment: the job summary has it",
    {
      expected: "a second workflow that comments",
      remedy: "if you want comments there, copy agent-comment.yml from docs/action.md",
    },
  );
}

export function checkBaseline(gate: Gate, { github: { baselines, defaultBranch } }: Repository): Found {
  if (!usesArtifact(gate)) return [];
  const { place } = gate.uses;
  const suite = `the suite ${shown(gate.suite)}`;
  const what = `whether the default branch has a baseline of ${suite}`;
  if (isExpression(gate.suite)) return notChecked(place, what, UNKNOWN_SUITE);
  const fact = baselines.get(gate) ?? {
    unseen: "unseen" in defaultBranch ? defaultBranch.unseen : "GitHub was not asked",
  };
  if ("unseen" in fact) return notChecked(place, what, fact.unseen);
  const { isFound, reason, expiresAt } = fact.seen;
  if (!isFound)
    return missing(place, `no baseline of ${suite}: ${reason}`, {
      expected: "a report that a push to the default branch has left",
      remedy: "merge the workflow, or run it by hand on the default branch (Actions, Run workflow)",
    });
  const day = /^\d{4}-\d{2}-\d{2}/.exec(expiresAt ?? "")?.[0] ?? "an unknown time";
  return ok(place, `a baseline of ${suite} is kept${expiresAt === null ? "" : ` until ${day}`}`);
}

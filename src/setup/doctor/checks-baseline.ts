import { re2 } from "../../core/expression.ts";
import { shown } from "../../core/json.ts";
import { counted, listed } from "../../core/text.ts";
import { uploadLines } from "../../gate/score/fingerprint.ts";
import { cronsOf, longestGapDays } from "./job-permissions.ts";
import { isUploadedAnyway, reportUpload, uploadFaults } from "./recordings-source.ts";
import {
  type ActionList,
  type AllowedActions,
  advice,
  type BranchRules,
  type Check,
  type CheckFinding,
  configOf,
  gatesWithArtifacts,
  missing,
  notChecked,
  ok,
  type Repository,
  recordedBy,
  workflowsOf,
} from "./repository.ts";
import {
  checkName,
  type Gate,
  gateName,
  gatesPullRequests,
  inputOf,
  isExpression,
  type Workflow,
  type YamlNode,
} from "./workflow.ts";

export const upload: Check = {
  id: "upload",
  title: "the upload of the report",
  why: "The action uploads nothing itself: the step behind it leaves the baseline, also after a red gate and in a second attempt.",
  look(repository) {
    return gatesWithArtifacts(repository)
      .filter(({ kind }) => kind === "action")
      .flatMap(checkUpload);
  },
};

function checkUpload(gate: Gate): CheckFinding[] {
  const { suite } = gate;
  if (isExpression(suite))
    return [
      notChecked(
        gate.uses.place,
        `whether ${gateName(gate)} uploads its report`,
        "only GitHub evaluates the expression in `suite`",
      ),
    ];
  const todo = {
    expected: "the report as an artifact of its own name",
    remedy: "write this step after the action's:",
    yaml: uploadLines(suite),
  };
  const step = reportUpload(gate);
  if (step === undefined)
    return [
      missing(
        gate.uses.place,
        `no later step of ${gateName(gate)} uploads the report, so that it leaves no baseline`,
        todo,
      ),
    ];
  const faults = uploadFaults(step, suite);
  if (faults.length === 0 && !isUploadedAnyway(step))
    return [
      notChecked(
        step.get("if").place,
        `whether ${gateName(gate)} uploads its report where a baseline is recorded`,
        "only GitHub evaluates the rest of its `if`",
      ),
    ];
  if (faults.length === 0) return [ok(step.get("uses").place, `${gateName(gate)} uploads its report`)];
  return faults.map(({ part, fault }) => missing(part.place, `the upload of the report ${fault}`, todo));
}

export const retention: Check = {
  id: "retention",
  title: "reports that are kept until the next is recorded",
  why: "A report that expires before the schedule runs again leaves pull requests without a baseline.",
  look(repository) {
    return gatesWithArtifacts(repository).flatMap((gate) => checkRetention(gate, repository));
  },
};

function checkRetention(gate: Gate, repository: Repository): CheckFinding[] {
  const schedules = recordedBy(gate, repository).flatMap(({ triggers }) => triggers.get("schedule") ?? []);
  const [first] = schedules;
  if (first === undefined) return [];
  const gap = longestGapDays(cronsOf(schedules));
  if (gap === undefined)
    return [
      advice(first.place, "rungate cannot tell how often the schedule runs", {
        expected: "five fields, such as 17 3 * * 1",
        remedy: "write:",
        yaml: ['schedule: [{ cron: "17 3 * * 1" }]'],
      }),
    ];
  if (gap === Number.POSITIVE_INFINITY) return [];
  // A scheduled run may be hours late, or skipped for a day.
  return [daysFinding(gate, gap + 1, first, repository)];
}

function daysFinding(
  gate: Gate,
  least: number,
  schedule: YamlNode,
  { github: { retentionDays } }: Repository,
): CheckFinding {
  const own = gate.kind === "action" ? reportUpload(gate)?.get("with").get("retention-days") : undefined;
  const expected = `at least ${counted(least, "day")}, because there can be so many between two runs of the schedule`;
  // 0 means the setting of the repository.
  if (own?.isThere && own.text !== "0") {
    const days = Number(own.text);
    if (!Number.isInteger(days))
      return notChecked(
        own.place,
        "how long the report is kept",
        "only GitHub evaluates the expression in retention-days",
      );
    if (days >= least)
      return ok(own.place, `the report is kept for ${counted(days, "day")}, and recorded again in time`);
    return missing(
      own.place,
      `the report is kept for ${counted(days, "day")}, and may expire before it is recorded again`,
      {
        expected,
        remedy: "take `retention-days` out, or write:",
        yaml: [`retention-days: ${least}`],
      },
    );
  }
  const { place } = schedule;
  if ("unseen" in retentionDays)
    return notChecked(
      place,
      "whether artifacts are kept until the schedule runs again",
      retentionDays.unseen,
    );
  const days = counted(retentionDays.seen, "day");
  if (retentionDays.seen >= least)
    return ok(place, `artifacts are kept for ${days}, and the schedule runs before`);
  return missing(
    place,
    `artifacts are kept for ${days}, and the report may expire before it is recorded again`,
    {
      expected,
      remedy:
        "let the schedule run more often, or raise the retention under Settings, Actions, General, Artifact and log retention",
    },
  );
}

export const requiredCheck: Check = {
  id: "required-check",
  title: "a required check",
  why: "A check that is not required is red beside a button that merges.",
  look(repository) {
    return repository.gates
      .filter(({ workflow }) => workflow.triggers.has("pull_request"))
      .map((gate) => checkRequiredCheck(gate, repository));
  },
};

function checkRequiredCheck(gate: Gate, { github: { rules, protection } }: Repository): CheckFinding {
  const { place } = gate.uses;
  const name = checkName(gate);
  if (name === undefined)
    return notChecked(
      place,
      `whether the check of ${gateName(gate)} is required`,
      "its name is made of values that only GitHub knows",
    );
  const check = shown(name);
  const what = `whether ${check} is required`;
  if ("seen" in rules && rules.seen.workflows.includes(gate.workflow.file))
    return ok(place, `the workflow is required by a ruleset`);
  const required = "seen" in rules ? rules.seen.checks.filter((each) => each.name === name) : [];
  if (required.length > 0) return sourceFinding(gate, check, required);
  if ("seen" in protection && protection.seen.includes(name))
    return ok(place, `${check} is required by branch protection`);
  if ("unseen" in rules) return notChecked(place, what, rules.unseen);
  if ("unseen" in protection) return notChecked(place, what, protection.unseen);
  return missing(place, `${check} is not required, so that a red gate stops no merge`, {
    expected: `${check} among the required checks of the default branch`,
    remedy: `under Settings, Rules, Rulesets add "Require status checks to pass" with ${check}, from GitHub Actions`,
  });
}

export const baseBranches: Check = {
  id: "base-branches",
  title: "base branches that only reviewed commits reach",
  why: "A branch in `baseline.branches` records its own baseline, and a run on it is never red for a worse agent.",
  look(repository) {
    const { listedBranches } = repository.github;
    return repository.gates.flatMap((gate) => {
      const place = { file: configOf(gate, repository).file };
      const branches = repository.files.get(gate)?.policy?.baseline.branches ?? [];
      return branches.map((branch) => {
        if ("unseen" in listedBranches)
          return notChecked(place, `whether ${shown(branch)} is protected`, listedBranches.unseen);
        const state = listedBranches.seen.get(branch);
        if (state === "protected") return ok(place, `${shown(branch)} is protected`);
        const why =
          state === "absent" ? "does not exist, and anybody who may push can make it" : "is not protected";
        return missing(place, `${shown(branch)} of baseline.branches ${why}`, {
          expected: "a branch that rules protect",
          remedy: `protect ${shown(branch)} under Settings, Rules, Rulesets, or take it out of baseline.branches`,
        });
      });
    });
  },
};

function sourceFinding(
  { uses: { place } }: Gate,
  check: string,
  required: BranchRules["checks"],
): CheckFinding {
  if (required.some(({ isFromOneApp }) => isFromOneApp))
    return ok(place, `${check} is required by a ruleset`);
  return advice(place, `${check} is required, and counts from whatever app reports it`, {
    expected: "the source GitHub Actions",
    remedy: `in the ruleset choose GitHub Actions as the source of ${check}`,
  });
}

const COMMENTS = /\/rungate\/\.github\/workflows\/comment\.ya?ml(?:@|$)/;

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
    if (callers.length > 0) return callers.map((caller) => checkForkComments(caller, repository));
    return adviceForForks(repository);
  },
};

function checkForkComments(
  { workflow, uses }: { workflow: Workflow; uses: YamlNode },
  { gates }: Repository,
): CheckFinding {
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
        .map((text) => shown(text))
        .slice(0, 5)
        .join(", ")}`,
      remedy: "write under `on`:",
      yaml: [`workflow_run: { workflows: [${JSON.stringify(name)}], types: [completed] }`],
    },
  );
}

function adviceForForks({ gates, github: { isPublic } }: Repository): CheckFinding[] {
  const [gate] = gates.filter(
    (candidate) => gatesPullRequests(candidate) && inputOf(candidate.inputs, "comment") !== "never",
  );
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

export const baseline: Check = {
  id: "baseline",
  title: "a report of the default branch",
  why: "Until the default branch has left a report, or when the last one has expired, nothing is compared.",
  look(repository) {
    return gatesWithArtifacts(repository).map((gate) => checkBaseline(gate, repository));
  },
};

function checkBaseline(gate: Gate, { github: { baselines, defaultBranch } }: Repository): CheckFinding {
  const { suite } = gate;
  const { place } = gate.uses;
  const what = `whether the default branch has a baseline of the suite ${shown(suite)}`;
  if (isExpression(suite)) return notChecked(place, what, "only GitHub evaluates the expression in `suite`");
  const baseline = baselines.get(gate);
  if (baseline === undefined)
    return notChecked(place, what, "unseen" in defaultBranch ? defaultBranch.unseen : "GitHub was not asked");
  if ("unseen" in baseline) return notChecked(place, what, baseline.unseen);
  const { isFound, reason, expiresAt } = baseline.seen;
  if (!isFound)
    return missing(place, `no baseline of the suite ${shown(suite)}: ${reason}`, {
      expected: "a report that a push to the default branch has left",
      remedy: "merge the workflow, or run it by hand on the default branch (Actions, Run workflow)",
    });
  const until = expiresAt === null ? "" : ` until ${shownDay(expiresAt)}`;
  return ok(place, `a baseline of the suite ${shown(suite)} is kept${until}`);
}

function shownDay(time: string): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(time)?.[0] ?? "a time that is not told";
}

export const allowedActions: Check = {
  id: "allowed-actions",
  title: "settings that let the gate run",
  why: "Where a setting of the repository forbids an action that the gate uses, no job of the workflow runs.",
  look({ gates, github: { actions } }: Repository) {
    return gates.map((gate) => {
      const what = `whether the settings of the repository let ${gateName(gate)} run`;
      return "unseen" in actions
        ? notChecked(gate.uses.place, what, actions.unseen)
        : allowedFinding(gate, actions.seen);
    });
  },
};

function allowedFinding(gate: Gate, allowed: AllowedActions): CheckFinding {
  const used = usesOf(gate);
  const forbidden = used.filter(({ text = "" }) => !mayUse(text, allowed));
  const loose = allowed.mustBePinned
    ? used.filter(({ text = "" }) => isForeign(text) && !/@[0-9a-f]{40}$/.test(text))
    : [];
  const names = (parts: readonly YamlNode[]) => listed(parts.map(({ text = "" }) => shown(text)));
  if (!allowed.isEnabled)
    return missing(gate.uses.place, "GitHub Actions is switched off", {
      expected: "a repository in which workflows run",
      remedy: "switch it on under Settings, Actions, General",
    });
  if (forbidden[0] !== undefined && allowed.list?.verified)
    return notChecked(
      forbidden[0].place,
      `whether the settings of the repository let it use ${names(forbidden)}`,
      "they allow whatever comes from creators that GitHub has verified, and who those are it does not tell",
    );
  if (forbidden[0] !== undefined)
    return missing(
      forbidden[0].place,
      `the settings of the repository do not let it use ${names(forbidden)}`,
      {
        expected: "rungate/rungate and the actions/* of the workflow among those that may be used",
        remedy: "add rungate/rungate@* and actions/*@* under Settings, Actions, General, Actions permissions",
      },
    );
  if (loose[0] !== undefined)
    return missing(
      loose[0].place,
      `the settings of the repository require a full commit, which ${names(loose)} does not name`,
      {
        expected: "a commit of 40 digits behind each @",
        remedy: "write the commit of the release, with its tag as a comment behind it",
      },
    );
  return ok(gate.uses.place, `the settings of the repository let ${gateName(gate)} run`);
}

function usesOf({ job }: Gate): YamlNode[] {
  return [job.part, ...job.steps].map((part) => part.get("uses")).filter(({ text }) => text !== undefined);
}

function isForeign(uses: string): boolean {
  return !/^[.$]\//.test(uses) && !uses.startsWith("docker://");
}

function mayUse(uses: string, { onlyLocal, list }: AllowedActions): boolean {
  if (!isForeign(uses)) return true;
  if (onlyLocal) return false;
  return list === undefined || isListed(uses, list);
}

function isListed(uses: string, { patterns, githubOwned }: ActionList): boolean {
  if (patterns.some((pattern) => pattern.startsWith("!") && fits(pattern.slice(1), uses))) return false;
  if (githubOwned && /^(?:actions|github)\//.test(uses)) return true;
  return patterns.some((pattern) => fits(pattern, uses));
}

/** In these patterns only `*` is special. */
function fits(pattern: string, uses: string): boolean {
  const source = pattern
    .split("*")
    .map((piece) => re2().quote(piece))
    .join(".*");
  return re2().matches(source, uses);
}

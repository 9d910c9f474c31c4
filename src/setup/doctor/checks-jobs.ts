import { shown } from "../../core/json.ts";
import {
  type Answer,
  type Circumstances,
  grants,
  holds,
  permissionsOf,
  saysAlways,
  writesBeyond,
} from "./job-permissions.ts";
import { advice, type Check, type CheckFinding, missing, notChecked, ok, type Remedy } from "./repository.ts";
import {
  bare,
  expression,
  type Gate,
  gateName,
  gatesPullRequests,
  inputOf,
  isExpression,
  type Job,
  levelsOf,
  type YamlNode,
} from "./workflow.ts";

export const skipped: Check = {
  id: "skipped",
  title: "a gate that is never skipped",
  why: "A job is skipped with those it needs unless it says `always()`. A skipped job with the action counts as passed; a skipped call leaves no check, and the pull request waits.",
  look({ gates }) {
    return gates
      .flatMap((gate) => [gate, ...gate.callers.map((job): Gate => ({ ...gate, kind: "call", job }))])
      .filter((gate) => gatesPullRequests(gate) || gate.job.needs.length > 0)
      .map(conditionFinding);
  },
};

function conditionFinding(gate: Gate): CheckFinding {
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
  if (saysAlways(text)) return restFinding(gate, todo);
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

/** Values that differ between pull requests or job results; a condition on them may skip some gates. */
const DIFFERS = /\b(?:needs|github\.(?:event\b|\w*actor|ref|head_ref|base_ref|sha))/i;

function restFinding(gate: Gate, todo: Remedy): CheckFinding {
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
  const found = [...switches.flatMap((part) => switchFindings(gate, part)), ...stepFindings(gate)];
  return found.length > 0 ? found : [ok(gate.uses.place, `a red ${gateName(gate)} is a red check`)];
}

function switchFindings(gate: Gate, part: YamlNode): CheckFinding[] {
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

function stepFindings(gate: Gate): CheckFinding[] {
  const { job, step, workflow } = gate;
  const condition = job.steps[step]?.get("if");
  // After a failure the job is red anyway.
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
        if (name.startsWith("$/") || file === "" || workflows.some((workflow) => workflow.file === file))
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

export const permissions: Check = {
  id: "permissions",
  title: "the permissions that the gate needs",
  why: "A caller of `gate.yml` that grants less is refused before any job runs; the action without them sees no baseline, or writes no comment.",
  look({ gates }) {
    return gates.flatMap(permissionsFor);
  },
};

/** A called workflow has at most the permissions of the calling job, and inherits them by default. */
function permissionsFor(gate: Gate): CheckFinding[] {
  const required = requiredScopes(gate);
  const name = gateName(gate);
  const expected = [...required].map(([scope, level]) => `${scope}: ${level}`);
  const todo = {
    expected: expected.join(", "),
    remedy: "write in the job:",
    yaml: ["permissions:", ...expected.map((line) => `  ${line}`)],
  };
  const levels = levelsOf(gate);
  const [outermost = levels[0]] = levels;
  const explicit = levels.flatMap((level) => permissionsOf(level) ?? []);
  const granted = explicit.at(-1);
  if (granted === undefined || (outermost !== undefined && permissionsOf(outermost) === undefined))
    return [
      missing(
        (outermost?.job ?? gate.job).part.place,
        `${outermost === undefined || outermost.job === gate.job ? name : `job ${shown(outermost.job.id)}`} names no permissions, so that a setting of the repository decides`,
        todo,
      ),
    ];
  const refused = explicit.flatMap((part) => {
    const lacking = [...required].filter(([scope, level]) => !grants(part, scope, level));
    const lacks = lacking.map(([scope, level]) => `${scope}: ${level}`).join(", ");
    return lacking.length === 0 ? [] : [missing(part.place, `${name} may not: ${lacks}`, todo)];
  });
  if (refused.length > 0) return refused;
  const beyond = writesBeyond(granted, required);
  if (beyond.length === 0) return [ok(granted.place, `${name} has the permissions that the gate needs`)];
  const more = beyond.includes("*") ? "write everything" : `write ${beyond.slice(0, 5).join(", ")}`;
  return [
    advice(granted.place, `${name} may ${more}, which the gate does not need`, {
      ...todo,
      remedy: "unless another step needs it, write in the job:",
    }),
  ];
}

/** The action needs write access only if it comments. */
function requiredScopes({ kind, inputs }: Gate): ReadonlyMap<string, string> {
  const required = new Map([
    ["contents", "read"],
    ["actions", "read"],
    ["pull-requests", "write"],
  ]);
  if (kind === "action" && inputOf(inputs, "comment") === "never") required.delete("pull-requests");
  return required;
}

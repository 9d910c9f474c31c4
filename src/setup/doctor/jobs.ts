import { isObject, shown } from "../../core/json.ts";
import { bare, type Circumstances, expression, holds, isExpression, saysAlways } from "./expressions.ts";
import { advice, type Found, flat, missing, notChecked, ok } from "./repository.ts";
import {
  type Gate,
  gateName,
  gatesPullRequests,
  inputOf,
  levelsOf,
  writesCheckRun,
  type YamlNode,
} from "./workflow.ts";

export function checkSkipped(gate: Gate): Found {
  const callers = gate.callers.map((job): Gate => ({ ...gate, kind: "call", job }));
  return [gate, ...callers].map((each) =>
    gatesPullRequests(each) || each.job.needs.length > 0 ? conditionFinding(each) : undefined,
  );
}

/** Values that differ between pull requests or job results; a condition on them may skip some gates. */
const DIFFERS = /\b(?:needs|github\.(?:event\b|\w*actor|ref|head_ref|base_ref|sha))/i;

function conditionFinding(gate: Gate): Found {
  const { place, text = "" } = gate.job.part.get("if");
  const name = gateName(gate);
  const events = [...gate.workflow.triggers.keys()];
  const beforeMerge = events.filter((event) => event === "pull_request" || event === "merge_group");
  const todo = {
    expected: "if: always(), and nothing else",
    remedy: "write in the job:",
    yaml: [`if: ${expression("always()")}`],
  };
  const effect =
    gate.kind === "call"
      ? "the required check then waits for ever"
      : "a skipped job counts as a passed check";
  if (runsFor(gate, events)) return ok(place, `${name} is never skipped`);
  if (!saysAlways(text)) {
    const needsSuccess = runsFor(gate, events, ["success"]) && runsFor(gate, events, ["failure"]) === false;
    const when = needsSuccess ? "a job that it needs fails" : "its `if` is false";
    return missing(place, `${name} is skipped when ${when}: ${effect}`, todo);
  }
  const rest = "where the rest of its `if` says so";
  const answer = runsFor(gate, beforeMerge);
  if (gate.kind === "call" || answer) return advice(place, `${name} is skipped ${rest}`, todo);
  if (answer === false || DIFFERS.test(text.replace(/github\.event_name/gi, "")))
    return missing(place, `${name} is skipped on pull requests ${rest}: ${effect}`, todo);
  return notChecked(
    place,
    `whether ${name} is skipped on pull requests`,
    "only GitHub evaluates the rest of its `if`",
  );
}

/** Returns true if a gate's job runs for all these events and endings of the jobs before, false if not for one of them. */
function runsFor(
  { job }: Gate,
  events: readonly string[],
  endings: Circumstances["before"][] = job.needs.length === 0
    ? ["success"]
    : ["success", "failure", "cancelled"],
): boolean | undefined {
  const text = job.part.get("if").text ?? "";
  const answers = events.flatMap((event) => endings.map((before) => holds(text, { event, before })));
  return answers.includes(false) ? false : answers.includes(undefined) ? undefined : true;
}

export function checkRedStaysRed(gate: Gate): Found {
  const { job, step, inputs, uses } = gate;
  const around = [job.part, ...job.steps.slice(step, step + 1)];
  const switches = [inputs.get("report-only"), ...around.map((part) => part.get("continue-on-error"))];
  return flat(
    [switches.map((part) => switchFinding(gate, part)), stepFinding(gate)],
    ok(uses.place, `a red ${gateName(gate)} is a red check`),
  );
}

function switchFinding(gate: Gate, { text = "", place }: YamlNode): Found {
  if (/^(?:false)?$/i.test(bare(text))) return [];
  if (isExpression(text))
    return notChecked(
      place,
      `whether the check is red where ${gateName(gate)} is`,
      "only GitHub evaluates the expression there",
    );
  return missing(place, `the check is green whatever ${gateName(gate)} finds`, {
    expected: "a red check where the gate is red",
    remedy: "take the line out, once you have tried the gate",
  });
}

function stepFinding(gate: Gate): Found {
  const condition = gate.job.steps[gate.step]?.get("if");
  // After a failure the job is red anyway.
  const runs = (event: string) => holds(condition?.text ?? "", { event, before: "success" }) === true;
  if (condition === undefined || [...gate.workflow.triggers.keys()].every(runs)) return [];
  return missing(
    condition.place,
    `the step of ${gateName(gate)} is skipped when its \`if\` is false, and the check is green then`,
    { expected: "a step with the action that has no `if`", remedy: "take the `if` out" },
  );
}

export function checkPinned(
  { uses }: Gate,
  { workflows }: { workflows: readonly { file: string }[] },
): Found {
  const { place, text = "" } = uses;
  const [name = "", ref] = text.split("@", 2);
  if (ref === undefined && /^[.$]\//.test(name)) {
    const file = name.slice(2);
    if (name.startsWith("$/") || file === "" || workflows.some((workflow) => workflow.file === file))
      return ok(place, `${shown(name)} comes with the repository`);
    return missing(place, `${shown(name)} is not in this repository`, {
      expected: "a copy of gate.yml there",
      remedy: "add the copy, or write:",
      yaml: ["uses: rungate/rungate/.github/workflows/gate.yml@v1"],
    });
  }
  if (ref !== undefined && /^(?:v\d+(?:\.\d+){0,2}|[0-9a-f]{40})$/.test(ref))
    return ok(place, `pinned to ${shown(ref)}`);
  if (ref !== undefined && /^[0-9a-f]{7,39}$/.test(ref))
    return notChecked(
      place,
      `whether ${shown(ref)} is a commit`,
      "it may be the name of a branch: write all 40 digits",
    );
  return missing(
    place,
    ref === undefined ? `${shown(text)} names no version` : `${shown(ref)} is no release`,
    {
      expected: "a tag such as v1, or a commit of 40 digits",
      remedy: "write:",
      yaml: [`uses: ${name}@v1`],
    },
  );
}

type Scopes = [scope: string, level: string][];

/** A called workflow has at most the permissions of the calling job, and inherits them by default. */
export function checkPermissions(gate: Gate): Found {
  const required: Scopes = [
    ["contents", "read"],
    ["actions", "read"],
  ];
  // The action needs write access only if it comments.
  if (gate.kind === "call" || inputOf(gate.inputs, "comment") !== "never")
    required.push(["pull-requests", "write"]);
  if (writesCheckRun(gate)) required.push(["checks", "write"]);
  const name = gateName(gate);
  const expected = required.map(([scope, level]) => `${scope}: ${level}`);
  const todo = {
    expected: expected.join(", "),
    remedy: "write in the job:",
    yaml: ["permissions:", ...expected.map((line) => `  ${line}`)],
  };
  // From the job or the workflow, at each level.
  const explicit = levelsOf(gate).map(({ job, whole }) =>
    [job.part, whole].map((part) => part.get("permissions")).find(({ isThere }) => isThere),
  );
  const outermost = gate.callers[0] ?? gate.job;
  const given = explicit.filter((part) => part !== undefined);
  const granted = given.at(-1);
  if (granted === undefined || explicit[0] === undefined)
    return missing(
      outermost.part.place,
      `${outermost === gate.job ? name : `job ${shown(outermost.id)}`} names no permissions, so that a setting of the repository decides`,
      todo,
    );
  const refused = given.flatMap((part) => {
    const lacks = required.filter(
      ([scope, level]) => LEVELS.indexOf(levelIn(part, scope)) < LEVELS.indexOf(level),
    );
    const text = lacks.map(([scope, level]) => `${scope}: ${level}`).join(", ");
    return lacks.length === 0 ? [] : [missing(part.place, `${name} may not: ${text}`, todo)];
  });
  if (refused.length > 0) return refused;
  const needed = required.filter(([, level]) => level === "write").map(([scope]) => scope);
  const beyond = granted.entries.flatMap(([scope, { text }]) =>
    text === "write" && !needed.includes(scope) ? [scope] : [],
  );
  const isAll = granted.text === "write-all";
  if (beyond.length === 0 && !isAll)
    return ok(granted.place, `${name} has the permissions that the gate needs`);
  const more = isAll ? "everything" : beyond.slice(0, 5).join(", ");
  return advice(granted.place, `${name} may write ${more}, which the gate does not need`, {
    ...todo,
    remedy: "unless another step needs it, write in the job:",
  });
}

const LEVELS = ["none", "read", "write"];

function levelIn(granted: YamlNode, scope: string): string {
  if (isObject(granted.value)) return granted.get(scope).text ?? "none";
  return (granted.text ?? "none").replace(/-all$/, "");
}

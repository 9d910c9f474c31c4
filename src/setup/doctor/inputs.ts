import { suiteNameFault } from "../../config/policy.ts";
import { shown } from "../../core/json.ts";
import { didYouMean, placeName } from "../../core/problems.ts";
import { bare, expression, isExpression } from "./expressions.ts";
import {
  configOf,
  type Found,
  flat,
  linesInConfig,
  missing,
  notChecked,
  ok,
  type Repository,
} from "./repository.ts";
import { type Gate, gateName, gatesPullRequests, isSharded, jobsBefore, runsOf } from "./workflow.ts";

export function checkSuite(gate: Gate, { gates }: Repository): Found {
  const { suite } = gate;
  const { place } = gate.inputs.get("suite");
  if (isExpression(suite))
    return notChecked(
      place,
      "whether another gate has this suite",
      "only GitHub evaluates the expression in `suite`",
    );
  const rename = {
    expected: "a name of its own for each suite",
    remedy: "write under `with`:",
    yaml: ["suite: booking"],
  };
  const fault = suiteNameFault(suite);
  if (fault !== undefined)
    return missing(place, fault, { ...rename, expected: "a name that can be part of a file's" });
  if (gate.job.part.get("strategy").get("matrix").isThere)
    return missing(place, `every job of the matrix gates the suite ${shown(suite)}`, rename);
  const other = gates.find(
    (each) =>
      each !== gate &&
      each.suite === suite &&
      (each.workflow === gate.workflow || (gatesPullRequests(each) && gatesPullRequests(gate))),
  );
  if (other === undefined) return ok(place, `no other gate has the suite ${shown(suite)}`);
  const second = placeName(other.uses.place);
  return missing(place, `the suite ${shown(suite)} is gated a second time, at ${second}`, rename);
}

export function checkNeeds(gate: Gate): Found {
  if (gate.job.needs.length === 0) return [];
  const input = ["needs", "shard-jobs"].map((name) => gate.inputs.get(name)).find(({ isThere }) => isThere);
  const { place } = input ?? gate.uses;
  if (!/^tojson\(\s*needs\s*\)$/i.test(bare(input?.text ?? "")))
    return missing(place, `${gateName(gate)} does not know how the jobs before it ended`, {
      expected: "the input `needs`",
      remedy: "add under `with`:",
      yaml: [`needs: ${expression("toJSON(needs)")}`],
    });
  // A job with `continue-on-error` reports success.
  const hidden = jobsBefore(gate)
    .map(({ part }) => part.get("continue-on-error"))
    .filter(({ text = "" }) => !/^(?:false)?$/i.test(bare(text)));
  return flat(
    hidden.map((part) =>
      missing(part.place, "if this job fails, the gate still sees a success", {
        expected: "jobs before the gate without `continue-on-error`",
        remedy: "take the line out",
      }),
    ),
    ok(place, `${gateName(gate)} knows how the jobs before it ended`),
  );
}

const SHARED = [
  "runs",
  "needs",
  "expectations",
  "policy",
  "suite",
  "format",
  "case-field",
  "baseline",
  "tier",
].concat(["comment", "report-only", "judge-model", "judge-base-url"]);
export const CALL_INPUTS: readonly string[] = [...SHARED, "runs-artifact", "runs-on", "timeout-minutes"];
export const SHARDED_INPUTS: readonly string[] = [...CALL_INPUTS, "shards"];
export const ACTION_INPUTS: readonly string[] = SHARED.concat(
  ["runs-folder", "shard", "merge", "shard-jobs", "judge-api-key", "github-token"],
  ["check", "first-look", "workflow", "push-token"],
);
export function checkInputs(gate: Gate, repository: Repository): Found {
  const name = gateName(gate);
  const known = gate.kind === "action" ? ACTION_INPUTS : isSharded(gate) ? SHARDED_INPUTS : CALL_INPUTS;
  const unknown = gate.inputs.entries.filter(([input]) => !known.includes(input));
  return flat(
    [
      unknown.map(([input, { place }]) =>
        missing(place, `${name} has no input ${shown(input)}.${didYouMean(input, known)}`, {
          expected: `one of ${known.join(", ")}`,
          remedy:
            input === "shards"
              ? "call gate-sharded.yml in place of gate.yml, or take it out"
              : "correct the name, or take it out",
        }),
      ),
      runsOf(gate).length === 0 ? unnamedRuns(gate, repository) : [],
    ],
    ok(gate.inputs.place, `${name} knows all its inputs`),
  );
}

function unnamedRuns(gate: Gate, repository: Repository): Found {
  const { place } = gate.uses;
  const { file, unknown } = configOf(gate, repository);
  if (unknown !== undefined)
    return notChecked(
      place,
      `whether ${gateName(gate)} knows where recordings and expectations are`,
      unknown,
    );
  return missing(place, `${gateName(gate)} does not know where the recordings are`, {
    expected: `\`runs\` in ${file}`,
    remedy: `write into ${file}, or run \`rungate init\`:`,
    yaml: linesInConfig(gate, ["runs: evals/runs/{case}.{trial}.json"]),
  });
}

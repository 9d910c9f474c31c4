import { suiteNameFault } from "../../config/policy.ts";
import { shown } from "../../core/json.ts";
import { didYouMean, placeName } from "../../core/problems.ts";
import { groupBy } from "../../core/text.ts";
import { ACTION_INPUTS, CALL_INPUTS, CALL_SECRETS, SHARDED_INPUTS } from "./job-permissions.ts";
import {
  type Check,
  type CheckFinding,
  configOf,
  linesInConfig,
  missing,
  notChecked,
  ok,
  type Repository,
} from "./repository.ts";
import {
  bare,
  expression,
  type Gate,
  gateName,
  gatesPullRequests,
  isExpression,
  isSharded,
  jobsBefore,
  runsOf,
} from "./workflow.ts";

export const suites: Check = {
  id: "suites",
  title: "one gate for each suite",
  why: "Two gates of one suite write over each other's comment and report.",
  look({ gates }) {
    const fixed = gates.filter(({ suite }) => !isExpression(suite));
    const unclear = gates.filter((gate) => !fixed.includes(gate));
    return [
      ...[...groupBy(fixed, ({ suite }) => suite)].flatMap(([suite, same]) => suiteFindings(suite, same)),
      ...unclear.map(({ inputs }) =>
        notChecked(
          inputs.get("suite").place,
          "whether another gate has this suite",
          "only GitHub evaluates the expression in `suite`",
        ),
      ),
    ];
  },
};

function suiteFindings(suite: string, gates: readonly Gate[]): CheckFinding[] {
  return gates.map((gate) => {
    const { place } = gate.inputs.get("suite");
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
    const other = gates.find((candidate) => candidate !== gate && meets(candidate, gate));
    if (other === undefined) return ok(place, `no other gate has the suite ${shown(suite)}`);
    return missing(
      place,
      `the suite ${shown(suite)} is gated a second time, at ${placeName(other.uses.place)}`,
      rename,
    );
  });
}

function meets(gate: Gate, other: Gate): boolean {
  return gate.workflow === other.workflow || (gatesPullRequests(gate) && gatesPullRequests(other));
}

export const needsInput: Check = {
  id: "needs-told",
  title: "telling the gate how recording ended",
  why: "What a failed job left may be a part only; without `needs` the gate takes it for the whole.",
  look({ gates }) {
    return gates.filter(({ job }) => job.needs.length > 0).flatMap(checkNeeds);
  },
};

function checkNeeds(gate: Gate): CheckFinding[] {
  const input = ["needs", "shard-jobs"].map((name) => gate.inputs.get(name)).find(({ isThere }) => isThere);
  const place = input?.place ?? gate.uses.place;
  if (input === undefined || !/^tojson\(\s*needs\s*\)$/i.test(bare(input.text ?? "")))
    return [
      missing(place, `${gateName(gate)} is not told how the jobs before it ended`, {
        expected: "the input `needs`",
        remedy: "add under `with`:",
        yaml: [`needs: ${expression("toJSON(needs)")}`],
      }),
    ];
  const hidden = hiddenFailures(gate);
  return hidden.length > 0 ? hidden : [ok(place, `${gateName(gate)} knows how the jobs before it ended`)];
}

/** A job with `continue-on-error` reports success. */
function hiddenFailures(gate: Gate): CheckFinding[] {
  return jobsBefore(gate)
    .map(({ part }) => part.get("continue-on-error"))
    .filter(({ text = "" }) => !/^(?:false)?$/i.test(bare(text)))
    .map(({ place }) =>
      missing(place, "if this job fails, the gate still sees a success", {
        expected: "jobs before the gate without `continue-on-error`",
        remedy: "take the line out",
      }),
    );
}

export const inputs: Check = {
  id: "inputs",
  title: "inputs that the gate knows",
  why: "GitHub refuses a call with an input that is not known, and hands the action everything else without it.",
  look(repository) {
    return repository.gates.flatMap((gate) => checkInputs(gate, repository));
  },
};

function checkInputs(gate: Gate, repository: Repository): CheckFinding[] {
  const known = knownInputs(gate);
  const unknown = gate.inputs.entries.filter(([name]) => !known.includes(name));
  const found = unknown.map(([name, part]) =>
    missing(part.place, `${gateName(gate)} has no input ${shown(name)}.${didYouMean(name, known)}`, {
      expected: `one of ${known.join(", ")}`,
      remedy:
        name === "shards"
          ? "call gate-sharded.yml in place of gate.yml, or take it out"
          : "correct the name, or take it out",
    }),
  );
  if (gate.kind === "call") found.push(...unknownSecrets(gate));
  found.push(...inputsForOne(gate));
  if (runsOf(gate).length === 0) found.push(unnamedRuns(gate, repository));
  return found.length > 0 ? found : [ok(gate.inputs.place, `${gateName(gate)} knows all its inputs`)];
}

function knownInputs(gate: Gate): readonly string[] {
  if (gate.kind === "action") return ACTION_INPUTS;
  return isSharded(gate) ? SHARDED_INPUTS : CALL_INPUTS;
}

function unnamedRuns(gate: Gate, repository: Repository): CheckFinding {
  const { file, unknown } = configOf(gate, repository);
  if (unknown !== undefined)
    return notChecked(
      gate.uses.place,
      `whether ${gateName(gate)} knows where recordings and expectations are`,
      unknown,
    );
  return missing(gate.uses.place, `${gateName(gate)} does not know where the recordings are`, {
    expected: `\`runs\` in ${file}`,
    remedy: `write into ${file}, or run \`rungate init\`:`,
    yaml: linesInConfig(gate, ["runs: evals/runs/{case}.{trial}.json"]),
  });
}

const FOR_ONE_SUITE = ["runs", "expectations", "format", "case-field", "baseline", "shards", "merge"];

/** The gate rejects inputs for one suite if it has several. */
function inputsForOne({ inputs, suites, isForAll }: Gate): CheckFinding[] {
  const used = FOR_ONE_SUITE.filter((name) => !["", "auto"].includes(inputs.get(name).text ?? ""));
  if (!isForAll || suites.length < 2) return [];
  return used.map((name) =>
    missing(inputs.get(name).place, `\`${name}\` is for one suite, and this gate has ${suites.length}`, {
      expected: "a job for each suite, or no such input",
      remedy: "take it out, or write under `with`, in a job for each suite:",
      yaml: [`suite: ${suites[0]?.name}`],
    }),
  );
}

function unknownSecrets(gate: Gate): CheckFinding[] {
  const secrets = gate.job.part.get("secrets").entries;
  return secrets
    .filter(([name]) => !CALL_SECRETS.includes(name.toLowerCase()))
    .map(([name, part]) =>
      missing(
        part.place,
        `${gateName(gate)} has no secret ${shown(name)}.${didYouMean(name, CALL_SECRETS)}`,
        { expected: CALL_SECRETS.join(", "), remedy: "correct the name, or take it out" },
      ),
    );
}

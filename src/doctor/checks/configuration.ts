import { shown } from "../../config/shown.ts";
import type { Check } from "../check.ts";
import { advice, type Found, missing, notChecked, ok } from "../finding.ts";
import { calledGates, type Gate, gateName, inputOf, linesOf } from "../gate.ts";
import { isExpression, type Part } from "../part.ts";
import type { Repository } from "../repository.ts";

/** Expectations, policy and a committed baseline can be used. */
export const configuration: Check = {
  id: "configuration",
  title: "expectations and a policy that can be used",
  why: "A file that is not there, or cannot be used, ends every gate with exit code 2.",
  look(repository) {
    return [...repository.gates.flatMap((gate) => looked(gate, repository)), ...unnamed(repository)];
  },
};

function looked(gate: Gate, { files }: Repository): Found[] {
  const read = files.get(gate);
  const whatItNames = (read?.configuration ?? []).flatMap(({ file, problems }) => {
    const errors = problems.filter(({ severity }) => severity === "error");
    if (errors.length === 0) return [ok({ file }, "can be used")];
    return errors.map(({ message, ...place }) =>
      missing(place.file === undefined ? { file } : place, message, {
        expected: `a file that ${gateName(gate)} can use`,
        remedy: "commit it, or repair it; `rungate init` writes first expectations and a policy",
      }),
    );
  });
  const elsewhere = (read?.elsewhere ?? []).map(({ file, why }) =>
    notChecked(gate.inputs.place, `whether ${shown(file)} can be used`, why),
  );
  whatItNames.push(...lookedAtCheckout(gate));
  if (linesOf(gate.inputs, "expectations").length > 0) return [...whatItNames, ...elsewhere];
  const own = advice(
    gate.inputs.place,
    `${gateName(gate)} names no expectations, so that only those count that recordings carry`,
    {
      expected: "a file of expectations",
      remedy: "unless your recordings carry their own, write under `with`:",
      yaml: ["expectations: evals/expectations.yml"],
    },
  );
  return [...whatItNames, ...elsewhere, own];
}

/** Policies that somebody has written and no gate reads. Where one may be named that nobody sees here, nothing is said. */
function unnamed({ gates, workflows, unread, policies }: Repository): Found[] {
  const all = [...gates, ...calledGates(workflows, gates)];
  const named = all.flatMap(({ inputs }) => [
    inputOf(inputs, "policy"),
    ...linesOf(inputs, "expectations"),
    inputOf(inputs, "baseline"),
  ]);
  if (all.length === 0 || named.some(isExpression) || unread.some(({ mayGate }) => mayGate)) return [];
  const names = new Set(named.map((file) => file.replace(/^\.\//, "")));
  return policies
    .filter((file) => !names.has(file))
    .map((file) =>
      advice({ file }, "no gate names it, so that nothing in it counts", {
        expected: "a gate with this policy",
        remedy: "take the file away, or write under `with` of the gate that it is meant for:",
        yaml: [`policy: ${file}`],
      }),
    );
}

/** A job begins in an empty folder; a call checks out itself. */
function lookedAtCheckout({ kind, job, step, uses }: Gate): Found[] {
  const bringsFiles = (before: Part) =>
    /checkout/i.test(before.get("uses").text ?? "") || /\b(?:git|gh)\b/.test(before.get("run").text ?? "");
  if (kind === "call" || job.steps.slice(0, step).some(bringsFiles)) return [];
  return [
    missing(uses.place, "no step before it checks the repository out, so that its files are not there", {
      expected: "a checkout before the step with the action",
      remedy: "write before it:",
      yaml: ["- uses: actions/checkout@v7"],
    }),
  ];
}

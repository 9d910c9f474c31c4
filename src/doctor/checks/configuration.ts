import { shown } from "../../config/shown.ts";
import type { Check } from "../check.ts";
import { advice, type Found, missing, notChecked, ok } from "../finding.ts";
import { type Gate, gateName, linesOf } from "../gate.ts";
import type { Repository } from "../repository.ts";

/** Expectations, policy and a committed baseline can be used. */
export const configuration: Check = {
  id: "configuration",
  title: "expectations and a policy that can be used",
  why: "A file that is not there, or cannot be used, ends every gate with exit code 2.",
  look(repository) {
    return repository.gates.flatMap((gate) => looked(gate, repository));
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

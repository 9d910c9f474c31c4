import { shown } from "../../config/shown.ts";
import { groupBy } from "../../group-by.ts";
import { placeName } from "../../problems.ts";
import { suiteNameFault } from "../../suite/suite-name.ts";
import type { Check } from "../check.ts";
import { type Found, missing, notChecked, ok } from "../finding.ts";
import { type Gate, gatesPullRequests } from "../gate.ts";
import { isExpression } from "../part.ts";

/** Each suite has a gate of its own. */
export const suites: Check = {
  id: "suites",
  title: "one gate for each suite",
  why: "Two gates of one suite write over each other's comment and report.",
  look({ gates }) {
    const fixed = gates.filter(({ suite }) => !isExpression(suite));
    const others = gates.filter((gate) => !fixed.includes(gate));
    return [
      ...[...groupBy(fixed, ({ suite }) => suite)].flatMap(([suite, same]) => lookedAt(suite, same)),
      ...others.map(({ inputs }) =>
        notChecked(
          inputs.get("suite").place,
          "whether another gate has this suite",
          "only GitHub evaluates the expression in `suite`",
        ),
      ),
    ];
  },
};

function lookedAt(suite: string, gates: readonly Gate[]): Found[] {
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
    const other = gates.find((one) => one !== gate && meets(one, gate));
    if (other === undefined) return ok(place, `no other gate has the suite ${shown(suite)}`);
    return missing(
      place,
      `the suite ${shown(suite)} is gated a second time, at ${placeName(other.uses.place)}`,
      rename,
    );
  });
}

/** Two gates meet in one run, or on one pull request. */
function meets(one: Gate, other: Gate): boolean {
  return one.workflow === other.workflow || (gatesPullRequests(one) && gatesPullRequests(other));
}

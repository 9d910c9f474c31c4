import { limits } from "../limits.ts";
import { nearestName } from "../problems.ts";
import { worstCases } from "../report/worst.ts";
import { caseLabel } from "../suite/trial.ts";
import { counted, listed } from "../wording.ts";
import type { GateCheck } from "./check.ts";
import { reasonText } from "./why-it-fails.ts";

/** Required cases: any failing run fails the gate, no statistics. */
export const required: GateCheck = {
  name: "required",
  title: "Required cases",
  check({ cases, policy }) {
    const named = new Set(policy.gate.requiredCases);
    const demanded = cases.filter(({ id, required: own }) => own === true || named.has(id));
    const recorded = new Set(cases.map(({ id }) => id));
    const absent = [...named].filter((id) => !recorded.has(id));
    if (demanded.length === 0 && absent.length === 0) return undefined;
    const unpassed = demanded.filter(({ trials }) => trials.some(({ pass }) => pass !== true));
    const failing = [...new Set([...worstCases({ cases: demanded }), ...unpassed])];
    const numbers = { required: demanded.length, failing: failing.length, absent: absent.length };
    if (failing.length === 0 && absent.length === 0) {
      return { result: "pass", message: `${counted(demanded.length, "required case")} passed`, numbers };
    }
    const sentences = [
      ...(failing.length > 0
        ? [
            `required and not passed by every run: ${listed(failing.map(caseLabel))}${reasonText(failing, policy)}`,
          ]
        : []),
      ...(absent.length > 0 ? [`required and not recorded: ${absentText(absent, recorded, named)}`] : []),
    ];
    return { result: "fail", message: sentences.join("; "), numbers };
  },
};

/** The cases that nobody recorded, each with the recorded one that may be meant: it is none that is required itself. */
function absentText(
  absent: readonly string[],
  recorded: ReadonlySet<string>,
  named: ReadonlySet<string>,
): string {
  const others = [...recorded].filter((id) => !named.has(id));
  const [first = "", ...more] = absent;
  const meant = absent.length * others.length > limits.namesCompared ? undefined : nearestName(first, others);
  const hint = meant === undefined ? "" : ` (did you mean "${meant}"?)`;
  return listed([`${first}${hint}`, ...more]);
}

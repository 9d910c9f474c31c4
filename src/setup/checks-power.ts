import { shown } from "../base/json.ts";
import { counted } from "../base/text.ts";
import { planSuite, type SuitePlan } from "../gate/suite-plan.ts";
import { seenText } from "../views/plan.ts";
import { advice, baselineReport, type Check, type CheckFinding, ok, type Repository } from "./repository.ts";
import type { Gate } from "./workflow.ts";

/** A drop of the pass rate that a suite should show. */
const DROP = 0.1;

/** The suite is large enough to show that the agent got worse. */
export const power: Check = {
  id: "power",
  title: "a suite that shows a drop of 10 points",
  why: "A suite of few cases and trials cannot tell a drop from chance: its gate passes, and says little.",
  look(repository) {
    return repository.gates.flatMap((gate) => powerOf(gate, repository));
  },
};

function powerOf(gate: Gate, repository: Repository): CheckFinding[] {
  const report = baselineReport(gate, repository);
  const plan = report === undefined ? null : planSuite(report);
  if (plan === null) return [];
  const { detectable } = plan;
  const what = `the suite ${shown(plan.suite)} has ${counted(plan.cases, "case")} with ${counted(plan.trials.head, "trial")} each. ${seenText(plan).replace(/\.$/, "")}`;
  const { place } = gate.uses;
  if (detectable !== null && detectable <= DROP) return [ok(place, what)];
  return [
    advice(place, what, {
      expected: "cases and trials that show a drop of 10 points in 4 of 5 pull requests",
      remedy: `${neededText(plan)}: rungate plan says what else would do`,
    }),
  ];
}

/** The fewest trials with which a number of cases does that is not out of reach: `record 22 cases with 3 trials each`. */
function neededText({ needed, cases }: SuitePlan): string {
  const options = needed.find(({ drop }) => drop === DROP)?.cases ?? [];
  const near = options.find(
    (one) => one.trials >= 3 && one.cases !== null && one.cases <= 3 * Math.max(cases, 10),
  );
  const { trials = 10, cases: count = null } = near ?? options.at(-1) ?? {};
  if (count === null) return "record more cases";
  return `record ${counted(Math.max(count, cases), "case")} with ${counted(trials, "trial")} each, on the base branch too`;
}

import { caseLabel } from "../suite/trial.ts";
import { counted, listed } from "../wording.ts";
import type { GateCheck } from "./check.ts";

/** Forbidden tools and the most calls allowed. They make a run fail; by themselves they fail the gate only with `budgets: fail`. */
export const budgets: GateCheck = {
  name: "budgets",
  title: "Budgets",
  check({ cases, policy }) {
    const broken = cases.flatMap((one) =>
      one.trials.flatMap(({ brokenBudgets = [] }) =>
        brokenBudgets.map((words) => `${caseLabel(one)} ${words}`),
      ),
    );
    if (broken.length === 0) return undefined;
    const result = policy.gate.budgets === "fail" ? "fail" : "pass";
    const message = `${counted(broken.length, "broken budget")}: ${listed(broken, 3)}`;
    return { result, message, numbers: { broken: broken.length } };
  },
};

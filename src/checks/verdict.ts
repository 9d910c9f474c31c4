import type { Policy } from "../policy/schema.ts";
import type { Report, VerdictResult } from "../report/schema.ts";
import { assessed } from "./assessed.ts";
import { budgets } from "./budgets.ts";
import type { GateCheck, Measured } from "./check.ts";
import { floors } from "./floors.ts";
import { integrity } from "./integrity.ts";
import { required } from "./required.ts";

/** Every check, in the order in which people see them. */
const checks: readonly GateCheck[] = [integrity, assessed, floors, required, budgets];

const SEVERITY: readonly VerdictResult[] = ["pass", "inconclusive", "fail"];

/** Runs every check. The verdict is the worst of their results. */
export function decide(measured: Measured, policy: Policy): Report["verdict"] {
  const found = checks.flatMap(({ name, check }) => {
    const finding = check(measured, policy);
    return finding === undefined ? [] : [{ name, ...finding }];
  });
  const worst = found.reduce((most, { result }) => Math.max(most, SEVERITY.indexOf(result)), 0);
  return { result: SEVERITY[worst] as VerdictResult, checks: found };
}

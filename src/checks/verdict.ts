import type { Report, VerdictResult } from "../report/schema.ts";
import { assessed } from "./assessed.ts";
import { baseline } from "./baseline.ts";
import { budgets } from "./budgets.ts";
import type { GateCheck, Measured } from "./check.ts";
import { floors } from "./floors.ts";
import { integrity } from "./integrity.ts";
import { regression } from "./regression.ts";
import { required } from "./required.ts";
import { weakening } from "./weakening.ts";

/** Every check, in the order in which people see them. */
const checks: readonly GateCheck[] = [
  integrity,
  assessed,
  baseline,
  weakening,
  floors,
  required,
  regression,
  budgets,
];

const SEVERITY: readonly VerdictResult[] = ["pass", "inconclusive", "fail"];

/** Runs every check. The verdict is the worst of their results. */
export function decide(measured: Measured): Report["verdict"] {
  const found = checks.flatMap(({ name, title, check }) => {
    const finding = check(measured);
    return finding === undefined ? [] : [{ name, title, ...finding }];
  });
  const worst = found.reduce((most, { result }) => Math.max(most, SEVERITY.indexOf(result)), 0);
  const result = SEVERITY[worst] as VerdictResult;
  return { result, blocks: found.some((check) => stops(check, measured)), checks: found };
}

const COUNTING_ON_BASE = new Set(checks.flatMap(({ name, countsOnBase }) => (countsOnBase ? name : [])));

/** Whether what a check found stops a merge; on the base branch, where there is none, whether nothing sound was recorded. */
export function stops(
  { name, result }: Pick<Report["verdict"]["checks"][number], "name" | "result">,
  { role, policy }: Pick<Report, "role" | "policy">,
): boolean {
  if (role === "base") return result === "fail" && COUNTING_ON_BASE.has(name);
  return result === "fail" || (result === "inconclusive" && policy.gate.inconclusive === "fail");
}

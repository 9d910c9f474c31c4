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
  return { result, blocks: blocks(found, result, measured), checks: found };
}

function blocks(
  found: Report["verdict"]["checks"],
  worst: VerdictResult,
  { role, policy }: Measured,
): boolean {
  if (role === "base") {
    const counting = new Set(checks.flatMap(({ name, countsOnBase }) => (countsOnBase ? name : [])));
    return found.some(({ name, result }) => result === "fail" && counting.has(name));
  }
  return worst === "fail" || (worst === "inconclusive" && policy.gate.inconclusive === "fail");
}

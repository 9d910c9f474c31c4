import type { Report } from "../report/schema.ts";
import { counted, percent } from "../wording.ts";

/**
 * What the first line says after the verdict's word, and what stands below it: the checks that decided first, then those that have
 * something else to say.
 */
export function verdictSentences({ verdict, passRate, cases }: Report): { first: string; others: string[] } {
  const decided = verdict.checks.filter(({ result }) => result === verdict.result);
  const rest = verdict.checks.filter(({ name, result }) => result !== verdict.result && name !== "integrity");
  const told = (checks: typeof decided) => checks.map(({ name, message }) => `${name}: ${message}`);
  if (verdict.result !== "pass") {
    const [first = "", ...others] = told(decided);
    return { first: `· ${first}`, others: [...others, ...told(rest)] };
  }
  const undecided = cases.flatMap(({ trials }) => trials).filter(({ pass }) => pass === null).length;
  const without = undecided > 0 ? `, ${counted(undecided, "run")} not assessed` : "";
  const rate = passRate === null ? "nothing was assessed" : `pass rate ${percent(passRate)}${without}`;
  const others = told(decided.filter(({ name }) => name !== "integrity"));
  const demanded = verdict.checks.some(({ name }) => name === "floors");
  return {
    first: `· ${rate}`,
    others: demanded ? others : [...others, "floors: the policy sets none, so no score fails the gate"],
  };
}

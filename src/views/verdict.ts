import type { Report } from "../report/schema.ts";
import { percent } from "../wording.ts";

/**
 * What the first line says after the verdict's word, and what stands below it: the checks that decided first, then those that have
 * something else to say.
 */
export function verdictSentences({ verdict, passRate }: Report): { first: string; others: string[] } {
  const decided = verdict.checks.filter(({ result }) => result === verdict.result);
  const rest = verdict.checks.filter(({ name, result }) => result !== verdict.result && name !== "integrity");
  const told = (checks: typeof decided) => checks.map(({ name, message }) => `${name}: ${message}`);
  if (verdict.result !== "pass") {
    const [first = "", ...others] = told(decided);
    return { first: `· ${first}`, others: [...others, ...told(rest)] };
  }
  const rate = passRate === null ? "nothing was assessed" : `pass rate ${percent(passRate)}`;
  const others = told(decided.filter(({ name }) => name !== "integrity"));
  const demanded = verdict.checks.some(({ name }) => name === "floors");
  return {
    first: `· ${rate}`,
    others: demanded ? others : [...others, "floors: the policy sets none, so no score fails the gate"],
  };
}

import { whyItFails } from "../checks/why-it-fails.ts";
import { DEFAULT_POLICY } from "../policy/default-file.ts";
import type { ReportCase } from "../report/case-schema.ts";
import { isRed } from "../report/is-red.ts";
import type { Report } from "../report/schema.ts";
import { caseLabel } from "../suite/trial.ts";
import { counted, percent } from "../wording.ts";

/** What says that less can be seen than on the base: nobody is to read past it. */
const WEAKER = ["baseline", "weakening"];

/**
 * What the first line says after the verdict's word, and what stands below it: first what makes the gate weaker, then the other checks
 * that decided, then those that have something else to say.
 */
export function verdictSentences(report: Report): { first: string; others: string[] } {
  const { verdict, comparison } = report;
  const told = verdict.checks.filter(({ name, result }) => name !== "integrity" || result !== "pass");
  const decided = told.filter(({ result }) => result === verdict.result);
  const leading = leadingOf(decided, report);
  const isWeaker = ({ name }: Check) => WEAKER.includes(name);
  const inOrder = new Set([...told.filter(isWeaker), ...decided, ...told]);
  const rest = [...inOrder].filter((one) => one !== leading);
  const sentence = ({ title, message }: Check) => `${title}: ${message}`;
  const others = rest.map(sentence);
  const demands = comparison !== null || told.some(({ name }) => name === "floors");
  return {
    first: `· ${leading === undefined ? uncompared(report) : sentence(leading)}`,
    others: demands ? others : [...others, `Floors: ${noFloors(report)} no score fails the gate`],
  };
}

type Check = Report["verdict"]["checks"][number];

/** What the first line tells of the checks that decided. Undefined: a pass where nothing was compared. */
function leadingOf(decided: readonly Check[], { verdict, comparison }: Report): Check | undefined {
  const [first] = decided;
  const regression = comparison === null ? undefined : decided.find(({ name }) => name === "regression");
  // A reader of a pass wants to know how the comparison went.
  if (verdict.result === "pass") return regression;
  // What got worse is more than what measures it less, unless cases are gone.
  const isWeaker = first?.name === "weakening" && first.result === "fail" && comparison?.removed.length === 0;
  return isWeaker ? (regression ?? first) : first;
}

/** Why there is no floor. Only at a command line it is known where the policy was looked for. */
function noFloors({ policy, settings }: Report): string {
  if (policy.source !== "default") return "the policy sets none, so";
  const where = settings === null ? ` (${DEFAULT_POLICY} is not in this folder or above it)` : " is in force";
  return `no policy file${where}, so the defaults hold and`;
}

/**
 * What is said after the verdict's word: whether a yellow one blocks, where a red one does not, that a green one compared nothing, and
 * that it was not the first.
 */
export function blockingWord(report: Ended): string {
  const { runAttempt } = report;
  return `${endingWord(report)}${runAttempt > 1 ? `, attempt ${runAttempt}` : ""}`;
}

type Ended = Pick<Report, "verdict" | "role" | "settings" | "runAttempt" | "comparison" | "cases">;

function endingWord(report: Ended): string {
  const { verdict, role, settings, comparison, cases } = report;
  const { result, blocks } = verdict;
  const isReportOnly = blocks && !isRed(report);
  if (result === "inconclusive" && role === "base") return ", blocks nothing: recorded as a baseline";
  if (isReportOnly) return ", report-only: the job does not fail";
  if (result === "fail") return role === "base" && !blocks ? ", recorded as a baseline" : "";
  if (result === "pass")
    return comparison === null && failingAlways(cases).length > 0 ? ", with nothing to compare" : "";
  // At a command line, where there are no settings, nothing is merged.
  if (settings === null) return blocks ? ", exit code 1 (inconclusive: fail)" : ", exit code 0";
  return blocks ? ", blocks the merge (inconclusive: fail)" : ", does not block the merge";
}

/** What a pass says where nothing was compared: a case that never passes is no news to anybody else. */
function uncompared(report: Report): string {
  const { cases, policy } = report;
  const failing = failingAlways(cases);
  const [first] = failing;
  if (first === undefined) return rate(report);
  const fails = failing.length === 1 ? "fails" : "fail";
  const often = failing.some(({ trials }) => trials.length > 1) ? `${fails} every trial` : fails;
  const why = whyItFails(first, policy);
  const named = why === undefined ? caseLabel(first) : `${caseLabel(first)}: ${why}`;
  return `${failing.length} of ${counted(cases.length, "case")} ${often}: ${named}`;
}

function failingAlways(cases: readonly ReportCase[]): ReportCase[] {
  return cases.filter(({ passRate }) => passRate === 0);
}

function rate({ passRate, cases }: Report): string {
  if (passRate === null) return "nothing was assessed";
  const undecided = cases.flatMap(({ trials }) => trials).filter(({ pass }) => pass === null).length;
  const without = undecided > 0 ? `, ${counted(undecided, "run")} not assessed` : "";
  return `pass rate ${percent(passRate)}${without}`;
}

import { padEnd, padStart, paintWith, sections, type TerminalText, terminal } from "../core/escape.ts";
import { counted, percent } from "../core/text.ts";
import type { SuitePlan } from "../gate/measure/suite-plan.ts";

const LABEL = 12;
const CELL = 12;

/** Shows the drop that a suite can detect, and the cases needed for drops of 5 or 10 points. */
export function planView(plan: SuitePlan, colors: boolean): TerminalText {
  const paint = paintWith(colors);
  const [{ cases = [] } = {}] = plan.needed;
  const head = cases.map(({ trials }) => padStart(counted(trials, "trial"), CELL)).join("");
  return sections([
    [terminal`${paint.bold(`${plan.suite}: ${counted(plan.cases, "case")}, ${trialsText(plan)}`)}`],
    [terminal`${seenText(plan)}`, ...noteLines(plan)],
    [
      terminal`Cases that are needed to see a drop, by the trials of each case here and on the base branch`,
      terminal`${paint.dim(`${padEnd("drop", LABEL)}${head}`)}`,
      ...plan.needed.map(({ drop, cases }) => neededLine(drop, cases)),
    ],
    [
      terminal`Cases that are needed to show that an equal model is no worse within a margin (gate.switch)`,
      ...plan.noWorse.map(({ margin, cases }) => neededLine(margin, cases)),
    ],
    [terminal`The gate sees a drop when it fails 4 of 5 pull requests with that drop. More cases help most.`],
  ]);
}

function trialsText({ trials, passRate }: SuitePlan): string {
  const base = trials.base > trials.head ? `, ${trials.base} with earlier commits` : "";
  return `${counted(trials.head, "trial")} each${base}, pass rate ${percent(passRate)}`;
}

/** Returns a sentence such as `The gate can see a drop of about 9 points.` */
function seenText({ detectable }: Pick<SuitePlan, "detectable">): string {
  if (detectable === null) return "The gate cannot see any drop: the suite is too small.";
  return `The gate can see a drop of about ${counted(Math.round(detectable * 100), "point")}.`;
}

function noteLines({ correlation, passRate }: SuitePlan): TerminalText[] {
  if (passRate === 1)
    return [terminal`Every run passed so far. An agent with noise needs more cases than this says.`];
  if (correlation !== null) return [];
  return [
    terminal`No case has 2 trials, so the noise of the agent is a guess. Record 3 trials of each case.`,
  ];
}

function neededLine(share: number, cases: SuitePlan["needed"][number]["cases"]): TerminalText {
  const label = padEnd(`${Math.round(share * 100)} points`, LABEL);
  const cells = cases.map(({ cases }) => padStart(cases === null ? "–" : counted(cases, "case"), CELL));
  return terminal`${label}${cells.join("")}`;
}

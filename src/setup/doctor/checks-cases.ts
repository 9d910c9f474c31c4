import { ALL_CASES, tierTest } from "../../config/tiers.ts";
import { yamlText } from "../../core/escape.ts";
import { shown } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { counted, listed, shorten } from "../../core/text.ts";
import {
  allowedInQuarantine,
  areStable,
  type FlippingCase,
  flippingCases,
} from "../../gate/measure/quarantine.ts";
import { planSuite, type SuitePlan } from "../../gate/measure/suite-plan.ts";
import { OF_PULL_REQUESTS } from "../../gate/score/select-tier.ts";
import { seenText } from "../../views/plan.ts";
import {
  advice,
  baselineReport,
  type Check,
  type CheckFinding,
  configOf,
  missing,
  ok,
  type Repository,
} from "./repository.ts";
import type { Gate } from "./workflow.ts";

/** Days before its last day from which an entry gets a finding. */
const SOON = 7;

const PROPOSED = 30;

const SHOWN_CASES = 5;

export const quarantine: Check = {
  id: "quarantine",
  title: "flaky cases that do not decide for a while",
  why: "A case that flips from commit to commit turns pull requests red that did not change it; one in quarantine past its day turns all of them red.",
  look(repository) {
    return repository.gates.flatMap((gate) => [
      ...entriesOf(gate, repository),
      ...candidatesOf(gate, repository),
    ]);
  },
};

function entriesOf(gate: Gate, repository: Repository): CheckFinding[] {
  const { files, today } = repository;
  const place = { file: configOf(gate, repository).file };
  const report = baselineReport(gate, repository);
  const cases = report?.cases ?? [];
  const ids = new Set(cases.map(({ id }) => id));
  const entries = (files.get(gate)?.policy?.quarantine ?? []).filter(
    (entry) => report === undefined || ids.has(entry.case),
  );
  return entries.map(({ case: id, owner, until }) => {
    const name = `case ${shown(shorten(id, limits.shownName))}`;
    const own = cases.filter((each) => each.id === id && each.quarantine !== undefined);
    if (until < today)
      return missing(place, `the quarantine of ${name} ended on ${until}, so every gate is red`, {
        expected: "entries with a last day that is today or later",
        remedy: `fix the case and remove its entry, or write a later day (owner: ${shorten(owner, limits.shownName)})`,
      });
    if (areStable(own))
      return advice(place, `${name} is in quarantine, and passes every run that is known`, {
        expected: "only cases that are flaky",
        remedy: "take its entry out: it is compared with the base's runs again",
      });
    if (until <= dayAfter(today, SOON))
      return advice(place, `${name} is in quarantine until ${until}, and decides again then`, {
        expected: "a case that is fixed by then",
        remedy: `fix the case and remove its entry (owner: ${shorten(owner, limits.shownName)})`,
      });
    return ok(place, `${name} is in quarantine until ${until}`);
  });
}

function candidatesOf(gate: Gate, repository: Repository): CheckFinding[] {
  const report = baselineReport(gate, repository);
  if (report === undefined) return [];
  const policy = repository.files.get(gate)?.policy;
  const { gate: demands, quarantine: entries = [] } = policy ?? report.policy;
  const excluded = new Set([
    ...demands.requiredCases,
    ...report.cases.flatMap(({ id, required }) => (required === true ? id : [])),
    ...entries.map((entry) => entry.case),
  ]);
  const flipping = flippingCases(report).filter(({ id }) => !excluded.has(id));
  if (flipping.length === 0) return [];
  const ids = new Set(report.cases.map(({ id }) => id));
  const room = allowedInQuarantine(demands, ids.size) - entries.filter((entry) => ids.has(entry.case)).length;
  const lines = flipping
    .map((flippingCase) => entryLine(flippingCase, dayAfter(repository.today, PROPOSED)))
    .filter((line) => line.length <= limits.shownText)
    .slice(0, Math.max(0, room));
  const more = flipping.length - lines.length;
  const names = listed(
    flipping.map(
      ({ id, flips, commits }) => `${shorten(id, limits.shownName)} (${flipsText({ flips, commits })})`,
    ),
    SHOWN_CASES,
  );
  const beyond = more > 0 ? `. gate.maxQuarantine leaves no room for ${more} of them` : "";
  return [
    advice(
      { file: configOf(gate, repository).file },
      `${counted(flipping.length, "case")} of the base branch may be flaky: ${names}`,
      {
        expected: "cases whose outcome changes only with the agent",
        remedy: `look at them${lines.length > 0 ? ". Put those that you cannot fix now in quarantine, in a pull request of its own:" : ""}${beyond}`,
        ...(lines.length > 0 ? { yaml: ["quarantine:", ...lines] } : {}),
      },
    ),
  ];
}

function entryLine({ id, ...history }: FlippingCase, until: string): string {
  return `  - { case: ${yamlText(id)}, owner: "@you", reason: ${flipsText(history)}, until: ${until} }`;
}

function flipsText({ flips, commits }: Pick<FlippingCase, "flips" | "commits">): string {
  return `flips ${counted(flips, "time")} in ${counted(commits, "commit")}`;
}

function dayAfter(day: string, days: number): string {
  const time = new Date(`${day}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, day.length);
}

const DROP = 0.1;

export const power: Check = {
  id: "power",
  title: "a suite that shows a drop of 10 points",
  why: "A suite of few cases and trials cannot tell a drop from chance: its gate passes, and says little.",
  look(repository) {
    return repository.gates.flatMap((gate) => powerOf(gate, repository));
  },
};

/** If pull requests record only a tier, its cases alone can show a drop. */
function powerOf(gate: Gate, repository: Repository): CheckFinding[] {
  const report = baselineReport(gate, repository);
  const tier = repository.files.get(gate)?.policy?.tiers?.[OF_PULL_REQUESTS] ?? ALL_CASES;
  const plan =
    report === undefined ? null : planSuite({ ...report, cases: report.cases.filter(tierTest(tier)) });
  if (plan === null) return [];
  const { detectable } = plan;
  const of = tier === ALL_CASES ? "" : `the tier "${OF_PULL_REQUESTS}" of `;
  const what = `${of}the suite ${shown(plan.suite)} has ${counted(plan.cases, "case")} with ${counted(plan.trials.head, "trial")} each. ${seenText(plan).replace(/\.$/, "")}`;
  const { place } = gate.uses;
  if (detectable !== null && detectable <= DROP) return [ok(place, what)];
  return [
    advice(place, what, {
      expected: "cases and trials that show a drop of 10 points in 4 of 5 pull requests",
      remedy: `${neededText(plan)}: rungate plan says what else would do`,
    }),
  ];
}

/** Prefers the fewest trials with an achievable number of cases: `record 22 cases with 3 trials each`. */
function neededText({ needed, cases }: SuitePlan): string {
  const options = needed.find(({ drop }) => drop === DROP)?.cases ?? [];
  const near = options.find(
    (option) => option.trials >= 3 && option.cases !== null && option.cases <= 3 * Math.max(cases, 10),
  );
  const { trials = 10, cases: count = null } = near ?? options.at(-1) ?? {};
  if (count === null) return "record more cases";
  return `record ${counted(Math.max(count, cases), "case")} with ${counted(trials, "trial")} each, on the base branch too`;
}

import { yamlText } from "../base/escape.ts";
import { shown } from "../base/json.ts";
import { limits } from "../base/limits.ts";
import { counted, listed, shorten } from "../base/text.ts";
import { type FlippingCase, flippingCases } from "../gate/flips.ts";
import { allowedInQuarantine } from "../gate/quarantine.ts";
import { areStable } from "../views/quarantine.ts";
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

/** Days before its end on which an entry is told. */
const SOON = 7;

/** Days that a proposed entry lasts. */
const PROPOSED = 30;

const SHOWN_CASES = 5;

/** No flaky case decides, and none is in quarantine without need. */
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
  const cases = baselineReport(gate, repository)?.cases ?? [];
  return (files.get(gate)?.policy?.quarantine ?? []).map(({ case: id, owner, until }) => {
    const name = `case ${shown(shorten(id, limits.shownName))}`;
    const own = cases.filter((one) => one.id === id && one.quarantine !== undefined);
    if (until < today)
      return missing(place, `${name} has been in quarantine until ${until}, so that every gate is red`, {
        expected: "entries whose last day is not past",
        remedy: `fix the case and take its entry out, or write a later day (owner: ${shorten(owner, limits.shownName)})`,
      });
    if (areStable(own))
      return advice(place, `${name} is in quarantine, and passes every run that is known`, {
        expected: "only cases that are flaky",
        remedy: "take its entry out: it is compared with the base's runs again",
      });
    if (until <= dayAfter(today, SOON))
      return advice(place, `${name} is in quarantine until ${until}, and decides again then`, {
        expected: "a case that is fixed by then",
        remedy: `fix the case and take its entry out (owner: ${shorten(owner, limits.shownName)})`,
      });
    return ok(place, `${name} is in quarantine until ${until}`);
  });
}

/** Required cases are none, whatever they do. */
function candidatesOf(gate: Gate, repository: Repository): CheckFinding[] {
  const report = baselineReport(gate, repository);
  if (report === undefined) return [];
  const policy = repository.files.get(gate)?.policy;
  const { gate: demands, quarantine: entries = [] } = policy ?? report.policy;
  const left = new Set([
    ...demands.requiredCases,
    ...report.cases.flatMap(({ id, required }) => (required === true ? id : [])),
    ...entries.map((one) => one.case),
  ]);
  const flipping = flippingCases(report).filter(({ id }) => !left.has(id));
  if (flipping.length === 0) return [];
  const ids = new Set(report.cases.map(({ id }) => id));
  const room = allowedInQuarantine(demands, ids.size) - entries.filter((one) => ids.has(one.case)).length;
  const lines = flipping
    .map((one) => entryLine(one, dayAfter(repository.today, PROPOSED)))
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
        remedy: `look at them${lines.length > 0 ? ", and let those not decide that you cannot fix at once:" : ""}${beyond}`,
        ...(lines.length > 0 ? { yaml: ["quarantine:", ...lines] } : {}),
      },
    ),
  ];
}

function entryLine({ id, ...one }: FlippingCase, until: string): string {
  return `  - { case: ${yamlText(id)}, owner: "@you", reason: ${flipsText(one)}, until: ${until} }`;
}

function flipsText({ flips, commits }: Pick<FlippingCase, "flips" | "commits">): string {
  return `flips ${counted(flips, "time")} in ${counted(commits, "commit")}`;
}

/** The day so many days later. */
function dayAfter(day: string, days: number): string {
  const time = Date.parse(`${day}T00:00:00Z`) + days * DAY;
  return new Date(time).toISOString().slice(0, day.length);
}

const DAY = 24 * 60 * 60 * 1000;

import { yamlText } from "../../core/escape.ts";
import { shown } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { counted, listed, shorten } from "../../core/text.ts";
import { allowedInQuarantine, areStable, flippingCases } from "../../gate/measure/quarantine.ts";
import type { Report } from "../../report/report.ts";
import { advice, configOf, type Found, missing, ok, type Repository } from "./repository.ts";
import type { Gate } from "./workflow.ts";

/** Days before its last day from which an entry gets a finding. */
const SOON = 7;
const PROPOSED = 30;
const SHOWN_CASES = 5;

export function checkQuarantine(gate: Gate, repository: Repository): Found {
  const fact = repository.github.baselines.get(gate);
  /** The newest report that pull requests are compared with. */
  const report =
    repository.files.get(gate)?.baseline ??
    (fact !== undefined && "seen" in fact ? fact.seen.report : undefined);
  return [entryFindings(gate, report, repository), report && candidates(gate, report, repository)];
}

function entryFindings(gate: Gate, report: Report | undefined, repository: Repository): Found {
  const { files, today } = repository;
  const { file } = configOf(gate, repository);
  const entries = files.get(gate)?.policy?.quarantine ?? [];
  return entries.map(({ case: id, owner, until }) => {
    const cases = report?.cases.filter((each) => each.id === id) ?? [];
    if (report !== undefined && cases.length === 0) return [];
    const name = `case ${shown(shorten(id, limits.shownName))}`;
    const by = `(owner: ${shorten(owner, limits.shownName)})`;
    if (until < today)
      return missing({ file }, `the quarantine of ${name} ended on ${until}, so every gate is red`, {
        expected: "entries with a last day that is today or later",
        remedy: `fix the case and remove its entry, or write a later day ${by}`,
      });
    if (areStable(cases.filter(({ quarantine }) => quarantine !== undefined)))
      return advice({ file }, `${name} is in quarantine, and passes every run that is known`, {
        expected: "only cases that are flaky",
        remedy: "take its entry out: it is compared with the base's runs again",
      });
    if (until <= dayAfter(today, SOON))
      return advice({ file }, `${name} is in quarantine until ${until}, and decides again then`, {
        expected: "a case that is fixed by then",
        remedy: `fix the case and remove its entry ${by}`,
      });
    return ok({ file }, `${name} is in quarantine until ${until}`);
  });
}

function candidates(gate: Gate, report: Report, repository: Repository): Found {
  const { gate: demands, quarantine = [] } = repository.files.get(gate)?.policy ?? report.policy;
  const required = report.cases.filter((each) => each.required === true).map(({ id }) => id);
  const entries = quarantine.map((entry) => entry.case);
  const excluded = new Set([...demands.requiredCases, ...required, ...entries]);
  const flipping = flippingCases(report)
    .filter(({ id }) => !excluded.has(id))
    .map(({ id, flips, commits }) => ({
      id,
      reason: `flips ${counted(flips, "time")} in ${counted(commits, "commit")}`,
    }));
  if (flipping.length === 0) return [];
  const ids = new Set(report.cases.map(({ id }) => id));
  const room = allowedInQuarantine(demands, ids.size) - entries.filter((entry) => ids.has(entry)).length;
  const until = dayAfter(repository.today, PROPOSED);
  const lines = flipping
    .map(
      ({ id, reason }) => `  - { case: ${yamlText(id)}, owner: "@you", reason: ${reason}, until: ${until} }`,
    )
    .filter((line) => line.length <= limits.shownText)
    .slice(0, Math.max(0, room));
  const names = flipping.map(({ id, reason }) => `${shorten(id, limits.shownName)} (${reason})`);
  const more = flipping.length - lines.length;
  const remedy = [
    "look at them",
    ...(lines.length > 0
      ? ["Put those that you cannot fix now in quarantine, in a pull request of its own:"]
      : []),
    ...(more > 0 ? [`gate.maxQuarantine leaves no room for ${more} of them`] : []),
  ].join(". ");
  return advice(
    { file: configOf(gate, repository).file },
    `${counted(flipping.length, "case")} of the base branch may be flaky: ${listed(names, SHOWN_CASES)}`,
    {
      expected: "cases whose outcome changes only with the agent",
      remedy,
      ...(lines.length > 0 && { yaml: ["quarantine:", ...lines] }),
    },
  );
}

function dayAfter(day: string, days: number): string {
  const time = new Date(`${day}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, day.length);
}

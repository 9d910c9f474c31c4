import { counted } from "../../wording.ts";
import type { Check } from "../check.ts";
import { cronsOf, longestGapDays } from "../cron-gap.ts";
import { advice, type Found, missing, notChecked, ok } from "../finding.ts";
import type { Gate } from "../gate.ts";
import type { Part } from "../part.ts";
import { gatesWithArtifacts, type Repository, recordedBy } from "../repository.ts";
import { reportUpload } from "../upload-step.ts";

/** The baseline is kept until the schedule records it again. */
export const retention: Check = {
  id: "retention",
  title: "reports that are kept until the next is recorded",
  why: "A report that expires before the schedule runs again leaves pull requests without a baseline.",
  look(repository) {
    return gatesWithArtifacts(repository).flatMap((gate) => looked(gate, repository));
  },
};

function looked(gate: Gate, repository: Repository): Found[] {
  const schedules = recordedBy(gate, repository).flatMap(({ triggers }) => triggers.get("schedule") ?? []);
  const [first] = schedules;
  if (first === undefined) return [];
  const gap = longestGapDays(cronsOf(schedules));
  if (gap === undefined)
    return [
      advice(first.place, "nobody here can tell how often the schedule runs", {
        expected: "five fields, such as 17 3 * * 1",
        remedy: "write:",
        yaml: ['schedule: [{ cron: "17 3 * * 1" }]'],
      }),
    ];
  // Of one that never runs the check of schedules tells.
  if (gap === Number.POSITIVE_INFINITY) return [];
  // A scheduled run may begin hours late, or be dropped on the day.
  return [keptFor(gate, gap + 1, first, repository)];
}

function keptFor(
  gate: Gate,
  least: number,
  schedule: Part,
  { github: { retentionDays } }: Repository,
): Found {
  const own = gate.kind === "action" ? reportUpload(gate)?.get("with").get("retention-days") : undefined;
  const expected = `at least ${counted(least, "day")}, for the schedule may leave so many between two runs`;
  // 0 is what the repository says.
  if (own?.isThere && own.text !== "0") {
    const days = Number(own.text);
    if (!Number.isInteger(days))
      return notChecked(
        own.place,
        "how long the report is kept",
        "only GitHub evaluates the expression in retention-days",
      );
    if (days >= least)
      return ok(own.place, `the report is kept for ${counted(days, "day")}, and recorded again in time`);
    return missing(
      own.place,
      `the report is kept for ${counted(days, "day")}, and may expire before it is recorded again`,
      {
        expected,
        remedy: "take `retention-days` out, or write:",
        yaml: [`retention-days: ${least}`],
      },
    );
  }
  const { place } = schedule;
  if ("unseen" in retentionDays)
    return notChecked(
      place,
      "whether artifacts are kept until the schedule runs again",
      retentionDays.unseen,
    );
  const days = counted(retentionDays.seen, "day");
  if (retentionDays.seen >= least)
    return ok(place, `artifacts are kept for ${days}, and the schedule runs before`);
  return missing(
    place,
    `artifacts are kept for ${days}, and the report may expire before it is recorded again`,
    {
      expected,
      remedy:
        "let the schedule run more often, or raise the retention under Settings, Actions, General, Artifact and log retention",
    },
  );
}

import { conclude } from "../../src/gate/decide/verdict.ts";
import type { Report } from "../../src/report/report.ts";
import { reportOn } from "../workspace.ts";
import { onBase } from "./trips.ts";

/** Cases with equal tags, the first few of which book the wrong day. */
export interface Tagged {
  tags: Record<string, string>;
  cases: number;
  failing?: number;
  trials?: number;
}

/** The report on trips with tags. A trip may be recorded with several. */
function taggedReport(
  groups: readonly Tagged[],
  recording: string,
  more: Partial<Parameters<typeof reportOn>[1]> = {},
): Report {
  const rows = groups.flatMap(({ tags, cases, failing = 0, trials = 1 }) =>
    Array.from({ length: cases * trials }, (_, at) => {
      const trip = Math.floor(at / trials);
      const date = trip < failing ? "2026-06-05" : "2026-06-12";
      const call = { name: "book_flight", arguments: { flight: "NV417", date }, status: "ok" };
      const reference = { name: "book_flight", arguments: { flight: "NV417", date: "2026-06-12" } };
      return {
        case: `trip-${String(trip).padStart(3, "0")}`,
        tags,
        trial: String((at % trials) + 1),
        response: `booked (${recording}, ${at})`,
        toolCalls: [call],
        referenceToolCalls: [reference],
      };
    }),
  );
  return reportOn(
    { "runs.jsonl": rows.map((row) => JSON.stringify(row)).join("\n") },
    { runs: ["runs.jsonl"], expectations: [], ...more },
  );
}

export function taggedAgainst(base: readonly Tagged[], head: readonly Tagged[]): Report {
  const report = taggedReport(base, "base", onBase);
  const baseline = { state: "found", report, reason: "baseline.json" } as const;
  return conclude(taggedReport(head, "head"), { baseline, role: "head", points: 200 });
}

export function taggedAlone(groups: readonly Tagged[]): Report {
  const baseline = { state: "none", reason: "no baseline was asked for" } as const;
  return conclude(taggedReport(groups, "head"), { baseline, role: "head", points: 200 });
}

import type { Baseline } from "../../src/gate/baseline/baseline.ts";
import { conclude } from "../../src/gate/decide/verdict.ts";
import type { Report } from "../../src/report/report.ts";
import { reportOn } from "../workspace.ts";

export const COMMIT = "a1b2c3d4e5f60718293a4b5c6d7e8f9001122334";

export interface Recorded {
  cases?: number;
  trials?: number;
  failing?: readonly number[];
  unable?: readonly number[];
  renamed?: Record<number, string>;
  /** Makes the recordings of equal calls differ. */
  recording?: string;
  expectations?: string;
  policy?: string;
  /** The mean tokens of a run, with small differences between trials. */
  tokens?: number;
  model?: string;
}

const nameOf = (at: number) => `trip-${String(at).padStart(3, "0")}`;

export function reportOf(recorded: Recorded, more: Partial<Parameters<typeof reportOn>[1]> = {}): Report {
  const { cases = 14, trials = 1, failing = [], unable = [], recording = "base", policy = "{}" } = recorded;
  const ids = Array.from({ length: cases }, (_, at) => recorded.renamed?.[at] ?? nameOf(at));
  const rows = ids.flatMap((id, at) =>
    Array.from({ length: trials }, (_, trial) => ({
      case: id,
      trial: String(trial + 1),
      response: `booked (${recording}, ${trial + 1})`,
      ...tookOf(recorded, at + trial),
      ...(unable.includes(at) && trial === 0 ? { runError: "429 from api.openai.com" } : {}),
      toolCalls: [
        {
          name: "book_flight",
          arguments: { flight: "NV417", date: failing.includes(at) ? "2026-06-05" : "2026-06-12" },
          status: "ok",
        },
      ],
    })),
  );
  const expectations = ids.map((id) => `  - { id: ${id}, ${expected("NV417")} }`).join("\n");
  return reportOn(
    {
      "runs.jsonl": rows.map((row) => JSON.stringify(row)).join("\n"),
      "expectations.yml": `cases:\n${recorded.expectations ?? expectations}\n`,
      "policy.yml": policy,
    },
    { runs: ["runs.jsonl"], policy: "policy.yml", ...more },
  );
}

function tookOf({ tokens, model = "gpt-4o" }: Recorded, at: number): object {
  if (tokens === undefined) return {};
  const input = Math.round(tokens * ([0.9, 0.75, 0.84][at % 3] as number));
  const output = Math.round(tokens * 0.15);
  return {
    model,
    duration: 1_200 + 40 * (at % 5),
    usage: { input, output, cost: (input + 4 * output) / 400_000 },
  };
}

export function expected(flight: string): string {
  return `referenceToolCalls: [{ name: book_flight, arguments: { flight: ${flight}, date: 2026-06-12 } }]`;
}

export const onBase = { commit: COMMIT, role: "base", createdAt: "2026-06-01T09:00:00.000Z" } as const;

export function against(base: Recorded, head: Recorded, more: Partial<Report> = {}): Report {
  const report = reportOf(base, onBase);
  const now = { ...reportOf({ recording: "head", ...head }), ...more };
  return comparedWith(report, now);
}

export function without(
  state: Exclude<Baseline["state"], "found">,
  reason: string,
  policySource: Report["policy"]["source"] = "file",
): Report {
  const report = reportOf({ failing: [3] });
  const policy = { ...report.policy, source: policySource };
  return conclude({ ...report, policy }, { baseline: { state, reason }, role: "head", points: 200 });
}

export const lines = (ids: readonly number[], flight = "NV417") =>
  ids.map((at) => `  - { id: ${nameOf(at)}, ${expected(flight)} }`).join("\n");
export const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);
export const statistical = "gate: { regression: { mode: statistical } }";

/** The report without rungate's version. */
export function ofAnyVersion(report: Report): Report {
  return { ...report, tool: { version: "1.2.3" } };
}

/** The head's report with the verdict against this baseline. */
export function comparedWith(base: Report, head: Report): Report {
  return conclude(head, {
    baseline: { state: "found", report: base, reason: "baseline.json" },
    role: "head",
    points: 200,
  });
}

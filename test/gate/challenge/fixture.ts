import type { Json } from "../../../src/core/json.ts";
import { breaksOf, suiteFacts } from "../../../src/gate/challenge/breaks.ts";
import type { ChallengedSuite } from "../../../src/gate/challenge/challenge.ts";
import type { Challenge } from "../../../src/gate/challenge/results.ts";
import { runChallenge } from "../../../src/gate/run-job.ts";
import type { CaseRun, ToolCall } from "../../../src/recordings/run.ts";
import { type Expectation, recordedExpectation } from "../../../src/scorers/expectation.ts";
import { resolveOptions } from "../../../src/scorers/options.ts";
import { toolBook } from "../../../src/scorers/tool-book.ts";
import { type Content, jobIn, workspace } from "../../workspace.ts";

type Call = Partial<ToolCall> & { name: string };

export function runOf(calls: readonly Call[], more: Partial<CaseRun> = {}): CaseRun {
  const toolCalls = calls.map(
    (call, at): ToolCall => ({
      arguments: {},
      malformed: false,
      status: "ok",
      turn: at + 1,
      group: at,
      ...call,
    }),
  );
  return {
    caseId: "trip",
    tags: {},
    place: { file: "runs.jsonl", index: 0 },
    input: "",
    response: "",
    texts: [],
    tools: [],
    warnings: [],
    toolCalls,
    ...more,
  };
}

export function expectationOf(more: Partial<Expectation> = {}): Expectation {
  return { ...recordedExpectation("trip", {}, undefined, resolveOptions({})), ...more };
}

/** The breaks of a run as `kind at`, each with the run that it makes. */
export function broken(
  run: CaseRun,
  {
    expectation = expectationOf(),
    others = [],
    tools = [],
  }: { expectation?: Expectation; others?: CaseRun[]; tools?: Parameters<typeof toolBook>[0] } = {},
): Map<string, CaseRun> {
  const facts = suiteFacts([run, ...others], toolBook(tools));
  return new Map(
    breaksOf(run, expectation, facts).map(({ kind, at, apply }) => [`${kind} ${at}`.trim(), apply()]),
  );
}

const BOOKING = { flight: "SK1", seats: 2 };

/** A recording of a trip: it searches, books and answers. */
export function trip(id: string, trial: number, booking: Json = BOOKING): object {
  const toolCalls = [
    { name: "search", arguments: { day: "2026-01-15" } },
    { name: "book", arguments: booking },
  ];
  return { case: id, trial: String(trial), toolCalls, response: `Booked for 120 EUR, ${trial}.` };
}

export const EXPECTED = [
  { name: "search", arguments: { day: "2026-01-15" } },
  { name: "book", arguments: BOOKING },
];

interface Trips {
  cases?: number;
  trials?: number;
  /** Trials that book another flight, as `case.trial`, from 1. */
  wrong?: readonly string[];
  expected?: object;
  policy?: object;
}

export function trips({
  cases = 3,
  trials = 1,
  wrong = [],
  expected,
  policy,
}: Trips = {}): Record<string, Content> {
  const ids = Array.from({ length: cases }, (_, at) => `trip-${at + 1}`);
  const rows = ids.flatMap((id, at) =>
    Array.from({ length: trials }, (_, trial) => {
      const isWrong = wrong.includes(`${at + 1}.${trial + 1}`);
      return JSON.stringify(trip(id, trial + 1, isWrong ? { flight: "XX9", seats: 2 } : BOOKING));
    }),
  );
  return {
    "runs.jsonl": `${rows.join("\n")}\n`,
    "expectations.yml": {
      cases: ids.map((id) => ({ id, ...(expected ?? { referenceToolCalls: EXPECTED }) })),
    },
    ...(policy === undefined ? {} : { "policy.yml": policy }),
  };
}

export async function challenged(
  files: Record<string, Content>,
  options: Partial<Pick<ChallengedSuite, "seed" | "areSnapshots" | "onProgress">> = {},
): Promise<Challenge> {
  const job = jobIn(workspace(files), {
    runs: ["runs.jsonl"],
    expectations: "expectations.yml" in files ? ["expectations.yml"] : [],
    ...("policy.yml" in files ? { policy: "policy.yml" } : {}),
  });
  return runChallenge(job, { seed: 1, areSnapshots: false, ...options });
}

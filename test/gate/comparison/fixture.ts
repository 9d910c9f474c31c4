import fc from "fast-check";
import type { ReportCase, ReportOutcome } from "../../../src/report/case.ts";
import type { Report } from "../../../src/report/report.ts";
import { caseOf, measured } from "../checks/measured.ts";

export function reportOf(
  cases: readonly ReportCase[],
  more: Partial<Report> = {},
  policyText?: string,
): Report {
  return measured({ cases: [...cases], ...more }, policyText);
}

/** A case with an expectation; `x+ y- z?` are the recordings x that passed, y that failed and z without a result. */
export function recorded(id: string, runs: string, more: Partial<ReportCase> = {}): ReportCase {
  const written = runs.split(" ").filter((run) => run !== "");
  const outcome = (run: string) => (run.endsWith("?") ? null : run.endsWith("+"));
  const one = caseOf(id, written.map(outcome), { fingerprint: "same", ...more });
  const trials = one.trials.map((trial, at) => ({ ...trial, hash: written[at]?.slice(0, -1) ?? null }));
  return { ...one, trials };
}

/** A case with distinct recordings at `commit`: `passing` of `trials` passed. */
export function tried(id: string, commit: string, passing: number, trials: number): ReportCase {
  const runs = Array.from({ length: trials }, (_, at) => `${commit}.${id}.${at}${at < passing ? "+" : "-"}`);
  return recorded(id, runs.join(" "));
}

export function pooledAt(commit: string | null, runs: string): ReportCase["pool"][number] {
  return { commit, runs: runs.split(" ").map((run) => [run.slice(0, -1), run.endsWith("+")]) };
}

/** The case with a score per run; null for a run that was not assessed. */
export function scoring(one: ReportCase, scorer: string, values: readonly (number | null)[]): ReportCase {
  const outcome = (value: number | null | undefined): ReportOutcome =>
    typeof value === "number" ? { status: "scored", value } : { status: "not-assessed", reason: "why" };
  const trials = one.trials.map((trial, at) => ({
    ...trial,
    scores: { ...trial.scores, [scorer]: outcome(values[at]) },
  }));
  const scored = values.filter((value) => value !== null);
  const mean = scored.length === 0 ? null : scored.reduce((sum, value) => sum + value, 0) / scored.length;
  return { ...one, trials, scores: { ...one.scores, [scorer]: mean } };
}

export function judged(
  one: ReportCase,
  values: readonly (number | null)[],
  model = "judge-1",
  rung = "json_schema",
): ReportCase {
  const scored = scoring(one, "llm", values);
  const details = {
    key: "sha256:0",
    by: { model, rung, promptVersion: 1 },
    votes: 1,
    evaluations: [],
    missingTools: [],
  };
  const trials = scored.trials.map((trial) => {
    const { llm } = trial.scores;
    return llm?.status === "scored"
      ? { ...trial, scores: { ...trial.scores, llm: { ...llm, details } } }
      : trial;
  });
  return { ...scored, trials };
}

/** The case with scores of texts from one sheet, judged by this model. */
export function judgedTexts(
  one: ReportCase,
  values: Readonly<Record<string, number>>,
  model = "judge-1",
): ReportCase {
  const runs = one.trials.map(() => 0);
  const scored = Object.entries(values).reduce(
    (left, [scorer, value]) => scoring(left, scorer, runs.fill(value)),
    one,
  );
  const sheet = {
    sheet: "response" as const,
    key: "sha256:1",
    by: { model, rung: "json_schema", promptVersion: 1 },
    votes: 1,
    tables: {},
    scorers: Object.keys(values),
  };
  const trials = scored.trials.map((trial) => ({
    ...trial,
    judgements: [...(trial.judgements ?? []), sheet],
  }));
  return { ...scored, trials };
}

export const suitePairs: fc.Arbitrary<{ head: ReportCase[]; base: ReportCase[] }> = fc.record({
  head: suite("h"),
  base: suite("b"),
});

function suite(side: string): fc.Arbitrary<ReportCase[]> {
  const anyCase = fc.record({
    id: fc.constantFrom("a", "b", "c", "__proto__", "constructor"),
    model: fc.constantFrom(undefined, "x", "y"),
    formerly: fc.constantFrom(undefined, undefined, "a", "b"),
    fingerprint: fc.constantFrom("same", "same", "same", "other"),
    source: fc.constantFrom("file" as const, "file" as const, "none" as const),
    runs: fc.uniqueArray(
      fc.record({ name: fc.nat(4), own: fc.boolean(), outcome: fc.constantFrom("+", "+", "-", "?") }),
      { maxLength: 4, selector: ({ name, own }) => `${name}${own}` },
    ),
  });
  const keyOf = ({ id, model }: { id: string; model: string | undefined }) => `${id} ${model}`;
  return fc.uniqueArray(anyCase, { maxLength: 8, selector: keyOf }).map((cases) =>
    cases.map(({ id, model, formerly, fingerprint, source, runs }) => {
      const written = runs.map(({ name, own, outcome }) => `${own ? side : ""}${name}${outcome}`);
      return recorded(id, written.join(" "), {
        tags: model === undefined ? {} : { model },
        ...(formerly === undefined || side === "b" ? {} : { formerly }),
        fingerprint,
        source,
      });
    }),
  );
}

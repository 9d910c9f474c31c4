import fc from "fast-check";
import { expect, test } from "vitest";
import type { Report } from "../../src/report/report.ts";
import { commit, type Files, gate } from "./suite.ts";

interface Run {
  day: number;
  seats: number;
  answer: string;
}

interface Suite {
  cases: { id: string; tag: string; base: Run[]; head: Run[] }[];
  mode: "auto" | "strict" | "statistical";
  floor: number;
}

const RIGHT = { day: 15, seats: 1 };
const JOB = { runs: ["runs/{case}~{tag}.{trial}.json"] };
const WORDS = ["Booked.", "Done.", "It is booked."];

const run: fc.Arbitrary<Run> = fc.record({
  day: fc.constantFrom(15, 15, 15, 16),
  seats: fc.constantFrom(1, 1, 1, 1, 2),
  answer: fc.constantFrom(...WORDS),
});

const suites: fc.Arbitrary<Suite> = fc
  .record({
    size: fc.integer({ min: 2, max: 8 }),
    trials: fc.integer({ min: 1, max: 3 }),
    mode: fc.constantFrom<Suite["mode"]>("auto", "strict", "statistical"),
    floor: fc.constantFrom(0, 0.5, 0.8),
    areSnapshots: fc.boolean(),
  })
  .chain(({ size, trials, mode, floor, areSnapshots }) =>
    fc.record({
      cases: fc.tuple(
        ...Array.from({ length: size }, (_, at) =>
          fc
            .record({
              base: fc.array(run, { minLength: trials, maxLength: trials }),
              head: fc.array(run, { minLength: trials, maxLength: trials }),
              reused: fc.boolean(),
            })
            .map(({ base, head, reused }) => ({
              id: `case-${at % Math.ceil(size / 2)}`,
              tag: at < Math.ceil(size / 2) ? "a" : "b",
              base,
              head: areSnapshots && reused ? base : head,
            })),
        ),
      ),
      mode: fc.constant(mode),
      floor: fc.constant(floor),
    }),
  );

function recordedAgain(suite: Suite): Suite {
  return {
    ...suite,
    cases: suite.cases.map((reportCase) => ({
      ...reportCase,
      head: reportCase.head.map((made) => ({ ...made })),
    })),
  };
}

function recording({ day, seats, answer }: Run, made: string): object {
  const call = {
    id: `call-${made}`,
    name: "book",
    arguments: { date: `2024-01-${day}`, seats },
    result: "ok",
  };
  return { session: made, toolCalls: [call], response: answer };
}

function filesOf({ cases, mode, floor }: Suite, side: "base" | "head"): Files {
  const ids = [...new Set(cases.map(({ id }) => id))];
  const date = `2024-01-${RIGHT.day}`;
  const runs = cases.flatMap(({ id, tag, ...one }) =>
    one[side].map((made, at): [string, object] => {
      const isReused = one.base[at] === made;
      return [
        `runs/${id}~${tag}.${at}.json`,
        recording(made, `${isReused ? "base" : side} ${id} ${tag} ${at}`),
      ];
    }),
  );
  return {
    "expectations.yml": {
      cases: ids.map((id) => ({
        id,
        referenceToolCalls: [{ name: "book", arguments: { date, seats: RIGHT.seats } }],
      })),
    },
    "policy.yml": { gate: { regression: { mode }, floors: { passRate: floor } } },
    ...Object.fromEntries(runs),
  };
}

const gated = (files: Files, base: Report): Report => gate(files, base, JOB);
const SEVERITY = ["pass", "inconclusive", "fail"];
const severity = ({ verdict }: Report) => SEVERITY.indexOf(verdict.result);

function decision({ verdict, passRate, comparison }: Report) {
  const checks = verdict.checks.map(({ name, result }) => `${name} ${result}`);
  return {
    result: verdict.result,
    blocks: verdict.blocks,
    checks,
    passRate,
    p: comparison?.p,
    mode: comparison?.mode,
  };
}

type Rewriting = (name: string, content: object) => [string, string];

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

const rewritings: Record<string, Rewriting> = {
  indented: (name, content) => [name, JSON.stringify(content, null, 2)],
  "line ends of Windows": (name, content) => [
    name,
    `${JSON.stringify(content, null, "\t").replaceAll("\n", "\r\n")}\r\n`,
  ],
  "key order": (name, content) => [name, JSON.stringify(reversed(content))],
  "other ids": (name, content) => [
    name,
    JSON.stringify(content)
      .replace(/"id":"call-[^"]*"/, '"id":"another"')
      .replace(/"session":"/, '"session":"again '),
  ],
  "other names with the same captures": (name, content) => [
    name.replace(/\.(\d)\.json$/, (_, trial) => `.${Number(trial) + 7}.json`),
    JSON.stringify(content),
  ],
};

test("a harmless rewriting of recordings never changes the verdict", () => {
  fc.assert(
    fc.property(
      // Other bytes are another recording, so the base's kept runs would count as changed.
      suites.map(recordedAgain),
      fc.constantFrom(...Object.keys(rewritings)),
      fc.infiniteStream(fc.boolean()),
      (suite, how, isRewritten) => {
        const rewrite = rewritings[how] as Rewriting;
        const base = commit(
          "c2",
          filesOf(suite, "base"),
          commit("c1", filesOf(suite, "base"), undefined, JOB),
          JOB,
        );
        const files = filesOf(suite, "head");
        const rewritten = Object.fromEntries(
          Object.entries(files)
            .reverse()
            .map(([name, content]) =>
              name.startsWith("runs/") && (how.startsWith("other names") || isRewritten.next().value)
                ? rewrite(name, content as object)
                : [name, content],
            ),
        );
        expect(decision(gated(rewritten, base))).toEqual(decision(gated(files, base)));
      },
    ),
    { numRuns: 60 },
  );
});

test("a removal of runs, cases or tags never makes the verdict better", () => {
  const removals = fc.record({
    what: fc.constantFrom("run", "case", "tag", "recordings of a case"),
    at: fc.nat(),
    trial: fc.nat(),
  });
  fc.assert(
    fc.property(suites, removals, (suite, { what, at, trial }) => {
      const base = commit("c1", filesOf(suite, "base"), undefined, JOB);
      const files = filesOf(suite, "head");
      const one = suite.cases[at % suite.cases.length] as Suite["cases"][number];
      const isGone = (name: string) => {
        if (what === "run") return name === `runs/${one.id}~${one.tag}.${trial % one.head.length}.json`;
        if (what === "tag") return name.startsWith(`runs/${one.id}~${one.tag}.`);
        return name.startsWith(`runs/${one.id}~`);
      };
      const left = Object.fromEntries(Object.entries(files).filter(([name]) => !isGone(name)));
      const { cases } = files["expectations.yml"] as { cases: { id: string }[] };
      if (what === "case") left["expectations.yml"] = { cases: cases.filter(({ id }) => id !== one.id) };
      if (Object.keys(left).every((name) => !name.startsWith("runs/"))) return;
      expect(severity(gated(left, base))).toBeGreaterThanOrEqual(severity(gated(files, base)));
    }),
    { numRuns: 60 },
  );
});

test("runs that say that they could not run never let a merge pass that they would have stopped", () => {
  const unable = fc.infiniteStream(fc.constantFrom(true, false, false));
  fc.assert(
    fc.property(suites, unable, fc.boolean(), (suite, isUnable, failingOnly) => {
      const ruled = (side: "base" | "head"): Files => {
        const files = filesOf(suite, side);
        const { gate: rules } = files["policy.yml"] as { gate: object };
        return {
          ...files,
          "policy.yml": { gate: { ...rules, maxRunErrors: 1, inconclusive: "fail" } },
        };
      };
      const base = commit("c1", ruled("base"), undefined, JOB);
      const files = ruled("head");
      const right = JSON.stringify({ date: `2024-01-${RIGHT.day}`, seats: RIGHT.seats });
      const marked = Object.fromEntries(
        Object.entries(files).map(([name, content]) => {
          const isRun = name.startsWith("runs/");
          const isFailing = isRun && !JSON.stringify(content).includes(right);
          const isMarked = isRun && (isFailing || !failingOnly) && isUnable.next().value;
          return [name, isMarked ? { ...(content as object), runError: "429" } : content];
        }),
      );
      if (gated(files, base).verdict.blocks) expect(gated(marked, base).verdict.blocks).toBe(true);
    }),
    { numRuns: 60 },
  );
});

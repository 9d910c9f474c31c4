import fc from "fast-check";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import type { Job } from "../../../src/gate/job.ts";
import type { Content } from "../../workspace.ts";
import {
  type AnyFile,
  anyFile,
  calls,
  fileId,
  id,
  references,
  took,
  tool,
  written,
} from "./any-recording.ts";

export interface AnySuite {
  files: Record<string, Content>;
  job: Pick<Job, "runs" | "expectations"> & Partial<Job>;
}

const patterns = ["rows/*", "stems/*.json", "named/{model}/{case}.{trial}.json", "cases/{case}/*.jsonl"];
const runs = fc.constantFrom(
  patterns,
  patterns,
  [...patterns, "nothing/{case}.json", "stems"],
  ["rows/*", "{_}/*.json", "named/{model}/{name}.{trial}.json"],
  ["rows/*", "named/*/{case}.*.json", "cases/**/*.jsonl"],
);

const declared = fc.uniqueArray(
  fc.record(
    {
      id,
      referenceToolCalls: references,
      expectedTool: tool,
      expectedToolOrder: fc.array(tool, { maxLength: 2 }),
      forbiddenTools: fc.constantFrom<Json[]>(["book"], ["*_weather", "search"]),
      maxToolCalls: fc.constantFrom(0, 1, 2),
      maxTokens: fc.constantFrom(1, 400),
      maxCost: fc.constantFrom(0.01, 1),
      required: fc.constant(true),
      strictMode: fc.boolean(),
    },
    { requiredKeys: ["id"] },
  ),
  { selector: (one) => one.id, maxLength: 6 },
);
const defaults = fc.constantFrom<JsonObject>(
  {},
  {},
  { f1: { mode: "flexible" } },
  { f1: { calls: "state-changing" } },
);
const expectations = fc
  .record({ cases: declared, defaults, isRenamed: fc.boolean() })
  .map(({ cases, isRenamed, defaults: defaultFields }): Json => {
    const [first, ...rest] = cases;
    const renamed = first !== undefined && isRenamed ? [{ ...first, formerly: "old id" }, ...rest] : cases;
    return {
      defaults: defaultFields,
      cases: renamed,
      retired: [{ id: "gone", reason: "no longer sold" }],
    };
  });
const policy = fc.constantFrom<Json>(
  {},
  { redact: ["*.secret", "/\\d{4}( \\d{4}){3}/"] },
  { redact: ["/[a-z]{4,}/"], passMarks: { f1: 0.5 } },
  { gate: { scorers: ["code"], budgets: "fail", floors: { passRate: 0.5 } } },
  { gate: { maxRunErrors: 0.1 } },
  {
    rates: [
      { match: "*", input: 0, output: 0 },
      { match: "gpt-*", input: 2, output: 8 },
    ],
    measures: {
      tokens: { gate: true },
      costPerSuccess: { maxRise: "5%", gate: true },
      duration: { max: "1s" },
    },
    redact: ["/\\d{4}( \\d{4}){3}/"],
  },
  { gate: { maxRunErrors: 1, floors: { f1: 0.3 } }, redact: ["/\\d{4}( \\d{4}){3}/"] },
  {
    tools: [
      { match: "get_*", readOnly: true },
      { match: "search", ignore: true },
    ],
    gate: { regression: { mode: "strict" } },
  },
  {
    gate: { requiredCases: ["book-flight", "1"], inconclusive: "fail" },
    defaults: { f1: { failedCalls: "ignore" } },
  },
);

const oddSuite: fc.Arbitrary<AnySuite> = fc
  .record({
    recorded: fc.array(anyFile, { minLength: 1, maxLength: 14 }),
    copies: fc.boolean(),
    runs,
    expected: fc.option(expectations),
    policy,
    caseField: fc.constantFrom(null, null, null, null, null, "/case"),
    role: fc.constantFrom("head" as const, "base" as const, "queue" as const),
  })
  .map(({ recorded, copies, expected, caseField, ...suite }) => ({
    files: {
      ...Object.fromEntries(copies ? recorded.flatMap(copied) : recorded),
      ...firstDeclared(expected),
      "rungate.yml": written(suite.policy),
      ...(expected === null ? {} : { "expectations.yml": written(expected) }),
    },
    job: {
      runs: suite.runs,
      expectations: expected === null ? [] : ["expectations.yml"],
      policy: "rungate.yml",
      role: suite.role,
      ...(caseField === null ? {} : { caseField }),
    },
  }));

/** A run of the first declared case, because patterns that match no case are refused. */
function firstDeclared(declared: Json): Record<string, string> {
  const { cases = [] } = (declared ?? {}) as { cases?: { id: string }[] };
  return Object.fromEntries(
    cases.slice(0, 1).map(({ id: first }) => ["rows/a.json", written({ case: first, toolCalls: [] })]),
  );
}

/** A file with equal bytes that the pattern reads as another trial. */
function copied([path, content]: AnyFile): AnyFile[] {
  return [
    [path, content],
    [path.replace(/(\d)(\.[^/]*)$/, "$17$2"), content],
  ];
}

/** A suite of declared cases with one or more runs each, so that the verdict depends on the runs. */
const tidySuite: fc.Arbitrary<AnySuite> = fc
  .record({
    cases: fc.uniqueArray(
      fc.record({
        id: fileId,
        references,
        trials: fc.array(fc.tuple(calls, took), { minLength: 1, maxLength: 3 }),
      }),
      {
        selector: (one) => one.id,
        minLength: 1,
      },
    ),
    policy,
    isAlike: fc.boolean(),
  })
  .map(({ cases, isAlike, ...suite }) => ({
    files: {
      ...Object.fromEntries(
        cases.flatMap((reportCase) =>
          reportCase.trials.map(
            ([toolCalls, facts], at): AnyFile => [
              `named/a/${reportCase.id}.${at}.json`,
              written({
                input: `trial ${at}`,
                toolCalls: isAlike ? reportCase.references : toolCalls,
                ...facts,
              } as Json),
            ],
          ),
        ),
      ),
      "rungate.yml": written(suite.policy),
      "expectations.yml": written({
        cases: cases.map((reportCase) => ({ id: reportCase.id, referenceToolCalls: reportCase.references })),
      }),
    },
    job: {
      runs: ["named/{model}/{case}.{trial}.json"],
      expectations: ["expectations.yml"],
      policy: "rungate.yml",
    },
  }));

/** A suite that covers the extremes of all that shards can divide. */
export const anySuite = fc.oneof({ weight: 3, arbitrary: oddSuite }, { weight: 1, arbitrary: tidySuite });

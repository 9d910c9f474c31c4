import { limits } from "../../src/core/limits.ts";
import type { Job } from "../../src/gate/job.ts";
import type { Content } from "../workspace.ts";

export interface Beyond {
  limit: keyof typeof limits;
  files: Record<string, Content>;
  job?: Partial<Job>;
  message: string;
}

const many = <T>(count: number, item: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => item(at));
const nested = (levels: number) => JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`);
const call = (more: object = {}) => ({ name: "book", arguments: {}, ...more });
const run = (...toolCalls: object[]) => ({ toolCalls });
const listed = (most: number, got: number) => `expected a list of at most ${most}, got one of ${got}`;

const matched = (matcher: unknown, argument: unknown): Record<string, Content> => ({
  "runs/a.json": run(call({ arguments: { x: argument } })),
  "expectations.yml": {
    defaults: { f1: { listOrder: "free" } },
    cases: [{ id: "a", referenceToolCalls: [{ name: "book", arguments: { x: matcher } }] }],
  },
});
const declared = (keys: object): Record<string, Content> => ({
  "runs/a.json": run(call()),
  "expectations.yml": { cases: [{ id: "a", ...keys }] },
});
const foldedTo = (text: string) => ({ name: "book", arguments: { x: { $ignoreCase: text } } });
const three = (allowed: object): Record<string, Content> => ({
  ...Object.fromEntries(["a", "b", "c"].map((id) => [`runs/${id}.json`, run(call())])),
  "policy.yml": { limits: allowed },
});
const large = { ...run(call({ result: "x".repeat(1_600_000) })) };

/** Limits that a pull request can exceed alone. */
export const bounded: Beyond[] = [
  {
    limit: "files",
    files: three({ files: 2 }),
    message:
      "runs/{case}.json: with it 3 files match, more than the 2 that one job reads (limits.files of the policy): name",
  },
  {
    limit: "entries",
    files: three({ entries: 2 }),
    message:
      "runs: more than the 2 files and folders that one job looks at (limits.entries of the policy) lie where",
  },
  {
    limit: "runs",
    files: three({ runs: 2 }),
    message:
      "runs/c.json: with it the recordings have 3 runs or more, and one job reads 2 (limits.runs of the policy): match",
  },
  ...["[]", "{}", "1"].map(
    (element): Beyond => ({
      limit: "listElements",
      files: { "runs/a.json": `[${Array.from({ length: limits.listElements + 1 }, () => element).join()}]` },
      message:
        "is a list of 1000001 elements, more than the 1000000 that are read: split it, or write one run per line as JSONL",
    }),
  ),
  {
    limit: "numberCharacters",
    files: {
      "runs/a.json": `{"toolCalls":[{"name":"book","arguments":{"x":1${"0".repeat(limits.numberCharacters)}}}]}`,
    },
    message: `has more than ${limits.numberCharacters} characters`,
  },
  {
    limit: "recordingBytes",
    files: {
      "runs/a.json": large,
      "runs/b.json": large,
      "policy.yml": { limits: { recordingMegabytes: 2 } },
    },
    message:
      "runs/b.json: with it the recordings have 4 MiB or more, and one job reads 2 (limits.recordingMegabytes of the policy): match",
  },
  {
    limit: "documentBytes",
    files: { "runs/a.json": large, "policy.yml": { limits: { documentMegabytes: 1 } } },
    message:
      "runs/a.json: 2 MiB is more than the 1 MiB that one JSON document may have (limits.documentMegabytes of the policy): write",
  },
  {
    limit: "patterns",
    files: {},
    job: { runs: many(limits.patterns + 1, (at) => `runs/${at}.json`) },
    message: "101 patterns of recordings, more than the 100 that one job reads: let",
  },
  {
    limit: "globLength",
    files: {},
    job: { runs: ["*".repeat(limits.globLength + 1)] },
    message: "has 1001 characters, more than the 1000 that a pattern may have: write",
  },
  {
    limit: "globLength",
    files: declared({ forbiddenTools: ["*".repeat(limits.globLength + 1)] }),
    message: "has 1001 characters, more than the 1000 that a glob may have: write",
  },
  {
    limit: "nesting",
    files: { "runs/a.json": run(call({ arguments: { x: nested(limits.nesting) } })) },
    message: 'arguments of "book" nest deeper than 200 levels',
  },
  {
    limit: "nesting",
    files: matched(nested(limits.nesting), []),
    message: "nests deeper than 200 levels",
  },
  {
    limit: "callsPerRun",
    files: { "runs/a.json": run(...many(limits.callsPerRun + 1, (at) => call({ id: String(at) }))) },
    message: "more than 10000 tool calls in one run, the most that are scored: record",
  },
  {
    limit: "references",
    files: declared({ referenceToolCalls: many(limits.references + 1, () => ({ name: "book" })) }),
    message: `cases[0].referenceToolCalls: ${listed(1000, 1001)}`,
  },
  {
    limit: "references",
    files: declared({ expectedToolOrder: many(limits.references + 1, () => "book") }),
    message: `cases[0].expectedToolOrder: ${listed(1000, 1001)}`,
  },
  {
    limit: "variants",
    files: declared({ anyOf: many(limits.variants + 1, (at) => ({ expectedTool: String(at) })) }),
    message: `cases[0].anyOf: ${listed(5, 6)}`,
  },
  {
    limit: "turns",
    files: declared({ turns: many(limits.turns + 1, () => ({ expectedTool: "book" })) }),
    message: `cases[0].turns: ${listed(100, 101)}`,
  },
  {
    limit: "agents",
    files: declared({ scope: { agents: many(limits.agents + 1, String) }, expectedTool: "book" }),
    message: `cases[0].scope.agents: ${listed(100, 101)}`,
  },
  {
    limit: "baselineWorkflows",
    files: { "policy.yml": { baseline: { workflows: many(limits.baselineWorkflows + 1, String) } } },
    message: `baseline.workflows: ${listed(5, 6)}`,
  },
  {
    limit: "baselineBranches",
    files: { "policy.yml": { baseline: { branches: many(limits.baselineBranches + 1, String) } } },
    message: `baseline.branches: ${listed(20, 21)}`,
  },
  {
    limit: "caseText",
    files: declared({ groundTruth: "x".repeat(limits.caseText + 1) }),
    message: "cases[0].groundTruth: expected at most 100000 characters",
  },
  {
    limit: "pieces",
    files: declared({ mustSay: many(limits.pieces + 1, String) }),
    message: `cases[0].mustSay: ${listed(200, 201)}`,
  },
  {
    limit: "groundTruths",
    files: declared({ groundTruth: many(limits.groundTruths + 1, String) }),
    message: `cases[0].groundTruth: ${listed(20, 21)}`,
  },
  {
    limit: "contexts",
    files: declared({ context: many(limits.contexts + 1, String) }),
    message: `cases[0].context: ${listed(200, 201)}`,
  },
  {
    limit: "scoredText",
    files: {
      "runs/a.json": { ...run(), response: "x".repeat(limits.scoredText + 1) },
      "expectations.yml": { cases: [{ id: "a", mustSay: ["x"] }] },
    },
    message: "error runs/a.json: says: 200001 characters were said, more than the 200000 that are looked at",
  },
  {
    limit: "comparedWords",
    files: {
      "runs/a.json": { ...run(), response: "a ".repeat(90_000) },
      "expectations.yml": { cases: [{ id: "a", mustSay: [`${"a ".repeat(400)}b`] }] },
    },
    message: "to find what must be said more than 20000000 words must be compared",
  },
  {
    limit: "name",
    files: { "runs/a.json": run(call({ name: "n".repeat(limits.name + 1) })) },
    message: "the name or id of a tool call has 1001 characters, of at most 1000 characters: record",
  },
  {
    limit: "name",
    files: { "runs/a.json": { ...run(call()), tags: { model: "m".repeat(limits.name + 1) } } },
    message: "a case id, trial or tag of more than 1000 characters, the most that are read: name",
  },
  {
    limit: "expressionLength",
    files: matched({ $regex: "x".repeat(limits.expressionLength + 1) }, ""),
    message: "has 1001 characters, more than the 1000 that a regular expression may have: write",
  },
  {
    limit: "expressionSize",
    files: matched({ $regex: "(\\p{L}{1000}|\\p{N}{1000})" }, ""),
    message:
      "instructions with its repetitions written out, more than the 2000 that a regular expression may have: repeat",
  },
  {
    limit: "expressionSize",
    files: { ...declared({}), "policy.yml": { redact: ["/(\\p{L}{1000}|\\p{N}{1000})/"] } },
    message:
      "instructions with its repetitions written out, more than the 2000 that a regular expression may have: repeat",
  },
  {
    limit: "expressionText",
    files: matched({ $regex: "y$" }, "x".repeat(limits.expressionText + 1)),
    message:
      "a text of 200001 characters is too long to search for a regular expression: at most 200000 characters are. Record",
  },
  {
    limit: "comparisons",
    files: {
      "runs/a.json": run(call({ arguments: { x: "y".repeat(limits.comparisons / 10) } })),
      "expectations.yml": {
        cases: [{ id: "a", referenceToolCalls: many(10, () => foldedTo("z")) }],
      },
    },
    message:
      "f1: to pair its calls with the expected ones more than 50000000 values must be compared, the most that are: expect",
  },
  {
    limit: "freeListItems",
    files: matched(
      many(limits.freeListItems + 1, (at) => at),
      many(limits.freeListItems + 1, (at) => -at),
    ),
    message: "a list of 1001 items is too long to be compared in any order: at most 1000 are. Compare",
  },
  {
    limit: "configurationFiles",
    files: {},
    job: { expectations: many(limits.configurationFiles + 1, (at) => `${at}.yml`) },
    message: "1001 expectations files, more than the 1000 that one job reads: put",
  },
  {
    limit: "configurationBytes",
    files: { "expectations.yml": "#".repeat(limits.configurationBytes + 1) },
    message: "expectations.yml: has 16777217 bytes, more than the 16777216 that are read: split it",
  },
  {
    limit: "configurationValues",
    files: { "expectations.yml": `a: &a [${"1,".repeat(2_000)}]\nb: [${"*a,".repeat(501)}]` },
    message: "has more than 1000000 values, with every alias written out, the most that are read: split it",
  },
  {
    limit: "configurationValues",
    files: { "expectations.yml": `cases: [${"1,".repeat(limits.configurationValues)}]` },
    message: "has more than 1000000 values, the most that are read: split it",
  },
  ...["[],", "{},", "? ,", ","].map(
    (empty): Beyond => ({
      limit: "configurationValues",
      files: { "expectations.yml": `cases: [${empty.repeat(5 * limits.configurationValues)}]` },
      message: "has more than 1000000 values, the most that are read: split it",
    }),
  ),
  {
    limit: "configurationLexemes",
    files: { "expectations.yml": `cases: []${"\n".repeat(limits.configurationLexemes)}` },
    message: "has more than 5000000 texts, marks and spaces, the most that are read: split it",
  },
  ...[`cases: "${"\\q".repeat(4_900_000)}"`, "]".repeat(4_900_000), `cases: ${"! ".repeat(2_400_000)}`].map(
    (mistaken): Beyond => ({
      limit: "configurationMistakes",
      files: { "expectations.yml": mistaken },
      message: "not valid YAML: ",
    }),
  ),
  {
    limit: "configurationAliases",
    files: { "expectations.yml": `cases: [&a { id: a },${"*a,".repeat(1_000_000)}]` },
    message: "has more than 2000 anchors and aliases, the most that are read: write",
  },
  {
    limit: "suites",
    files: {
      ...declared({}),
      "policy.yml": {
        suites: Object.fromEntries(many(limits.suites + 1, (at) => [`s${at}`, { runs: "runs/{case}.json" }])),
      },
    },
    message: "suites: has 21 suites, more than the 20 that one file can have",
  },
  {
    limit: "toolRules",
    files: declared({ forbiddenTools: many(limits.toolRules + 1, String) }),
    message: `cases[0].forbiddenTools: ${listed(1000, 1001)}`,
  },
  {
    limit: "callRules",
    files: declared({ rules: { allowedTools: many(limits.callRules + 1, String) } }),
    message: `cases[0].rules.allowedTools: ${listed(200, 201)}`,
  },
  ...["redact", "tools"].map(
    (key): Beyond => ({
      limit: "toolRules",
      files: {
        "policy.yml": {
          [key]: many(limits.toolRules + 1, (at) => (key === "tools" ? { match: `${at}` } : `${at}`)),
        },
      },
      message: `${key}: ${listed(1000, 1001)}`,
    }),
  ),
  {
    limit: "caseText",
    files: declared({ groundTruth: ["x".repeat(limits.caseText + 1)] }),
    message: "cases[0].groundTruth[0]: expected at most 100000 characters, got",
  },
  {
    limit: "recordedScores",
    files: declared({ recorded: { scores: many(limits.recordedScores + 1, String) } }),
    message: `cases[0].recorded.scores: ${listed(20, 21)}`,
  },
  {
    limit: "groundTruths",
    files: declared({ groundTruth: many(limits.groundTruths + 1, String) }),
    message: "cases[0].groundTruth: expected",
  },
  {
    limit: "contexts",
    files: declared({ context: many(limits.contexts + 1, String) }),
    message: `cases[0].context: ${listed(200, 201)}`,
  },
  {
    limit: "pieces",
    files: declared({ mustSay: many(limits.pieces + 1, String) }),
    message: `cases[0].mustSay: ${listed(200, 201)}`,
  },
  {
    limit: "pieceText",
    files: declared({ mustSay: [{ $oneOf: ["x", "x".repeat(limits.pieceText + 1)] }] }),
    message: "text of 1001 characters, more than the 1000 that are searched for: write",
  },
  {
    limit: "scoredText",
    files: {
      ...declared({ groundTruth: "x", "textual-difference": true }),
      "runs/a.json": { ...run(call()), response: "x".repeat(limits.scoredText + 1) },
    },
    message:
      "textual-difference: 200001 characters were said, more than the 200000 that are looked at: record",
  },
  {
    limit: "availableTools",
    files: declared({ availableTools: many(limits.availableTools + 1, String) }),
    message: `cases[0].availableTools: ${listed(1000, 1001)}`,
  },
];

export const inPolicy = [
  ["mostFiles", "limits.files"],
  ["mostEntries", "limits.entries"],
  ["mostRuns", "limits.runs"],
  ["mostRecordingBytes", "limits.recordingMegabytes"],
  ["mostDocumentBytes", "limits.documentMegabytes"],
  ["window", "gate.regression.window"],
  ["historyPoints", "trend.points"],
  ["judgedRuns", "judge.maxRuns"],
  ["judgeTokens", "judge.maxTokens"],
  ["judgeVotes", "judge.votes"],
  ["judgeConcurrency", "judge.concurrency"],
  ["judgeTimeoutSeconds", "judge.timeoutSeconds"],
  ["judgeDeadlineSeconds", "judge.deadlineSeconds"],
] as const;

import { Document, type Node, Pair, parseDocument, type Scalar, YAMLMap } from "yaml";
import { loadConfigFile } from "../../config/config-file.ts";
import { DEFAULT_SUITE, type SuiteConfig } from "../../config/policy.ts";
import { plainText } from "../../core/escape.ts";
import { limits } from "../../core/limits.ts";
import { listed, percent, shorten } from "../../core/text.ts";
import { keyNode, mapping, nodeOf, sequence, yamlText } from "../../core/yaml-nodes.ts";
import { RESULT } from "../../recordings/formats/results/result-row.ts";
import { scorersByDefault } from "../../scorers/pass-marks.ts";
import { recorded } from "../../scorers/texts/text-scorer.ts";
import type { ProposedRule } from "./propose.ts";
import type { Proposal, ProposedCall, ProposedCase } from "./propose-stated.ts";

const HEADER = [
  schemaLine("policy"),
  "What rungate gates and what it requires, written by `rungate init`. Every key is optional.",
];
const TEMPLATE = `# A run passes when each of its scores reaches its mark.
# code: the right tools, in order where you write one. f1: the right calls with the right arguments.
passMarks: { code: 1, f1: 0.9 }

gate:
  # The gate fails below a floor, whatever the base branch did. passRate is the mean over all cases of the share of
  # runs that pass.
  floors: {}
  # How far the pass rate can fall below the base branch. A larger drop fails the gate unless it can be noise.
  regression: { mode: auto, maxDrop: 0.02 }

# What the tools do. The last match wins. Most lines are guesses from names: check that no readOnly tool changes
# anything. A tool without a line counts as one that changes something.
tools: []

# f1 compares the calls that change something. Lookups and failed attempts cost nothing.
defaults:
  f1: { calls: state-changing, failedCalls: ignore }
  code: { failedCalls: ignore }
`;

const STRICT = ` Your recordings are committed, so a case that always passed and now always fails is a regression.
 Use mode: auto if a workflow records the agent again for each pull request.`;

/** The proposed floor. If the recorded pass rate is lower, the floor is that rate, rounded down to a multiple of 1 / FLOOR_STEPS. */
const FLOOR = 0.7;
const FLOOR_STEPS = 20;

/** A run passes by its calls and by the other runner's result. */
const BESIDE_CALLS = [...scorersByDefault, recorded.id];

interface PolicyFacts {
  suite?: SuiteConfig | undefined;
  areSnapshots?: boolean;
  areResults?: "alone" | "beside calls" | false;
}

/**
 * Returns the text of a policy file. `passRate`: share of the recorded runs, null if unknown, which the floor must not exceed.
 * `areSnapshots`: recordings are committed, so the comparison is strict. `areResults`: another runner scored every run, and its results
 * decide, also beside calls.
 */
export function policyText(
  rules: readonly ProposedRule[],
  passRate: number | null,
  { suite, areSnapshots = false, areResults = false }: PolicyFacts = {},
): string {
  const document = parseDocument(TEMPLATE);
  document.commentBefore = comment(...HEADER);
  if (suite !== undefined) nameSuite(document, suite);
  if (areSnapshots) compareStrictly(document);
  if (suite?.agent !== undefined) document.setIn(["gate", "stale"], "fail");
  if (areResults) document.setIn(["gate", "scorers"], areResults === "alone" ? [recorded.id] : BESIDE_CALLS);
  if (areResults === "beside calls") document.setIn(["defaults", "recorded"], { scores: [RESULT] });
  document.set("tools", toolsNode(rules));
  document.setIn(["gate", "floors"], floorsNode(passRate));
  return yamlText(document);
}

function nameSuite(document: Document, suite: SuiteConfig): void {
  const { items } = document.contents as YAMLMap<Scalar>;
  const [first] = items;
  if (first !== undefined) first.key.spaceBefore = true;
  const pairs = suitePairs(suite);
  const [top] = pairs;
  if (top !== undefined) {
    top.key.commentBefore = comment(
      "The recordings, and what is expected of them. Paths are relative to the repository.",
    );
  }
  items.unshift(...pairs);
}

/** Returns the lines that define a suite in rungate.yml. Paths are relative to the file's folder. */
function suiteLines(suite: SuiteConfig, isNamed = suite.name !== DEFAULT_SUITE): string[] {
  const map = new YAMLMap<Scalar>();
  map.items.push(...suitePairs(suite, isNamed));
  return yamlText(new Document(map, { schema: "core" }))
    .trimEnd()
    .split("\n");
}

/**
 * Adds a suite to the text of a `rungate.yml`; all other bytes stay. Paths in `suite` are relative to the file's folder. Returns
 * undefined if only a person can add it: the file has a suite of that name or no suitable place.
 */
export function addSuite(file: string, text: string, suite: SuiteConfig): string | undefined {
  const before = loadConfigFile(file, text, ".");
  if (before.policy === undefined) return undefined;
  if (before.suites.some(({ name }) => name === suite.name)) return undefined;
  const added = withLines(text, before.suites.length > 0, suite);
  const after = loadConfigFile(file, added, ".");
  const isWhole =
    isSame(after.policy, before.policy) &&
    after.suites.length === before.suites.length + 1 &&
    before.suites.every((suiteBefore) => after.suites.some((other) => isSame(suiteBefore, other)));
  return isWhole ? added : undefined;
}

/** Returns the lines that a person must write if `addSuite` fails, including the unnamed suite. */
export function linesToAdd(file: string, text: string, suite: SuiteConfig): string[] {
  const { suites } = loadConfigFile(file, text, ".");
  const unnamed = /^suites:/m.test(text) ? [] : suites.filter(({ name }) => name !== suite.name);
  const named = [...unnamed, suite].flatMap((each) => suiteLines(each, true).slice(1));
  return ["suites:", ...named];
}

function withLines(text: string, hasSuites: boolean, suite: SuiteConfig): string {
  if (!hasSuites) return `${text.trimEnd()}\n\n${suiteLines(suite).join("\n")}\n`;
  const [, indent = "  "] = /^suites:[^\S\n]*(?:#[^\n]*)?\n([^\S\n]+)\S/m.exec(text) ?? [];
  const lines = suiteLines(suite, true)
    .slice(1)
    .map((line) => indent + line.slice(2));
  return text.replace(/^suites:[^\S\n]*(?:#[^\n]*)?\n/m, (start) => `${start}${lines.join("\n")}\n`);
}

function isSame(value: unknown, other: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(other);
}

function suitePairs(
  { name, runs, expectations, format, caseField, agent, record }: SuiteConfig,
  isNamed = name !== DEFAULT_SUITE,
): Pair<Scalar, Node>[] {
  const scalarOrList = (list: readonly string[]) =>
    list.length === 1 ? nodeOf(list[0] ?? "") : sequence(list.map(nodeOf));
  const optional: [string, Node | undefined][] = [
    ["runs", scalarOrList(runs)],
    ["expectations", expectations.length === 0 ? undefined : scalarOrList(expectations)],
    ["format", format === undefined ? undefined : nodeOf(format)],
    ["caseField", caseField === undefined ? undefined : nodeOf(caseField)],
    ["agent", agent === undefined ? undefined : agentNode(agent.map(nodeOf))],
    ["record", record === undefined ? undefined : nodeOf(record)],
  ];
  const entries = optional.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
  const pairs = isNamed ? [["suites", mapping([[name, mapping(entries)]])] as const] : entries;
  return pairs.map(([key, value]) => new Pair(keyNode(key), value));
}

function agentNode(globs: readonly Node[]): Node {
  const list = sequence([...globs]);
  list.commentBefore = comment("A guess: the files that are the agent. Change them, and you record again.");
  return list;
}

function compareStrictly(document: Document): void {
  document.setIn(["gate", "regression", "mode"], "strict");
  const gate = document.get("gate") as YAMLMap<Scalar>;
  const regression = gate.items.find(({ key }) => key.value === "regression");
  if (regression !== undefined) regression.key.commentBefore += `\n${STRICT}`;
}

function toolsNode(rules: readonly ProposedRule[]): Node {
  const list = sequence(rules.map(ruleNode));
  if (rules.length === 0) list.comment = comment('such as { match: "get_*", readOnly: true }');
  return list;
}

function ruleNode({ rule, tools, reason }: ProposedRule): Node {
  const node = nodeOf(rule);
  node.comment = comment(remark());
  return node;

  function remark(): string {
    if ("ignore" in rule) return "a scratchpad, judging by its name: never counted";
    if (reason === "conflict") return "recordings disagree whether it only reads";
    const names =
      tools.length === 1
        ? ""
        : listed(
            tools.map((name) => shorten(name, limits.shownString)),
            4,
          );
    const source = reason === "hint" ? "the recordings say that it only reads" : "";
    return [names, source].filter((part) => part !== "").join(": ");
  }
}

function floorsNode(passRate: number | null): Node {
  const floor = Math.min(FLOOR, Math.floor((passRate ?? 0) * FLOOR_STEPS) / FLOOR_STEPS);
  const node = nodeOf(floor > 0 ? { passRate: floor } : {});
  node.comment = comment(
    passRate === null ? "such as { passRate: 0.7 }" : `the recorded runs reach ${percent(passRate)}`,
  );
  return node;
}

const INTRODUCTION = [
  "What the agent is expected to call. `rungate init` proposed it from recorded runs.",
  "A recording shows what the agent did, not what is right. Read each case before you rely on it.",
  "",
  "A case is one task of the agent. Every recorded run of it is compared with the calls listed here.",
];
const LESSON = [
  "",
  "An argument must have exactly this value. If more than one value is right, write a matcher:",
  "  { $oneOf: [Lisbon, LIS] }     one of these values",
  "  { $any: true }                any value, but the argument must be there",
  "What else you can write in a case:",
  "  expectedTool: get_weather     this tool must be called; instead of referenceToolCalls",
  '  forbiddenTools: ["delete_*"]  a run that calls one of these fails',
  '  mustSay: ["1628"]             the agent must tell the user this, or the run fails',
  "  required: true                one failing run of the case fails the gate",
];
const SHOWN_CASES = 20;

/** Returns the text of an expectations file with explanatory comments. `policy`: name of the policy file. */
export function expectationsText(
  { cases, ownWord, tooLong, disputed, failed }: Proposal,
  policy: string,
): string {
  const head = [
    schemaLine("expectations"),
    ...INTRODUCTION,
    `Failed calls are not listed, and neither are calls that ${policy} leaves out.`,
    ...LESSON,
    ...leftOut("because an eval set says what is expected", ownWord),
    ...leftOut("because they make more calls than a case can list", tooLong),
    ...leftOut(
      "because their recordings or scorers expect different calls (write down the right ones)",
      disputed,
    ),
    ...leftOut("because a scorer gave 0 to each run (write down what is right)", failed),
  ];
  const nodes = cases.map(caseNode);
  for (const node of nodes.slice(1)) node.spaceBefore = true;
  const document = new Document(mapping([["cases", sequence(nodes)]]), { schema: "core" });
  document.commentBefore = comment(...head);
  return yamlText(document);
}

function leftOut(reason: string, ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const shown = ids.map((id) => shorten(id, limits.shownString));
  return ["", `Not listed ${reason}: ${listed(shown, SHOWN_CASES)}.`];
}

function caseNode({ id, input, keys, lookups, calls, notes }: ProposedCase): Node {
  const references = calls && sequence(calls.map(callNode));
  if (references?.items.length === 0) references.comment = comment("must call nothing");
  const node = mapping([
    ["id", nodeOf(id)],
    ...(input === undefined ? [] : [["input", nodeOf(input)] as const]),
    ...(lookups ? [["f1", nodeOf({ calls: "all" })] as const] : []),
    ...Object.entries(keys).map(([key, value]) => [key, nodeOf(value)] as const),
    ...(references ? [["referenceToolCalls", references] as const] : []),
  ]);
  return withNotes(node, notes);
}

function callNode({ name, arguments: args, more = {}, notes }: ProposedCall): Node {
  const node = mapping([
    ["name", nodeOf(name)],
    ...(args === undefined ? [] : [["arguments", nodeOf(args)] as const]),
    ...Object.entries(more).map(([key, value]) => [key, nodeOf(value)] as const),
  ]);
  return withNotes(node, notes);
}

function withNotes(node: Node, notes: readonly string[]): Node {
  if (notes.length > 0) node.commentBefore = comment(...notes);
  return node;
}

/** Each text becomes one line: line breaks are escaped. */
function comment(...lines: readonly string[]): string {
  return lines.map((line) => (line === "" ? "" : ` ${plainText(line)}`)).join("\n");
}

/** Returns the comment that editors use to find the schema of a file. */
function schemaLine(schema: "expectations" | "policy"): string {
  return `yaml-language-server: $schema=https://raw.githubusercontent.com/rungate/rungate/main/schemas/${schema}.schema.json`;
}

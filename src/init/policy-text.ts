import { type Document, type Node, parseDocument, type Scalar, type YAMLMap } from "yaml";
import { limits } from "../limits.ts";
import { listed, percent, shorten } from "../wording.ts";
import { schemaLine } from "./schema-line.ts";
import type { ProposedRule } from "./tool-rules.ts";
import { comment, nodeOf, sequence, yamlText } from "./yaml-nodes.ts";

const TEMPLATE = `# ${schemaLine("policy")}
# What the gate demands of the runs, proposed by \`rungate init\`. Every key has a default and may be left out.

# A run passes when each of its scores reaches its mark.
# code: the right tools in the right order. f1: the right calls with the right arguments.
passMarks: { code: 1, f1: 0.9 }

gate:
  # Below a floor the gate fails, whatever the base branch did. passRate is the share of a case's runs that pass,
  # as the mean over all cases.
  floors: {}
  # How far the pass rate may fall below the base branch's. A larger drop fails the gate unless it may be noise.
  regression: { mode: auto, maxDrop: 0.02 }

# What the tools do; the last match wins. Most lines are guesses from names: check that nothing marked readOnly
# changes anything. A tool that no line matches is taken for one that does.
tools: []

# Lookups and failed attempts cost nothing: f1 compares the calls that change something.
defaults:
  f1: { calls: state-changing, failedCalls: ignore }
  code: { failedCalls: ignore }
`;

const STRICT = ` Your recordings are committed, so a case that always passed and now always fails is a regression.
 Change mode to auto when a workflow records the agent again for each pull request.`;

/** The floor that is proposed unless the recorded runs stay below it; then their pass rate, rounded down to 1 / FLOOR_STEPS. */
const FLOOR = 0.7;
const FLOOR_STEPS = 20;

/**
 * The text of a policy with these rules for tools. Its floor is one that runs as good as the recorded ones keep: `passRate` is
 * theirs, a share, or null when none could be assessed. Snapshots are recordings that are committed: they are compared strictly.
 */
export function policyText(
  rules: readonly ProposedRule[],
  passRate: number | null,
  areSnapshots = false,
): string {
  const document = parseDocument(TEMPLATE);
  if (areSnapshots) compareStrictly(document);
  document.set("tools", toolsNode(rules));
  document.setIn(["gate", "floors"], floorsNode(passRate));
  return yamlText(document);
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
    if ("ignore" in rule) return "a scratchpad, by its name: never counted";
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

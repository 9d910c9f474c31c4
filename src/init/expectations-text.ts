import { Document, type Node } from "yaml";
import { limits } from "../limits.ts";
import { listed, shorten } from "../wording.ts";
import type { Proposal } from "./propose.ts";
import type { ProposedCall, ProposedCase } from "./propose-case.ts";
import { schemaLine } from "./schema-line.ts";
import { comment, mapping, nodeOf, sequence, yamlText } from "./yaml-nodes.ts";

const INTRODUCTION = [
  "What the agent is expected to call, proposed by `rungate init` from recorded runs.",
  "A recording shows what the agent did, not what is right: read each case before you rely on it.",
  "",
  "A case is one task of the agent: every recorded run of it is compared with the calls listed here.",
];
const LESSON = [
  "",
  "Arguments mean themselves. Where more than one value is right, write a matcher instead:",
  "  { $oneOf: [Lisbon, LIS] }     one of these values",
  "  { $any: true }                any value, but there must be one",
  "What else a case may say:",
  "  expectedTool: get_weather     this tool must be called; instead of referenceToolCalls",
  '  forbiddenTools: ["delete_*"]  a run that calls one of these fails',
  '  mustSay: ["1628"]             the agent must tell the user this, or the run fails',
  "  required: true                one failing run of the case fails the gate",
];
const SHOWN_CASES = 20;

/** The text of an expectations file with these cases, and comments that teach how to go on. `policy` is that file's name. */
export function expectationsText({ cases, ownWord, tooLong }: Proposal, policy: string): string {
  const head = [
    schemaLine("expectations"),
    ...INTRODUCTION,
    `Calls that failed are not listed, nor are those that ${policy} leaves out.`,
    ...LESSON,
    ...leftOut("their recordings say themselves what is expected", ownWord),
    ...leftOut("they make more calls than a case may list", tooLong),
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
  return ["", `Not listed, since ${reason}: ${listed(shown, SHOWN_CASES)}.`];
}

function caseNode({ id, lookups, calls, notes }: ProposedCase): Node {
  const references = sequence(calls.map(callNode));
  if (calls.length === 0) references.comment = comment("must call nothing");
  const node = mapping([
    ["id", nodeOf(id)],
    ...(lookups ? [["f1", nodeOf({ calls: "all" })] as const] : []),
    ["referenceToolCalls", references],
  ]);
  return withNotes(node, notes);
}

function callNode({ name, arguments: args, notes }: ProposedCall): Node {
  const node = mapping([
    ["name", nodeOf(name)],
    ...(args === undefined ? [] : [["arguments", nodeOf(args)] as const]),
  ]);
  return withNotes(node, notes);
}

function withNotes(node: Node, notes: readonly string[]): Node {
  if (notes.length > 0) node.commentBefore = comment(...notes);
  return node;
}

import { gzipSync } from "node:zlib";
import fc from "fast-check";
import type { Json } from "../../../src/core/json.ts";
import { jsonText } from "../../../src/core/json.ts";
import { limits } from "../../../src/core/limits.ts";
import { anyJson } from "../../core/json/arbitrary.ts";
import type { Content } from "../../workspace.ts";

const CARD = "4111 1111 1111 1111";
/** Ids that are valid in file names. The first ones often occur together. */
const fileIds = [
  "book-flight",
  "book-fligth",
  "Book-Flight",
  "1",
  "01",
  "10",
  "__proto__",
  'quo"te',
  "new\nline",
];
const ids = [
  ...fileIds,
  ...["constructor", "9007199254740993", "9".repeat(400), "a/b", "\ud800", "\u202eid", " ", "c".repeat(900)],
  ...["c".repeat(limits.name + 1), CARD],
];
export const id = fc.constantFrom(...fileIds, ...ids);
export const fileId = fc.constantFrom(...fileIds);
export const tool = fc.constantFrom(
  ...[
    "search",
    "search",
    "book",
    "book",
    "get_weather",
    "__proto__",
    'to"ol',
    "to\nol",
    "\udfff",
    "l".repeat(900),
  ],
);

/** Inserted into JSON verbatim, because no JavaScript value serialises to them. */
const asWritten = fc
  .constantFrom("-0", "1e300", "1e17", "1.0", "12345678901234567890", "0.1")
  .map((digits) => `raw ${digits}`);
const value: fc.Arbitrary<Json> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom<Json>("Oslo", "Lisbon", 1) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Json>(CARD, "long ".repeat(100), Array(60).fill("list ".repeat(9))),
  },
  { weight: 1, arbitrary: asWritten },
  { weight: 1, arbitrary: anyJson },
);
const toolArguments: fc.Arbitrary<Json> = fc
  .array(fc.tuple(fc.constantFrom("from", "to", "secret", "__proto__"), value), { maxLength: 3 })
  .map((entries) => Object.fromEntries(entries));
const call = fc.record(
  {
    name: tool,
    arguments: toolArguments,
    id: fc.constantFrom("call_1", "call_2"),
    result: fc.constant("done"),
  },
  { requiredKeys: ["name", "arguments"] },
);
/** Some runs have more calls than a report lists. */
export const calls: fc.Arbitrary<Json[]> = fc.oneof(
  { weight: 12, arbitrary: fc.array(call, { maxLength: 3 }) },
  { weight: 1, arbitrary: tool.map((name) => Array(limits.shownCalls + 5).fill({ name, arguments: {} })) },
);
const reference = fc.record(
  {
    name: tool,
    arguments: fc.constantFrom<Json>({ to: "Oslo" }, { to: "Lisbon", from: { $any: true } }),
    optional: fc.boolean(),
  },
  { requiredKeys: ["name"] },
);
export const references = fc.array(reference, { maxLength: 2 });
const tags = fc.constantFrom<Json>(
  {},
  { model: "a" },
  { model: "a", "2": "x", "1": "y" },
  Object.fromEntries([["__proto__", "p"]]),
);

const count = fc.constantFrom<Json>(0, 1, 250, 1e12, -5, "many", null, "raw 1e300", "raw 0.5");
export const took = fc.record(
  {
    usage: fc.record(
      {
        input: count,
        output: count,
        total: count,
        cachedInput: count,
        cost: fc.constantFrom<Json>(0, "raw 1e-300", 0.1, 1e10),
      },
      { requiredKeys: [] },
    ),
    model: fc.constantFrom("gpt-4o", "other", CARD, "m".repeat(900)),
    duration: fc.constantFrom<Json>(0, 0.5, 1_200, -1, "2s", 1e13),
  },
  { requiredKeys: [] },
);

const run: fc.Arbitrary<Json> = fc
  .record(
    {
      case: id,
      trial: fc.constantFrom<Json>("1", "2", 1, "10", "x\ny"),
      tags,
      referenceToolCalls: references,
      toolCalls: calls,
      runError: fc.constantFrom<Json>(null, null, null, null, `429 for ${CARD}`, "a\nb", ""),
    },
    { requiredKeys: ["toolCalls"] },
  )
  .chain((one) => fc.option(took).map((facts) => ({ ...one, ...facts }) as Json));
const unnamedRun = calls.map((toolCalls): Json => ({ toolCalls }));
const broken = fc.constantFrom(
  ...[
    "",
    "not JSON",
    '{"toolCalls": [',
    '{"what": "ever"}',
    "[]",
    "{}",
    "null",
    "[".repeat(300),
    "\u0000",
    "\ufeff",
  ],
  ...[
    '{"case": "1", "toolCalls": [{}]}',
    '{"case": "book-flight", "trial": 2, "what": "ever"}',
    `{"card": "${CARD}"}`,
    '{"case": "book-flight", "trial": "1", "runError": "the command did not end within 600 s"}',
    '{"runError": "429"}',
  ],
);
/** A truncated response, which is read with a warning. */
const warned = fc.record({ case: id, toolCalls: fc.constant(undefined) }).map(
  ({ case: caseId }): Json => ({
    case: caseId,
    object: "response",
    status: "incomplete",
    output: [{ type: "function_call", call_id: "c", name: "search", arguments: "{}", status: "completed" }],
  }),
);
const document: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: run.map(written) },
  { weight: 1, arbitrary: unnamedRun.map(written) },
  { weight: 1, arbitrary: warned.map(written) },
  { weight: 2, arbitrary: broken },
);

/** An ADK eval set: it has expectations and no run. */
const evalSet = fc
  .array(fc.record({ id: fc.oneof(fileId, id), names: fc.option(fc.array(tool, { maxLength: 2 })) }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((cases) => written({ eval_set_id: "set", eval_cases: cases.map(evalCase) }));

function evalCase({ id: eval_id, names }: { id: string; names: string[] | null }): Json {
  if (names === null)
    return { eval_id, conversation_scenario: { starting_prompt: "Hello", conversation_plan: "Talk" } };
  const intermediate_data = { tool_uses: names.map((name) => ({ name, args: { to: "Oslo" } })) };
  return { eval_id, conversation: [{ user_content: { parts: [{ text: "Hello" }] }, intermediate_data }] };
}

const lines = fc
  .tuple(fc.array(document, { maxLength: 6 }), fc.boolean())
  .map(([documents, isCut]) => documents.join("\n").slice(0, isCut ? -3 : undefined));
const number = fc.integer({ min: 0, max: 4 });

export type AnyFile = [path: string, content: Content];
/** Files with one run or many, named by path, by field or not at all; whole, truncated and broken. */
export const anyFile = fc.oneof(
  fc.tuple(number, lines).map(([at, text]): AnyFile => [`rows/${at}.jsonl`, text]),
  fc.tuple(number, lines).map(([at, text]): AnyFile => [`rows/${at}.jsonl.gz`, gzipSync(text)]),
  fc
    .tuple(number, fc.array(run, { maxLength: 5 }))
    .map(([at, list]): AnyFile => [`rows/list-${at}.json`, written(list)]),
  fc.tuple(number, evalSet).map(([at, text]): AnyFile => [`rows/${at}-set.json`, text]),
  fc.tuple(fileId, document).map(([name, text]): AnyFile => [`stems/${name}.json`, text]),
  fc.tuple(fileId, number, document).map(([name, at, text]): AnyFile => [`named/a/${name}.${at}.json`, text]),
  fc.tuple(fileId, number, document).map(([name, at, text]): AnyFile => [`named/b/${name}.${at}.json`, text]),
  fc.tuple(fileId, number, lines).map(([name, at, text]): AnyFile => [`cases/${name}/${at}.jsonl`, text]),
);

/** JSON whose marked numbers are inserted verbatim. */
export function written(json: Json): string {
  return jsonText(json).replace(/"raw ([^"]+)"/g, "$1");
}

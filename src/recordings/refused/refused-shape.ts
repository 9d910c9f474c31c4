import { isObject, isString, type Json, type JsonObject, jsonEquals, objectsOf } from "../../core/json.ts";

/** A shape that is often mistaken for a recording. */
export interface RefusedShape {
  /** Completes "no recording but ...". */
  title: string;
  reason: string;
  /** Tests a document, or all items of a list. */
  is(documents: readonly JsonObject[]): boolean;
  /** `bystander`: a file that often lies beside recordings. `error`: the remains of a failed run. */
  kind: string;
}

type Test = (value: Json | undefined) => boolean;

const LISTS =
  "data rows objects calls runs spans events traces Traces results completion history activities".split(" ");
const REASONS: Readonly<Record<string, string>> = {
  MESSAGES:
    "write the messages that its model was given and answered, one run a row as {case, messages}, or export the same spans with OpenTelemetry to a file (OTLP JSON)",
  OTLP: "export the same spans with OpenTelemetry to a file (OTLP JSON)",
  PLAIN: "write its calls in the plain form, {case, toolCalls: [{name, arguments}]}",
  RECORD:
    'record the agent with "rungate record", or write its calls in the plain form, {case, toolCalls: [{name, arguments}]}',
  TRAINING: "they say what a model is to learn and record no run: record your own agent",
  SILENT: "it does not say what was called: record the messages of its model, or the plain form",
  NO_RUN: "let the pattern match recordings only",
  BOTH_DIRECTIONS: "the call that it answers is missing: record the JSON-RPC messages of both directions",
};
const WHERE: Readonly<Record<string, (documents: readonly JsonObject[], test: Test) => boolean>> = {
  some: (documents, test) => documents.some(test),
  row: (documents, test) => lists(documents).some((list) => list.some(test)),
  rows: (documents, test) => lists(documents).some((list) => list.every(test)),
};

/**
 * Reads a table with a shape a line: `where | title | marks | reason`. Where: a `row`, all `rows` of a document or of a list in it, `some`
 * document, or each one. Marks all hold; ` or ` and `,` separate alternatives, and `!` negates. A mark is a path (`[any]` and `[all]` stand
 * for items, `[keys]` for the names of the keys) and what is there: nothing for anything, `[]` a list, `{}` an object, `#` a number, `=` a
 * text with that beginning, `~` a text that matches, `:` that JSON, `≤` a number at most. `@` names one of the `tests`. A reason after `:`
 * names the calls for the plain form.
 */
export function refusedShapes(table: string, tests: Readonly<Record<string, Test>> = {}): RefusedShape[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [kind = "", title = "", marks = "", ...reasons] = line.split(" | ");
      const reason = reasons.join(" | ");
      const where = WHERE[kind] ?? ((documents, test) => documents.every(test));
      const test = testOf(marks, tests);
      return {
        kind,
        title,
        reason: REASONS[reason] ?? reason.replace(/^: (.*)/, "write the plain form with its calls ($1)"),
        is: (documents) => where(documents, test),
      };
    });
}

/** Returns the first shape that matches a document or all items of a list. */
export function shapeOf(shapes: readonly RefusedShape[], document: Json): RefusedShape | undefined {
  const documents = Array.isArray(document) ? document : [document];
  if (documents.length === 0 || !documents.every(isObject)) return undefined;
  return shapes.find(({ is }) => is(documents));
}

export function refusalText({ title, reason }: RefusedShape): string {
  return `this is no recording but ${title}: ${reason}`;
}

function lists(documents: readonly JsonObject[]): (readonly JsonObject[])[] {
  const [only, ...more] = documents;
  const inner = only === undefined || more.length > 0 ? [] : LISTS.map((key) => objectsOf(only[key]));
  return [documents, ...inner].filter((list) => list.length > 0);
}

function testOf(marks: string, tests: Readonly<Record<string, Test>>): Test {
  const ways = marks
    .split(" or ")
    .map((way) => way.split(" ").map((mark) => mark.split(",").map((one) => markTest(one, tests))));
  return (row) => ways.some((way) => way.every((mark) => mark.some((test) => test(row))));
}

function markTest(mark: string, tests: Readonly<Record<string, Test>>): Test {
  if (mark.startsWith("@")) return tests[mark.slice(1)] ?? (() => false);
  const [, not, path = "", sign = "", word = ""] =
    /^(!?)([\w.[\]$-]+?)(\[\]|\{\}|#|[=~:≤]|$)(.*)$/.exec(mark) ?? [];
  const test = valueTest(sign, word);
  const steps = path.split(".");
  return (row) => holdsAt(row, steps, test) === (not === "");
}

function valueTest(sign: string, word: string): Test {
  switch (sign) {
    case "[]":
      return Array.isArray;
    case "{}":
      return isObject;
    case "#":
      return (value) => typeof value === "number";
    case "=":
      return (value) => isString(value) && value.startsWith(word);
    case "~": {
      const expression = new RegExp(word);
      return (value) => isString(value) && expression.test(value);
    }
    case ":": {
      const expected: Json = JSON.parse(word);
      return (value) => value !== undefined && jsonEquals(value, expected);
    }
    case "≤":
      return (value) => typeof value === "number" && value <= Number(word);
    default:
      return (value) => value !== undefined;
  }
}

function holdsAt(value: Json | undefined, [step, ...rest]: readonly string[], test: Test): boolean {
  if (step === undefined) return test(value);
  if (step === "[keys]") return isObject(value) && holdsAt(Object.keys(value), rest, test);
  if (Array.isArray(value)) {
    const holds = (item: Json | undefined) => holdsAt(item, rest, test);
    if (step === "[any]") return value.some(holds);
    return step === "[all]" ? value.length > 0 && value.every(holds) : holds(value[Number(step)]);
  }
  return holdsAt(isObject(value) ? value[step] : undefined, rest, test);
}

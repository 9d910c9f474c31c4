import { compileArguments } from "../core/compile-matchers.ts";
import { globFault } from "../core/glob.ts";
import type { Json } from "../core/json.ts";
import { limits } from "../core/limits.ts";
import * as z from "../core/schema.ts";
import { choice, textWithout } from "../core/schema.ts";
import { otherTools } from "../core/validate-schema.ts";

/** Compiled during validation, so that mistakes in matchers are reported with all other mistakes. */
export const argumentsSchema = z
  .unknown()
  .meta({
    id: "arguments",
    description:
      "What the arguments must be: literals and matchers such as {$oneOf: […]}. Absent: any arguments",
  })
  .transform((value, context) =>
    compileArguments(value as Json, (path, message) => {
      context.addIssue({ code: "custom", path: [...path], message });
    }),
  );

const glob = textWithout(globFault);
const globs = z.array(glob).min(1).max(limits.callRules);

/** One list of tools, or several. `fault` checks a list. */
function toolLists(fault: (tools: readonly string[]) => string | undefined) {
  return z
    .array(z.union([glob, z.array(glob).max(limits.callRules)]))
    .min(1)
    .max(limits.callRules)
    .superRefine((items, { addIssue }) => {
      const tools = items.filter((item) => typeof item === "string");
      const isMixed = tools.length > 0 && tools.length < items.length;
      const fail = (path: number[], message: string | undefined) => {
        if (message !== undefined) addIssue({ code: "custom", path, message });
      };
      if (isMixed) fail([], "names of tools and lists of them are mixed: write one list, or a list of lists");
      else if (tools.length > 0) fail([], fault(tools));
      else for (const [at, item] of items.entries()) fail([at], fault(item as string[]));
    });
}

function byTool<Value extends z.ZodType>(value: Value) {
  return z.record(z.string(), value).superRefine((record, { addIssue }) => {
    const fail = (path: string[], message: string) => addIssue({ code: "custom", path, message });
    const tools = Object.keys(record);
    if (tools.length === 0) fail([], "names no tool: write one, or take the key out");
    if (tools.length > limits.callRules)
      fail([], `names ${tools.length} tools, more than the ${limits.callRules} that it may: use globs`);
    for (const tool of tools) {
      const fault = tool === "" ? "expected the name of a tool, got an empty text" : globFault(tool);
      if (fault !== undefined) fail([tool], fault);
    }
  });
}

const forbiddenSchema = argumentsSchema
  .refine(({ kind, ...rest }) => kind !== "object" || !("entries" in rest) || rest.entries.size > 0, {
    message: "names no argument: name one, or write the tool in forbiddenTools",
  })
  .transform(({ source }) => source);

/** Returns the schema of text of a shape. A bare number gets the message about the shape, because quotes would not fix it. */
export function textLike(shape: RegExp, what: string) {
  return z.preprocess(
    (input) => (typeof input === "number" ? String(input) : input),
    z.string().regex(shape, what),
  );
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, min: 60_000, h: 3_600_000 };
/** The number of digits is limited, so that each text is a finite number. */
const DURATION = /^(\d{1,12}(?:\.\d{1,9})?) ?(ms|s|min|h)$/;

/** A time with its unit, such as `30s`, parsed to milliseconds. */
export const durationSchema = textLike(
  DURATION,
  "a time with its unit, such as 500ms, 30s or 2min",
).transform((text) => {
  const [, number, unit = "ms"] = DURATION.exec(text) ?? [];
  return Number(number) * (UNITS[unit] ?? 1);
});

export const budgetsShape = {
  maxTokens: z
    .int()
    .min(1)
    .max(limits.tokensOfRun)
    .describe("The most tokens that a run may take, read and written")
    .optional(),
  maxDuration: durationSchema.describe("The longest that a run may last, with its unit: 30s").optional(),
  maxCost: z
    .number()
    .gt(0)
    .max(limits.costOfRun)
    .describe("The most that a run may cost, in US dollars: as its recording says, or by the policy's rates")
    .optional(),
};

const rulesShape = {
  before: toolLists((tools) =>
    tools.length === 2 ? undefined : `expected two tools, [first, then], got ${tools.length}`,
  )
    .describe("[a, b], or a list of such pairs: before each call of b, a call of a has succeeded")
    .optional(),
  atMost: byTool(z.int().min(0)).describe("The most calls of each tool: { tool: 2 }").optional(),
  atLeast: byTool(z.int().min(1)).describe("The fewest calls of each tool: { tool: 1 }").optional(),
  allowedTools: globs.describe("Globs of the only tools that may be called").optional(),
  forbiddenTools: globs.describe("Globs of tools that must not be called").optional(),
  maxToolCalls: z.int().min(0).describe("The most calls that a run may make").optional(),
  maxFailedCalls: z.int().min(0).describe("The most calls that may fail or be rejected").optional(),
  ...budgetsShape,
  noRepeat: z
    .int()
    .min(1)
    .describe("How often the same call, with the same arguments, may be made in a row")
    .optional(),
  status: byTool(
    choice("How each call of the tool ends", {
      ok: "It succeeds",
      error: "The tool fails",
      rejected: "The arguments are refused",
    }),
  )
    .describe("How each call of a tool must end: { tool: ok }")
    .optional(),
  forbiddenSequence: toolLists((tools) =>
    tools.length > 1 ? undefined : `expected at least two tools, got ${tools.length}`,
  )
    .describe("[a, b, c], or a list of such: these tools are never called one right after the other")
    .optional(),
  forbiddenArguments: byTool(
    // The list comes first: errors describe the first alternative that may be intended.
    z.union([z.array(forbiddenSchema).min(1).max(limits.callRules), forbiddenSchema]),
  )
    .describe(
      "Arguments that no call of a tool has together, or a list of such: { tool: { amount: 0 } }. Other arguments are free",
    )
    .optional(),
  knownArguments: z
    .literal(true)
    .describe("true: no call has an argument that the tool's recorded schema does not name")
    .optional(),
};

export const rulesSchema = z.strictObject(rulesShape);

/** The rules of a suite: those of every case, and those of all cases together. */
export const suiteRulesSchema = z.strictObject({
  ...rulesShape,
  everyTool: z
    .literal(true)
    .describe(
      "true: each tool is called in some run. The tools are those that the recordings offer and judge.availableTools",
    )
    .optional(),
});

otherTools.set(rulesSchema, {
  everyTool: "it is about all cases together: write it under rules in rungate.yml",
});

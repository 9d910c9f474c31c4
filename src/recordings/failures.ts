import type { CallStatus } from "./run.ts";

/** What a framework writes in place of a result. */
interface Wording {
  /** The tool never ran: its arguments were refused, there is no such tool, or a person said no. */
  refused?: RegExp;
  /** The call failed. */
  failed?: RegExp;
  /** The same, by how the text ends. */
  failedEndings?: readonly string[];
  /** Of a call that is known to have failed: the tool never ran. What a tool answers when all went well may read the same. */
  failedUnrun?: RegExp;
}

const WORDINGS = {
  adk: { failedUnrun: /^(?:Invoking `[^`]*` failed (?:as|due to)\b|This tool call is rejected\.)/ },
  aiSdk: {
    refused:
      /^(?:AI_(?:InvalidTool|NoSuchTool)|(?:Error: )?(?:Invalid (?:input|arguments) for tool\b|Model tried to call unavailable tool\b))/,
  },
  claudeCode: {
    failedUnrun:
      /^(?:(?:<tool_use_error>)?(?:Error: )?(?:InputValidationError\b|No such tool available\b)|The user doesn't want to (?:proceed with this tool use|take this action)|Claude requested permissions to\b|Permission (?:to use .{1,200} has been|for this (?:tool use|action) was) denied|This command requires approval)/,
  },
  langchain: {
    refused:
      /^(?:(?:Error: )?\S+ is not a valid tool, try (?:one of \[.*\]\.|another one\.|another available tool: .*)|Error: Tool ".*" not found\.\n Please fix your mistakes\.|Invalid or incomplete tool input\. Please try again\.)$/s,
    failed: /^Error (?:invoking|executing) tool .*Please fix the error and try again\.$/s,
    failedEndings: ["\nPlease fix your mistakes.", "\n Please fix your mistakes."],
    failedUnrun:
      /^(?:Error: )?Error invoking tool |Received tool input did not match expected schema|^Tool input validation error|^User rejected the tool call for /,
  },
  mastra: {
    refused:
      /^(?:Error: )?Tool (?:(?:input )?validation failed|"[^"]*" (?:not found\. Available tools:|received invalid arguments\b))/,
  },
  mcp: {
    // With the same code servers say that the tool ran and its own output does not fit.
    failedUnrun:
      /^(?:Error: )?(?:Input validation error: |MCP error -32602\b(?!(?:: MCP error -32602)*: (?:Output validation error: |Invalid structured content for tool |Tool \S+ has an output schema but )))/,
  },
  openai: {
    refused:
      /^Invalid tool_call: "[^"]*"\. (?:Available options are: .*|"[^"]*" requested)\. Please try again$/s,
  },
  openaiAgents: {
    refused: /^(?:An error occurred while parsing tool arguments\.|Tool execution was not approved\.$)/,
    failed: /^An error occurred while running the tool\./,
    failedUnrun: /^Invalid JSON input for tool|was manually rejected by user/,
  },
  pydantic: { failedUnrun: /^(?:Error executing tool \S+: |Error: )?\d+ validation errors?\b/ },
  pydanticAi: {
    refused: /^(?:\d+ validation errors?\b|Unknown tool name: ).*Fix the errors and try again\.$/s,
    failedEndings: ["Fix the errors and try again."],
  },
  strands: {
    failedUnrun:
      /^(?:Error: )?(?:Validation failed for input parameters\b|Unknown tool: |tool cancelled by user|tool_name=<)/,
  },
  // tau-bench, and whoever hands an error on as text.
  others: { failed: /^Error: ?/ },
} satisfies Record<string, Wording>;

/** A framework whose texts for failure are known. */
type Framework = keyof typeof WORDINGS;

const ALL: readonly Wording[] = Object.values(WORDINGS);
/** What any of them writes. Most results are none of these, and one expression tells so sooner than many. */
const ANY: Wording = {
  refused: either(ALL.map(({ refused }) => refused)),
  failed: either(ALL.map(({ failed }) => failed)),
  failedEndings: ALL.flatMap(({ failedEndings = [] }) => failedEndings),
};

/**
 * The status of a call whose result is only a text: formats without a field for failure leave it to what frameworks write there.
 * With `framework` only the texts of that one count.
 */
export function statusInText(text: string, framework?: Framework): CallStatus {
  const {
    refused,
    failed,
    failedEndings = [],
  }: Wording = framework === undefined ? ANY : WORDINGS[framework];
  if (refused?.test(text)) return "rejected";
  const hasFailed = failed?.test(text) || failedEndings.some((ending) => text.endsWith(ending));
  return hasFailed ? failureStatus(text) : "ok";
}

/** The status of a call that is known to have failed: `rejected` when its text tells that the tool never ran. */
export function failureStatus(text: string): "rejected" | "error" {
  const isRefused = ALL.some(({ refused, failedUnrun }) => refused?.test(text) || failedUnrun?.test(text));
  return isRefused ? "rejected" : "error";
}

/** Where one of them has a dot, it stands for a line break too. */
function either(expressions: readonly (RegExp | undefined)[]): RegExp {
  return new RegExp(expressions.flatMap((one) => one?.source ?? []).join("|"), "s");
}

import type { Json } from "../../core/json.ts";
import { refusedTelemetry } from "./refused-agents.ts";
import { refusedProducers } from "./refused-producers.ts";
import { type RefusedShape, refusalText, refusedShapes, shapeOf } from "./refused-shape.ts";

/** Used only if no format claims a document. JSON.stringify omits an Error's message. */
const notRecordings: readonly RefusedShape[] = [
  ...refusedShapes(String.raw`
each | questions of the Berkeley Function Calling Leaderboard | question[] function[],involved_classes[] | they say what to ask and record no run: ask your agent, and record what it does
each | possible answers of the Berkeley Function Calling Leaderboard | id= ground_truth[] !response | they say what is expected and record no run: write them as expectations, and record your agent
each | the result of an MCP tool | !role isError,structuredContent,resultType content[],structuredContent | BOTH_DIRECTIONS
each | the error of a JSON-RPC response | code≤-32000 message= | BOTH_DIRECTIONS
each | what an MCP server asks a model (sampling/createMessage) | messages[] maxTokens# | those calls are none of the agent's: record the messages of the agent's own run
error | an error that was thrown | name~^AI_\w+Error$ or message= name~\w(?:Error|Exception)$ | the run ended without a recording: record the messages up to the error, such as with onStepFinish
error | the error that a model's provider answered | [keys].[all]~^(?:error|type|request_id)$ error=,error.message= or __type= or Error.Code Error.Message | the request failed and there is no run: run it again
each | what Claude Code prints with --output-format json | type:"result" subtype= session_id= num_turns# | it has the last answer only, without the calls before it: run "claude -p" with --output-format stream-json --verbose
each | what Cursor prints with --output-format json | type:"result" subtype= session_id= request_id= !num_turns | it has the last answer only, without the calls before it: run "cursor-agent -p" with --output-format stream-json
each | the last answer of Claude Code, Cursor or Qwen Code (--output-format json) | type:"result" subtype= session_id= !message | its calls are gone: record with --output-format stream-json (Claude Code: with --verbose too)
each | the last answer of Gemini CLI (--output-format json) | response= stats{} stats.tools{} | its calls are gone: record with --output-format stream-json
each | a row of a batch's output | custom_id response{},result{} | write what is inside: jq -c '{case: .custom_id} + .response.body' (OpenAI) or '{case: .custom_id} + .result.message' (Anthropic)
each | what the OpenAI Agents SDK keeps of a run (its state, newItems or the events of its stream) | state.$schemaVersion state.modelResponses or !state{} $schemaVersion modelResponses or type~_item$ rawItem{} | write result.history
some | what the OpenAI Agents SDK keeps of a run (its state, newItems or the events of its stream) | type:"raw_model_stream_event",type:"run_item_stream_event" | write result.history
row | parts of a fullStream of the AI SDK or Mastra | type:"start-step",type:"step-start" payload.warnings[] or type:"start-step",type:"step-start" !payload{} warnings[] | write the steps of the result (await result.steps)
each | a result whose steps were not awaited (steps is {}) | steps:{} | write {case, steps: await result.steps}
each | a result without a step (steps is []) | steps:[] !error | write await result.steps when the run is over, or the plain form with toolCalls: [] where none was made
each | a run whose toolCalls are null | toolCalls:null | write the list of calls, [] where there were none
each | the toolCalls of one step of the AI SDK | toolCalls.[all].toolName | write {case, steps: await result.steps}, or rename toolName to name and input to arguments for the plain form
each | the tool_calls of one message | tool_calls[] !messages !conversation_id | write {case, messages: […]} with all messages of the run, or the plain form {case, toolCalls: [{name, arguments}]}
row | a stream of AG-UI events | type:"RUN_STARTED" threadId= or type:"TOOL_CALL_START" toolCallName= | it is written for a screen, and adapters leave out arguments: write the messages of the agent's own framework
each | the messages that Cline shows | ts# type= say= or ts# type= !say,say:null ask= | give api_conversation_history.json beside it
each | the summary or the index of a run of eve eval | !result verdict assertions status or !result target totalEvals evals | it has no events: give the files in evals/ beside it
bystander | a report of rungate | schemaVersion suite cases | NO_RUN
bystander | a file of expectations | cases.[all].id | give it with --expectations, and let the pattern match recordings only
bystander | a package.json | name version scripts,dependencies,devDependencies,lockfileVersion | NO_RUN
bystander | the definition of a tool | function.name= function.parameters{},function.input_schema{},function.inputSchema{} or !function{} name= parameters{},input_schema{},inputSchema{} | NO_RUN
bystander | a JSON Schema | $schema~json-schema\.org or type:"object" properties{} | NO_RUN
`),
  ...refusedProducers,
  ...refusedTelemetry,
];

/** Returns a refusal with advice for a known document, or a list of them, that no format claims. */
export function refusalOf(document: Json): string | undefined {
  const shape = shapeOf(notRecordings, document);
  return shape && refusalText(shape);
}

/** Returns true for files that often lie beside recordings, such as package.json. */
export function isBystander(document: Json): boolean {
  return shapeOf(notRecordings, document)?.kind === "bystander";
}

/** Returns true for the error of a failed run in place of a recording. */
export function isErrorAlone(document: Json): boolean {
  return shapeOf(notRecordings, document)?.kind === "error";
}

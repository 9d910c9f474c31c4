import { isObject, type Json, type JsonObject } from "../../core/json.ts";

const REASONS: Readonly<Record<string, string>> = {
  MESSAGES:
    "write the messages that its model was given and answered, one run a row as {case, messages}, or export the same spans with OpenTelemetry to a file (OTLP JSON)",
  OTLP: "export the same spans with OpenTelemetry to a file (OTLP JSON)",
  TRAINING: "they say what a model is to learn and record no run: record your own agent",
  SILENT: "it does not say what was called: record the messages of its model, or the plain form",
};

/**
 * Unsupported producers: title | marks of a document or row | reason. A mark is a key path, optionally with `=` and a value's prefix. A
 * reason after `:` names the calls for the plain form.
 */
const TABLE = `
a run exported from LangSmith | run_type inputs | write the messages of the graph's result (Python: messages_to_dict(result["messages"])) instead
spans of Braintrust | span_attributes root_span_id | MESSAGES
spans of Opik (Comet) | trace_id project_id input output type start_time | MESSAGES
events of HoneyHive | event_type event_name session_id | MESSAGES
spans of Sentry | op description span_id start_timestamp | OTLP
events of a voice agent of Deepgram | type=FunctionCallRequest | : functions of each FunctionCallRequest
objects of the OpenAI Assistants API | object=thread. | : tool_calls of the run's steps
results of the Berkeley Function Calling Leaderboard | id result input_token_count latency | their calls are text, written differently for each model: record the messages of the run
an output of promptfoo | results.results | it keeps what providers answered, each in its own way: write the messages of each run to a file, or to a row, of its own
a test case of DeepEval | input actual_output | write it in the plain form: {case, input, response, toolCalls: [{name, arguments}]}
the output of a CrewAI crew, or its log | raw tasks_output | it does not say what was called: write the plain form from the events of the tools
the output of a CrewAI crew, or its log | task_name task agent status | it does not say what was called: write the plain form from the events of the tools
the prediction of DSPy's ReAct | trajectory.tool_name_0 | write it in the plain form: {input, toolCalls: [{name: tool_name_0, arguments: tool_args_0}, …]}
events of a LlamaIndex workflow | tool_name tool_kwargs tool_id | write the messages of the memory, or the plain form from the events of the type ToolCallResult
the summary of an Inspect sample | id epoch input target | it has no messages: write the whole log ("inspect log dump FILE.eval")
the result of an Azure AI evaluation | rows metrics studio_url | give the JSONL file that was evaluated, {query, response, tool_definitions} on each line
what Codex writes with exec --json, without an item | type=thread.started thread_id | give the session that Codex keeps in ~/.codex/sessions
calls of Weave (W&B) | op_name=weave:/// | MESSAGES
calls of Weave (W&B) | op_name inputs started_at | MESSAGES
what is sent to Datadog's LLM Observability | data.attributes.ml_app | MESSAGES
messages of Hume's EVI | type=chat_metadata | : each tool_call, with its name and parameters
messages of Hume's EVI | type=tool_call tool_call_id parameters | : each tool_call, with its name and parameters
the report of a call of Vapi | artifact call | : toolCalls of its artifact's messages
the report of a call of Vapi | message.artifact message.call | : toolCalls of its artifact's messages
a call of Retell | transcript_with_tool_calls | : each tool_call_invocation
a call of Retell | call.transcript_with_tool_calls | : each tool_call_invocation
segments of AWS X-Ray | Segments.0 | OTLP
segments of AWS X-Ray | id start_time trace_id=1- | OTLP
spans of Google Cloud Trace | spanId displayName | OTLP
spans of Google Cloud Trace | spanId labels | OTLP
an answer of CloudWatch Logs Insights | results.0.0.field | write @message of each row, which is a span, on a line of its own
a session of Continue | sessionId workspaceDirectory history | write its messages: jq '{messages: [.history[].message]}'
a run of Codebuff | sessionState.mainAgentState | : each tool-call of its messageHistory
messages of Codebuff | role=tool toolCallId toolName content.0.type | : each tool-call, with its toolName and input
a conversation of Amazon Q or Kiro | history valid_history_range | : tool_uses of the assistant
a session of Kiro CLI | kind=AssistantMessage data.message_id | : the parts of the kind toolUse
a thread of Zed | messages.0.User.content | : each ToolUse of an Agent's content
a session of Augment | chatHistory sessionId | : each tool_use of response_nodes, with its tool_name and input_json
a chat of VS Code (GitHub Copilot) | requesterUsername responderUsername requests | : toolCalls of each toolCallRounds
the log of a chat of VS Code (GitHub Copilot) | kind v.requests | : toolCalls of each toolCallRounds
what Droid (Factory) prints | type=tool_call toolName messageId parameters | : each tool_call, with its toolName and parameters
the context of Kimi CLI | role=_checkpoint | record with --print --output-format stream-json
the wire of Kimi CLI | message.type=TurnBegin message.payload | record with --print --output-format stream-json
what Kilo Code prints | source=extension type=say say | give api_conversation_history.json of the task
a trajectory of Trae | agent_steps llm_interactions | : tool_calls of agent_steps
a trajectory of SWE-agent | trajectory history info.exit_status | write its messages, jq '{messages: .history}', or, where its actions are text, the plain form
the history of browser-use | model_output.action result state | : each of action, its key as the name
steps of OSWorld | step_num action screenshot_file | its actions are code: record the messages of the model
a run of AgentBench | index output.history output.status | write output.history as {messages}
an answer of ToolBench | answer_generation.train_messages | write one of train_messages as {messages}
a trace of Vivaria (METR) | agentBranchNumber content.type | : function_call of each finalResult
results of the Holistic Agent Leaderboard | raw_logging_results raw_eval_results | write the messages of each run to a file, or to a row, of its own
the state of a HELM scenario | adapter_spec request_states | SILENT
messages of ToolSandbox | sandbox_message_index sender | : each message with openai_function_name, with the arguments in tool_trace
training rows (ShareGPT, Hermes, ToolACE) | conversations.0.from conversations.0.value | TRAINING
training rows (xLAM) | query answers tools | TRAINING
training rows (preferences) | preferred_output non_preferred_output | TRAINING
items of an eval of OpenAI | object=eval.run.output_item sample | write sample.input and sample.output as {messages}
events of PostHog | event=$ai_ properties | write $ai_input and $ai_output_choices as {messages}
spans of AgentOps | span_attributes span_name | OTLP
an answer of Azure Monitor (Application Insights) | tables.0.columns tables.0.rows | OTLP
rows of Azure Monitor (Application Insights) | OperationId DependencyType Properties | OTLP
an answer of New Relic | results.0.events metadata.eventType | OTLP
an answer of Dynatrace | result.records result.metadata.grail | OTLP
records of TruLens | record_id calls main_input | OTLP
examples of a dataset of LangSmith | dataset_id inputs outputs | they record no run: write the messages of the graph's result
logs of Cloudflare AI Gateway without bodies | request_head response_head | write RequestBody and ResponseBody of each (Logpush)
a log of Kong's AI gateway | ai.proxy.payload | write {request, response} of ai.proxy.payload
a run of promptfoo | promptIdx testIdx response | write the messages of each run to a file, or to a row, of its own
a test run of DeepEval | testRunData | : toolsCalled of each of testCases
a test case of DeepEval (JSON) | actualOutput input metricsData | : toolsCalled, with their inputParameters
a conversation exported from ChatGPT | mapping current_node | SILENT
a conversation exported from Claude.ai | chat_messages account | : each tool_use of its messages
a chat of Open WebUI | chat.history.messages | its calls are text: record the messages of the model's API
a conversation of LibreChat | conversationId messages.0.messageId | : each tool_call of the content
messages of LobeChat | tools.0.apiName tools.0.identifier | : tools of each message, with their apiName
events of Parlant | kind=tool data.tool_calls | : tool_calls of each event, with their tool_id
a run of Langflow | session_id outputs.0.outputs | : each tool_use of its content_blocks
messages of Coze | type=function_call bot_id | : each message of the type function_call
a transcript of Copilot Studio | valueType=DynamicPlan | : DynamicPlanStepBindUpdate, with its taskDialogId and arguments
a transcript of Copilot Studio | name=DynamicPlan value.stepId | : DynamicPlanStepBindUpdate, with its taskDialogId and arguments
a round of Elastic Agent Builder | round_id steps | : each tool_call of steps, with its tool_id and params
a conversation of Mistral's agents | object=conversation. | : entries of the type function.call and tool.execution
logs of llm (simonw) | prompt_json response_json conversation_id | : tool_calls, with tool_results of the next row
the tracker of Rasa | sender_id latest_message events | : events of the type action
messages of Dify | agent_thoughts query | : tool and tool_input of agent_thoughts
a stream of Dify | event=agent_thought tool_input | : tool and tool_input of each agent_thought
a run of a workflow of Dify | workflow_run_id data.outputs | SILENT
an answer of Flowise | chatMessageId question | : usedTools, with their tool and toolInput
an execution of n8n | data.resultData.runData | turn on "Return Intermediate Steps" and write the output of the agent's node
messages of Genkit | content.0.toolRequest | : each toolRequest, with its name and input
a response of Genkit | request.messages.0.content finishReason custom | : each toolRequest, with its name and input
a trace of Genkit | traceId spans displayName | OTLP
messages of Spring AI | messageType metadata | : toolCalls of the messages of the type ASSISTANT
messages of LangChain4j | toolExecutionRequests.0.name | : toolExecutionRequests
messages of BeeAI | content.0.type=tool-call content.0.tool_name content.0.args | : each tool-call, with its tool_name and args
records of CAMEL | role_at_backend message.role_name | : each FunctionCallingMessage, with its func_name and args
a response of CAMEL | msgs info.tool_calls | : tool_calls, with their tool_name and args
events of Griptape | subtask_actions | : subtask_actions of each FinishActionsSubtaskEvent
the memory of Griptape | type=ConversationMemory runs | SILENT
the memory of Atomic Agents | current_turn_id history | SILENT
the team of MetaGPT | env investment idea | SILENT
an agent file of Letta | agents.0.in_context_message_ids | : tool_calls of its messages
a thread of Chainlit | steps.0.threadId | : steps of the type tool
a task of Agent2Agent (A2A) | kind=task contextId | SILENT
messages of Ultravox | role=MESSAGE_ROLE_TOOL_CALL toolName | : each MESSAGE_ROLE_TOOL_CALL, with its toolName and text
a call of Bland | concatenated_transcript | SILENT
an answer of Dialogflow CX | queryResult.generativeInfo | : each toolUse of actionTracingInfo
a transcript of Voiceflow | turnID payload | SILENT
a run of Portia | plan_id plan_run_inputs | SILENT
the log of Semantic Kernel | Category=Microsoft.SemanticKernel | write its history: Python: history.serialize(); .NET: JsonSerializer.Serialize(history)
a session of Agno | session_id runs.0.run_id | write its runs: jq -c '.runs[] | {case: .run_id, messages}'
events of Agno | event=ToolCall tool.tool_name | write run.to_dict()
`;

export const refusedProducers = TABLE.trim()
  .split("\n")
  .map((line) => {
    const [title = "", marks = "", ...reasons] = line.split(" | ");
    const reason = reasons.join(" | ");
    return {
      title,
      reason: REASONS[reason] ?? reason.replace(/^: (.*)/, "write the plain form with its calls ($1)"),
      isMarked: (row: JsonObject) => marks.split(" ").every((mark) => hasMark(row, mark)),
    };
  });

function hasMark(row: JsonObject, mark: string): boolean {
  const [path = "", beginning] = mark.split("=");
  let held: Json | undefined = row;
  for (const key of path.split("."))
    held = Array.isArray(held) ? held[Number(key)] : isObject(held) ? held[key] : undefined;
  return beginning === undefined
    ? held !== undefined
    : typeof held === "string" && held.startsWith(beginning);
}

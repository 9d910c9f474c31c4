import { isString, type JsonObject, listOf, objectOf, objectsOf } from "../../core/json.ts";
import { type RefusedShape, refusedShapes } from "./refused-shape.ts";

/** Unsupported exports of platforms, trace stores, agents and voice agents, by their producers' marks. */
export const refusedProducers: readonly RefusedShape[] = refusedShapes(
  String.raw`
rows | spans of Datadog's LLM Observability | attributes.ml_app,attributes.span_kind,data.attributes.ml_app or start_ns meta.[keys].[any]~^(?:span\.)?kind$ | MESSAGES
rows | spans of LangWatch | span_id type timestamps.started_at | MESSAGES
rows | rows of Helicone | [keys].[any]~^(?:helicone_|request_created_at$) | write its request_body and response_body as {request, response}
rows | MLflow's information on traces, without their spans | trace_location,request_metadata,trace_metadata,info.trace_location,info.request_metadata,info.trace_metadata | write trace.to_json() of mlflow.get_trace(id)
rows | rows of Logfire without what joins them | span_name !span_attributes or otel_scope_name | select trace_id, span_id, parent_span_id, span_name, start_timestamp, end_timestamp and attributes
row | the trace of an agent of Amazon Bedrock (InvokeAgent) | orchestrationTrace,invocationInputs,trace.orchestrationTrace,trace.invocationInputs,trace.trace.orchestrationTrace,trace.trace.invocationInputs,returnControl.orchestrationTrace,returnControl.invocationInputs | write the plain form: an action group's function, or its apiPath, is the name of a call, and its parameters the arguments
row | events of the OpenAI Realtime API | session.object=realtime.,item.object=realtime.,response.object=realtime.,type=input_audio_buffer.,type=conversation.item.,type=response.output_audio | write the items of the conversation, one run a row as {case, messages}, or the plain form
row | messages of the Gemini Live API | setupComplete,serverContent,setup_complete,server_content,toolCall.functionCalls,toolCall.function_calls or !toolCall,toolCall:null tool_call.functionCalls,tool_call.function_calls | write the plain form: each of toolCall.functionCalls is a call
row | a conversation of ElevenLabs | agent_id,data.agent_id conversation_id,data.conversation_id type,transcript[] or type:"client_tool_call" | write the plain form: tool_calls of its transcript are the calls
row | a session of LiveKit Agents | chat_history.items or type:"function_tools_executed" or @hasSpokenItem | write the plain form: items of the type function_call in its chat_history are the calls
row | events of Pipecat | label:"rtvi-ai" or name~^FunctionCall\w*Frame | write the messages of its LLM context: context.get_messages()
each | a search result of Elasticsearch or OpenSearch whose spans are not OpenTelemetry's own | hits.hits[] | OTLP
row | runs of LangSmith without their ids | run_type inputs | export whole traces: langsmith trace export FOLDER --full
row | spans of Opik (Comet) | trace_id project_id input output type start_time | MESSAGES
row | events of HoneyHive | event_type event_name session_id | MESSAGES
row | spans of Sentry | op description span_id start_timestamp | OTLP
row | events of a voice agent of Deepgram | type=FunctionCallRequest | : functions of each FunctionCallRequest
row | objects of the OpenAI Assistants API | object=thread. | : tool_calls of the run's steps
row | results of the Berkeley Function Calling Leaderboard | id result input_token_count latency | their calls are text, written differently for each model: record the messages of the run
row | an output of promptfoo | results.results | it keeps what providers answered, each in its own way: write the messages of each run to a file, or to a row, of its own
row | a test case of DeepEval | input actual_output | write it in the plain form: {case, input, response, toolCalls: [{name, arguments}]}
row | the output of a CrewAI crew, or its log | raw tasks_output or task_name task agent status | it does not say what was called: write the plain form from the events of the tools
row | the prediction of DSPy's ReAct | trajectory.tool_name_0 | write it in the plain form: {input, toolCalls: [{name: tool_name_0, arguments: tool_args_0}, …]}
row | events of a LlamaIndex workflow | tool_name tool_kwargs tool_id | write the messages of the memory, or the plain form from the events of the type ToolCallResult
row | the summary of an Inspect sample | id epoch input target | it has no messages: write the whole log ("inspect log dump FILE.eval")
row | the result of an Azure AI evaluation | rows metrics studio_url | give the JSONL file that was evaluated, {query, response, tool_definitions} on each line
row | what Codex writes with exec --json, without an item | type=thread.started thread_id | give the session that Codex keeps in ~/.codex/sessions
row | calls of Weave (W&B) | op_name=weave:/// or op_name inputs started_at | MESSAGES
row | what is sent to Datadog's LLM Observability | data.attributes.ml_app | MESSAGES
row | messages of Hume's EVI | type=chat_metadata or type=tool_call tool_call_id parameters | : each tool_call, with its name and parameters
row | the report of a call of Vapi | artifact call or message.artifact message.call | : toolCalls of its artifact's messages
row | a call of Retell | transcript_with_tool_calls or call.transcript_with_tool_calls | : each tool_call_invocation
row | segments of AWS X-Ray | Segments.0 or id start_time trace_id=1- | OTLP
row | spans of Google Cloud Trace | spanId displayName or spanId labels | OTLP
row | an answer of CloudWatch Logs Insights | results.0.0.field | write @message of each row, which is a span, on a line of its own
row | a session of Continue | sessionId workspaceDirectory history | write its messages: jq '{messages: [.history[].message]}'
row | a run of Codebuff | sessionState.mainAgentState | : each tool-call of its messageHistory
row | messages of Codebuff | role=tool toolCallId toolName content.0.type | : each tool-call, with its toolName and input
row | a conversation of Amazon Q or Kiro | history valid_history_range | : tool_uses of the assistant
row | a session of Kiro CLI | kind=AssistantMessage data.message_id | : the parts of the kind toolUse
row | a thread of Zed | messages.0.User.content | : each ToolUse of an Agent's content
row | a session of Augment | chatHistory sessionId | : each tool_use of response_nodes, with its tool_name and input_json
row | a chat of VS Code (GitHub Copilot) | requesterUsername responderUsername requests | : toolCalls of each toolCallRounds
row | the log of a chat of VS Code (GitHub Copilot) | kind v.requests | : toolCalls of each toolCallRounds
row | what Droid (Factory) prints | type=tool_call toolName messageId parameters | : each tool_call, with its toolName and parameters
row | the context of Kimi CLI | role=_checkpoint | record with --print --output-format stream-json
row | the wire of Kimi CLI | message.type=TurnBegin message.payload | record with --print --output-format stream-json
row | what Kilo Code prints | source=extension type=say say | give api_conversation_history.json of the task
row | a trajectory of Trae | agent_steps llm_interactions | : tool_calls of agent_steps
row | a trajectory of SWE-agent | trajectory history info.exit_status | write its messages, jq '{messages: .history}', or, where its actions are text, the plain form
row | the history of browser-use | model_output.action result state | : each of action, its key as the name
row | steps of OSWorld | step_num action screenshot_file | its actions are code: record the messages of the model
row | a run of AgentBench | index output.history output.status | write output.history as {messages}
row | an answer of ToolBench | answer_generation.train_messages | write one of train_messages as {messages}
row | a trace of Vivaria (METR) | agentBranchNumber content.type | : function_call of each finalResult
row | results of the Holistic Agent Leaderboard | raw_logging_results raw_eval_results | write the messages of each run to a file, or to a row, of its own
row | the state of a HELM scenario | adapter_spec request_states | SILENT
row | messages of ToolSandbox | sandbox_message_index sender | : each message with openai_function_name, with the arguments in tool_trace
row | training rows (ShareGPT, Hermes, ToolACE) | conversations.0.from conversations.0.value | TRAINING
row | training rows (xLAM) | query answers tools | TRAINING
row | training rows (preferences) | preferred_output non_preferred_output | TRAINING
row | items of an eval of OpenAI | object=eval.run.output_item sample | write sample.input and sample.output as {messages}
row | events of PostHog | event=$ai_ properties | write $ai_input and $ai_output_choices as {messages}
row | spans of AgentOps | span_attributes span_name | OTLP
row | an answer of Azure Monitor (Application Insights) | tables.0.columns tables.0.rows | OTLP
row | rows of Azure Monitor (Application Insights) | OperationId DependencyType Properties | OTLP
row | an answer of New Relic | results.0.events metadata.eventType | OTLP
row | an answer of Dynatrace | result.records result.metadata.grail | OTLP
row | records of TruLens | record_id calls main_input | OTLP
row | examples of a dataset of LangSmith | dataset_id inputs outputs | they record no run: write the messages of the graph's result
row | logs of Cloudflare AI Gateway without bodies | request_head response_head | write RequestBody and ResponseBody of each (Logpush)
row | a log of Kong's AI gateway | ai.proxy.payload | write {request, response} of ai.proxy.payload
row | a run of promptfoo | promptIdx testIdx response | write the messages of each run to a file, or to a row, of its own
row | a test run of DeepEval | testRunData | : toolsCalled of each of testCases
row | a test case of DeepEval (JSON) | actualOutput input metricsData | : toolsCalled, with their inputParameters
row | a conversation exported from ChatGPT | mapping current_node | SILENT
row | a conversation exported from Claude.ai | chat_messages account | : each tool_use of its messages
row | a chat of Open WebUI | chat.history.messages | its calls are text: record the messages of the model's API
row | a conversation of LibreChat | conversationId messages.0.messageId | : each tool_call of the content
row | messages of LobeChat | tools.0.apiName tools.0.identifier | : tools of each message, with their apiName
row | events of Parlant | kind=tool data.tool_calls | : tool_calls of each event, with their tool_id
row | a run of Langflow | session_id outputs.0.outputs | : each tool_use of its content_blocks
row | messages of Coze | type=function_call bot_id | : each message of the type function_call
row | a transcript of Copilot Studio | valueType=DynamicPlan or name=DynamicPlan value.stepId | : DynamicPlanStepBindUpdate, with its taskDialogId and arguments
row | a round of Elastic Agent Builder | round_id steps | : each tool_call of steps, with its tool_id and params
row | a conversation of Mistral's agents | object=conversation. | : entries of the type function.call and tool.execution
row | logs of llm (simonw) | prompt_json response_json conversation_id | : tool_calls, with tool_results of the next row
row | the tracker of Rasa | sender_id latest_message events | : events of the type action
row | messages of Dify | agent_thoughts query | : tool and tool_input of agent_thoughts
row | a stream of Dify | event=agent_thought tool_input | : tool and tool_input of each agent_thought
row | a run of a workflow of Dify | workflow_run_id data.outputs | SILENT
row | an answer of Flowise | chatMessageId question | : usedTools, with their tool and toolInput
row | an execution of n8n | data.resultData.runData | turn on "Return Intermediate Steps" and write the output of the agent's node
row | messages of Genkit | content.0.toolRequest | : each toolRequest, with its name and input
row | a response of Genkit | request.messages.0.content finishReason custom | : each toolRequest, with its name and input
row | a trace of Genkit | traceId spans displayName | OTLP
row | messages of Spring AI | messageType metadata | : toolCalls of the messages of the type ASSISTANT
row | messages of LangChain4j | toolExecutionRequests.0.name | : toolExecutionRequests
row | messages of BeeAI | content.0.type=tool-call content.0.tool_name content.0.args | : each tool-call, with its tool_name and args
row | records of CAMEL | role_at_backend message.role_name | : each FunctionCallingMessage, with its func_name and args
row | a response of CAMEL | msgs info.tool_calls | : tool_calls, with their tool_name and args
row | events of Griptape | subtask_actions | : subtask_actions of each FinishActionsSubtaskEvent
row | the memory of Griptape | type=ConversationMemory runs | SILENT
row | the memory of Atomic Agents | current_turn_id history | SILENT
row | the team of MetaGPT | env investment idea | SILENT
row | an agent file of Letta | agents.0.in_context_message_ids | : tool_calls of its messages
row | a thread of Chainlit | steps.0.threadId | : steps of the type tool
row | a task of Agent2Agent (A2A) | kind=task contextId | SILENT
row | messages of Ultravox | role=MESSAGE_ROLE_TOOL_CALL toolName | : each MESSAGE_ROLE_TOOL_CALL, with its toolName and text
row | a call of Bland | concatenated_transcript | SILENT
row | an answer of Dialogflow CX | queryResult.generativeInfo | : each toolUse of actionTracingInfo
row | a transcript of Voiceflow | turnID payload | SILENT
row | a run of Portia | plan_id plan_run_inputs | SILENT
row | the log of Semantic Kernel | Category=Microsoft.SemanticKernel | write its history: Python: history.serialize(); .NET: JsonSerializer.Serialize(history)
row | a session of Agno | session_id runs.0.run_id | write its runs: jq -c '.runs[] | {case: .run_id, messages}'
row | events of Agno | event=ToolCall tool.tool_name | write run.to_dict()
`,
  { hasSpokenItem: (row) => objectsOf(objectOf(row).items).some(isSpoken) },
);

function isSpoken({ type, content }: JsonObject): boolean {
  return type === "agent_handoff" || (type === "message" && listOf(content).some(isString));
}

"""
An agent whose model nobody records, and which exports OTLP/HTTP in JSON by OpenTelemetry's GenAI conventions, with content. Its model is
at TRAVEL_MODEL_URL, which means nothing to anybody else.
"""

import json
import os
import secrets
import time

from travel import INSTRUCTIONS, TASK, TOOLS, post, run_tool

MODEL = os.environ["TRAVEL_MODEL_URL"] + "/chat/completions"
TRACES = os.environ.get("OTEL_EXPORTER_OTLP_ENDPOINT", "http://localhost:4318") + "/v1/traces"
TRACE_ID = secrets.token_hex(16)
ROOT_ID = secrets.token_hex(8)
spans = []


def attribute(key, value):
    if isinstance(value, str):
        return {"key": key, "value": {"stringValue": value}}
    return {"key": key, "value": {"intValue": str(value)}}


def add_span(name, began, attributes, span_id=None):
    span = {
        "traceId": TRACE_ID,
        "spanId": span_id or secrets.token_hex(8),
        "name": name,
        "kind": 1,
        "startTimeUnixNano": str(began),
        "endTimeUnixNano": str(time.time_ns()),
        "attributes": [attribute("gen_ai." + key, value) for key, value in attributes.items()],
        "status": {},
    }
    spans.append(span if span_id else {**span, "parentSpanId": ROOT_ID})


def parts_of(message):
    """A message of Chat Completions as the conventions have it."""
    if message["role"] == "tool":
        part = {"type": "tool_call_response", "id": message["tool_call_id"], "result": json.loads(message["content"])}
        return {"role": "tool", "parts": [part]}
    said = [{"type": "text", "content": message["content"]}] if message["content"] else []
    called = [
        {
            "type": "tool_call",
            "id": call["id"],
            "name": call["function"]["name"],
            "arguments": json.loads(call["function"]["arguments"]),
        }
        for call in message.get("tool_calls", [])
    ]
    return {"role": message["role"], "parts": said + called}


began = time.time_ns()
messages = [{"role": "user", "content": TASK}]
tools = [
    {"type": "function", "function": {"name": name, "parameters": parameters}} for name, parameters in TOOLS.items()
]
while True:
    asked = time.time_ns()
    body = {"model": "gpt-5", "messages": [{"role": "system", "content": INSTRUCTIONS}] + messages, "tools": tools}
    answer = post(MODEL, body, {"Authorization": "Bearer " + os.environ["OPENAI_API_KEY"]})
    message = answer["choices"][0]["message"]
    add_span(
        "chat gpt-5",
        asked,
        {
            "operation.name": "chat",
            "provider.name": "openai",
            "request.model": "gpt-5",
            "response.id": answer["id"],
            "system_instructions": json.dumps([{"type": "text", "content": INSTRUCTIONS}]),
            "input.messages": json.dumps([parts_of(one) for one in messages]),
            "output.messages": json.dumps([{**parts_of(message), "finish_reason": answer["choices"][0]["finish_reason"]}]),
            "usage.input_tokens": answer["usage"]["prompt_tokens"],
            "usage.output_tokens": answer["usage"]["completion_tokens"],
        },
    )
    messages.append(message)
    if not message.get("tool_calls"):
        break
    for call in message["tool_calls"]:
        started = time.time_ns()
        name, args = call["function"]["name"], json.loads(call["function"]["arguments"])
        result = run_tool(name, args)
        messages.append({"role": "tool", "tool_call_id": call["id"], "content": json.dumps(result)})
        add_span(
            "execute_tool " + name,
            started,
            {
                "operation.name": "execute_tool",
                "tool.name": name,
                "tool.call.id": call["id"],
                "tool.call.arguments": json.dumps(args),
                "tool.call.result": json.dumps(result),
            },
        )
add_span("invoke_agent travel-desk", began, {"operation.name": "invoke_agent", "agent.name": "travel-desk"}, ROOT_ID)
resource = {"attributes": [attribute("service.name", "travel-desk")]}
scope = {"name": "travel-desk", "version": "1.0.0"}
post(TRACES, {"resourceSpans": [{"resource": resource, "scopeSpans": [{"scope": scope, "spans": spans}]}]}, {})
print(message["content"])

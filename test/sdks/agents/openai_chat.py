"""Chat completions as the package openai sends them."""

import json
import os

from travel import INSTRUCTIONS, TASK, TOOLS, post, run_tool

BASE = os.environ.get("OPENAI_BASE_URL", "https://api.openai.com/v1")
HEADERS = {"Authorization": "Bearer " + os.environ["OPENAI_API_KEY"], "User-Agent": "OpenAI/Python 3.22.1"}

messages = [{"role": "system", "content": INSTRUCTIONS}, {"role": "user", "content": TASK}]
tools = [
    {"type": "function", "function": {"name": name, "parameters": parameters}} for name, parameters in TOOLS.items()
]
while True:
    body = {"messages": messages, "model": "gpt-5", "tools": tools}
    message = post(BASE + "/chat/completions", body, HEADERS)["choices"][0]["message"]
    messages.append(message)
    if not message.get("tool_calls"):
        break
    for call in message["tool_calls"]:
        result = run_tool(call["function"]["name"], json.loads(call["function"]["arguments"]))
        messages.append({"role": "tool", "tool_call_id": call["id"], "content": json.dumps(result)})
print(message["content"])

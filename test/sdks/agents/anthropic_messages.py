"""Messages as the package anthropic sends them."""

import json
import os

from travel import INSTRUCTIONS, TASK, TOOLS, post, run_tool

BASE = os.environ.get("ANTHROPIC_BASE_URL", "https://api.anthropic.com")
HEADERS = {
    "X-Api-Key": os.environ["ANTHROPIC_API_KEY"],
    "anthropic-version": "2023-06-01",
    "User-Agent": "Anthropic/Python 1.13.0",
}

messages = [{"role": "user", "content": TASK}]
tools = [{"name": name, "input_schema": parameters} for name, parameters in TOOLS.items()]
while True:
    body = {"max_tokens": 1024, "messages": messages, "model": "claude-sonnet-5", "system": INSTRUCTIONS, "tools": tools}
    answer = post(BASE + "/v1/messages", body, HEADERS)
    messages.append({"role": "assistant", "content": answer["content"]})
    if answer["stop_reason"] != "tool_use":
        break
    results = [
        {"type": "tool_result", "tool_use_id": block["id"], "content": json.dumps(run_tool(block["name"], block["input"]))}
        for block in answer["content"]
        if block["type"] == "tool_use"
    ]
    messages.append({"role": "user", "content": results})
print("".join(block.get("text", "") for block in answer["content"]))

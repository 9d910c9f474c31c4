"""Its argument is the model."""

import json
import sys

from litellm import completion
from tools import INSTRUCTIONS, PARAMETERS, TASK, run_tool, save

messages = [{"role": "system", "content": INSTRUCTIONS}, {"role": "user", "content": TASK}]
tools = [
    {"type": "function", "function": {"name": name, "parameters": parameters}} for name, parameters in PARAMETERS.items()
]

while True:
    message = completion(model=sys.argv[1], messages=messages, tools=tools).choices[0].message
    messages.append(message)
    if not message.tool_calls:
        break
    for call in message.tool_calls:
        result = run_tool(call.function.name, json.loads(call.function.arguments))
        messages.append({"role": "tool", "tool_call_id": call.id, "name": call.function.name, "content": result})
print(message.content)
save(messages)

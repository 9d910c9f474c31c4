import json

from openai import OpenAI
from tools import INSTRUCTIONS, PARAMETERS, TASK, run_tool, save

client = OpenAI()
messages = [{"role": "system", "content": INSTRUCTIONS}, {"role": "user", "content": TASK}]
tools = [
    {"type": "function", "function": {"name": name, "parameters": parameters}} for name, parameters in PARAMETERS.items()
]

while True:
    completion = client.chat.completions.create(model="gpt-5", messages=messages, tools=tools)
    message = completion.choices[0].message
    messages.append(message)
    if not message.tool_calls:
        break
    for call in message.tool_calls:
        result = run_tool(call.function.name, json.loads(call.function.arguments))
        messages.append({"role": "tool", "tool_call_id": call.id, "content": result})
print(message.content)
save(messages)

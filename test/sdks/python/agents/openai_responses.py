import json

from openai import OpenAI
from tools import INSTRUCTIONS, PARAMETERS, TASK, run_tool, save

client = OpenAI()
items = [{"role": "user", "content": TASK}]
tools = [{"type": "function", "name": name, "parameters": parameters} for name, parameters in PARAMETERS.items()]

while True:
    response = client.responses.create(model="gpt-5", instructions=INSTRUCTIONS, input=items, tools=tools)
    items += response.output
    calls = [item for item in response.output if item.type == "function_call"]
    if not calls:
        break
    for call in calls:
        output = run_tool(call.name, json.loads(call.arguments))
        items.append({"type": "function_call_output", "call_id": call.call_id, "output": output})
print(response.output_text)
save(items)

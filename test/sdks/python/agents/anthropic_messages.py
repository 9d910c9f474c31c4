from anthropic import Anthropic
from tools import INSTRUCTIONS, PARAMETERS, TASK, run_tool, save

client = Anthropic()
messages = [{"role": "user", "content": TASK}]
tools = [{"name": name, "input_schema": parameters} for name, parameters in PARAMETERS.items()]

while True:
    message = client.messages.create(
        model="claude-sonnet-5", max_tokens=1024, system=INSTRUCTIONS, messages=messages, tools=tools
    )
    messages.append({"role": message.role, "content": message.content})
    if message.stop_reason != "tool_use":
        break
    messages.append(
        {
            "role": "user",
            "content": [
                {"type": "tool_result", "tool_use_id": block.id, "content": run_tool(block.name, block.input)}
                for block in message.content
                if block.type == "tool_use"
            ],
        }
    )
print(message.content[-1].text)
save(messages)

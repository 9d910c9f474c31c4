"""All cases in one process at once, as often as its argument says."""

import asyncio
import json
import sys

import yaml
from openai import AsyncOpenAI
from tools import INSTRUCTIONS, PARAMETERS, run_tool

tools = [
    {"type": "function", "function": {"name": name, "parameters": parameters}} for name, parameters in PARAMETERS.items()
]


async def answer(client, task):
    messages = [{"role": "system", "content": INSTRUCTIONS}, {"role": "user", "content": task}]
    while True:
        completion = await client.chat.completions.create(model="gpt-5", messages=messages, tools=tools)
        message = completion.choices[0].message
        messages.append(message)
        if not message.tool_calls:
            return message.content
        for call in message.tool_calls:
            result = run_tool(call.function.name, json.loads(call.function.arguments))
            messages.append({"role": "tool", "tool_call_id": call.id, "content": result})


async def main(times):
    with open("evals/cases.yml", encoding="utf-8") as file:
        tasks = [case["input"] for case in yaml.safe_load(file)["cases"]]
    async with AsyncOpenAI() as client:
        print(*await asyncio.gather(*(answer(client, task) for task in tasks * times)), sep="\n")


asyncio.run(main(int(sys.argv[1])))

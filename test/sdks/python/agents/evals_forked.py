"""All cases at once, in forks of this process."""

import json
import multiprocessing

import yaml
from openai import OpenAI
from tools import INSTRUCTIONS, PARAMETERS, run_tool

tools = [
    {"type": "function", "function": {"name": name, "parameters": parameters}} for name, parameters in PARAMETERS.items()
]


def answer(task):
    client = OpenAI()
    messages = [{"role": "system", "content": INSTRUCTIONS}, {"role": "user", "content": task}]
    while True:
        message = client.chat.completions.create(model="gpt-5", messages=messages, tools=tools).choices[0].message
        messages.append(message)
        if not message.tool_calls:
            return message.content
        for call in message.tool_calls:
            result = run_tool(call.function.name, json.loads(call.function.arguments))
            messages.append({"role": "tool", "tool_call_id": call.id, "content": result})


if __name__ == "__main__":
    with open("evals/cases.yml", encoding="utf-8") as file:
        tasks = [case["input"] for case in yaml.safe_load(file)["cases"]]
    with multiprocessing.get_context("fork").Pool(len(tasks)) as pool:
        print(*pool.map(answer, tasks), sep="\n")

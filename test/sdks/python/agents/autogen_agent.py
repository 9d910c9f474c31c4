"""An agent of AutoGen."""

import asyncio

from autogen_agentchat.agents import AssistantAgent
from autogen_ext.models.openai import OpenAIChatCompletionClient
from tools import INSTRUCTIONS, TASK, TOOLS, save


async def main():
    client = OpenAIChatCompletionClient(model="gpt-5-mini")
    agent = AssistantAgent(
        "travel_desk", client, tools=TOOLS, system_message=INSTRUCTIONS, max_tool_iterations=10
    )
    result = await agent.run(task=TASK)
    print(result.messages[-1].content)
    save(result.model_dump_json())
    await client.close()


asyncio.run(main())

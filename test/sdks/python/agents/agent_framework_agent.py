"""An agent of Microsoft Agent Framework."""

import asyncio

from agent_framework import Agent
from agent_framework.openai import OpenAIChatClient
from tools import INSTRUCTIONS, TASK, TOOLS, save

agent = Agent(client=OpenAIChatClient(model="gpt-5-mini"), instructions=INSTRUCTIONS, tools=TOOLS)
response = asyncio.run(agent.run(TASK))
print(response.text)
save({"input": TASK, **response.to_dict()})

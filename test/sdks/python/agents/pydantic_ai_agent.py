"""Its argument is the model."""

import sys

from pydantic_ai import Agent
from tools import INSTRUCTIONS, TASK, TOOLS, save

agent = Agent(sys.argv[1], instructions=INSTRUCTIONS, tools=TOOLS)
result = agent.run_sync(TASK)
print(result.output)
save(result.all_messages_json().decode())

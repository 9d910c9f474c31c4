"""An agent of smolagents that calls tools."""

import json

from smolagents import OpenAIModel, ToolCallingAgent, tool
from tools import INSTRUCTIONS, TASK, TOOLS, save

agent = ToolCallingAgent(
    model=OpenAIModel(model_id="gpt-5-mini"), instructions=INSTRUCTIONS, tools=[tool(one) for one in TOOLS]
)
print(agent.run(TASK))
save(json.dumps(agent.memory.get_full_steps(), default=str))

"""An agent of Strands with OpenAI."""

from strands import Agent, tool
from strands.models.openai import OpenAIModel
from tools import INSTRUCTIONS, TASK, TOOLS, save

agent = Agent(
    model=OpenAIModel(model_id="gpt-5-mini"),
    system_prompt=INSTRUCTIONS,
    tools=[tool(one) for one in TOOLS],
)
agent(TASK)
save(agent.messages)

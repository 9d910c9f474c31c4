import traces  # noqa: F401
from pydantic_ai import Agent
from tools import INSTRUCTIONS, TASK, TOOLS, save

Agent.instrument_all()
agent = Agent("openai:gpt-5", name="travel-desk", instructions=INSTRUCTIONS, tools=TOOLS)
result = agent.run_sync(TASK)
print(result.output)
save(result.all_messages_json().decode())

from pydantic_ai import Agent
from tools import INSTRUCTIONS, TASK, TOOLS, save

agent = Agent("openai:gpt-5", instructions=INSTRUCTIONS, tools=TOOLS)
result = agent.run_sync(TASK)
print(result.output)
save(result.all_messages_json().decode())

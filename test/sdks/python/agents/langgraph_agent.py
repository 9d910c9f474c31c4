from langchain.agents import create_agent
from langchain_core.messages import messages_to_dict
from tools import INSTRUCTIONS, TASK, TOOLS, save

agent = create_agent(model="openai:gpt-5", tools=TOOLS, system_prompt=INSTRUCTIONS)
state = agent.invoke({"messages": [{"role": "user", "content": TASK}]})
print(state["messages"][-1].content)
save(messages_to_dict(state["messages"]))

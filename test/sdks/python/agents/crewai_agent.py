"""A crew of one, as CrewAI's documentation writes it."""

from crewai import Agent, Crew, Task
from crewai.tools import tool
from tools import INSTRUCTIONS, TASK, TOOLS, save

desk = Agent(
    role="Travel desk",
    goal="Answer what travellers ask",
    backstory=INSTRUCTIONS,
    llm="openai/gpt-5-mini",
    tools=[tool(one.__name__)(one) for one in TOOLS],
)
asked = Task(description="{request}", expected_output="An answer to the traveller", agent=desk)
result = Crew(agents=[desk], tasks=[asked]).kickoff(inputs={"request": TASK})
print(result.raw)
messages = [message for output in result.tasks_output for message in output.messages]
save({"messages": messages, "usage": result.token_usage.model_dump()})

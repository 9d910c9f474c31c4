"""A crew of one, as CrewAI's documentation writes it."""

from crewai import Agent, Crew, Task
from crewai.tools import tool
from tools import INSTRUCTIONS, TASK, TOOLS

desk = Agent(
    role="Travel desk",
    goal="Answer what travellers ask",
    backstory=INSTRUCTIONS,
    llm="openai/gpt-5-mini",
    tools=[tool(one.__name__)(one) for one in TOOLS],
)
asked = Task(description="{request}", expected_output="An answer to the traveller", agent=desk)
crew = Crew(agents=[desk], tasks=[asked])
print(crew.kickoff(inputs={"request": TASK}).raw)

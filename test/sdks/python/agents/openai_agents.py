import asyncio

from agents import Agent, Runner, function_tool
from tools import INSTRUCTIONS, TASK, TOOLS, save

agent = Agent(
    name="Travel desk",
    instructions=INSTRUCTIONS,
    model="gpt-5",
    tools=[function_tool(tool) for tool in TOOLS],
)


async def main():
    result = await Runner.run(agent, TASK)
    print(result.final_output)
    save(result.to_input_list())


asyncio.run(main())

"""An agent of Google ADK, as its documentation runs it."""

import asyncio

from google.adk.agents import Agent
from google.adk.runners import InMemoryRunner
from google.genai import types
from tools import INSTRUCTIONS, TASK, TOOLS, save

agent = Agent(name="travel_desk", model="gemini-2.5-flash", instruction=INSTRUCTIONS, tools=TOOLS)


async def main():
    runner = InMemoryRunner(agent=agent, app_name="travel")
    session = await runner.session_service.create_session(app_name="travel", user_id="ines")
    message = types.Content(role="user", parts=[types.Part(text=TASK)])
    async for event in runner.run_async(user_id="ines", session_id=session.id, new_message=message):
        if event.is_final_response():
            print(event.content.parts[0].text)
    session = await runner.session_service.get_session(app_name="travel", user_id="ines", session_id=session.id)
    save(session.model_dump_json(exclude_none=True))


asyncio.run(main())

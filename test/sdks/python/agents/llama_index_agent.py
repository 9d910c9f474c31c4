"""An agent of LlamaIndex, with its memory."""

import asyncio

from llama_index.core.agent.workflow import FunctionAgent
from llama_index.core.memory import Memory
from llama_index.llms.openai import OpenAI
from tools import INSTRUCTIONS, TASK, TOOLS, save

# The agent streams, and OpenAI counts the tokens of a stream only where it is asked to.
llm = OpenAI(model="gpt-5-mini", additional_kwargs={"stream_options": {"include_usage": True}})
agent = FunctionAgent(tools=TOOLS, llm=llm, system_prompt=INSTRUCTIONS)


async def main():
    memory = Memory.from_defaults(session_id="travel")
    print(await agent.run(TASK, memory=memory))
    save([message.model_dump(mode="json") for message in await memory.aget_all()])


asyncio.run(main())

import asyncio

from agents import Agent, Runner, TracingProcessor, add_trace_processor, function_tool, set_tracing_disabled
from openinference.instrumentation.openai_agents import OpenAIAgentsInstrumentor
from tools import INSTRUCTIONS, TASK, TOOLS, save
from traces import provider

# The tests turn it off for all agents, because it goes to OpenAI where nothing else takes it.
set_tracing_disabled(False)
OpenAIAgentsInstrumentor().instrument(tracer_provider=provider)


class Keeper(TracingProcessor):
    """Keeps the SDK's own trace and spans, as they are exported to OpenAI."""

    def __init__(self):
        self.items = []

    def on_trace_start(self, trace):
        self.items.append(trace.export())

    def on_span_end(self, span):
        self.items.append(span.export())

    def on_trace_end(self, trace):
        pass

    def on_span_start(self, span):
        pass

    def shutdown(self):
        pass

    def force_flush(self):
        pass


keeper = Keeper()
add_trace_processor(keeper)
agent = Agent(
    name="Travel desk",
    instructions=INSTRUCTIONS,
    model="gpt-5",
    tools=[function_tool(tool) for tool in TOOLS],
)


async def main():
    result = await Runner.run(agent, TASK)
    print(result.final_output)


asyncio.run(main())
save(keeper.items)

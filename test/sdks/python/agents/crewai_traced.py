"""The crew with traces by OpenInference, without which several tasks are not one run."""

import traces
from openinference.instrumentation.crewai import CrewAIInstrumentor
from openinference.instrumentation.openai import OpenAIInstrumentor

CrewAIInstrumentor().instrument(tracer_provider=traces.provider)
OpenAIInstrumentor().instrument(tracer_provider=traces.provider)

import crewai_agent  # noqa: E402, F401

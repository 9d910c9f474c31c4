"""The agent of Microsoft Agent Framework with its own traces."""

from agent_framework.observability import configure_otel_providers

configure_otel_providers(enable_sensitive_data=True)

import agent_framework_agent  # noqa: E402, F401

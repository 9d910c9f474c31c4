"""The agent of Google ADK with its own traces, which `adk run` and `adk web` send without this line."""

from google.adk.telemetry.setup import maybe_set_otel_providers

maybe_set_otel_providers()

import google_adk  # noqa: E402, F401

"""The agent of Strands with its own traces."""

from strands.telemetry import StrandsTelemetry

StrandsTelemetry().setup_otlp_exporter()

import strands_agent  # noqa: E402, F401

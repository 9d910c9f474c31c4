"""The tools of the travel desk as typed functions, from which SDKs read the schema, and the task."""

import json
import os
from pathlib import Path
from typing import Any

INSTRUCTIONS = "You are the assistant of a travel desk. Use the tools."
TASK = os.environ.get("RUNGATE_INPUT", "")


def search_flights(origin: str, destination: str, date: str) -> dict[str, Any]:
    """Finds flights between two airports on one day.

    Args:
        origin: The airport where the flight starts, as OSL
        destination: The airport where it ends, as LIS
        date: A day, as 2026-06-12
    """
    day = int(date[-2:])
    return {
        "flights": [
            {"flight_number": "NV421", "price": 90 + day},
            {"flight_number": "NV417", "price": 60 + day % 11},
        ]
    }


def book_flight(flight_number: str, date: str, traveller: str, cabin: str) -> dict[str, Any]:
    """Books a flight for one traveller.

    Args:
        flight_number: The number of the flight, as NV417
        date: A day, as 2026-06-12
        traveller: The name of the traveller
        cabin: economy or business
    """
    return {"booking_id": "TD-" + flight_number, "status": "confirmed"}


def get_booking(booking_id: str) -> dict[str, Any]:
    """Looks up a booking.

    Args:
        booking_id: The id of the booking, as TD-48213
    """
    return {"booking_id": booking_id, "price": 412.4}


def get_refund_quote(booking_id: str, reason: str) -> dict[str, Any]:
    """Says what would be paid back for a booking.

    Args:
        booking_id: The id of the booking, as TD-48213
        reason: Why the traveller wants the money back
    """
    return {"booking_id": booking_id, "amount": 312.4}


def add_baggage(booking_id: str, pieces: int, max_weight_kg: int) -> dict[str, Any]:
    """Adds bags to a booking.

    Args:
        booking_id: The id of the booking, as TD-48213
        pieces: How many bags
        max_weight_kg: How much one bag may weigh
    """
    return {"booking_id": booking_id, "pieces": pieces, "status": "added"}


TOOLS = [search_flights, book_flight, get_booking, get_refund_quote, add_baggage]


def _parameters(**types: str) -> dict[str, Any]:
    properties = {name: {"type": kind} for name, kind in types.items()}
    return {"type": "object", "properties": properties, "required": list(types), "additionalProperties": False}


# For the SDKs that take a schema as it is.
PARAMETERS = {
    "search_flights": _parameters(origin="string", destination="string", date="string"),
    "book_flight": _parameters(flight_number="string", date="string", traveller="string", cabin="string"),
    "get_booking": _parameters(booking_id="string"),
    "get_refund_quote": _parameters(booking_id="string", reason="string"),
    "add_baggage": _parameters(booking_id="string", pieces="integer", max_weight_kg="integer"),
}


def run_tool(name: str, args: dict[str, Any]) -> str:
    """The result of a tool as JSON, for the SDKs whose users call the tools themselves."""
    return json.dumps(next(tool for tool in TOOLS if tool.__name__ == name)(**args))


def save(messages: Any) -> None:
    """Writes what the SDK kept of the run to the file that TRAVEL_SAVE names, as saved/{case}.{trial}.json."""
    if pattern := os.environ.get("TRAVEL_SAVE"):
        file = Path(pattern.format(case=os.environ["RUNGATE_CASE"], trial=os.environ["RUNGATE_TRIAL"]))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(messages if isinstance(messages, str) else json.dumps(messages, default=lambda item: item.model_dump(mode="json")), encoding="utf-8")

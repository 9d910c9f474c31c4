"""The tools of the travel desk, and requests as the SDKs for Python send them. Needs nothing but Python itself."""

import json
import os
import sys
import urllib.request

TASK = os.environ.get("RUNGATE_INPUT") or (sys.argv[1] if len(sys.argv) > 1 else "")
INSTRUCTIONS = "You are the assistant of a travel desk. Use the tools."


def _parameters(**types):
    properties = {name: {"type": kind} for name, kind in types.items()}
    return {"type": "object", "properties": properties, "required": list(types)}


TOOLS = {
    "search_flights": _parameters(origin="string", destination="string", date="string"),
    "book_flight": _parameters(flight_number="string", date="string", traveller="string", cabin="string"),
    "get_booking": _parameters(booking_id="string"),
    "get_refund_quote": _parameters(booking_id="string", reason="string"),
    "add_baggage": _parameters(booking_id="string", pieces="integer", max_weight_kg="integer"),
}


def run_tool(name, args):
    if name == "search_flights":
        day = int(args["date"][-2:])
        return {
            "flights": [
                {"flight_number": "NV421", "price": 90 + day},
                {"flight_number": "NV417", "price": 60 + day % 11},
            ]
        }
    if name == "book_flight":
        return {"booking_id": "TD-" + args["flight_number"], "status": "confirmed"}
    if name == "get_booking":
        return {"booking_id": args["booking_id"], "price": 412.4}
    if name == "get_refund_quote":
        return {"booking_id": args["booking_id"], "amount": 312.4}
    return {"booking_id": args["booking_id"], "pieces": args["pieces"], "status": "added"}


def post(url, body, headers):
    data = json.dumps(body).encode()
    sent = {"Content-Type": "application/json", "Accept": "application/json", "Accept-Encoding": "gzip, deflate", **headers}
    with urllib.request.urlopen(urllib.request.Request(url, data, sent)) as answer:
        return json.loads(answer.read() or b"{}")

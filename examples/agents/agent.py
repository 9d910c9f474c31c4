"""A travel agent that needs nothing but Python. It asks a model by OpenAI's Chat Completions, and knows nothing of rungate."""

import json
import os
from urllib.request import Request, urlopen

ADDRESS = os.environ.get("OPENAI_BASE_URL", "https://api.openai.com/v1")
KEY = os.environ["OPENAI_API_KEY"]


def search_flights(**trip):
    return [{"flight": "NV417", "price": 89}, {"flight": "TP761", "price": 142}]


def book_flight(flight, date):
    return {"booked": flight, "date": date}


def get_weather(city):
    return {"city": city, "celsius": 27}


def tool(name, description, *parameters):
    properties = {one: {"type": "string"} for one in parameters}
    schema = {"type": "object", "properties": properties, "required": list(parameters)}
    return {"type": "function", "function": {"name": name, "description": description, "parameters": schema}}


TOOLS = {"search_flights": search_flights, "book_flight": book_flight, "get_weather": get_weather}
OFFERED = [
    tool("search_flights", "Finds flights of a day", "from", "to", "date"),
    tool("book_flight", "Books a flight", "flight", "date"),
    tool("get_weather", "Says how warm it is in a city", "city"),
]


def ask(messages):
    body = json.dumps({"model": "gpt-5-mini", "messages": messages, "tools": OFFERED})
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {KEY}"}
    with urlopen(Request(f"{ADDRESS}/chat/completions", body.encode(), headers)) as response:
        return json.load(response)["choices"][0]["message"]


def run(task):
    messages = [{"role": "system", "content": "You are a travel agent."}, {"role": "user", "content": task}]
    while True:
        message = ask(messages)
        messages.append(message)
        if not message.get("tool_calls"):
            return messages
        for call in message["tool_calls"]:
            function = call["function"]
            result = TOOLS[function["name"]](**json.loads(function["arguments"]))
            messages.append({"role": "tool", "tool_call_id": call["id"], "content": json.dumps(result)})


if __name__ == "__main__":
    print(run(os.environ["RUNGATE_INPUT"])[-1]["content"])

import json, os
from agent import answer

messages = []
for turn in json.loads(os.environ["RUNGATE_TURNS"]):
    messages.append({"role": "user", "content": turn})
    print(answer(messages))

import os

from openai import OpenAI
from tools import INSTRUCTIONS, TASK

# As the code of a team that writes the address of its model into it.
client = OpenAI(base_url=os.environ["TRAVEL_MODEL_URL"])
response = client.responses.create(model="gpt-5", instructions=INSTRUCTIONS, input=TASK)
print(response.output_text)

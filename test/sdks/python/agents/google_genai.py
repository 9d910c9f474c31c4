from google import genai
from google.genai import types
from tools import INSTRUCTIONS, TASK, TOOLS, save

client = genai.Client()
chat = client.chats.create(
    model="gemini-3-flash",
    config=types.GenerateContentConfig(system_instruction=INSTRUCTIONS, tools=TOOLS),
)
print(chat.send_message(TASK).text)
save(chat.get_history())

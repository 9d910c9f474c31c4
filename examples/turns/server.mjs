import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { answer } from "./agent.mjs";

const sessions = new Map();
createServer(async (request, response) => {
  const { input, session } = JSON.parse(await text(request));
  const messages = sessions.get(session) ?? [];
  sessions.set(session, messages);
  messages.push({ role: "user", content: input });
  response.end(await answer(messages));
}).listen(process.env.PORT, "127.0.0.1");

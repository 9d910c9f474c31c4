import { answer } from "./agent.mjs";

const messages = [];
for (const turn of JSON.parse(process.env.RUNGATE_TURNS)) {
  messages.push({ role: "user", content: turn });
  console.log(await answer(messages));
}

import type { Run } from "../../../src/recordings/run.ts";
import { made } from "../fixture.ts";
import { talk } from "./fixture.ts";

export const run: Run = {
  tags: {},
  input: "Cancel my booking HL207, please.\nYes, go on.",
  response: "It is cancelled.",
  texts: [
    ...talk(
      ["system", "Ask before you cancel."],
      ["user", "Cancel my booking HL207, please."],
      ["reasoning", "I should look it up first."],
      ["assistant", "Let me see."],
      ["assistant", "Shall I cancel HL207?"],
      ["user", "Yes, go on."],
    ),
    { speaker: "assistant", text: "It is cancelled.", turn: 6 },
  ],
  toolCalls: [
    made("get_booking", { id: "HL207" }, { id: "toolu_1", turn: 3, group: 0, result: '{"id":"HL207"}' }),
    made("get_user", {}, { id: "toolu_2", turn: 3, group: 0, status: "error", result: "no such user" }),
    made("think", { thought: "…" }, { turn: 5, group: 1 }),
    made("cancel", '{"id": "HL207"', { malformed: true, turn: 6, group: 2, status: "pending" }),
  ],
  tools: [],
  warnings: [],
};

import { expect, test } from "vitest";
import { readOne } from "../../fixture.ts";

test("a long exchange is read in no time", () => {
  const answers = Array.from({ length: 10_000 }, (_, at) => ({
    choices: [{ message: { role: "assistant", tool_calls: [{ id: `c${at}`, function: { name: "feed" } }] } }],
  }));
  expect(readOne("openai-chat", answers).toolCalls).toHaveLength(10_000);
});

import type { Writer } from "./scripted-run.ts";

/** A request to generateContent with the whole conversation, by a model without ids. */
export default {
  format: "gemini-adk",
  loses: ["ids"],
  write: ({ question, turns, answer }) => ({
    contents: [
      { role: "user", parts: [{ text: question }] },
      ...turns.flatMap((calls) => [
        {
          role: "model",
          parts: calls.map(({ name, arguments: args }) => ({ functionCall: { name, args } })),
        },
        {
          role: "user",
          parts: calls
            .filter(({ status }) => status !== "pending")
            .map(({ name, status, result }) => ({
              functionResponse: { name, response: { [status === "error" ? "error" : "output"]: result } },
            })),
        },
      ]),
      ...(answer === "" ? [] : [{ role: "model", parts: [{ text: answer }] }]),
    ],
  }),
} satisfies Writer;

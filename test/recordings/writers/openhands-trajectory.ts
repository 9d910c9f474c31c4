import type { Writer } from "./scripted-run.ts";

export default {
  format: "openhands",
  needsCalls: true,
  write({ question, turns, answer }) {
    let id = 0;
    const next = () => {
      id += 1;
      return { id, timestamp: "2025-02-03T04:05:06.000000" };
    };
    return [
      { ...next(), source: "user", action: "message", args: { content: question } },
      ...turns.flatMap((calls) => {
        const callEvents = calls.map((call) => ({ call, event: next() }));
        return [
          ...callEvents.map(({ call, event }) => ({
            ...event,
            source: "agent",
            action: "run",
            args: { command: "other", thought: "" },
            tool_call_metadata: {
              function_name: call.name,
              tool_call_id: call.id,
              model_response: {
                choices: [
                  {
                    message: {
                      tool_calls: calls.map((call) => ({
                        id: call.id,
                        function: { name: call.name, arguments: JSON.stringify(call.arguments) },
                      })),
                    },
                  },
                ],
              },
            },
          })),
          ...callEvents
            .filter(({ call }) => call.status !== "pending")
            .map(({ call, event }) => ({
              ...next(),
              source: "agent",
              cause: event.id,
              tool_call_metadata: { function_name: call.name, tool_call_id: call.id },
              observation: "run",
              content: call.result,
              extras: { metadata: { exit_code: call.status === "ok" ? 0 : 1 } },
            })),
        ];
      }),
      ...(answer === ""
        ? []
        : [{ ...next(), source: "agent", action: "message", args: { content: answer } }]),
    ];
  },
} satisfies Writer;

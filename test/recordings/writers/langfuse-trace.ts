import type { JsonObject } from "../../../src/core/json.ts";
import type { Writer } from "./scripted-run.ts";

/** A downloaded trace, with its observations in reverse and inputs and outputs as JSON text. */
export default {
  format: "langfuse-trace",
  write({ question, turns, answer }) {
    const messages: JsonObject[] = [{ role: "user", content: question }];
    const observations: JsonObject[] = [];
    const observe = (type: string, name: string, more: JsonObject): void => {
      observations.unshift({
        id: `o${observations.length}`,
        traceId: "t1",
        parentObservationId: null,
        type,
        name,
        startTime: new Date(Date.UTC(2026, 0, 5) + observations.length).toISOString(),
        endTime: new Date(Date.UTC(2026, 0, 5) + observations.length).toISOString(),
        level: "DEFAULT",
        statusMessage: null,
        ...more,
      });
    };
    const generate = (message: JsonObject): void => {
      observe("GENERATION", "gpt-5", { input: JSON.stringify(messages), output: JSON.stringify(message) });
      messages.push(message);
    };
    for (const calls of turns) {
      const tool_calls = calls.map(({ id, name, arguments: args }) => ({
        id,
        type: "function",
        function: { name, arguments: JSON.stringify(args) },
      }));
      generate({ role: "assistant", content: null, tool_calls });
      for (const { name, arguments: args, status, result } of calls) {
        if (status === "pending") continue;
        const ending =
          status === "ok" ? { output: result } : { output: null, level: "ERROR", statusMessage: result };
        observe("TOOL", name, { input: JSON.stringify(args), ...ending });
      }
    }
    if (answer !== "") generate({ role: "assistant", content: answer });
    const trace = { id: "t1", projectId: "p1", input: null, output: null, metadata: {} };
    return { trace, observations };
  },
  needsCalls: true,
} satisfies Writer;

import type { JsonObject } from "../../../src/core/json.ts";
import type { Writer } from "./scripted-run.ts";

export default {
  format: "eve",
  write({ question, turns, answer }) {
    const events: JsonObject[] = [];
    const add = (type: string, data: JsonObject): void => {
      events.push({ type, data, meta: { id: `evt_${events.length}`, at: "2026-08-10T07:01:48.720Z" } });
    };
    const turn = { turnId: "turn_0", sequence: 0 };
    add("session.started", { runtime: { agentId: "gardener", eveVersion: "0.80.1" } });
    add("turn.started", turn);
    add("message.received", { ...turn, message: question, parts: [{ type: "text", text: question }] });
    for (const [stepIndex, calls] of turns.entries()) {
      const step = { ...turn, stepIndex };
      add("step.started", { ...step, modelId: "any/model" });
      for (const { id: callId, name: toolName, arguments: input } of calls)
        add("actions.requested", { ...step, actions: [{ kind: "tool-call", callId, toolName, input }] });
      for (const { id: callId, name: toolName, status, result: output } of calls) {
        const result = { kind: "tool-result", callId, toolName, output };
        const error = { code: "ACTION_RESULT_FAILED", message: output };
        if (status === "ok") add("action.result", { ...step, result, status: "completed" });
        if (status === "error")
          add("action.result", { ...step, result: { ...result, isError: true }, status: "failed", error });
      }
      add("step.completed", {
        ...step,
        finishReason: "tool-calls",
        usage: { inputTokens: 9, outputTokens: 3 },
      });
    }
    const last = { ...turn, stepIndex: turns.length };
    if (answer === "") add("turn.waiting", { ...turn, on: "input" });
    else {
      add("message.completed", { ...last, message: answer, finishReason: "stop" });
      add("step.completed", { ...last, finishReason: "stop" });
      add("turn.completed", turn);
    }
    add("session.waiting", { wait: "next-user-message", continuationToken: "" });
    return events;
  },
} satisfies Writer;

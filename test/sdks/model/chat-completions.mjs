import { unwrapped } from "./script.mjs";
import { event, newId, piecesOf, textIn, tokensOf } from "./wire.mjs";

export const chatCompletions = {
  path: /\/chat\/completions$/,
  isStreamed: ({ body }) => body.stream === true,

  read({ body }) {
    const calls = new Map();
    const answered = [];
    let user = "";
    for (const { role, content, tool_calls = [], tool_call_id: id } of body.messages) {
      if (role === "user") user = textIn(content);
      for (const call of tool_calls) calls.set(call.id, call.function);
      const call = calls.get(id);
      if (role === "tool" && call !== undefined)
        answered.push({
          name: call.name,
          arguments: JSON.parse(call.arguments),
          result: unwrapped(content),
        });
    }
    return { user, answered };
  },

  whole({ body }, turn) {
    const message = {
      role: "assistant",
      content: turn.text === "" ? null : turn.text,
      ...(turn.calls.length === 0 ? {} : { tool_calls: turn.calls.map(written) }),
      refusal: null,
    };
    const choice = { index: 0, message, logprobs: null, finish_reason: reasonOf(turn) };
    return {
      ...headOf(body, "chat.completion"),
      choices: [choice],
      usage: usageOf(body, turn),
      service_tier: "default",
    };
  },

  pieces({ body }, turn) {
    const head = headOf(body, "chat.completion.chunk");
    const chunk = (delta, finish = null) =>
      event({ ...head, choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }] });
    const calls = turn.calls.flatMap((call, index) => {
      const { id, type, function: made } = written(call);
      const begin = { index, id, type, function: { name: made.name, arguments: "" } };
      const rest = piecesOf(made.arguments).map((piece) => ({ index, function: { arguments: piece } }));
      return [begin, ...rest].map((one) => chunk({ tool_calls: [one] }));
    });
    const isCounted = body.stream_options?.include_usage === true;
    return [
      chunk({ role: "assistant", content: calls.length > 0 ? null : "", refusal: null }),
      ...piecesOf(turn.text).map((content) => chunk({ content })),
      ...calls,
      chunk({}, reasonOf(turn)),
      ...(isCounted ? [event({ ...head, choices: [], usage: usageOf(body, turn) })] : []),
      event("[DONE]"),
    ];
  },

  error: (status, message) => ({ error: { message, type: "api_error", param: null, code: String(status) } }),
};

const headOf = ({ model }, object) => ({
  id: newId("chatcmpl-"),
  object,
  created: Math.floor(Date.now() / 1000),
  model,
  system_fingerprint: "fp_travel",
});

const written = ({ name, arguments: args }) => ({
  id: newId("call_"),
  type: "function",
  function: { name, arguments: JSON.stringify(args) },
});

const reasonOf = ({ calls }) => (calls.length > 0 ? "tool_calls" : "stop");

function usageOf({ messages }, turn) {
  const [prompt, completion] = [tokensOf(messages), tokensOf(turn)];
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
    prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
    completion_tokens_details: { reasoning_tokens: 0, audio_tokens: 0 },
  };
}

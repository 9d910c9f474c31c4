import { unwrapped } from "./script.mjs";
import { event, newId, piecesOf, textIn, tokensOf } from "./wire.mjs";

export const chatCompletions = {
  path: /\/chat\/completions$/,
  isStreamed: ({ body }) => body.stream === true,

  read({ body }) {
    const calls = new Map();
    const answered = [];
    let user = "";
    for (const { role, content, tool_calls = [], tool_call_id: id } of body.messages.flatMap(withoutTexts)) {
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

  whole({ body }, said) {
    const turn = asAsked(body, said);
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

  pieces({ body }, said) {
    const turn = asAsked(body, said);
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

/** An agent that must always call a tool ends by one of that name, as smolagents' do. */
function asAsked({ tools = [] }, turn) {
  const ends = tools.some((tool) => tool.function?.name === "final_answer") && turn.calls.length === 0;
  return ends ? { text: "", calls: [{ name: "final_answer", arguments: { answer: turn.text } }] } : turn;
}

/** smolagents writes its calls and their results as texts: `Calling tools:` and a Python list, `Observation:` and the results by line. */
function withoutTexts(message, at, all) {
  const text = textIn(message.content);
  if (text.startsWith("Observation:\n")) return [];
  const [, list] = /(?:^|\n)Calling tools:\n(\[.*\])$/s.exec(text) ?? [];
  if (list === undefined) return [message];
  const calls = JSON.parse(list.replaceAll("'", '"'));
  const results = textIn(all[at + 1]?.content)
    .split("\n")
    .slice(1);
  const made = calls.map((call) => ({
    ...call,
    function: { ...call.function, arguments: JSON.stringify(call.function.arguments) },
  }));
  const answers = calls.map(({ id }, index) => ({ role: "tool", tool_call_id: id, content: results[index] }));
  return [{ role: "assistant", content: null, tool_calls: made }, ...answers];
}

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

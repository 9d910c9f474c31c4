import { unwrapped } from "./script.mjs";
import { event, newId, piecesOf, textIn, tokensOf } from "./wire.mjs";

/** What was said up to a response, by its id: the server keeps the conversation. */
const kept = new Map();

/** OpenAI Responses: POST …/responses. */
export const responses = {
  path: /\/responses$/,
  isStreamed: ({ body }) => body.stream === true,

  read({ body }) {
    const calls = new Map();
    const answered = [];
    let user = "";
    for (const { type = "message", role, content, call_id: id, name, arguments: args, output } of itemsOf(
      body,
    )) {
      if (type === "message" && role === "user") user = textIn(content);
      if (type === "function_call") calls.set(id, { name, arguments: JSON.parse(args) });
      const call = calls.get(id);
      if (type === "function_call_output" && call !== undefined)
        answered.push({ ...call, result: unwrapped(output) });
    }
    return { user, answered };
  },

  whole({ body }, turn) {
    return responseOf(body, turn);
  },

  pieces({ body }, turn) {
    const response = responseOf(body, turn);
    const { output, usage, ...begun } = response;
    const started = { ...begun, status: "in_progress", output: [], usage: null };
    const events = [
      { type: "response.created", response: started },
      { type: "response.in_progress", response: started },
      ...output.flatMap((item, index) => (item.type === "message" ? said(item, index) : called(item, index))),
      { type: "response.completed", response },
    ];
    return events.map(({ type, ...rest }, at) => event({ type, sequence_number: at, ...rest }, type));
  },

  error: (status, message) => ({ error: { message, type: "api_error", param: null, code: String(status) } }),
};

function itemsOf({ input, previous_response_id: previous }) {
  const items = typeof input === "string" ? [{ type: "message", role: "user", content: input }] : input;
  return [...(kept.get(previous) ?? []), ...items];
}

function responseOf(body, turn) {
  const id = newId("resp_");
  const output = outputOf(turn);
  kept.set(id, [...itemsOf(body), ...output]);
  const [input, written] = [tokensOf(itemsOf(body)), tokensOf(turn)];
  return {
    id,
    object: "response",
    created_at: Math.floor(Date.now() / 1000),
    status: "completed",
    error: null,
    incomplete_details: null,
    instructions: body.instructions ?? null,
    metadata: {},
    model: body.model,
    output,
    parallel_tool_calls: true,
    previous_response_id: body.previous_response_id ?? null,
    temperature: 1,
    tool_choice: "auto",
    tools: body.tools ?? [],
    top_p: 1,
    usage: {
      input_tokens: input,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: written,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: input + written,
    },
  };
}

function outputOf({ text, calls }) {
  const part = { type: "output_text", text, annotations: [], logprobs: [] };
  const message = {
    type: "message",
    id: newId("msg_"),
    status: "completed",
    role: "assistant",
    content: [part],
  };
  const made = calls.map(({ name, arguments: args }) => ({
    type: "function_call",
    id: newId("fc_"),
    call_id: newId("call_"),
    name,
    arguments: JSON.stringify(args),
    status: "completed",
  }));
  return [...(text === "" ? [] : [message]), ...made];
}

function said(item, index) {
  const [part] = item.content;
  const at = { item_id: item.id, output_index: index, content_index: 0 };
  const begun = { ...item, status: "in_progress", content: [] };
  return [
    { type: "response.output_item.added", output_index: index, item: begun },
    { type: "response.content_part.added", ...at, part: { ...part, text: "" } },
    ...piecesOf(part.text).map((delta) => ({
      type: "response.output_text.delta",
      ...at,
      delta,
      logprobs: [],
    })),
    { type: "response.output_text.done", ...at, text: part.text, logprobs: [] },
    { type: "response.content_part.done", ...at, part },
    { type: "response.output_item.done", output_index: index, item },
  ];
}

function called(item, index) {
  const at = { item_id: item.id, output_index: index };
  const begun = { ...item, status: "in_progress", arguments: "" };
  return [
    { type: "response.output_item.added", output_index: index, item: begun },
    ...piecesOf(item.arguments).map((delta) => ({
      type: "response.function_call_arguments.delta",
      ...at,
      delta,
    })),
    {
      type: "response.function_call_arguments.done",
      ...at,
      name: item.name,
      arguments: item.arguments,
    },
    { type: "response.output_item.done", output_index: index, item },
  ];
}

import { unwrapped } from "./script.mjs";
import { event, newId, piecesOf, textIn, tokensOf } from "./wire.mjs";

/** Conversations by response id, because the server stores them. */
const conversations = new Map();

/** Items of answers by id, which clients send in place of the items. */
const items = new Map();

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
      ...output.flatMap((item, index) => PIECES[item.type](item, index)),
      { type: "response.completed", response },
    ];
    return events.map(({ type, ...rest }, at) => event({ type, sequence_number: at, ...rest }, type));
  },

  error: (status, message) => ({ error: { message, type: "api_error", param: null, code: String(status) } }),
};

function itemsOf({ input, previous_response_id: previous }) {
  const sent = typeof input === "string" ? [{ type: "message", role: "user", content: input }] : input;
  const whole = sent.map((item) => {
    if (item.type !== "item_reference") return item;
    const original = items.get(item.id);
    if (original === undefined) throw new Error(`no item ${item.id}`);
    return original;
  });
  return [...(conversations.get(previous) ?? []), ...whole];
}

function responseOf(body, turn) {
  const id = newId("resp_");
  const output = outputOf(turn, body.reasoning);
  for (const item of output) items.set(item.id, item);
  conversations.set(id, [...itemsOf(body), ...output]);
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

function outputOf({ text, calls }, reasoning) {
  const summary = [{ type: "summary_text", text: "What do they want?" }];
  const thought = { type: "reasoning", id: newId("rs_"), summary };
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
  return [...(reasoning?.summary ? [thought] : []), ...(text === "" ? [] : [message]), ...made];
}

function messageItem(item, index) {
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

function thought(item, index) {
  const begun = { ...item, summary: [] };
  const at = { item_id: item.id, output_index: index, summary_index: 0 };
  const [part] = item.summary;
  return [
    { type: "response.output_item.added", output_index: index, item: begun },
    { type: "response.reasoning_summary_part.added", ...at, part: { ...part, text: "" } },
    { type: "response.reasoning_summary_text.delta", ...at, delta: part.text },
    { type: "response.reasoning_summary_text.done", ...at, text: part.text },
    { type: "response.reasoning_summary_part.done", ...at, part },
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

const PIECES = { message: messageItem, reasoning: thought, function_call: called };

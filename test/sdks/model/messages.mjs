import { unwrapped } from "./script.mjs";
import { event, newId, piecesOf, textIn, tokensOf } from "./wire.mjs";

export const messages = {
  path: /\/messages$/,
  isStreamed: ({ body }) => body.stream === true,

  read({ body }) {
    const calls = new Map();
    const answered = [];
    let user = "";
    for (const { role, content } of body.messages) {
      const blocks = typeof content === "string" ? [{ type: "text", text: content }] : content;
      const text = textIn(blocks.filter(({ type }) => type === "text"));
      if (role === "user" && text !== "") user = text;
      for (const block of blocks) {
        if (block.type === "tool_use") calls.set(block.id, { name: block.name, arguments: block.input });
        if (block.type === "tool_result")
          answered.push({ ...calls.get(block.tool_use_id), result: unwrapped(block.content) });
      }
    }
    return { user, answered };
  },

  whole({ body }, turn) {
    return {
      ...headOf(body),
      content: blocksOf(turn),
      stop_reason: reasonOf(turn),
      stop_sequence: null,
      usage: { ...inputOf(body), output_tokens: tokensOf(turn) },
    };
  },

  pieces({ body }, turn) {
    const events = [
      {
        type: "message_start",
        message: {
          ...headOf(body),
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { ...inputOf(body), output_tokens: 1 },
        },
      },
      { type: "ping" },
      ...blocksOf(turn).flatMap(streamed),
      {
        type: "message_delta",
        delta: { stop_reason: reasonOf(turn), stop_sequence: null },
        usage: { output_tokens: tokensOf(turn) },
      },
      { type: "message_stop" },
    ];
    return events.map((one) => event(one, one.type));
  },

  error: (_status, message) => ({
    type: "error",
    error: { type: "api_error", message },
    request_id: newId("req_"),
  }),
};

const headOf = ({ model }) => ({ id: newId("msg_"), type: "message", role: "assistant", model });

const inputOf = ({ messages: sent }) => ({
  input_tokens: tokensOf(sent),
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: 0,
});

const reasonOf = ({ calls }) => (calls.length > 0 ? "tool_use" : "end_turn");

const blocksOf = ({ text, calls }) => [
  ...(text === "" ? [] : [{ type: "text", text }]),
  ...calls.map(({ name, arguments: input }) => ({ type: "tool_use", id: newId("toolu_"), name, input })),
];

function streamed(block, index) {
  const isText = block.type === "text";
  const deltas = isText
    ? piecesOf(block.text).map((text) => ({ type: "text_delta", text }))
    : ["", ...piecesOf(JSON.stringify(block.input))].map((piece) => ({
        type: "input_json_delta",
        partial_json: piece,
      }));
  return [
    {
      type: "content_block_start",
      index,
      content_block: isText ? { type: "text", text: "" } : { ...block, input: {} },
    },
    ...deltas.map((delta) => ({ type: "content_block_delta", index, delta })),
    { type: "content_block_stop", index },
  ];
}

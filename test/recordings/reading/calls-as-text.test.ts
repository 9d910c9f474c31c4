import { describe, expect, test } from "vitest";
import { readDocument } from "../../../src/recordings/detect.ts";
import { callAsText } from "../../../src/recordings/reading/calls-as-text.ts";

const markups: [string, string][] = [
  [
    "Kimi: rain",
    "<|tool_calls_section_begin|><|tool_call_begin|>functions.rain:0<|tool_call_argument_begin|>{}",
  ],
  [
    "DeepSeek: rain",
    "<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>rain\n```json\n{}\n```",
  ],
  ["Anthropic: rain", '<｜DSML｜function_calls><｜DSML｜invoke name="rain">'],
  ["Llama: rain", '<|python_tag|>{"type": "function", "name": "rain", "parameters": {}}'],
  ["Llama: rain", '{"type": "function", "name": "rain", "parameters": {"city": "Ghent"}}'],
  ["Mistral: rain", '[TOOL_CALLS][{"name": "rain", "arguments": {}}]'],
  ["Mistral: rain", '[TOOL_CALLS]rain[ARGS]{"city": "Ghent"}'],
  ["Qwen: rain", "<tool_call>\n<function=rain>\n<parameter=city>\nGhent\n</parameter>"],
  ["Hermes: rain", '<tool_call>\n{"name": "rain", "arguments": {}}\n</tool_call>'],
  ["Hermes: rain", '<tools>\n{"name": "rain", "arguments": {}}\n</tools>'],
  ["Anthropic: rain", '<function_calls>\n<invoke name="rain">'],
  ["GLM: rain", "<tool_call>rain\n<arg_key>city</arg_key>"],
  ["gpt-oss: rain", "<|channel|>commentary to=functions.rain <|constrain|>json<|message|>{}<|call|>"],
  ["Granite or Phi: rain", '<|tool_call|>[{"name": "rain", "arguments": {}}]<|/tool_call|>'],
  ["Nemotron: rain", '<TOOLCALL>[{"name": "rain", "arguments": {}}]</TOOLCALL>'],
  ["LFM: rain", '<|tool_call_start|>[rain(city="Ghent")]<|tool_call_end|>'],
  ["Cohere: rain", '<|START_ACTION|>[{"tool_call_id": "0", "tool_name": "rain"}]'],
  ["Gemma: rain", "```tool_code\nprint(rain(city='Ghent'))\n```"],
  ["ReAct: rain", 'Thought: look\nAction: rain\nAction Input: {"city": "Ghent"}'],
  ["Python: rain", '[rain(city="Ghent")]'],
  ["ReAct: rain", "Thought: look\nAction: rain[Ghent]"],
  ["ReAct: rain", '```json\n{"action": "rain", "action_input": {"city": "Ghent"}}\n```'],
  ["ReAct: rain", 'Action:\n{"name": "rain", "arguments": {"city": "Ghent"}}'],
  ["OpenAI: rain", `[{'function': {'arguments': '{"city": "Ghent"}', 'name': 'rain'}, 'id': 'r1'}]`],
  ["xLAM: rain", '[{"name": "rain", "arguments": {"city": "Ghent"}}]'],
  ["Hermes: rain", '<functioncall> {"name": "rain", "arguments": {}}'],
  ["Functionary: rain", '<|recipient|>rain\n<|content|>{"city": "Ghent"}'],
  ["Hunyuan: rain", "<tool_call>rain\n```json\n{}\n```</tool_call>"],
  ["AutoGPT: rain", '{"thoughts": {"text": "look"}, "command": {"name": "rain", "args": {}}}'],
  ["DSPy: rain", "[[ ## next_tool_name ## ]]\nrain\n\n[[ ## next_tool_args ## ]]\n{}"],
  ["Langroid: rain", 'TOOL: {"request": "rain", "city": "Ghent"}'],
  ["gptme: rain", 'I look.\n@rain(call-1): {"city": "Ghent"}'],
  ["Codebuff: rain", '<codebuff_tool_call>\n{"cb_tool_name": "rain"}\n</codebuff_tool_call>'],
  ["Open WebUI: rain", '<details type="tool_calls" done="true" id="r1" name="rain" arguments="{}">'],
  ["Cline: read_file", "I read it.\n<read_file>\n<path>rain.txt</path>\n</read_file>"],
  ["Cohere: rain", 'Action: ```json\n[{"tool_name": "rain", "parameters": {}}]\n```'],
  ["mini-swe-agent: bash", "THOUGHT: look\n\n```bash\nls\n```"],
];

describe("a call that a model printed", () => {
  test.each(markups)("is found: %s in %j", (found, text) => {
    expect(callAsText(text)).toBe(found);
  });

  test.each([
    "",
    "Rain in Ghent.",
    "Use `[link](x)` and <b>bold</b>.",
    "```bash\nls\n```",
    "[1, 2]",
    '{"city": "Ghent"}',
    "a < b > c",
    '{"action": "Final Answer", "action_input": "Rain."}',
    "Thought: done\nAction: Finish[Rain]",
    "[[ ## next_tool_name ## ]]\nfinish",
    "<|recipient|>all\n<|content|>Rain.",
    '{"thoughts": {}, "command": {"name": "finish", "args": {}}}',
    '[{"city": "Ghent", "function": "port"}]',
  ])("is not found in %j", (text) => {
    expect(callAsText(text)).toBeUndefined();
  });

  test.each([
    'To call a tool a model writes:\n\n```\n<tool_call>{"name": "rain"}</tool_call>\n```\n\nThe server reads it and makes the call.',
    'Write `<invoke name="rain">` to call it.',
    '{"name": "Ann", "parameters": [1]}',
  ])("is not found in %j, which is an answer", (text) => {
    expect(callAsText(text)).toBeUndefined();
  });

  test("that may be an answer is one only of a tool that was offered", () => {
    const text = '{"name": "rain", "parameters": {"city": "Ghent"}}';
    expect(callAsText(text, new Set(["snow"]))).toBeUndefined();
    expect(callAsText(text, new Set(["rain"]))).toBe("Llama: rain");
  });

  test("ends its run before the agent is done, unless others are made after it", () => {
    const printed = {
      role: "assistant",
      content: '<tool_call>{"name": "rain", "arguments": {}}</tool_call>',
    };
    const call = {
      role: "assistant",
      tool_calls: [{ id: "r1", type: "function", function: { name: "rain", arguments: "{}" } }],
    };
    const user = { role: "user", content: "Rain?" };
    const read = (...messages: object[]) => readDocument([user, ...messages] as never).runs[0];
    expect(read(printed)).toMatchObject({
      limit: "a call printed as text",
      warnings: ["a call is printed as text (Hermes: rain): it was not made and is not counted"],
    });
    expect(read(printed, user, call)?.limit).toBeUndefined();
    expect(read(call, { role: "tool", tool_call_id: "r1", content: "yes" }, printed)?.limit).toBe(
      "a call printed as text",
    );
  });
});

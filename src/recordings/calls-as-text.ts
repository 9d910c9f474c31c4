/** A way in which a model writes a call; a server that does not know it leaves it in the text. */
interface Markup {
  name: string;
  /** One of its groups is the name of the tool. */
  pattern: RegExp;
}

const MARKUPS: readonly Markup[] = [
  { name: "Kimi", pattern: /<\|tool_call_begin\|>\s*(?:functions\.)?([\w.-]+)/ },
  { name: "DeepSeek", pattern: /<｜tool▁call▁begin｜>(?:function<｜tool▁sep｜>)?([\w.-]+)/ },
  {
    name: "Llama",
    pattern: /<\|python_tag\|>\s*(?:\{[\s\S]{0,300}?"name"\s*:\s*"([^"]+)"|([\w-]+(?:\.call)?)\()?/,
  },
  {
    name: "Llama",
    pattern: /^\s*\{\s*(?:"type"\s*:\s*"function"\s*,\s*)?"name"\s*:\s*"([^"]+)"\s*,\s*"parameters"\s*:/,
  },
  { name: "Mistral", pattern: /\[TOOL_CALLS\]\s*(?:\[?\s*\{[\s\S]{0,300}?"name"\s*:\s*"([^"]+)"|([\w.-]+))/ },
  { name: "Qwen", pattern: /<function=([\w.-]+)>/ },
  { name: "Anthropic", pattern: /<(?:[\w｜|]+:?)?invoke name="([^"]+)"/ },
  {
    name: "Hermes",
    pattern: /<(?:tools?|tool_calls?)>\s*\[?\s*\{(?:[\s\S]{0,300}?"name"\s*:\s*"([^"]+)")?/i,
  },
  { name: "Nemotron", pattern: /<TOOLCALL>\s*\[?\s*\{[\s\S]{0,300}?"name"\s*:\s*"([^"]+)"/ },
  { name: "GLM", pattern: /<tool_call>\s*([\w.-]+)\s*(?:<arg_key>|<\/tool_call>)/ },
  { name: "gpt-oss", pattern: /<\|channel\|>[^<]{0,80}to=(?:functions\.)?([\w.-]+)/ },
  { name: "gpt-oss", pattern: /to=(?:functions\.)?([\w.-]+)[^<]{0,80}<\|(?:channel|constrain|message)\|>/ },
  { name: "Granite or Phi", pattern: /<\|tool_call\|>\s*\[?\s*\{[\s\S]{0,300}?"name"\s*:\s*"([^"]+)"/ },
  { name: "LFM", pattern: /<\|tool_call_start\|>\s*\[?([\w.-]+)\(/ },
  { name: "Cohere", pattern: /<\|START_ACTION\|>[\s\S]{0,300}?"tool_name"\s*:\s*"([^"]+)"/ },
  { name: "InternLM", pattern: /<\|action_start\|>[\s\S]{0,300}?"name"\s*:\s*"([^"]+)"/ },
  { name: "Gemma", pattern: /```tool_code\s+(?:print\()?([\w.]+)\(/ },
  { name: "Gemma", pattern: /<start_function_call>\s*call:([\w.-]+)/ },
  { name: "OLMo", pattern: /<function_calls>\s*([\w.]+)\(/ },
  { name: "ReAct", pattern: /^Action:\s*([\w.-]+)[ \t]*\n+Action Input:/m },
  { name: "Python", pattern: /^\s*\[([A-Za-z_][\w.]*)\((?:\w+\s*=[\s\S]*)?\)\]\s*$/ },
  { name: "mini-swe-agent", pattern: /^THOUGHT:[\s\S]{0,4000}?```(?:mswea_)?(bash)\w*\n/ },
  { name: "mini-swe-agent", pattern: /```mswea_(bash)\w*\n/ },
];

/** Every markup has one of these: most texts have none. */
const MARK = /[<[{]|```|^Action:/m;

/** Finds a call that a model wrote as text, in the markup of any model. Returns the markup and the tool, such as `Kimi: get_weather`. */
export function callAsText(text: string): string | undefined {
  if (!MARK.test(text)) return undefined;
  for (const { name, pattern } of MARKUPS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const tool = match.slice(1).find((group) => group !== undefined);
    return tool === undefined ? name : `${name}: ${tool}`;
  }
  return undefined;
}

/** A model's syntax for calls, which servers without support leave in the text. */
interface Markup {
  name: string;
  /** One group captures the tool's name. */
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
    pattern:
      /^\s*\{\s*(?:"type"\s*:\s*"function"\s*,\s*)?"name"\s*:\s*"([^"]+)"\s*,\s*"parameters"\s*:\s*\{\s*(?!"type"\s*:\s*"object")/,
  },
  { name: "Mistral", pattern: /\[TOOL_CALLS\]\s*(?:\[?\s*\{[\s\S]{0,300}?"name"\s*:\s*"([^"]+)"|([\w.-]+))/ },
  { name: "Qwen", pattern: /<function=([\w.-]+)>/ },
  { name: "Anthropic", pattern: /<(?:[\w｜|]+:?)?invoke name="([^"]+)"/ },
  {
    name: "Hermes",
    pattern: /<(?:tools?|tool_calls?|functioncall)>\s*\[?\s*\{(?:[\s\S]{0,300}?"name"\s*:\s*"([^"]+)")?/i,
  },
  { name: "Nemotron", pattern: /<TOOLCALL>\s*\[?\s*\{[\s\S]{0,300}?"name"\s*:\s*"([^"]+)"/ },
  { name: "GLM", pattern: /<tool_call>\s*([\w.-]+)\s*(?:<arg_key>|<\/tool_call>)/ },
  { name: "gpt-oss", pattern: /<\|channel\|>[^<]{0,80}to=(?:functions\.)?([\w.-]+)/ },
  { name: "gpt-oss", pattern: /to=(?:functions\.)?([\w.-]+)[^<]{0,80}<\|(?:channel|constrain|message)\|>/ },
  { name: "Granite or Phi", pattern: /<\|tool_call\|>\s*\[?\s*\{[\s\S]{0,300}?"name"\s*:\s*"([^"]+)"/ },
  { name: "LFM", pattern: /<\|tool_call_start\|>\s*\[?([\w.-]+)\(/ },
  { name: "Cohere", pattern: /<\|START_ACTION\|>[\s\S]{0,300}?"tool_name"\s*:\s*"([^"]+)"/ },
  { name: "Cohere", pattern: /^Action:\s*```json\s*\[?\s*\{\s*"tool_name"\s*:\s*"(?!directly)([^"]+)"/m },
  { name: "InternLM", pattern: /<\|action_start\|>[\s\S]{0,300}?"name"\s*:\s*"([^"]+)"/ },
  { name: "Gemma", pattern: /```tool_code\s+(?:print\()?([\w.]+)\(/ },
  { name: "Gemma", pattern: /<start_function_call>\s*call:([\w.-]+)/ },
  { name: "OLMo", pattern: /<function_calls>\s*([\w.]+)\(/ },
  { name: "ReAct", pattern: /^Action:\s*([\w.-]+)[ \t]*\n+Action Input:/m },
  { name: "ReAct", pattern: /^Action(?: \d+)?:\s*(?!Finish\b|Final\b)([\w.-]+)\[/m },
  { name: "ReAct", pattern: /"action"\s*:\s*"(?!Final Answer")([^"]+)"\s*,\s*"action_input"\s*:/ },
  { name: "ReAct", pattern: /^Action:\s*\{\s*"name"\s*:\s*"(?!final_answer")([^"]+)"/m },
  {
    name: "OpenAI",
    pattern:
      /^\s*(?:Calling tools:\s*)?\[?\s*\{[^{}]{0,100}['"]function['"]\s*:\s*\{[\s\S]{0,999}?['"]name['"]\s*:\s*['"]([\w.-]+)/,
  },
  { name: "xLAM", pattern: /^\s*\[?\s*\{\s*"name"\s*:\s*"([^"]+)"\s*,\s*"arguments"\s*:/ },
  { name: "Functionary", pattern: /<\|recipient\|>\s*(?!all\b)([\w.-]+)/ },
  { name: "Hunyuan", pattern: /<tool_call>\s*([\w.-]+)\s*```json/ },
  {
    name: "AutoGPT",
    pattern:
      /"thoughts"[\s\S]{0,4000}?"(?:command|use_tool)"\s*:\s*\{\s*"name"\s*:\s*"(?!finish"|task_complete")([^"]+)"/,
  },
  { name: "DSPy", pattern: /\[\[ ## next_tool_name ## \]\]\s*(?!finish\b)([\w.-]+)/ },
  { name: "Langroid", pattern: /^TOOL:[^{\n]{0,100}\{[\s\S]{0,300}?"request"\s*:\s*"([^"]+)"/m },
  { name: "gptme", pattern: /^@([\w.-]+)\([\w-]+\):\s*\{/m },
  { name: "Codebuff", pattern: /<codebuff_tool_call>[\s\S]{0,300}?"cb_tool_name"\s*:\s*"([^"]+)"/ },
  { name: "Open WebUI", pattern: /<details type="tool_calls"[^>]*? name="([^"]+)"/ },
  {
    name: "Cline",
    pattern:
      /<(execute_command|read_file|write_to_file|replace_in_file|apply_diff|insert_content|search_and_replace|search_files|list_files|list_code_definition_names|codebase_search|browser_action|use_mcp_tool|access_mcp_resource|fetch_instructions|switch_mode|new_task|ask_followup_question)>\s*<\w+>/,
  },
  { name: "Python", pattern: /^\s*\[([A-Za-z_][\w.]*)\((?:\w+\s*=[\s\S]*)?\)\]\s*$/ },
  { name: "mini-swe-agent", pattern: /^THOUGHT:[\s\S]{0,4000}?```(?:mswea_)?(bash)\w*\n/ },
  { name: "mini-swe-agent", pattern: /```mswea_(bash)\w*\n/ },
];

/** Present in every markup, to skip most texts fast. */
const MARK = /[<[{]|```|^Action:/m;

const LIKE_AN_ANSWER = new Set(["Python", "ReAct", "xLAM", "OpenAI", "gptme"]);

/** Drops inline code, and fenced code with prose around it. */
function withoutQuotes(text: string): string {
  const words = text.replace(/```[\s\S]*?(?:```|$)/g, "");
  return (/[a-z]{3,}\W+(?:\w+\W+){5}/i.test(words) ? words : text).replace(/(?<!`)`[^`\n]+`(?!`)/g, "");
}

/** Returns a call written as text, such as `Kimi: get_weather`. Ambiguous markups count only with an `offered` tool. */
export function callAsText(text: string, offered: ReadonlySet<string> = new Set()): string | undefined {
  if (!MARK.test(text)) return undefined;
  const unquoted = withoutQuotes(text);
  for (const { name, pattern } of MARKUPS) {
    const match = pattern.exec(pattern.source.includes("```") ? text : unquoted);
    if (match === null) continue;
    const tool = match.slice(1).find((group) => group !== undefined);
    const isPlain = LIKE_AN_ANSWER.has(name) || pattern.source.startsWith("^\\s*\\{");
    if (isPlain && offered.size > 0 && !offered.has(tool ?? "")) continue;
    return tool === undefined ? name : `${name}: ${tool}`;
  }
  return undefined;
}

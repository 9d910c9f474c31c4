/** A tool as a recording names it, with its MCP server if recorded. */
export interface NamedTool {
  name: string;
  server?: string | undefined;
}

/** The form in which Claude Code, Codex and others write a tool of an MCP server. */
const MCP_NAME = /^mcp__(.+?)__(.+)$/s;

/** Returns the server of a name such as `mcp__wiki__search`, or undefined. */
export function mcpServerIn(name: string): string | undefined {
  return name.startsWith("mcp__") ? MCP_NAME.exec(name)?.[1] : undefined;
}

/** Parses a tool's name in a configuration file: `wiki/search` and `mcp__wiki__search` name the server `wiki`. */
export function toolNamed(text: string): NamedTool {
  const server = MCP_NAME.exec(text)?.[1] ?? /^(.+)\/.+$/s.exec(text)?.[1];
  return server === undefined ? { name: text } : { name: text, server };
}

export function bareName({ name, server }: NamedTool): string {
  if (server === undefined) return name;
  if (name.startsWith(`${server}/`)) return name.slice(server.length + 1) || name;
  return MCP_NAME.exec(name)?.[2] ?? name;
}

/** Returns the name with its server for display: `wiki/search`. A name that includes the server is unchanged. */
export function fullName(tool: NamedTool): string {
  const { name, server } = tool;
  if (server === undefined || name.startsWith(`${server}/`) || MCP_NAME.test(name)) return name;
  return `${server}/${name}`;
}

/** Returns a key that all spellings of a tool with a server share; undefined without a server. */
export function toolKey(tool: NamedTool): string | undefined {
  // Frameworks replace characters of a server that tool names do not allow with "_".
  return tool.server === undefined
    ? undefined
    : `${tool.server.replace(/[^\p{L}\p{N}]/gu, "_")}/${bareName(tool)}`;
}

/** Returns every name by which a file may refer to a tool, most exact first: its own, `wiki/search`, `mcp__wiki__search`, `search`. */
export function spellings(tool: NamedTool): string[] {
  const { name, server } = tool;
  if (server === undefined) return [name];
  const bare = bareName(tool);
  const inName = server.replace(/[^A-Za-z0-9_-]/g, "_");
  return [...new Set([name, `${server}/${bare}`, `mcp__${inName}__${bare}`, bare])];
}

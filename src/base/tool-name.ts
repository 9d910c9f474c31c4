/** A tool as a recording names it, with the MCP server that has it where that is recorded. */
export interface NamedTool {
  name: string;
  server?: string | undefined;
}

/** Claude Code, Codex and others write a tool of an MCP server so. */
const MCP_NAME = /^mcp__(.+?)__(.+)$/s;

/** Returns the server in a name of the form `mcp__wiki__search`; undefined for any other. */
export function mcpServerIn(name: string): string | undefined {
  return name.startsWith("mcp__") ? MCP_NAME.exec(name)?.[1] : undefined;
}

/** Reads a tool's name in a file of the team, where `wiki/search` and `mcp__wiki__search` name the server `wiki`. */
export function toolNamed(text: string): NamedTool {
  const server = MCP_NAME.exec(text)?.[1] ?? /^(.+)\/.+$/s.exec(text)?.[1];
  return server === undefined ? { name: text } : { name: text, server };
}

/** Returns the tool's name without its server. */
export function bareName({ name, server }: NamedTool): string {
  if (server === undefined) return name;
  if (name.startsWith(`${server}/`)) return name.slice(server.length + 1) || name;
  return MCP_NAME.exec(name)?.[2] ?? name;
}

/** Returns the name with its server, as people see it: `wiki/search`, or as it is where it names the server itself. */
export function fullName(tool: NamedTool): string {
  const { name, server } = tool;
  if (server === undefined || name.startsWith(`${server}/`) || MCP_NAME.test(name)) return name;
  return `${server}/${name}`;
}

/** Returns a text that a tool's names with a server have in common; undefined where the server is not known. */
export function toolKey(tool: NamedTool): string | undefined {
  // Frameworks write a server in a tool's name with "_" for what such a name may not have.
  return tool.server === undefined
    ? undefined
    : `${tool.server.replace(/[^\p{L}\p{N}]/gu, "_")}/${bareName(tool)}`;
}

/** Returns every text by which a file may name a tool, the most exact first: its own, `wiki/search`, `mcp__wiki__search`, `search`. */
export function spellings(tool: NamedTool): string[] {
  const { name, server } = tool;
  if (server === undefined) return [name];
  const bare = bareName(tool);
  const inName = server.replace(/[^A-Za-z0-9_-]/g, "_");
  return [...new Set([name, `${server}/${bare}`, `mcp__${inName}__${bare}`, bare])];
}

export interface Command {
  name: string;
  properties: Record<string, string>;
  data: string;
}

// From actions/runner: any other name is plain text.
const COMMANDS = [
  "add-mask",
  "add-matcher",
  "add-path",
  "debug",
  "echo",
  "endgroup",
  "error",
  "group",
  "notice",
  "remove-matcher",
  "save-state",
  "set-env",
  "set-output",
  "stop-commands",
  "warning",
];

/**
 * Parses the command in a line like the runner: `::name key=value,key=value::data` at its beginning, or the older `##[name
 * key=value;key=value]data` anywhere in it. `token` is an additional name, which ends `stop-commands`.
 */
export function readCommand(line: string, token?: string): Command | undefined {
  const names = token === undefined ? COMMANDS : [...COMMANDS, token.toLowerCase()];
  const isCommand = (name: string) => names.includes(name.toLowerCase());
  const now = /^\s*::([^ :]+)(?: (.*?))?::(.*)$/s.exec(line);
  if (now !== null && isCommand(now[1] ?? "")) return commandOf(now, ",", NOW);
  const old = /##\[([^ \]]+)(?: ([^\]]*))?\](.*)$/s.exec(line);
  return old !== null && isCommand(old[1] ?? "") ? commandOf(old, ";", OLD) : undefined;
}

type Escapes = [from: string, to: string][];

const NOW: Escapes = [
  ["%0D", "\r"],
  ["%0A", "\n"],
  ["%3A", ":"],
  ["%2C", ","],
  ["%25", "%"],
];
const OLD: Escapes = [
  ["%3B", ";"],
  ["%0D", "\r"],
  ["%0A", "\n"],
  ["%5D", "]"],
];
const ONLY_IN_PROPERTIES = ["%3A", "%2C"];

function commandOf(
  [, name = "", list = "", data = ""]: string[],
  separator: string,
  escapes: Escapes,
): Command {
  const pairs = list.split(separator).flatMap((pair) => {
    const at = pair.indexOf("=");
    return at === -1 ? [] : [[pair.slice(0, at).trim(), decode(pair.slice(at + 1), escapes)]];
  });
  const inData = escapes.filter(([from]) => !ONLY_IN_PROPERTIES.includes(from));
  return { name: name.toLowerCase(), properties: Object.fromEntries(pairs), data: decode(data, inData) };
}

function decode(text: string, escapes: Escapes): string {
  return escapes.reduce((decoded, [from, to]) => decoded.replaceAll(from, to), text);
}

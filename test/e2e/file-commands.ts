/** Parses one of the runner's files: `name<<DELIMITER … DELIMITER` or `name=value`. Throws when the runner would refuse it. */
export function readFileCommand(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.split(/\r?\n/);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const heredoc = /^([^=]+?)<<(.+)$/.exec(line);
    if (heredoc !== null) {
      const end = lines.indexOf(heredoc[2] ?? "", at + 1);
      if (end === -1) throw new Error(`no end of ${heredoc[1]}`);
      values[heredoc[1] ?? ""] = lines.slice(at + 1, end).join("\n");
      at = end;
    } else if (line.includes("=")) {
      values[line.slice(0, line.indexOf("="))] = line.slice(line.indexOf("=") + 1);
    } else if (line !== "") throw new Error(`not a file command: ${line}`);
  }
  return values;
}

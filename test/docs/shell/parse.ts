export interface CommandLine {
  at: number;
  text: string;
}

export function commandLines(text: string): CommandLine[] {
  const found: CommandLine[] = [];
  let continues = false;
  for (const [at, line] of text.split("\n").entries()) {
    const last = found.at(-1);
    if (continues && last !== undefined) last.text += `\n${line}`;
    else if (/^\s*[^\s#]/.test(line)) found.push({ at, text: line });
    continues = line.endsWith("\\");
  }
  return found;
}

const OPERATORS = ["|", "||", "&&", ";", "&"];

/** The commands of a line as words: without quotes, leading variables, redirections and `#` comments. */
export function commandsIn(line: string): string[][] {
  const tokens = line
    .replaceAll("\\\n", " ")
    .matchAll(/(?:'[^']*'|"(?:\\.|[^"\\])*"|\\.|[^\s'"\\|&;])+|\|\||&&|[|&;]/g);
  const commands: string[][] = [[]];
  let isTarget = false;
  for (const [token] of tokens) {
    if (token.startsWith("#")) break;
    const words = commands.at(-1) ?? [];
    if (OPERATORS.includes(token)) commands.push([]);
    else if (/^\d?(>>?|<)$/.test(token)) isTarget = true;
    else if (isTarget) isTarget = false;
    else if (words.length > 0 || !/^\w+=/.test(token)) words.push(unquoted(token));
  }
  return commands.filter((words) => words.length > 0);
}

function unquoted(token: string): string {
  return token.replaceAll(/'([^']*)'|"((?:\\.|[^"\\])*)"/g, (_, single, double) => single ?? double);
}

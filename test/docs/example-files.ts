import { blocks } from "./markdown.ts";

/** The files of an example: fenced blocks after a line that ends with the file's name, as in `evals/expectations.yml`:. */
export function exampleFiles(section: string): Record<string, string> {
  const files = section.matchAll(/^[^\n]*`([\w./-]+)`[^`\n]*:\n\n```\w+\n(.*?)^```$/gms);
  return Object.fromEntries([...files].map(([, name = "", text = ""]) => [name, text]));
}

/** The commands of an example, as the words of a shell. */
export function exampleCommands(section: string): string[][] {
  const lines = blocks(section, "sh").join("").trim().split("\n");
  return lines.map((line) =>
    [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? ""),
  );
}

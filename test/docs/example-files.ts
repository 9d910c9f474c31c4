import { blocks } from "./markdown.ts";

const COMMIT = "5f0c7d1a52c3e0a8d2f46f3b9c1e7d8a90b1c2d3";

/** The files of an example: fenced blocks after a line that ends with the file's name, as in `evals/expectations.yml`:. */
export function exampleFiles(section: string): Record<string, string> {
  const files = section.matchAll(/^[^\n]*`([\w./-]+)`[^`\n]*:\n\n```\w+\n(.*?)^```$/gms);
  return Object.fromEntries([...files].map(([, name = "", text = ""]) => [name, text]));
}

/** The commands of an example, as the words of a shell. The commit that git would name is always the same. */
export function exampleCommands(section: string): string[][] {
  const commands = blocks(section, "sh").join("").replaceAll('"$(git rev-parse HEAD)"', COMMIT);
  const lines = commands.trim().split("\n");
  return lines.map((line) =>
    [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? ""),
  );
}

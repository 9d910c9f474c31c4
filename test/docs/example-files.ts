import { blocks } from "./markdown.ts";

const COMMIT = "5f0c7d1a52c3e0a8d2f46f3b9c1e7d8a90b1c2d3";

/** Returns an example's files: fenced blocks after a line that ends with the file's name, as in `evals/expectations.yml`:. */
export function exampleFiles(section: string): Record<string, string> {
  const files = section.matchAll(/^[^\n]*`([\w./-]+)`[^`\n]*:\n\n```\w+\n(.*?)^```$/gms);
  return Object.fromEntries([...files].map(([, name = "", text = ""]) => [name, text]));
}

/** Returns an example's commands as shell words. The commit is always one constant. */
export function exampleCommands(section: string): string[][] {
  const commands = blocks(section, "sh").join("").replaceAll('"$(git rev-parse HEAD)"', COMMIT);
  const lines = commands.trim().split("\n");
  return lines.map((line) =>
    [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? ""),
  );
}

import { spawnSync } from "node:child_process";
import * as nodeModule from "node:module";
import type { Kind } from "./kind.ts";

/** Code of readers, with frameworks that are not here: its syntax is checked, where this machine has something that reads it. */
export const code: Kind = {
  name: "code",
  claims: ({ language }) => ["python", "ts", "js"].includes(language),
  faults: ({ language, text }) => (language === "python" ? pythonFaults(text) : typeScriptFaults(text)),
};

const READ_PYTHON = `
import ast, sys
compile(sys.stdin.read(), "block", "exec", ast.PyCF_ONLY_AST | ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
`;

function pythonFaults(text: string): string[] {
  const { error, status, stderr } = spawnSync("python3", ["-c", READ_PYTHON], {
    input: text,
    encoding: "utf8",
  });
  return error !== undefined || status === 0 ? [] : [stderr.trim()];
}

function typeScriptFaults(text: string): string[] {
  // Node 20 does not have it.
  const strip: ((code: string) => string) | undefined = nodeModule.stripTypeScriptTypes;
  if (strip === undefined) return [];
  const wrapped = `async () => {\n${text}\n}`;
  const tried = [text, wrapped].map((one) => {
    try {
      strip(one);
      return undefined;
    } catch (error) {
      return String(error);
    }
  });
  const [fault] = tried;
  return fault === undefined || tried.includes(undefined) ? [] : [fault];
}

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import * as nodeModule from "node:module";
import type { Kind } from "./kind.ts";

/** Code for frameworks that are not installed here: its syntax is checked where a parser is available. */
export const code: Kind = {
  name: "code",
  claims: ({ language }) => ["python", "ts", "js", "java"].includes(language),
  faults({ language, text }) {
    if (language === "java") return javaFaults(text);
    return language === "python" ? pythonFaults(text) : typeScriptFaults(text);
  },
};

/** Each line must be in the file that test/e2e/spring.test.ts compiles and runs. */
function javaFaults(text: string): string[] {
  const file = new URL("../../spring/WriteSamples.java", import.meta.url);
  const compiled = new Set(
    readFileSync(file, "utf8")
      .split("\n")
      .map((line) => line.trim()),
  );
  return text.split("\n").filter((line) => !compiled.has(line.trim()));
}

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
  // Missing in Node 20.
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

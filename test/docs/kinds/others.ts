import { parse } from "yaml";
import { contentOf, isObject, type Kind } from "./kind.ts";

/** A formula, `name = …`. The tests of its page check the numbers. */
export const formula: Kind = {
  name: "formula",
  claims: ({ language, text }) =>
    /^(text)?$/.test(language) && lines(text).every((line) => /^[\p{L}\d ]+ [=≈] /u.test(line)),
  faults: () => [],
};

export const drawing: Kind = {
  name: "drawing",
  claims: ({ language }) => language === "mermaid",
  faults: ({ text }) => (text.startsWith("flowchart ") ? [] : ["not a flowchart"]),
};

export const codeOwners: Kind = {
  name: "CODEOWNERS",
  claims: ({ language, text }) => language === "" && /^# \.github\/CODEOWNERS/.test(text),
  faults: ({ text }) =>
    lines(text)
      .filter((line) => !line.startsWith("#") && !/^\S+( +@[\w-]+(\/[\w-]+)?)+$/.test(line))
      .map((line) => `not a path and its owners: ${line}`),
};

/** The configuration of an OpenTelemetry collector: its pipelines must use the names that it defines. */
export const collector: Kind = {
  name: "OpenTelemetry collector",
  claims: (block) => {
    const value = contentOf(block);
    return isObject(value) && "receivers" in value && "service" in value;
  },
  faults: (block) => {
    const { service, ...defined } = parse(block.text);
    return Object.entries<Record<string, string[]>>(service.pipelines).flatMap(([pipeline, parts]) =>
      Object.entries(parts).flatMap(([part, names]) =>
        names
          .filter((name) => !(name in (defined[part] ?? {})))
          .map((name) => `the pipeline ${pipeline} names ${name}, which is not among the ${part}`),
      ),
    );
  },
};

/** Another tool's file, named after the language (`yaml promptfoo`) or in the block itself. Only its syntax is checked. */
export const foreign: Kind = {
  name: "another tool's file",
  claims: ({ language, label, text }) =>
    /^(ya?ml|json)$/.test(language) &&
    (/^[a-z][\w-]*$/.test(label) || /^# (promptfooconfig)\.ya?ml$/m.test(text)),
  faults: (block) => (contentOf(block) === undefined ? [`cannot be parsed as ${block.language}`] : []),
};

export const input: Kind = {
  name: "input of a command",
  claims: ({ language, file }) =>
    /^jsonl?$/.test(language) && file !== undefined && !file.startsWith("evals/"),
  faults: ({ language, text }) =>
    (language === "jsonl" ? lines(text) : [text]).flatMap((one) => {
      try {
        JSON.parse(one);
        return [];
      } catch (error) {
        return [String(error)];
      }
    }),
};

function lines(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

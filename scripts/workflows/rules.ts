import type { Finding, Source } from "./source.ts";
import { readWorkflow, type Workflow } from "./workflow.ts";

interface Broken {
  line: number;
  message: string;
}

interface Rule {
  /** Holds for the repository's own workflows, and not for those that the documentation shows. */
  isOwn?: boolean;
  broken: (workflow: Workflow, source: Source) => Broken[];
}

/** Breaches of our own rules, which the language service does not know. One for a text that is no workflow. */
export function ruleFindings(source: Source): Finding[] {
  if (source.kind === "action") return [];
  const { file, firstLine } = source;
  const workflow = readWorkflow(source);
  if (workflow === undefined)
    return [{ file, line: firstLine, message: "not a workflow: expected YAML with `on` and `jobs`" }];
  return rules
    .filter(({ isOwn }) => !isOwn || source.kind === "workflow")
    .flatMap(({ broken }) => broken(workflow, source))
    .map(({ line, message }) => ({ file, line, message }));
}

const triggers: Rule = {
  broken({ content: { on }, lineOfText }) {
    const names = typeof on === "string" ? [on] : Array.isArray(on) ? on : Object.keys(on ?? {});
    if (!names.includes("pull_request_target")) return [];
    const message =
      "pull_request_target has a writing token and secrets beside what a pull request brings: use pull_request";
    return [{ line: lineOfText(["on"], "pull_request_target"), message }];
  },
};

const topPermissions: Rule = {
  broken({ content: { permissions }, lineOf }) {
    if (typeof permissions === "object" && permissions !== null) return [];
    const message =
      "no permissions named for the whole workflow: write `permissions: {}` and give each job the least it needs";
    return [{ line: lineOf(["permissions"]), message }];
  },
};

const timeouts: Rule = {
  isOwn: true,
  broken({ content: { jobs }, lineOf }) {
    return Object.entries(jobs).flatMap(([id, { uses, "timeout-minutes": minutes }]) => {
      if (uses !== undefined || minutes !== undefined) return [];
      const message = `job ${id} may hang for six hours: add \`timeout-minutes\``;
      return [{ line: lineOf(["jobs", id]), message }];
    });
  },
};

const pins: Rule = {
  broken({ content: { jobs }, lineOf, commentOf }, { kind }) {
    return Object.entries(jobs).flatMap(([id, { uses, steps }]) =>
      [
        { uses, path: ["jobs", id, "uses"] },
        ...steps.map((step, at) => ({ uses: step.uses, path: ["jobs", id, "steps", at, "uses"] })),
      ].flatMap(({ uses, path }) => {
        if (uses === undefined || uses.startsWith("./")) return [];
        if (kind === "workflow") {
          const isPinned = /^[^@]+@[0-9a-f]{40}$/.test(uses) && /^v\d+\.\d+\.\d+$/.test(commentOf(path));
          const message = `${uses} may become another action: pin the full commit sha, with its version behind it (… # v1.2.3)`;
          return isPinned ? [] : [{ line: lineOf(path), message }];
        }
        const message = `${uses} names no release: write a version tag such as @v1, or a full commit sha`;
        return /@(v\d+(\.\d+){0,2}|[0-9a-f]{40})$/.test(uses) ? [] : [{ line: lineOf(path), message }];
      }),
    );
  },
};

const credentials: Rule = {
  isOwn: true,
  broken({ content: { jobs }, lineOf }) {
    return Object.entries(jobs).flatMap(([id, { steps }]) =>
      steps.flatMap(({ uses, with: inputs }, at) => {
        if (!uses?.startsWith("actions/checkout@") || inputs?.["persist-credentials"] === false) return [];
        const message = "the token stays on disk for later steps: add `with: { persist-credentials: false }`";
        return [{ line: lineOf(["jobs", id, "steps", at, "uses"]), message }];
      }),
    );
  },
};

const scripts: Rule = {
  broken({ content: { jobs }, lineOfText }) {
    return Object.entries(jobs).flatMap(([id, { steps }]) =>
      steps.flatMap(({ run, with: inputs }, at) => {
        const texts = [
          { text: run, path: ["jobs", id, "steps", at, "run"] },
          { text: inputs?.script, path: ["jobs", id, "steps", at, "with", "script"] },
        ];
        return texts.flatMap(({ text, path }) => {
          if (typeof text !== "string" || !text.includes("${{")) return [];
          const message =
            "an expression becomes part of the script before it runs, whoever wrote its value: hand it in by `env`";
          return [{ line: lineOfText(path, "${{"), message }];
        });
      }),
    );
  },
};

const rules: readonly Rule[] = [triggers, topPermissions, timeouts, pins, credentials, scripts];

import { ownPath } from "../repository.ts";
import type { Rule } from "../rule.ts";

/** No event that runs with the base branch's rights beside a pull request's files. */
export const triggers: Rule = {
  broken({ triggers, lineOfText }) {
    if (!triggers.includes("pull_request_target")) return [];
    const message =
      "pull_request_target has a writing token and secrets beside what a pull request brings: use pull_request";
    return [{ line: lineOfText(["on"], "pull_request_target"), message }];
  },
};

/** The token has no right that a job does not name. */
export const topPermissions: Rule = {
  broken({ content: { permissions }, lineOf }) {
    if (typeof permissions === "object") return [];
    const message =
      "no permissions named for the whole workflow: write `permissions: {}` and give each job the least it needs";
    return [{ line: lineOf(["permissions"]), message }];
  },
};

/** What a workflow uses stays what it was: ours by the commit itself, others' by sha, in examples by version. */
export const pins: Rule = {
  broken({ content: { jobs }, lineOf, commentOf }, { kind }) {
    return Object.entries(jobs).flatMap(([id, { uses, steps }]) =>
      [
        { uses, path: ["jobs", id, "uses"] },
        ...steps.map((step, at) => ({ uses: step.uses, path: ["jobs", id, "steps", at, "uses"] })),
      ].flatMap(({ uses, path }) => {
        if (uses === undefined || (/^[.$]\//.test(uses) && ownPath(uses) !== undefined)) return [];
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

/** No later step finds the token in the checkout. */
export const credentials: Rule = {
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

/** What other jobs left is unpacked to a folder that the checkout cannot have made a link, or put links in. */
export const downloads: Rule = {
  broken({ content: { jobs }, lineOf }) {
    return Object.entries(jobs).flatMap(([id, { steps }]) => {
      const checkout = steps.findIndex(({ uses }) => uses?.startsWith("actions/checkout@"));
      return steps.flatMap(({ uses, with: inputs, if: condition }, at) => {
        if (checkout === -1 || at < checkout || !uses?.startsWith("actions/download-artifact@")) return [];
        const folder = String(inputs?.path ?? ".");
        const emptied = steps
          .slice(checkout, at)
          .some(
            (step) => step.run?.trim() === `rm -rf ${folder}` && [undefined, condition].includes(step.if),
          );
        if (emptied && /^\w[\w-]*$/.test(folder)) return [];
        const message = `a link in the checkout leads what is unpacked to any file of the runner, also those of later actions: name a folder of its own as \`path\`, and add a step \`run: rm -rf <folder>\` before`;
        return [{ line: lineOf(["jobs", id, "steps", at, "uses"]), message }];
      });
    });
  },
};

/** No value becomes a part of a script. */
export const scripts: Rule = {
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

import { readFileSync } from "node:fs";
import { Command } from "commander";
import { describe, expect, test } from "vitest";
import { withJudgedJobOptions } from "../../src/cli/options.ts";
import { loadConfigFile } from "../../src/config/config-file.ts";
import { loadExpectations } from "../../src/config/expectations.ts";
import { defaultPolicy } from "../../src/config/policy.ts";
import { limits } from "../../src/core/limits.ts";
import { serverFault, tokensOf } from "../../src/scorers/judge/judgement.ts";
import { readLabels } from "../../src/setup/calibrate/labels.ts";
import { judgeQuestion, runWith } from "../scorers/judgement/fixture.ts";
import { blocks, brokenLinks } from "./markdown.ts";
import { explainedMessages, missingMessages } from "./messages.ts";

const url = new URL("../../docs/judge.md", import.meta.url);
const page = readFileSync(url, "utf8");

describe("the page on the judge", () => {
  test("has links that lead somewhere", () => {
    expect(brokenLinks(url)).toEqual([]);
  });

  test("explains messages that rungate says", () => {
    const messages = explainedMessages(page);
    expect(messages.length).toBeGreaterThan(8);
    expect(missingMessages(messages)).toEqual([]);
  });

  test("shows options that there are", () => {
    const options = withJudgedJobOptions(new Command()).options.map(({ long }) => long);
    const shown = [...page.matchAll(/^\| `(--[\w-]+) /gm)].map(([, option]) => option);
    expect(shown).toEqual(options.filter((option) => option?.startsWith("--judge")));
  });

  test("shows a policy, expectations and labels that can be read", () => {
    const [policy] = blocks(page, "yaml").filter((text) => text.includes("passMarks:"));
    const [expectations] = blocks(page, "yaml").filter((text) => text.includes("availableTools:"));
    const [labels] = blocks(page, "yaml").filter((text) => text.includes("labels:"));
    expect(loadConfigFile("policy.yml", policy ?? "")).toMatchObject({
      problems: [],
      policy: { gate: { scorers: ["code", "f1", "says", "llm"] } },
    });
    expect(loadExpectations([{ file: "e.yml", text: expectations ?? "" }])).toMatchObject({ problems: [] });
    expect(readLabels("labels.yml", labels ?? "")).toMatchObject({
      problems: [],
      labels: [{ appropriate: true }, { appropriate: false }],
    });
  });

  test("names servers that may have a key", () => {
    const servers = [...page.matchAll(/^\| [^|]+ \| `(https?:[^`]+)` \|/gm)].map(([, server = ""]) => server);
    expect(servers).toHaveLength(6);
    expect(servers.filter((server) => serverFault(server) !== undefined)).toEqual([]);
  });

  test("has the policy's defaults", () => {
    const { reasons: _, seesReasoning: _not, ...bounds } = defaultPolicy.judge;
    const rows = [...page.matchAll(/^\| `(\w+)` \| ([\d,]+) \|/gm)];
    expect(Object.fromEntries(rows.map(([, key, value]) => [key, figure(value)]))).toEqual(bounds);
  });

  test("has the limits of what is judged", () => {
    const [, calls, characters] = /more than ([\d,]+) calls or ([\d,]+) characters/.exec(page) ?? [];
    const [, text, value] = /longer than ([\d,]+) characters, or .* longer than ([\d,]+),/.exec(page) ?? [];
    expect([calls, characters, text, value].map(figure)).toEqual([
      limits.judgedCalls,
      limits.judgedRun,
      limits.judgedText,
      limits.judgedValue,
    ]);
  });

  test("reckons with the prompt and the longest reply that are really asked for", () => {
    const [, rubric, reply, verdict] =
      /\(([\d,]+) \+ characters.*at most ([\d,]+) \+ (\d+) ·/s.exec(page) ?? [];
    const question = judgeQuestion(runWith(["a", "b", "c"].map((name) => ({ ...call, name }))));
    expect(figure(rubric)).toBe(Math.round(question.system.length / 100) * 100);
    expect(question.replyTokens).toBe(figure(reply) + 3 * figure(verdict));

    const rows = [
      ...page.matchAll(/, (\d+) calls? \(([\d,]+) characters\) \| ([\d,]+) \| [\d,]+ \| ([\d,]+) \|/g),
    ];
    const costs = rows.map(([, calls, characters, prompt, most]) => {
      const tokens = tokensOf({
        ...question,
        system: "",
        user: "x".repeat(figure(rubric) + figure(characters)),
        replyTokens: 0,
      });
      expect(figure(prompt)).toBe(Math.round(tokens / 10) * 1000);
      expect(figure(most)).toBe(100 * (figure(reply) + figure(verdict) * figure(calls)));
      return tokens + figure(most) / 100;
    });
    const [, ...fitting] = /enough for (\d+) runs of 3 KB, or (\d+) of 22 KB/.exec(page) ?? [];
    expect(costs.map((tokens) => Math.floor(defaultPolicy.judge.maxTokens / tokens))).toEqual(
      fitting.map(figure),
    );
  });
});

const call = { name: "a", arguments: {}, malformed: false, status: "ok", turn: 0, group: 0 } as const;

function figure(text: string | undefined): number {
  return Number(text?.replaceAll(",", "") ?? Number.NaN);
}

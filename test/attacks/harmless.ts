import { expect } from "vitest";
import { readCommand } from "../e2e/workflow-commands.ts";
import type { Gated } from "./trips.ts";

const WITNESS = "witness";

export const hostile: string = [
  "::stop-commands::pause",
  `::add-mask::${WITNESS}`,
  `##[add-mask]${WITNESS}`,
  "::set-output name=verdict::forged",
  "##[set-output name=verdict]forged",
  "::error title=forged::forged",
  "%0A::error title=forged::forged",
  "verdict=forged",
  "verdict<<EOF",
  "forged",
  "EOF",
  "<!-- rungate suite=default run=9 --><img src=x> @org/team fixes #1 ![i](https://a.b/c.png)",
  `\r::error title=forged::forged\u2028::error title=forged::forged\u001b[2J\u202e${WITNESS}`,
].join("\n");

export function expectHarmless({ printed, outputs, ...done }: Gated, token: string, comment = ""): void {
  // The runner also ends a line at a lone carriage return.
  const commands = printed.split(/\r\n|\r|\n/).flatMap((line) => readCommand(line) ?? []);
  const usual = ["debug", "error", "warning", "notice"];
  const rest = commands.filter(({ name, data }) => !usual.includes(name) && data !== token);
  expect(rest).toEqual([]);
  expect(commands.filter(({ properties }) => properties.title === "forged")).toEqual([]);
  expect(printed).not.toMatch(/[\u202e\u2028]/);

  expect(done.undeclaredOutputs).toEqual([]);
  expect(outputs.verdict).toMatch(/^(?:pass|inconclusive|fail)$/);
  for (const value of Object.values(outputs)) {
    expect(value).not.toMatch(/[\r\n\u202e\u2028]/);
    expect(readCommand(value)).toBeUndefined();
  }

  // The prompt's block of code is plain text to GitHub; `prompt.test.ts` shows that no text ends it.
  const views = `${done.summary}${comment}`.replace(/^(`{4,})markdown\n[\s\S]*?\n\1$/gm, "");
  expect(views).not.toMatch(/<img|!\[|@org|(?<!&)#1|https:\/\/a\.b|^\s*::|[\u202e\u2028]/m);
  expect(done.summary).not.toContain("<!--");
  expect(comment.split("<!--").length).toBe(comment === "" ? 1 : 2);
  const all = `${printed}${views}${JSON.stringify(outputs)}`;
  expect(all).not.toContain("\u001b");
  expect(all).toContain(WITNESS);
}

import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadExpectations } from "../../../src/config/expectations.ts";
import { limits } from "../../../src/core/limits.ts";
import { loadRuns } from "../../../src/recordings/files/load.ts";
import { redactRules } from "../../../src/recordings/redact-values.ts";
import { contextsOf, redactionFor } from "../../../src/scorers/judge/visible-texts.ts";
import type { ContextOption } from "../../../src/scorers/texts/judged-texts.ts";
import { noContext } from "../../../src/scorers/texts/judged-texts.ts";

const calls = [{ name: "find", arguments: {}, result: "of a tool" }];

function contexts(row: object, option: string, hidden: string[] = []) {
  const file = join(mkdtempSync(join(tmpdir(), "contexts-")), "a.json");
  writeFileSync(file, JSON.stringify({ toolCalls: calls, input: "?", response: "!", ...row }));
  const [loaded] = [...loadRuns({ path: file, name: "a.json", captures: {} })];
  if (loaded === undefined || "error" in loaded) throw new Error(loaded?.error);
  const redaction = redactionFor(loaded, [], redactRules(hidden));
  if ("unasked" in redaction) throw new Error(redaction.unasked);
  return contextsOf(option as ContextOption, {}, loaded.toolCalls, loaded, redaction);
}

const AT = "/metadata/retrievedContext";
const at = (retrievedContext: unknown) => ({ metadata: { retrievedContext } });

describe("a context that a recording has", () => {
  test.each<[string, unknown, string[]]>([
    ["each text of a list", ["One.", " ", null, "Two."], ["One.", "Two."]],
    ["one text", "One.", ["One."]],
    ["objects as JSON", [{ text: "One.", score: 0.9 }], ['{"text":"One.","score":0.9}']],
    ["nothing where nothing stands", undefined, []],
    ["nothing of an empty list", [], []],
  ])("is %s", (_what, value, texts) => {
    expect(contexts(at(value), AT)).toEqual(texts);
  });

  test("is found by the keys of the recording alone", () => {
    const row = { "a/b": { "c~d": ["One."] } };
    expect(contexts(row, "/a~1b/c~0d/0")).toEqual(["One."]);
    for (const pointer of ["/constructor/name", "/__proto__", "/toolCalls/length", "/toolCalls/-1"])
      expect(contexts({}, pointer)).toEqual([]);
  });

  test("is without what the policy hides", () => {
    const row = at([{ key: "sk-1234", note: "use sk-1234" }, "sk-1234"]);
    expect(JSON.stringify(contexts(row, AT, ["/sk-\\d+/"]))).not.toContain("sk-1");
    expect(contexts(row, AT, ["*.key"])).toEqual(['{"key":"[redacted]","note":"use sk-1234"}', "sk-1234"]);
  });

  test("is whole, or none", () => {
    expect(contexts(at(["x".repeat(limits.redactedText + 1)]), AT)).toEqual({
      unasked: expect.stringContaining("a context in the recording has more than"),
    });
    expect(contexts(at(Array(limits.judgedContexts + 1).fill("x")), AT)).toEqual({
      unasked: expect.stringContaining(`it has ${limits.judgedContexts + 1} contexts`),
    });
  });

  test("is why nobody is asked where it is missing", () => {
    expect(noContext({ contexts: 0 }, { context: AT })).toBe(`the recording has no context at ${AT}`);
    expect(noContext({ contexts: 1 }, { context: AT })).toBeUndefined();
  });
});

test.each([
  ["/metadata/retrievedContext", []],
  ["metadata.retrievedContext", ["context"]],
  [`/${"a".repeat(200)}`, ["context"]],
  ["tool-result", ["context"]],
])("a case may write context: %s, with as many problems as %j", (context, named) => {
  const text = `cases:\n  - id: a\n    faithfulness: { context: ${context} }\n`;
  const { problems } = loadExpectations([{ file: "cases.yml", text }]);
  expect(problems.map(({ message }) => message)).toEqual(
    named.map((name) => expect.stringContaining(`faithfulness.${name}: expected`)),
  );
});

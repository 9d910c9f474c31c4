import { expect, test } from "vitest";
import { defaultPolicy } from "../../../src/config/policy.ts";
import { markOptional } from "../../../src/gate/accept/rewrite-cases.ts";

const text = `cases:
  - id: a # the first
    referenceToolCalls:
      - { name: look }
      - name: cancel # fails
        arguments: { id: 1 }
  - { id: b, referenceToolCalls: [{ name: look }] }
`;
const mark = (id: string, reference: number, source = text) =>
  markOptional([{ file: "e.yml", text: source }], id, reference, defaultPolicy)[0]?.text;

test("a reference is marked optional, and all else keeps its bytes", () => {
  expect(mark("a", 2)).toBe(
    text.replace("arguments: { id: 1 }\n", "arguments: { id: 1 }\n        optional: true\n"),
  );
  expect(mark("b", 1)).toBe(text.replace("[{ name: look }] }", "[{ name: look, optional: true }] }"));
});

test("one that is optional already stays so", () => {
  const marked = mark("a", 1);
  expect(mark("a", 1, marked)).toBe(marked);
});

test.each([
  ["c", 1, "no expectations file has it"],
  ["a", 3, "it has no reference 3: it has 2"],
])("case %s, reference %d: %s", (id, reference, why) => {
  expect(() => mark(id, reference)).toThrow(why);
});

test("a case that shares it with another is refused", () => {
  const shared =
    "cases:\n  - { id: a, referenceToolCalls: &calls [{ name: look }] }\n  - { id: b, referenceToolCalls: *calls }\n";
  expect(() => mark("a", 1, shared)).toThrow('case "b" shares by an anchor');
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonWithoutCommands, oneLine, withoutCommands } from "../../../src/core/escape.ts";
import { readCommand } from "../../e2e/workflow-commands.ts";
import { commandsIn, expectQuiet, nastyText } from "./quiet.ts";

describe("lines for the log of a workflow", () => {
  test.each([
    "::error::x",
    "  ::set-output name=verdict::pass",
    "\u0085::stop-commands::x",
    " \u0085\t\u0085::add-mask::e",
    "\u2028\u00a0::error::x",
    "first\n::error::x",
    "first\r\u0085::error::x",
    "first\n\n \n::error::x",
    "text ##[error]x",
    "####[error]x",
  ])("hold no command: %j", (text) => {
    const written = withoutCommands(text);
    expect(written.replaceAll("\u200b", "")).toBe(text);
    expect(commandsIn(text)).not.toEqual([]);
    expect(commandsIn(written)).toEqual([]);
  });

  test("stay as they are where they hold none", () => {
    const text = "a::b ## [x] # [y]\n  text ::error::x\n\n\u0085 : :\n";
    expect(withoutCommands(text)).toBe(text);
  });

  test("hold none, whatever the text", () => {
    fc.assert(
      fc.property(nastyText, (text) => {
        expect(commandsIn(withoutCommands(text))).toEqual([]);
      }),
    );
  });

  test.each(["\n", "\r\n", " \n", "\u2028", "\u0085\n"])(
    "may be as many as one likes: a hundred thousand times %j",
    (line) => {
      // Searching past the end of each line for the end of white space would take minutes.
      const text = `${line.repeat(100_000)}::error::x`;
      expect(commandsIn(withoutCommands(text))).toEqual([]);
    },
  );
});

describe("JSON for a log or a terminal", () => {
  const json = fc.anything({
    key: nastyText,
    values: [nastyText, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.constant(null)],
    withNullPrototype: false,
  });

  test.each([
    ["##[error]x", '"#\\u0023[error]x"'],
    ["\u202e\u009b2J\u007f\u2028", '"\\u202e\\u009b2J\\u007f\\u2028"'],
    ["tag \u{e0041}", '"tag \\udb40\\udc41"'],
    ["::error:: 文字 \u{1f680}", '"::error:: 文字 \u{1f680}"'],
  ])("writes %j as %s", (text, written) => {
    expect(jsonWithoutCommands(JSON.stringify(text))).toBe(written);
  });

  test.each([undefined, 2])("holds no command, and is the same value (indented by %s)", (indent) => {
    fc.assert(
      fc.property(json, (value) => {
        const text = JSON.stringify(value, null, indent) ?? "null";
        const written = jsonWithoutCommands(text);
        expectQuiet(written);
        expect(JSON.parse(written)).toEqual(JSON.parse(text));
      }),
    );
  });
});

test("text for an output or an annotation is one line and no command, wherever a later step prints it", () => {
  fc.assert(
    fc.property(nastyText, (text) => {
      const line = oneLine(text);
      expect(line).not.toMatch(/\n/);
      expect(line.replaceAll("\u200b", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
      expect(readCommand(`said: ${line}`)).toBeUndefined();
    }),
  );
});

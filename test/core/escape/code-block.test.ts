import fc from "fast-check";
import { expect, test } from "vitest";
import { codeBlock, plainText } from "../../../src/core/escape.ts";
import { hostileText } from "./hostile-text.ts";
import { collapsed, readable, rendered } from "./rendered.ts";

const line = fc.oneof(hostileText, fc.constantFrom("```", "````", "  ```", "~~~", "``` "));

test("a block of code has one line for each of its lines, and nothing ends it early", () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
      const { text } = codeBlock("yaml", lines);
      expect(text.split("\n")).toHaveLength(lines.length + 2);
      const page = rendered(`a\n\n${text}\n\nb`);
      expect(page.shape).toEqual([
        ...["<p>", "</p>", '<pre><code class="language-yaml">', "</code></pre>", "<p>", "</p>"].flatMap(
          (tag) => tag.split(/(?<=>)(?=<)/),
        ),
      ]);
      expect(readable(page)).toBe(collapsed(`a ${lines.map(plainText).join("\n")} b`));
    }),
  );
});

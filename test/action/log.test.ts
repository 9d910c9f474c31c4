import { expect, test, vi } from "vitest";
import { writeLog } from "../../src/action/log.ts";

/** What the runner sees as the beginning of a line: .NET takes more for white space than JavaScript does. */
const WHITE = /^[\s\u0085]*/;

test.each([
  "::error::x",
  "  ::set-output name=verdict::pass",
  "\u0085::stop-commands::x",
  " \u0085\t\u0085::add-mask::e",
  "first\n::error::x",
  "first\r\u0085::error::x",
  "text ##[error]x",
])("no line of a log is a command: %j", (text) => {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  writeLog(text);
  const written = write.mock.calls.map(([chunk]) => String(chunk)).join("");
  write.mockRestore();
  expect(written.replaceAll("\u200b", "")).toBe(text);
  for (const line of written.split(/\r\n|\r|\n/)) {
    expect(line.replace(WHITE, "").startsWith("::")).toBe(false);
    expect(line).not.toContain("##[");
  }
});

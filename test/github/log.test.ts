import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { lines, manyLines, terminal } from "../../src/core/escape.ts";
import { annotate, debug, setOutputs, writeLog } from "../../src/github/log.ts";
import { expectQuiet, nastyText, runnerLines } from "../core/escape/quiet.ts";
import { readFileCommand } from "../e2e/file-commands.ts";
import { readCommand } from "../e2e/workflow-commands.ts";

function printedBy(work: () => void): string {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  try {
    work();
    return write.mock.calls.map(([chunk]) => String(chunk)).join("");
  } finally {
    write.mockRestore();
  }
}

function commandIn(printed: string) {
  const found = runnerLines(printed).filter((line) => line !== "");
  expect(found).toHaveLength(1);
  return readCommand(found[0] ?? "");
}

describe("the log of a job", () => {
  test("has the lines that are written, each call's last one ended", () => {
    expect(printedBy(() => writeLog(lines([terminal`a`, terminal`b`])))).toBe("a\nb\n");
  });

  test("holds no command and nothing invisible, whatever is written", () => {
    fc.assert(
      fc.property(nastyText, (text) => {
        expectQuiet(printedBy(() => writeLog(terminal`${text}`)));
        expectQuiet(printedBy(() => writeLog(manyLines(text))));
        expectQuiet(printedBy(() => writeLog(lines([terminal`: ${text}`, terminal`${text}`]))));
      }),
    );
  });

  test("has debug lines that are one command each, whatever they say", () => {
    fc.assert(
      fc.property(nastyText, (text) => {
        expect(commandIn(printedBy(() => debug(text)))).toMatchObject({ name: "debug" });
      }),
    );
  });
});

describe("an annotation", () => {
  test("is one command with title, message and place, whatever they are", () => {
    const place = { line: 3, column: 4 };
    fc.assert(
      fc.property(nastyText, nastyText, nastyText, (message, title, file) => {
        const printed = printedBy(() =>
          annotate("warning", `m${message}`, { title: `t${title}`, file: `f${file}`, ...place }),
        );
        const command = commandIn(printed);
        expect(command?.name).toBe("warning");
        expect(Object.keys(command?.properties ?? {}).sort()).toEqual(["col", "file", "line", "title"]);
        expect(command?.properties).toMatchObject({ line: "3", col: "4" });
        for (const text of [command?.data, command?.properties.title, command?.properties.file])
          expect(text?.replaceAll("#\u200b#[", "##[")).toMatch(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+$/u);
      }),
    );
  });

  test.each([
    ["a%b,c:d.yml", "a%b,c:d.yml"],
    ["a\n::error::b.yml", "a\\n::error::b.yml"],
    ["a\u202egpj.yml", "a\\u{202e}gpj.yml"],
  ])("stands at the file %j as %j", (file, shown) => {
    const command = commandIn(printedBy(() => annotate("error", "m", { title: "t", file })));
    expect(command?.properties.file).toBe(shown);
  });
});

describe("outputs of the step", () => {
  afterEach(() => vi.unstubAllEnvs());

  test("are one line each and no others, whatever they are", () => {
    const file = join(mkdtempSync(join(tmpdir(), "outputs-")), "output");
    vi.stubEnv("GITHUB_OUTPUT", file);
    fc.assert(
      fc.property(nastyText, (text) => {
        writeFileSync(file, "");
        expect(setOutputs({ verdict: text, regressions: 2 })).toBe(true);
        const found = readFileCommand(readFileSync(file, "utf8"));
        expect(Object.keys(found)).toEqual(["verdict", "regressions"]);
        expect(found.regressions).toBe("2");
        expect(found.verdict?.replaceAll("#\u200b#[", "##[")).not.toMatch(
          /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u,
        );
        expect(readCommand(`said: ${found.verdict}`)).toBeUndefined();
      }),
    );
  });
});

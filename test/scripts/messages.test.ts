import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readPassedOn, unexplained } from "../../scripts/messages/constructions.ts";
import { findingsOf, withFindings } from "../../scripts/messages/findings.ts";
import { readMessages } from "../../scripts/messages/messages.ts";
import { pageOf } from "../../scripts/messages/page.ts";
import { disagreements } from "../../scripts/messages/review.ts";
import { type Group, readGroup } from "../../scripts/messages/rows.ts";
import { textsOf } from "../../scripts/messages/texts.ts";
import { workflowTexts } from "../../scripts/messages/workflow-texts.ts";

const { sources, texts, unfound, written, groups } = readMessages();
const FILE = "src/recordings/new.ts";

/** A file of rows with one row that says this. */
function group(says: string, more = ""): Group {
  const text = `order: 1
title: Title
about: About.
kind: error
where: file
rows:
  - says: ${JSON.stringify(says)}
    expected: a file
    do: write one
${more}`;
  return readGroup("scripts/messages/rows/title.yml", text);
}

function review(source: string, ...groups: Group[]): string[] {
  return disagreements(textsOf(FILE, source), groups);
}

describe("the sources and the reviewed rows agree", () => {
  test("every message has a row, and every row a message", () => {
    expect(disagreements(unfound, written)).toEqual([]);
  });

  test("the page is made of them", () => {
    const page = readFileSync(new URL("../../docs/messages.md", import.meta.url), "utf8");
    expect(page === pageOf(groups, texts), 'run "npm run messages"').toBe(true);
  });

  test("every error that is made has a text, or a reason why it needs none", () => {
    expect(unexplained(sources, readPassedOn())).toEqual([]);
  });

  // Without the syntax tree, to be sure that nothing gets lost on the way through it.
  test("what is thrown begins as the page has it", () => {
    const page = readFileSync(new URL("../../docs/messages.md", import.meta.url), "utf8");
    const thrown =
      /new (?:RecordingError|GitHubError|ReportError|NotAcceptable|InvalidArgumentError|GlobError)\(\s*(["`])((?:(?!\1|\$\{).)+)/g;
    const beginnings = sources.flatMap(({ source }) =>
      [...source.matchAll(thrown)].map(([, , text = ""]) =>
        text.replaceAll("|", "\\|").replaceAll('\\"', '"'),
      ),
    );
    expect(beginnings.length).toBeGreaterThan(150);
    expect(beginnings.filter((text) => !page.includes(text) && text !== "f1: ")).toEqual([]);
  });
});

describe("a message without a row is told, with the row to paste", () => {
  test.each([
    ["thrown", 'throw new RecordingError("no tool has a name");', "no tool has a name"],
    ["with values", `throw new RecordingError(\`no tool \${name} here\`);`, "no tool … here"],
    ["short, of an error", `throw new GlobError(\`no \${name}\`);`, "no …"],
    ["one of two", 'throw new ReportError(a ? "" : "is not JSON");', "is not JSON"],
    [
      "of a problem",
      'problems.push({ severity: "error", message: "is a strange file" });',
      "is a strange file",
    ],
    ["in a variable", `const message = \`is \${size} long\`; fail({ message });`, "is … long"],
    ["a constant", 'const NO_CASE = "no case id anywhere";', "no case id anywhere"],
    ["handed to a helper", 'refuse(file, "is named twice here");', "is named twice here"],
    ["given back", 'const faultOf = () => ({ fault: "the stream was cut off" });', "the stream was cut off"],
    ["of a schema", 'z.int().refine(isOdd, "an even number is none");', "an even number is none"],
    ["of an option", 'throw new InvalidArgumentError("Write a number.");', "Write a number."],
    ["of a default", 'const why = known ?? "nobody knows why";', "nobody knows why"],
    ["told at once", `complain(terminal\`error: stopped by \${signal}\`);`, "error: stopped by …"],
    ["in a class", 'class Lost extends Error { reason = "it got lost"; }', "it got lost"],
    ["after an assertion of its type", 'fail("has a type" as string);', "has a type"],
  ])("%s", (_how, source, text) => {
    const [told = "", ...others] = review(`\n${source}`);
    expect(others).toEqual([]);
    expect(told).toContain(`# ${FILE}:2\n  - says: ${JSON.stringify(text)}\n    expected: \n    do: `);
    expect(review(source, group(text))).toEqual([]);
  });

  test("a warning is told as one", () => {
    expect(review('talk.warn("a call is left out");')[0]).toContain("\n    kind: warning\n");
  });

  test("the file is named where its neighbours are", () => {
    const source = 'fail("is not known"); fail("is not known either");';
    expect(review(source, group("is not known"))[0]).toMatch(
      /^scripts\/messages\/rows\/title\.yml lacks a row/,
    );
  });

  test("of a workflow, too", () => {
    const line = '  echo "::error title=rungate::shards is $SHARDS: use another"';
    expect(workflowTexts("gate.yml", `run: |\n${line}`)).toMatchObject([
      { text: "shards is …: use another", place: "gate.yml:2" },
    ]);
  });
});

describe("no message is", () => {
  test.each([
    ["a description", 'schema.describe("the most that is read");'],
    ["a line of the debug log", `debug(\`asked \${name} twice\`);`],
    ["what is compared", 'if (text === "not found here") retry();'],
    ["the end of another text", `const more = \` and \${others} more of them\`;`],
    ["a single word", 'const word = "recording";'],
    ["a type", 'type State = "not there" | "not known";'],
    ["a bug", 'throw new TypeError("not an expectations file");'],
  ])("%s", (_what, source) => {
    expect(review(source)).toEqual([]);
  });

  test("a text that is named with a reason, or stands inside another message", () => {
    const source = 'fail("is not known"); print("all went well"); const rest = "of the two";';
    const more = "parts: [of the two]\nsilent:\n  - why: told\n    texts: [all went well]\n";
    expect(review(source, group("is not known", more))).toEqual([]);
  });
});

describe("a row is refused", () => {
  test("that nothing says", () => {
    expect(review("", group("is not known"))).toEqual([
      'scripts/messages/rows/title.yml: nothing says "is not known" any longer: take it out',
    ]);
  });

  test("that is there twice", () => {
    const told = review('fail("is not known");', group("is not known", "parts: [is not known]"));
    expect(told).toEqual([expect.stringContaining("stands there twice")]);
  });

  test("that takes a warning for an error, or the other way round", () => {
    expect(review('talk.warn("a call is left out");', group("a call is left out"))).toEqual([
      expect.stringContaining('write "kind: warning"'),
    ]);
    const [warning] = [group("no call is there")].map((one) => ({
      ...one,
      rows: one.rows.map((row) => ({ ...row, kind: "warning" as const })),
    }));
    expect(review('throw new RecordingError("no call is there");', warning as Group)).toEqual([
      expect.stringContaining('write "kind: error"'),
    ]);
  });

  test("without what to do", () => {
    expect(() =>
      readGroup("x.yml", "order: 1\ntitle: T\nabout: A\nkind: error\nwhere: w\nrows: [{ says: a b }]"),
    ).toThrow();
  });
});

describe("what a check of the doctor finds", () => {
  const file = "src/doctor/checks/lamp.ts";
  const check = (look: string) => ({
    file,
    source: `export const lamp = { id: "lamp", title: "a lamp that burns", look };
const LINES = { expected: "a lamp | a *candle*", remedy: "write:", yaml: [\`lamp: \${expression("on()")} \${name}\`] };
${look}`,
  });
  const row = (source: string) => findingsOf([check(source)]).rows;

  test.each([
    [
      "with what was expected and what to write",
      `const look = () => missing(place, \`no lamp \${name}\`, { expected: "one lamp", remedy: "buy \\\`one\\\`" });`,
      { says: "no lamp …", kind: "missing", expected: "one lamp", do: "buy `one`" },
    ],
    [
      "by constants, of which some are put in another one's place",
      'const look = () => { const what = "dim lamp"; return advice(place, what, { ...LINES, remedy: "light it:" }); };',
      {
        says: "dim lamp",
        kind: "advice",
        expected: "a lamp \\| a \\*candle\\*",
        do: `light it: \`lamp: \${{ on() }} …\``,
      },
    ],
    [
      "that nobody could look at, by a function",
      'const look = () => notChecked(place, "whether it burns", why()); function why() { return isDay ? "it is day" : unseen; }',
      { says: "whether it burns", kind: "not checked", expected: "a lamp that burns", do: "it is day" },
    ],
    [
      "for a reason that comes from elsewhere",
      'const look = () => notChecked(place, "whether it burns", unseen);',
      { says: "whether it burns", kind: "not checked", do: "the reason stands in front of it" },
    ],
    [
      "by the nearest of two names",
      'function a() { const what = "one lamp lacks"; return missing(p, what, LINES); } function b() { const what = "both lamps lack"; }',
      { says: "one lamp lacks", kind: "missing", where: "check `lamp`" },
    ],
  ])("is told %s", (_how, look, told) => {
    expect(row(look)).toEqual([expect.objectContaining(told)]);
  });

  test("is told one by one where it is one of two", () => {
    const rows = row(
      `const look = () => missing(place, isOff ? "no lamp burns" : \`lamp \${id} flickers\`, LINES);`,
    );
    expect(rows.map(({ says }) => says)).toEqual(["no lamp burns", "lamp … flickers"]);
  });

  test("needs no other row; what else is said there does", () => {
    const source = check(
      'const look = () => missing(place, "no lamp burns", LINES); const part = "in the cellar";',
    );
    const { unfound } = withFindings([], textsOf(file, source.source), findingsOf([source]));
    expect(disagreements(unfound, [])).toEqual([expect.stringContaining('says: "in the cellar"')]);
    expect(disagreements(unfound, []).join()).not.toContain("no lamp burns");
  });

  test("has a row on the page for each call that makes a finding with a text of its own", () => {
    const page = pageOf(groups, texts);
    const made = /\b(?:missing|advice|notChecked)\(\s*[\w.]+,\s*"((?:[^"\\]|\\.)+)"/g;
    const said = sources
      .filter(({ file }) => file.startsWith("src/doctor/checks/"))
      .flatMap(({ source }) => [...source.matchAll(made)].map(([, text = ""]) => text));
    expect(said.length).toBeGreaterThan(15);
    expect(said.filter((text) => !page.includes(text))).toEqual([]);
  });
});

describe("an error that is made without a text", () => {
  const own = { file: "src/own.ts", source: "export class OwnFault extends Error {}" };

  test.each([
    "throw new OwnFault(reason);",
    "throw new OwnFault();",
    'throw new ConfigurationError([{ severity: "error", message }]);',
  ])("needs a reason: %s", (made) => {
    const known = { file: "src/problems.ts", source: "export class ConfigurationError extends Error {}" };
    const user = { file: "src/user.ts", source: made };
    const [code = ""] = /new .*(?=;)/.exec(made) ?? [];
    expect(unexplained([own, known, user], [])).toEqual([
      expect.stringContaining(`src/user.ts:1: ${code} is made`),
    ]);
    expect(unexplained([own, known, user], [code])).toEqual([]);
  });

  test("takes it from a constant or a function, of its file or another one", () => {
    const texts = { file: "src/texts.ts", source: 'export const LOST = "it got lost";' };
    const user = {
      file: "src/user.ts",
      source: `import { LOST } from "./texts.ts";
throw new OwnFault(LOST);
function why() { return "for no reason"; }
throw new OwnFault(why());`,
    };
    expect(unexplained([own, texts, user], [])).toEqual([]);
  });

  test("needs no reason that nothing needs", () => {
    expect(unexplained([own], ["new OwnFault(reason)"])).toEqual([expect.stringContaining("take it out")]);
  });
});

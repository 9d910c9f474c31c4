import { before, withImport, withItem, withRow, withSortedRow } from "./edits.ts";

/**
 * A recipe of CONTRIBUTING.md as files. Its code is the block under its heading, and what belongs to the code is here. All of it has the
 * id of the example, and a new id takes its place.
 */
interface Recipe {
  heading: string;
  example: string;
  /** Files beside the code, by path: a fixture and a test. */
  beside: Readonly<Record<string, string>>;
  /** Rewrites the lists and pages that name all of the kind, by path. `as` puts the new id into a text. */
  listed: Readonly<Record<string, (text: string, as: Rename) => string>>;
  /** The steps that remain to be done by hand. */
  next: string;
}

type Rename = (text: string) => string;

const format: Recipe = {
  heading: "A format",
  example: "call-log",
  beside: {
    "test/fixtures/call-log/run.json": `{
  "callLog": [
    { "tool": "search", "input": { "to": "Oslo" } },
    { "tool": "book", "input": { "flight": "SK4" } }
  ]
}
`,
    "test/recordings/formats/call-log.test.ts": `import { expect, test } from "vitest";
import { fixture, readAs, readOne } from "../fixture.ts";

test("each entry is a call", () => {
  expect(readOne("call-log", fixture("call-log/run.json")).toolCalls).toMatchObject([
    { name: "search", arguments: { to: "Oslo" } },
    { name: "book", arguments: { flight: "SK4" } },
  ]);
});

test("an entry that cannot be read is an error, not a missing call", () => {
  expect(() => readAs("call-log", { callLog: ["search"] })).toThrow("callLog is not a list of objects");
  const renamed = [{ tool: "search", params: {} }];
  expect(() => readAs("call-log", { callLog: renamed })).toThrow("params");
});
`,
  },
  listed: {
    "src/recordings/formats/index.ts": (text, as) =>
      withItem(withImport(text, as('import { callLog } from "./call-log.ts";')), "formats", as("callLog")),
    "docs/formats.md": (text, as) =>
      withSortedRow(
        text,
        "| producer |",
        as("| Call log | the log | `call-log` | failures, refusals, ids, groups |"),
      ),
    "docs/measures.md": (text, as) =>
      withRow(text, "| format |", as("| `call-log` | no | no | no | no | no |")),
  },
  next: `Write a run of your agent's shape into the fixture, and make the test pass.
In docs/formats.md, name the producer. In docs/measures.md, say where the format has tokens, cost and time.`,
};

const scorer: Recipe = {
  heading: "A scorer of calls",
  example: "no-repeats",
  beside: {
    "test/scorers/calls/no-repeats.test.ts": `import { expect, test } from "vitest";
import type { ToolCall } from "../../../src/recordings/run.ts";
import { noRepeats } from "../../../src/scorers/calls/no-repeats.ts";
import { made } from "../fixture.ts";

const toOslo = made("search", { to: "Oslo" });
const toRome = made("search", { to: "Rome" });

test.each<[string, ToolCall[], object]>([
  ["no call", [], { status: "not-assessed" }],
  ["another argument", [toOslo, toRome], { status: "scored", value: 1, details: { lacks: [] } }],
  ["a call twice", [toOslo, toOslo, toRome], { status: "scored", value: 2 / 3 }],
])("%s", (_calls, calls, outcome) => {
  expect(noRepeats.score(calls, noRepeats.options)).toMatchObject(outcome);
});
`,
  },
  listed: {
    "src/scorers/requested.ts": (text, as) =>
      withItem(
        withImport(text, as('import { noRepeats } from "./calls/no-repeats.ts";')),
        "ofCalls",
        as("noRepeats"),
      ),
    "docs/metrics.md": (text, as) =>
      before(
        text,
        "## Rules",
        as(`## \`no-repeats\`

\`\`\`text
score = different calls / calls
\`\`\`

It is in the report if a case, or \`defaults\`, has \`no-repeats: true\`. It advises until \`gate.scorers\` lists it.
`),
      ),
  },
  next: `Work out the numbers of the test by hand, and make it pass. In docs/metrics.md, write the formula.
After a change of an option, run npm run fix schemas.`,
};

const textScorer: Recipe = {
  heading: "A scorer of texts",
  example: "short-answers",
  beside: {
    "test/scorers/texts/short-answers.test.ts": `import { expect, test } from "vitest";
import { shortAnswers } from "../../../src/scorers/texts/short-answers.ts";

test.each<[string, object]>([
  ["", { status: "not-assessed" }],
  ["Yes.", { status: "scored", value: 1, details: { lacks: [] } }],
  ["Certainly", { status: "scored", value: 5 / 9 }],
])("the answer %j", (response, outcome) => {
  const texts = { input: "Is it open?", response, messages: [response] };
  expect(shortAnswers.score(texts, { characters: 5 })).toMatchObject(outcome);
});
`,
  },
  listed: {
    "src/scorers/texts/index.ts": (text, as) =>
      withItem(
        withImport(text, as('import { shortAnswers } from "./short-answers.ts";')),
        "allTextScorers",
        as("shortAnswers"),
      ),
    "docs/text-scorers.md": (text, as) => {
      const row = as("| [`short-answers`](#short-answers) | how short the answer is | higher | 1 | | no |");
      return before(
        withRow(
          withRow(text, "| scorer | what |", row),
          "| scorer | options |",
          as("| `short-answers` | `{ characters: 400 }` |"),
        ),
        "## Scorers with a judge",
        as(
          "### `short-answers`\n\n```text\nscore = characters allowed / characters of the answer, at most 1\n```\n",
        ),
      );
    },
  },
  next: scorer.next.replace("metrics", "text-scorers"),
};

const view: Recipe = {
  heading: "A view",
  example: "case-lines",
  beside: {
    "test/views/case-lines.test.ts": `import { expect, test } from "vitest";
import { caseLines } from "../../src/views/case-lines.ts";
import { reportOn } from "../workspace.ts";

test("--case-lines writes a line for each case", () => {
  const report = reportOn({ "runs/trip.json": { toolCalls: [] }, "expectations.yml": "cases: [{ id: trip }]" });
  expect(JSON.parse(caseLines(report))).toMatchObject({ id: "trip", passRate: null });
});
`,
  },
  listed: {
    "src/views/index.ts": (text, as) =>
      withItem(
        text,
        "fileViews",
        as(`{
    name: "case-lines",
    what: "write the cases as JSON Lines",
    load: async () => (await import("./case-lines.ts")).caseLines,
  }`),
      ),
    "docs/commands.md": (text, as) =>
      withRow(text, "| option | what it writes |", as("| `--case-lines FILE` | the cases as JSON Lines |")),
  },
  next: "In src/views/index.ts, write the help of the option. Make the test pass.",
};

export const recipes: Readonly<Record<string, Recipe>> = { format, scorer, "text-scorer": textScorer, view };

/** The files of a new id, by path. */
interface NewFiles {
  written: Map<string, string>;
  changed: Map<string, string>;
}

/** Returns the files that a recipe writes and changes. `read` returns a file of the project. */
export function filesOf(recipe: Recipe, id: string, read: (path: string) => string): NewFiles {
  const { heading, example, beside, listed } = recipe;
  const as: Rename = (text) =>
    formsOf(example).reduce((done, form, at) => done.replaceAll(form, formsOf(id)[at] ?? ""), text);
  const own = [codeUnder(heading, read("CONTRIBUTING.md")), ...Object.entries(beside)];
  const changed = Object.entries(listed).map(([path, change]) => [path, change(read(path), as)] as const);
  return { written: new Map(own.map(([path, text]) => [as(path), as(text)])), changed: new Map(changed) };
}

function codeUnder(heading: string, page: string): [path: string, text: string] {
  const [, under = ""] = page.split(`\n### ${heading}\n`);
  const [, path, text] = /^```ts\n\/\/ (\S+)\n(.*?)^```$/ms.exec(under) ?? [];
  if (path === undefined || text === undefined)
    throw new Error(`CONTRIBUTING.md shows no code for "${heading}"`);
  return [path, text];
}

/** The id itself, as an identifier and as words: `call-log`, `callLog`, `Call log`. */
function formsOf(id: string): string[] {
  const words = id.replaceAll("-", " ");
  const name = id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [id, name, words.charAt(0).toUpperCase() + words.slice(1)];
}

/** Returns true for lower-case words with dashes between them. */
export function isId(text: string): boolean {
  return /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(text);
}

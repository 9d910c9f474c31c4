import assert from "node:assert/strict";
import fc from "fast-check";
import { loadConfigFile } from "../../../src/config/config-file.ts";
import { loadExpectations } from "../../../src/config/expectations.ts";
import { defaultPolicy } from "../../../src/config/policy.ts";
import type { Json } from "../../../src/core/json.ts";
import { RecordingError } from "../../../src/core/problems.ts";
import { fingerprintOf } from "../../../src/gate/score/fingerprint.ts";
import { scoreRun } from "../../../src/gate/score/score-run.ts";
import { redactor } from "../../../src/report/details.ts";
import { toolBook } from "../../../src/scorers/tool-book.ts";
import { made } from "../../../test/scorers/fixture.ts";
import { runWith } from "../../../test/scorers/judgement/fixture.ts";
import { assertExplained, unlessRefused } from "../refusal.ts";
import { valuesBy } from "../schema-values.ts";
import { target } from "../target.ts";
import { soup } from "../texts.ts";
import { yamlOf } from "../yaml.ts";
import { anyArguments } from "./matching.ts";

const FILE = "expectations.yml";
const anything = fc.oneof(fc.string({ unit: "binary" }), fc.uint8Array().map(decoded));
const run = runWith([made("search", { to: "Oslo" }), made("book", { to: "Lisbon", n: [1, 2] })]);
const noRules = toolBook([]);

export const expectations = target<string>({
  name: "expectations",
  promise: "an expectations file is read whole, or every mistake in it is told with its place",
  few: 250,
  examples: fc.oneof(
    {
      weight: 12,
      arbitrary: yamlOf(valuesBy("expectations", { odd: 60, parts: { arguments: anyArguments } })),
    },
    {
      weight: 3,
      arbitrary: soup([
        "cases:\n",
        "  - id: a\n",
        "    referenceToolCalls:\n",
        "- name: b\n",
        "&a ",
        "*a",
        "!!x ",
      ]),
    },
    { weight: 1, arbitrary: anything },
  ),
  check(text) {
    const { expectations: read, problems } = loadExpectations([{ file: FILE, text }]);
    assertExplained(problems, FILE, text);
    if (problems.length > 0) return;
    for (const expectation of read.values()) {
      assert.match(fingerprintOf(expectation, defaultPolicy), /^sha256:[\da-f]{64}$/);
      const scored = unlessRefused(() => scoreRun(run, expectation, noRules), RecordingError);
      for (const outcome of Object.values(scored?.scores ?? {}))
        if (outcome.status === "scored") assert.ok(outcome.value >= 0 && outcome.value <= 1);
    }
  },
});

const rules = fc.constantFrom<Json>(
  ...[
    "*.secret",
    "book.**",
    "/\\d{4}/",
    "/(/",
    "/a|/",
    "/^/",
    "[",
    "{a,b}",
    "!(x)",
    "**/**/**",
    "\\",
    "/\\b/",
    "//",
  ],
);

/** Only rules, so that another mistake does not hide a bad one. */
const ruled = fc.record(
  {
    redact: fc.array(rules, { maxLength: 2 }),
    tools: fc.array(fc.record({ match: rules, ignore: fc.constant(true) }), { maxLength: 1 }),
  },
  { requiredKeys: [] },
);

export const policy = target<string>({
  name: "policy",
  promise: "a policy file is read whole, or every mistake in it is told with its place",
  few: 250,
  examples: fc.oneof(
    {
      weight: 12,
      arbitrary: yamlOf(
        valuesBy("policy", { odd: 60, parts: { redact: fc.array(rules, { maxLength: 3 }), match: rules } }),
      ),
    },
    {
      weight: 3,
      arbitrary: soup(["gate:\n", "  floors: {", "f1: ", "0.5", "}\n", "tools:\n", "- match: '*'\n"]),
    },
    { weight: 3, arbitrary: ruled.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: anything },
  ),
  check(text) {
    const { policy: read, problems } = loadConfigFile(FILE, text);
    assertExplained(problems, FILE, text);
    assert.equal(read === undefined, problems.length > 0, "a policy or problems");
    if (read === undefined) return;
    const tools = toolBook(read.tools);
    const redact = redactor(read.redact);
    for (const name of ["book", "a/b", "__proto__", "\ud800", ""]) {
      assert.equal(typeof tools.ignores(name), "boolean");
      assert.equal(typeof redact.text(`${name} 4111 secret`), "string");
      redact.argument({ secret: ["4111", { n: 1n }] }, name, ["secret", "0"]);
    }
  },
});

function decoded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("utf8");
}

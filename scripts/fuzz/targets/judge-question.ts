import assert from "node:assert/strict";
import fc from "fast-check";
import type { Json } from "../../../src/core/json.ts";
import { limits } from "../../../src/core/limits.ts";
import { RecordingError } from "../../../src/core/problems.ts";
import { readDocument } from "../../../src/recordings/detect.ts";
import { redactRules } from "../../../src/recordings/redact-values.ts";
import { questionOf } from "../../../src/scorers/judge/question.ts";
import { dataOf, section, seen, terms } from "../../../test/scorers/judgement/fixture.ts";
import { unlessRefused } from "../refusal.ts";
import { anyDocument } from "../samples.ts";
import { target } from "../target.ts";

const rules = fc.constantFrom<string[]>(
  [],
  ["*.secret"],
  ["**"],
  ["/[a-z]{3}/", "search.*"],
  ["/./"],
  ["/|a/"],
);

export const judgeQuestion = target<[Json, string[]]>({
  name: "judge-question",
  promise:
    "a run becomes a question whose data stands on one line between its markers, or is not asked about",
  few: 200,
  examples: fc.tuple(anyDocument, rules),
  check([document, hidden]) {
    const about = seen(["search", "book", "\ud800"], { redact: redactRules(hidden) });
    for (const run of unlessRefused(() => readDocument(document).runs, RecordingError, RangeError) ?? []) {
      const question = questionOf(run, about, terms);
      if ("unasked" in question) {
        assert.notEqual(question.unasked, "");
        continue;
      }
      const { markers, between } = section(question);
      assert.equal(markers.length, 2, "nothing in the data is a marker");
      assert.equal(between.length, 1, "the data stands on one line");
      assert.ok(Array.isArray(dataOf(question).conversation), "and is JSON");
      assert.ok(question.user.length <= 2 * limits.judgedRun);
    }
  },
});

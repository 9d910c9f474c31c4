import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadExpectations } from "../../../src/config/expectations.ts";
import { defaultPolicy } from "../../../src/config/policy.ts";
import type { Policy } from "../../../src/config/policy-schema.ts";
import type { JsonObject } from "../../../src/core/json.ts";
import { acceptRuns } from "../../../src/gate/accept/accept-runs.ts";
import { passes } from "../../../src/gate/score/passes.ts";
import { scoreRun } from "../../../src/gate/score/score-run.ts";
import type { Run } from "../../../src/recordings/run.ts";
import { toolBook } from "../../../src/scorers/tool-book.ts";
import { anyRun, anyRunLike, statedCase } from "./arbitrary.ts";
import { jsonFile, writeFile } from "./file-writer.ts";
import { caseToAccept } from "./fixture.ts";

const policy: Policy = {
  ...defaultPolicy,
  tools: [
    { match: "get_*", readOnly: true },
    { match: "think", ignore: true },
  ],
};
const NUMBER_OF_RUNS = 300;

const someCases = fc
  .array(statedCase, { minLength: 1, maxLength: 3 })
  .map((cases) => cases.map((testCase, at): JsonObject => ({ id: `case-${at}`, ...testCase })));
const choices = fc.infiniteStream(fc.nat({ max: 59 }));

/** The only file after accepting the run for a case. Fails when it is refused. */
function accept(text: string, id: string, run: Run): string {
  const { files, refused } = acceptRuns([{ file: "e.yml", text }], [caseToAccept(id, run)], policy);
  expect(refused, text).toEqual([]);
  return files[0]?.text ?? "";
}

function accepts(text: string, id: string, run: Run): boolean | null {
  const { expectations, problems } = loadExpectations([{ file: "e.yml", text }]);
  expect(problems, text).toEqual([]);
  const expectation = expectations.get(id);
  if (expectation === undefined) throw new Error(`no case ${id}`);
  return passes(scoreRun(run, expectation, toolBook(policy.tools)), policy);
}

describe("whatever a file says and however it is written, after a run was accepted", () => {
  test("it passes, no byte of another case is touched, and nothing is left to accept", () => {
    fc.assert(
      fc.property(someCases, choices, fc.nat(), anyRun, (cases, stream, chosen, run) => {
        const { head, cases: texts } = writeFile(cases, stream);
        const at = chosen % cases.length;
        const text = head + texts.join("");
        expect(loadExpectations([{ file: "e.yml", text }]).problems, text).toEqual([]);
        const after = accept(text, `case-${at}`, run);
        expect(accepts(after, `case-${at}`, run), after).toBe(true);
        expect(after.startsWith(head + texts.slice(0, at).join(""))).toBe(true);
        expect(after.endsWith(texts.slice(at + 1).join(""))).toBe(true);
        expect(accept(after, `case-${at}`, run)).toBe(after);
      }),
      { numRuns: NUMBER_OF_RUNS },
    );
  });

  test("a JSON file is a JSON file", () => {
    fc.assert(
      fc.property(someCases, fc.constantFrom("", "  ", "\t"), anyRun, (cases, indent, run) => {
        const after = accept(jsonFile(cases, indent), "case-0", run);
        JSON.parse(after);
        expect(accepts(after, "case-0", run), after).toBe(true);
      }),
      { numRuns: NUMBER_OF_RUNS },
    );
  });
});

test("several runs are accepted together where accepting any of them says the same, and then each of them passes", () => {
  const seen = { accepted: 0, refused: 0 };
  const likeRuns = anyRun.chain((run) =>
    fc.tuple(fc.constant(run), fc.array(anyRunLike(run), { minLength: 1, maxLength: 2 })),
  );
  fc.assert(
    fc.property(statedCase, likeRuns, (caseFields, [first, rest]) => {
      const text = jsonFile([{ id: "case", ...caseFields }], "  ");
      const runs = [first, ...rest];
      const together = acceptRuns([{ file: "e.yml", text }], [caseToAccept("case", ...runs)], policy);
      const alone = runs.map((run) => accept(text, "case", run));
      if (together.refused.length > 0) {
        seen.refused += 1;
        expect(new Set(alone).size, text).toBeGreaterThan(1);
        return;
      }
      seen.accepted += 1;
      expect(together.files[0]?.text).toBe(alone[0]);
      for (const after of alone)
        for (const run of runs) expect(accepts(after, "case", run), after).toBe(true);
    }),
    { numRuns: NUMBER_OF_RUNS },
  );
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(NUMBER_OF_RUNS / 10);
});

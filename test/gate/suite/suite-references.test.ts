import { describe, expect, test } from "vitest";
import { expected, type Recorded, suiteOf } from "./suite-fixture.ts";

describe("references in recordings", () => {
  test("say what is expected where no file names the case", () => {
    const { cases, problems } = suiteOf([
      { calls: ["t"], references: ["t"] },
      { calls: ["u"], references: ["t"] },
    ]);
    expect(problems).toEqual([]);
    expect(cases[0]?.recorded).toMatchObject({ isDeclared: true });
    expect(cases[0]?.trials.map(({ pass }) => pass)).toEqual([true, false]);
  });

  test("are not looked at where a file names the case", () => {
    const { cases, problems } = suiteOf(
      [
        { calls: ["t"], references: ["u"] },
        { calls: ["t"], references: ["v"] },
      ],
      expected,
    );
    expect(problems).toEqual([]);
    expect(cases[0]?.recorded).toBeNull();
    expect(cases[0]?.trials.map(({ pass }) => pass)).toEqual([true, true]);
  });

  test("that differ between trials of a case are an error that names both places", () => {
    const { problems } = suiteOf([
      { references: ["t"] },
      { references: ["t"] },
      { references: ["t", "u"] },
      { references: [] },
    ]);
    const message = (file: string) =>
      `error ${file}: case "a" has other expectations here, unlike at 0.json: trials of one case must expect the same. Tag them apart or declare the case in an expectations file`;
    expect(problems).toEqual([message("2.json"), message("3.json")]);
  });

  test("may differ between tags", () => {
    const { problems } = suiteOf([{ references: ["t"] }, { references: ["u"], tags: { m: "x" } }]);
    expect(problems).toEqual([]);
  });

  test("of some trials only are an error, and speak for the case whichever trial comes first", () => {
    const pairs: [Recorded[], string][] = [
      [[{}, { references: ["t"] }], "other"],
      [[{ references: ["t"] }, {}], "no"],
    ];
    for (const [recordings, has] of pairs) {
      const { cases, problems } = suiteOf(recordings);
      expect(problems).toEqual([
        `error 1.json: case "a" has ${has} expectations here, unlike at 0.json: trials of one case must expect the same. Tag them apart or declare the case in an expectations file`,
      ]);
      expect(cases[0]?.recorded).toMatchObject({ isDeclared: true });
      expect(cases[0]?.trials.map(({ pass }) => pass).sort()).toEqual([false, null]);
    }
  });

  test("are compared with the policy's options", () => {
    const { cases } = suiteOf(
      [{ calls: ["look", "t"], references: ["t"] }],
      undefined,
      "{tools: [{match: look, readOnly: true}], defaults: {f1: {calls: state-changing}}}",
    );
    expect(cases[0]?.trials[0]?.scores.f1).toMatchObject({ status: "scored", value: 1 });
  });
});

describe("a document that only says what a case expects", () => {
  const evalSet: Recorded = { expectsOnly: true, references: ["t"] };
  const right: Recorded = { calls: ["t"] };
  const wrong: Recorded = { calls: ["u"] };

  test("is no trial, and speaks for the runs of its case before and after it, whatever their tags", () => {
    const tags = { model: "m" };
    for (const recordings of [
      [evalSet, right, { ...wrong, tags }],
      [right, evalSet, { ...wrong, tags }],
      [right, { ...wrong, tags }, evalSet],
    ]) {
      const { cases, problems } = suiteOf(recordings);
      expect(problems).toEqual([]);
      expect(cases.map(({ tags, trials }) => [tags.model, trials[0]?.pass])).toEqual(
        expect.arrayContaining([
          [undefined, true],
          ["m", false],
        ]),
      );
    }
  });

  test("leaves the names of trials as the order of the files gives them", () => {
    const { cases } = suiteOf([right, wrong, evalSet, wrong]);
    expect(cases[0]?.trials.map(({ trial, pass }) => [trial, pass])).toEqual([
      ["1", true],
      ["2", false],
      ["3", false],
    ]);
  });

  test("gives way to an expectations file", () => {
    const { cases } = suiteOf([evalSet, wrong], "cases: [{id: a, referenceToolCalls: [{name: u}]}]");
    expect(cases[0]?.trials.map(({ pass }) => pass)).toEqual([true]);
  });

  test("wants a run of each of its cases", () => {
    const missing =
      'error 0.json: case "a" has no run: record one, or take the case out and name it under "retired".';
    expect(suiteOf([evalSet]).problems).toEqual([missing]);
    expect(suiteOf([evalSet, { ...right, caseId: "b" }]).problems).toContainEqual(
      expect.stringContaining(missing),
    );
  });

  test("must agree with others on a case, and with its runs", () => {
    const rest: Recorded = { expectsOnly: true, references: ["u"] };
    expect(suiteOf([evalSet, evalSet, right]).problems).toEqual([]);
    expect(suiteOf([evalSet, rest, right]).problems).toEqual([
      'error 1.json: case "a" is expected to make other calls here than at 0.json: keep one of them',
    ]);
    expect(suiteOf([evalSet, { ...right, references: ["u"] }]).problems).toEqual([
      expect.stringContaining('error 1.json: case "a" has other expectations here, unlike at 0.json'),
    ]);
    expect(suiteOf([evalSet, { ...right, references: ["t"] }]).problems).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { made } from "../../scorers/fixture.ts";
import { recorded } from "./recorded.ts";
import { written } from "./stated.ts";

describe("a run that a scorer gave 0", () => {
  const scoredRuns = (...scores: [string, unknown][]) =>
    scores.flatMap(([tool, score], at) =>
      recorded([["case", [[made(tool)]]]], {
        ...(score === undefined ? {} : { scores: new Map([["my-scorer", score as number]]) }),
      }).map((run) => ({ ...run, trial: String(at), hash: String(at) })),
    );

  test("is never proposed, and its case is named", () => {
    const { cases, head, files } = written(scoredRuns(["cancel", 0], ["cancel", 0], ["cancel", 0]));
    expect(cases.trim()).toBe("[]");
    expect(head).toContain(
      "Not listed because a scorer gave 0 to each run (write down what is right): case.",
    );
    expect(files.leftOut).toBe(1);
  });

  test.each([0, false])("leaves the word to the others: %s", (score) => {
    const { cases } = written(scoredRuns(["cancel", score], ["cancel", score], ["book", 0.4]));
    expect(cases).toContain("# 2 of 3 runs left out: my-scorer gave 0.");
    expect(cases).toContain("- name: book");
    expect(cases).not.toContain("cancel");
  });

  test("is not proposed from another recording of the same run, which has no scores", () => {
    const { cases } = written(scoredRuns(["cancel", 0], ["cancel", undefined], ["book", 1]));
    expect(cases).toContain("- name: book");
    expect(written(scoredRuns(["cancel", 0], ["cancel", 1])).cases).toContain("- name: cancel");
  });

  test("keeps its right answer", () => {
    const runs = scoredRuns(["cancel", 0]).map((run) => ({
      ...run,
      expectedTexts: { groundTruth: ["Booked."] },
    }));
    expect(written(runs).cases).toBe(`
  # No call is listed: my-scorer gave 0 to each run.
  - id: case
    groundTruth: Booked.
`);
  });

  test.each<[string, unknown]>([
    ["is a text", "0"],
    ["is an object", { value: 0 }],
  ])("is not one whose score %s", (_what, score) => {
    expect(written(scoredRuns(["book", score])).cases).toContain("- name: book");
  });

  test.each(["toxicity-scorer", "Bias Scorer", "hallucination"])(
    "is not one with the best score of %s",
    (name) => {
      const runs = scoredRuns(["book", 0]).map((run) => ({ ...run, scores: new Map([[name, 0]]) }));
      expect(written(runs).cases).toContain("- name: book");
    },
  );
});

import { describe, expect, test } from "vitest";
import type { Report } from "../../src/report/report.ts";
import { quarantineLines } from "../../src/views/cases.ts";
import { commentView } from "../../src/views/comment.ts";
import { junitView } from "../../src/views/junit.ts";
import { pageBody } from "../../src/views/page/page.ts";
import { hostileTexts } from "../attacks/hostile-texts.ts";
import { atTerminal, explained } from "./printed.ts";
import { onPullRequest, place } from "./pull-request.ts";
import { linesOf } from "./scenarios.ts";
import { against, ofAnyVersion, type Recorded, reportOf, upTo } from "./trips.ts";

const policy = `quarantine:
  - { case: trip-003, owner: "@ann", reason: flaky provider, until: 2026-12-31 }
`;
const trips = { cases: 20, trials: 3, policy };
const make = (head: Recorded, base: Recorded = {}) =>
  onPullRequest(ofAnyVersion(against({ ...trips, ...base }, { ...trips, ...head })));

const reports: Record<string, () => Report> = {
  "fails, and nothing else": () => make({ failing: [3] }),
  "fails, and others got worse": () => make({ failing: [3, ...upTo(3)] }),
  passes: () => make({}),
  "passes every run that is known, and they are many": () => make({ trials: 5 }, { trials: 5 }),
  "nothing to compare with": () => onPullRequest(ofAnyVersion(reportOf({ ...trips, failing: [3] }))),
};

test("every output says which case does not decide, whose it is, and how it does", async () => {
  const outputs = Object.entries(reports).flatMap(([name, report]): [string, string][] => {
    const one = report();
    const own = one.cases.filter(({ quarantine }) => quarantine !== undefined);
    return [
      [name, atTerminal(one)],
      [`${name}, as a comment`, commentView(one, place).text],
      [`${name}, as tests`, junitView(one, { verdict: true, isRed: one.verdict.blocks })],
      [`${name}, explained`, explained({ ...one, cases: own })],
      [
        `${name}, as a page`,
        pageBody(one)
          .text.replaceAll(/<[^>]*>/g, " ")
          .replaceAll(/ +/g, " "),
      ],
    ];
  });
  await expect(linesOf(outputs, /[Qq]uarantine|^[✔✘●#]/)).toMatchFileSnapshot(
    "../golden/lines/quarantine.txt",
  );
});

describe("the line of the quarantine", () => {
  test("is not there where every case decides", () => {
    expect(quarantineLines(make({ policy: "{}" }, { policy: "{}" }))).toEqual([]);
  });

  test("says of a carried case that its runs are the base's", () => {
    const report = make({ failing: [3] });
    const cases = report.cases.map((reportCase) => ({ ...reportCase, carried: true as const }));
    expect(quarantineLines({ cases })).toEqual([
      expect.stringMatching(/ until 2026-12-31\), passed 0 of 3 runs, carried from the base$/),
    ]);
  });

  test("names the first cases, and says how many more there are", () => {
    const entries = upTo(7).map(
      (at) => `{ case: trip-00${at}, owner: "@ann", reason: flaky, until: 2026-12-31 }`,
    );
    const many = `quarantine: [${entries.join(", ")}]\ngate: { maxQuarantine: 1 }`;
    expect(quarantineLines(make({ policy: many }, { policy: many }))).toEqual([
      expect.stringMatching(/^7 cases in quarantine do not decide: trip-000 \(flaky, @ann.* and 2 more$/),
    ]);
  });

  test("asks nobody to look: a case that passes a few runs only is not called stable", () => {
    expect(quarantineLines(make({}))).toEqual([expect.stringMatching(/passed 3 of 3 runs$/)]);
    expect(quarantineLines(make({ trials: 5 }, { trials: 5, failing: [3] }))).toEqual([
      expect.stringMatching(/passed 5 of 5 runs$/),
    ]);
  });
});

describe.each(Object.entries(hostileTexts))("an owner and a reason with %s", (_, text) => {
  const hostile = (): Report => {
    const report = make({ failing: [3] });
    const cases = report.cases.map((reportCase) =>
      reportCase.quarantine === undefined
        ? reportCase
        : { ...reportCase, quarantine: { owner: text, reason: `witness ${text}`, until: text } },
    );
    return { ...report, cases };
  };

  test("are text in a comment, and on one line", () => {
    const body = commentView(hostile(), place).text;
    const [line, ...rest] = body.split("\n").filter((one) => one.includes("witness"));
    expect(rest).toEqual([]);
    expect(line).toMatch(/^- 1 case in quarantine/);
    expect(line?.replaceAll(/<\/?span>/g, "")).not.toMatch(/<[a-z!/]|@\w|\u202e|https?:\/\/a/i);
  });

  test("are text on a page and for reporters of tests", () => {
    const report = hostile();
    for (const view of [pageBody(report).text, junitView(report, { verdict: true, isRed: false })]) {
      expect(view).toContain("witness");
      expect(view).not.toMatch(/<script>alert|<svg\/onload|<\/article>|<b>/);
    }
  });
});

import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadConfigFile } from "../../../src/config/config-file.ts";
import type { Report } from "../../../src/report/report.ts";
import type { Finding, GitHubSetup } from "../../../src/setup/doctor/repository.ts";
import { commit, expectations, type Files, flights, recordings } from "../../gate/suite.ts";
import { CONFIG, canonical, EXPECTATIONS_LINE, findingsOf, RUNS_LINE } from "./fixture.ts";

const TODAY = "2026-06-12";
const IDS = flights(20);

beforeEach(() => {
  vi.stubEnv("SOURCE_DATE_EPOCH", String(Date.parse(`${TODAY}T08:00:00Z`) / 1000));
});

/** The report of the last of these commits; `wrong` returns the failing cases of each. */
function baseAfter(commits: number, wrong: (at: number) => string[], more: Files = {}): Report {
  let report: Report | undefined;
  for (let at = 0; at < commits; at++) {
    const files = { ...expectations(IDS), ...recordings(IDS, `made ${at}`, wrong(at)), ...more };
    report = commit(`c${at}`, files, report, { today: TODAY });
  }
  return report as Report;
}

function quarantineFindings(report: Report | undefined, config = ""): Finding[] {
  const seen = { isFound: true, reason: "recorded", expiresAt: null, ...(report && { report }) };
  const baselines = { get: () => ({ seen }) } as unknown as GitHubSetup["baselines"];
  const files = { [CONFIG]: `${RUNS_LINE}${EXPECTATIONS_LINE}${config}` };
  return findingsOf(canonical, { baselines }, files).filter(({ check }) => check === "quarantine");
}

const entry = (id: string, until: string) =>
  `{ case: ${id}, owner: "@ann", reason: flaky provider, until: ${until} }`;

describe("a case that flips from commit to commit", () => {
  let flipping: Report;
  beforeAll(() => {
    flipping = baseAfter(8, (at) => (at % 2 === 0 ? [] : ["flight-3"]));
  });

  test("is proposed, with how often it does and lines that can be pasted", () => {
    const [finding, ...rest] = quarantineFindings(flipping);
    expect(rest).toEqual([]);
    expect(finding).toMatchObject({
      state: "advice",
      file: CONFIG,
      what: "1 case of the base branch may be flaky: flight-3 (flips 7 times in 8 commits)",
      yaml: [
        "quarantine:",
        '  - { case: flight-3, owner: "@you", reason: flips 7 times in 8 commits, until: 2026-07-12 }',
      ],
    });
    const { policy, problems } = loadConfigFile("rungate.yml", `${finding?.yaml?.join("\n")}\n`);
    expect(problems).toEqual([]);
    expect(policy?.quarantine).toMatchObject([{ case: "flight-3", until: "2026-07-12" }]);
  });

  test("is proposed where rungate.yml names the committed report, without GitHub", () => {
    const report = { ...flipping, suite: "default" };
    const config = `${RUNS_LINE}${EXPECTATIONS_LINE}baseline: { file: evals/base.json }\n`;
    const files = { [CONFIG]: config, "evals/base.json": JSON.stringify(report) };
    const found = findingsOf(canonical, {}, files).filter(({ check }) => check === "quarantine");
    expect(found).toMatchObject([{ state: "advice", what: expect.stringContaining("flight-3") }]);
  });

  test("is not where it is required, or in quarantine already", () => {
    expect(quarantineFindings(flipping, "gate: { requiredCases: [flight-3] }\n")).toEqual([]);
    const own = quarantineFindings(flipping, `quarantine: [${entry("flight-3", "2026-12-31")}]\n`);
    expect(own).toMatchObject([{ state: "ok" }]);
  });

  test("is proposed only as long as the policy leaves room", () => {
    const names = IDS.slice(0, 4);
    const report = baseAfter(8, (at) => (at % 2 === 0 ? names.slice(0, 2) : names.slice(2)));
    const [finding] = quarantineFindings(report);
    expect(finding?.yaml).toHaveLength(3);
    expect(finding?.remedy).toContain("gate.maxQuarantine leaves no room for 2 of them");
    const [none] = quarantineFindings(report, "gate: { maxQuarantine: 0 }\n");
    expect(none).toMatchObject({ state: "advice" });
    expect(none?.yaml).toBeUndefined();
  });
});

test("a steady suite, and one without a report, get no word", () => {
  expect(quarantineFindings(baseAfter(8, () => ["flight-3"]))).toEqual([]);
  expect(quarantineFindings(undefined)).toEqual([]);
});

describe("an entry", () => {
  test.each([
    ["2026-06-11", "missing", 'the quarantine of case "flight-3" ended on 2026-06-11, so every gate is red'],
    ["2026-06-12", "advice", 'case "flight-3" is in quarantine until 2026-06-12, and decides again then'],
    ["2026-06-19", "advice", 'case "flight-3" is in quarantine until 2026-06-19, and decides again then'],
    ["2026-06-20", "ok", 'case "flight-3" is in quarantine until 2026-06-20'],
  ])("until %s is %s on 2026-06-12", (until, state, what) => {
    expect(quarantineFindings(undefined, `quarantine: [${entry("flight-3", until)}]\n`)).toMatchObject([
      { state, what },
    ]);
  });

  test("of a case that the suite does not have is never past, so it gets no word", () => {
    const text = `quarantine: [${entry("refund", "2026-06-01")}]\n`;
    expect(
      quarantineFindings(
        baseAfter(1, () => []),
        text,
      ),
    ).toEqual([]);
    expect(quarantineFindings(undefined, text)).toMatchObject([{ state: "missing" }]);
  });

  test("of a case that passes every run that is known can go", () => {
    const text = `quarantine: [${entry("flight-3", "2026-12-31")}]\n`;
    const report = baseAfter(11, () => [], { "policy.yml": text });
    expect(quarantineFindings(report, text)).toMatchObject([
      { state: "advice", what: 'case "flight-3" is in quarantine, and passes every run that is known' },
    ]);
    const young = baseAfter(3, () => [], { "policy.yml": text });
    expect(quarantineFindings(young, text)).toMatchObject([{ state: "ok" }]);
  });
});

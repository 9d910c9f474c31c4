import { describe, expect, test } from "vitest";
import { loadConfigFile } from "../../../src/config/config-file.ts";
import { choosePolicy } from "../../../src/config/policy.ts";

const file = (text: string) => loadConfigFile(".github/rungate.yml", text);
const problemsOf = (text: string) => file(text).problems.map(({ message }) => message);
const entry = (more: Record<string, string> = {}) =>
  JSON.stringify({ case: "refund", owner: "@ann", reason: "flaky provider", until: "2026-12-31", ...more });

describe("a quarantine in the policy", () => {
  test("is as it is written, with a day that YAML leaves a text", () => {
    const { policy, problems } = file(
      'quarantine:\n  - { case: refund, owner: "@ann", reason: flaky provider, until: 2026-12-31 }\n',
    );
    expect(problems).toEqual([]);
    expect(policy?.quarantine).toEqual([
      { case: "refund", owner: "@ann", reason: "flaky provider", until: "2026-12-31" },
    ]);
  });

  test.each([
    "2026-02-29",
    "2026-06-31",
    "2026-13-01",
    "2026-1-1",
    "31.12.2026",
    "soon",
    "2026-12-31T00:00Z",
  ])("refuses %s, which is no day", (until) => {
    expect(problemsOf(`quarantine: [${entry({ until })}]`)).toEqual([
      expect.stringContaining(`"${until}" is not a day of the calendar: write it as 2026-12-31`),
    ]);
  });

  test.each(["2028-02-29", "2026-12-31", "1999-01-01"])("takes %s, which is one", (until) => {
    expect(problemsOf(`quarantine: [${entry({ until })}]`)).toEqual([]);
  });

  test.each(["case", "owner", "reason", "until"])("needs %s", (key) => {
    const { [key]: _, ...rest } = JSON.parse(entry()) as Record<string, string>;
    expect(problemsOf(`quarantine: [${JSON.stringify(rest)}]`)).toEqual([
      expect.stringContaining(`"${key}"`),
    ]);
    expect(problemsOf(`quarantine: [${entry({ [key]: "" })}]`)).not.toEqual([]);
  });

  test("says that a bare name with an @ needs quotes, and where the key belongs", () => {
    expect(
      problemsOf("quarantine:\n  - { case: refund, owner: @ann, reason: flaky, until: 2026-12-31 }\n"),
    ).toEqual([expect.stringMatching(/^not valid YAML: .* @\. Write the value in quotes$/)]);
    expect(problemsOf(`gate: { quarantine: [${entry()}] }`)).toEqual([
      expect.stringContaining('it is a key of the file, not of "gate"'),
    ]);
  });

  test("names a case once, and none that is required", () => {
    expect(problemsOf(`quarantine: [${entry()}, ${entry({ owner: "@bob" })}]`)).toEqual([
      'quarantine[1]: names the case "refund" a second time: keep one entry',
    ]);
    expect(problemsOf(`gate: { requiredCases: [refund] }\nquarantine: [${entry()}]`)).toEqual([
      expect.stringContaining(
        'names the case "refund", which gate.requiredCases names too: take it out of one of them',
      ),
    ]);
  });
});

test("a change of the quarantine is told entry by entry", () => {
  const base = file(`quarantine: [${entry()}, ${entry({ case: "cancel" })}]`);
  const head = file(`gate: { maxQuarantine: 0.2 }\nquarantine: [${entry({ until: "2027-01-31" })}]`);
  expect(choosePolicy({ base, head, isFirstUse: false }).pending).toEqual([
    { name: "maxQuarantine", base: 0.1, head: 0.2 },
    { name: "quarantine.cancel", base: "until 2026-12-31, @ann: flaky provider", head: null },
    {
      name: "quarantine.refund",
      base: "until 2026-12-31, @ann: flaky provider",
      head: "until 2027-01-31, @ann: flaky provider",
    },
  ]);
});

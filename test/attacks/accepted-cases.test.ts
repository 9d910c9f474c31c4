import { describe, expect, test } from "vitest";
import { baseFiles, gated, SUITE } from "../e2e/commands.ts";
import { type Files, policy, tripExpectations, tripRuns } from "../e2e/trips.ts";
import { forge, refused } from "./commanded.ts";

describe("what no comment accepts:", () => {
  const case4 = "  - { id: trip-4, referenceToolCalls: [{ name: book, arguments: { date: 2026-06-12 } }]";
  const expecting = (more: string) => ({
    "evals/expectations.yml": String(tripExpectations()["evals/expectations.yml"]).replace(
      `${case4} }`,
      `${case4}${more} }`,
    ),
  });
  const wrong = tripRuns({ wrong: [4] });

  test.each([
    [
      "a case that the base requires, where the branch does not",
      expecting(", required: true"),
      tripExpectations(),
    ],
    ["a case that only the branch requires", {}, expecting(", required: true")],
    [
      "a case that the base's policy requires",
      policy(`${SUITE}gate: { requiredCases: [trip-4] }\n`),
      policy(SUITE),
    ],
    ["a case that the branch's policy requires", {}, policy(`${SUITE}gate: { requiredCases: [trip-4] }\n`)],
  ])("%s", async (_what, base, head) => {
    const scene = await gated({ base: { ...baseFiles(), ...base }, head: { ...wrong, ...head } });
    expect(await refused(scene)).toContain("trip-4 is a required case");
  });

  const renamed = (files: Files, more = "") =>
    Object.fromEntries(
      Object.entries(files).map(([file, text]) => [
        file,
        String(text).replace(/trip-4(,?)/, (_all, comma) =>
          comma ? `other, formerly: trip-4${more},` : "other",
        ),
      ]),
    );

  test.each<[string, Files]>([
    ["its expectation", expecting(", required: true")],
    ["the policy", policy(`${SUITE}gate: { requiredCases: [trip-4] }\n`)],
  ])("a case that %s of the base requires by the name that it had there", async (_what, base) => {
    const head = { ...renamed(wrong), ...renamed(tripExpectations()), ...policy(SUITE) };
    const scene = await gated({ base: { ...baseFiles(), ...base }, head });
    expect(await refused(scene, "/rungate accept other because of that")).toContain(
      "other is a required case",
    );
  });

  const paying = {
    "evals/runs.jsonl": String(wrong["evals/runs.jsonl"]).replace(
      '"date":"2026-06-05"},"status":"ok"}',
      '$&,{"name":"pay","arguments":{},"status":"ok"}',
    ),
  };

  test("a forbidden tool, also where the branch allows it", async () => {
    const base = { ...baseFiles(), ...expecting(", rules: { forbiddenTools: [pay] }") };
    expect(await refused(await gated({ base, head: paying }))).toContain(
      "trip-4 broke a rule, which no comment accepts",
    );
    const scene = await gated({ base, head: { ...paying, ...tripExpectations() } });
    expect(await refused(scene)).toContain("trip-4 broke a rule, which no comment accepts");
  });

  test("a forbidden tool of a case that has another name on the base", async () => {
    const base = { ...baseFiles(), ...expecting(", rules: { forbiddenTools: [pay] }") };
    const scene = await gated({ base, head: { ...renamed(paying), ...renamed(tripExpectations()) } });
    expect(await refused(scene, "/rungate accept other because of that")).toContain(
      "other broke a rule, which no comment accepts",
    );
  });

  test("a cost that the rates of the base find too high, where the branch takes the rule away", async () => {
    const rates = policy(`${SUITE}rates: [{ match: "*", input: 1000, output: 1000 }]\n`);
    const base = { ...baseFiles(), ...rates, ...expecting(", rules: { maxCost: 0.001 }") };
    const using = (usage: string) => ({
      ...tripExpectations(),
      "evals/runs.jsonl": String(wrong["evals/runs.jsonl"]).replace(
        '{"case":"trip-4",',
        `$&"model":"m","usage":${usage},`,
      ),
    });
    const dear = await gated({ base, head: using('{"input":1000,"output":1000}') });
    expect(await refused(dear)).toContain("trip-4 broke a rule, which no comment accepts");
    const untold = await gated({ base, head: { ...wrong, ...tripExpectations() } });
    expect(await refused(untold)).toContain("trip-4 cannot be checked by a rule of the base branch");
  });

  test("a forbidden tool that only the branch forbids", async () => {
    const head = { ...paying, ...expecting(", rules: { forbiddenTools: [pay] }") };
    expect(await refused(await gated({ head }))).toMatch(/trip-4 cannot be accepted: the run broke a rule/);
  });

  test("a rule of the suite, which the branch takes away", async () => {
    const base = { ...baseFiles(), ...policy(`${SUITE}rules: { forbiddenTools: [pay] }\n`) };
    const scene = await gated({ base, head: { ...paying, ...policy(SUITE) } });
    expect(await refused(scene)).toContain("trip-4 broke a rule, which no comment accepts");
  });

  test("a case with a run in error", async () => {
    const rows = String(wrong["evals/runs.jsonl"]).split("\n");
    const failed = JSON.stringify({ case: "trip-4", trial: "2", runError: "no network", toolCalls: [] });
    const scene = await gated({ head: { "evals/runs.jsonl": [...rows, failed].join("\n") } });
    expect(await refused(scene)).toContain("trip-4 has a run in error");
  });

  test("a case with a run that a rule finds in error, where the report does not say so", async () => {
    const base = { ...baseFiles(), ...policy(`${SUITE}rules: { maxTokens: 100 }\n`) };
    const rows = String(tripRuns({ wrong: [4], trials: 2, tokens: 10 })["evals/runs.jsonl"]).split("\n");
    const untold = rows.map((row, at) => (at === 9 ? row.replace(/"usage":\{[^}]*\},/, "") : row));
    const scene = await gated({ base, head: { "evals/runs.jsonl": untold.join("\n") } });
    expect(await refused(scene)).toContain("trip-4 has a run in error");
    forge(scene, ({ cases }) => {
      const [one, two] = cases.find(({ id }) => id === "trip-4")?.trials ?? [];
      Object.assign(two ?? {}, one, { trial: "2", index: two?.index, hash: two?.hash });
    });
    expect(await refused(scene)).toContain("trip-4 has a run in error");
  });

  test("a case whose runs differ, or of which half passes", async () => {
    const rows = String(wrong["evals/runs.jsonl"]).split("\n");
    const other = (day: string) =>
      String(rows[4]).replace("2026-06-05", day).replace('"trial":"1"', '"trial":"2"');
    const differing = await gated({
      head: { "evals/runs.jsonl": [...rows, other("2026-06-07")].join("\n") },
    });
    expect(await refused(differing)).toContain("made different calls");
    const mixed = await gated({ head: { "evals/runs.jsonl": [...rows, other("2026-06-12")].join("\n") } });
    expect(await refused(mixed)).toContain("1 of its 2 runs pass");
  });

  test("a case of two suites", async () => {
    const two = policy(`suites:
  desk: { runs: evals/runs.jsonl, expectations: evals/expectations.yml }
  support: { runs: evals/runs.jsonl, expectations: evals/expectations.yml }
`);
    const scene = await gated({ base: { ...baseFiles(), ...two }, head: wrong });
    const answer = await refused(scene);
    expect(answer).toContain("trip-4 is a case of several suites: desk, support");
    expect(answer).toContain("rungate accept trip-4 --suite SUITE");
  });
});

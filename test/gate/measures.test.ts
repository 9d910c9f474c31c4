import { describe, expect, test } from "vitest";
import { limits } from "../../src/core/limits.ts";
import type { Report } from "../../src/report/report.ts";
import { headlineText, leadingDifference } from "../../src/views/headline.ts";
import { openChecks } from "../../src/views/verdict-text.ts";
import { booking, commit, expectations, type Files, flights, gate } from "./suite.ts";

const RIGHT = "2024-01-15";
const job = { runs: ["runs/{case}.{trial}.json"] };
/** Differences between trials like those of a live agent, equal in every case so that tests are deterministic. */
const NOISE = [0.95, 1, 1.06];

/** A suite of three trials per case; `took` has the tokens of each trial. */
function suite(
  made: string,
  took: (at: number, noise: number) => object,
  policy?: object,
  count = 12,
): Files {
  const ids = flights(count);
  const runs = ids.flatMap((id, at) =>
    NOISE.map((_, trial) => [
      `runs/${id}.${trial}.json`,
      booking(`${made} ${id} ${trial}`, RIGHT, took(at, NOISE[(trial + at) % NOISE.length] as number)),
    ]),
  );
  return {
    ...expectations(ids),
    ...Object.fromEntries(runs),
    ...(policy === undefined ? {} : { "policy.yml": policy }),
  };
}

const tokens = (total: number) => ({ usage: { input: total - 100, output: 100 }, model: "gpt-4o" });
const taking = (factor: number) => (at: number, noise: number) =>
  tokens(Math.round((1_000 + 100 * at) * noise * factor));

function compared(now: Files, before: Files): Report {
  return gate(now, commit("c1", { ...now, ...before }, undefined, job), job);
}

const checkOf = ({ verdict }: Report) => verdict.checks.find(({ name }) => name === "measures");

describe("a rise of the tokens", () => {
  const now = suite("tuesday", taking(1.6));
  const before = suite("monday", taking(1));

  test("is shown, and decides nothing by itself", () => {
    const report = compared(now, before);
    expect(report.verdict.result).toBe("pass");
    expect(checkOf(report)).toMatchObject({ result: "pass", title: "Runs take more" });
    expect(checkOf(report)?.message).toBe(
      "tokens 1.6 k → 2.5 k per run, +60%, 12 of 12 cases (p < .0001, 10% allowed)",
    );
    expect(openChecks(report).map(({ name }) => name)).toEqual(["measures"]);
    expect(headlineText(report)).toBe("no case got worse");
  });

  test("fails the gate where the policy says so, and the first line says it", () => {
    const policy = { measures: { tokens: { maxRise: "20%", gate: true } } };
    const report = compared({ ...now, "policy.yml": policy }, before);
    expect(report.verdict).toMatchObject({ result: "fail", blocks: true });
    expect(headlineText(report)).toBe("tokens per run rose 60%");
    expect(leadingDifference(report)?.text).toBe("tokens 1.6 k → 2.5 k per run, +60%, 12 of 12 cases");
  });

  test("names the case that rose much more than the others", () => {
    const one = suite("tuesday", (at, noise) => taking(at === 4 ? 9 : 1.3)(at, noise));
    expect(checkOf(compared(one, before))?.message).toBe(
      "tokens 1.6 k → 2.9 k per run, +88%, 12 of 12 cases, most in flight-5 (+800%) (p < .0001, 10% allowed)",
    );
  });

  test("is allowed up to what the policy says", () => {
    const policy = { measures: { tokens: { maxRise: "80%", gate: true } } };
    const report = compared({ ...now, "policy.yml": policy }, before);
    expect(report.verdict.result).toBe("pass");
    expect(checkOf(report)?.message).toMatch(/^tokens 1\.6 k → 2\.5 k per run, \+60%, 12 of 12 cases \(/);
  });

  test("of another model says so first", () => {
    const other = suite("tuesday", (at, noise) => ({ ...taking(1.6)(at, noise), model: "gpt-5" }));
    expect(checkOf(compared(other, before))?.message).toMatch(
      /^model gpt-4o → gpt-5 · tokens 1\.6 k → 2\.5 k/,
    );
  });

  test("of a model with an endless name is told in a line all the same", () => {
    const other = suite("tuesday", (at, noise) => ({ ...taking(1)(at, noise), model: "x".repeat(5_000) }));
    expect(checkOf(compared(other, before))?.message).toMatch(/^model gpt-4o → x{100,120}…( · |$)/);
  });

  test("beyond all measure says so", () => {
    const vast = suite("tuesday", () => ({ usage: { total: 1e12 } }));
    expect(checkOf(compared(vast, before))?.message).toContain(", +100,000% or more, ");
  });

  test("that a maintainer accepted does not block", () => {
    const policy = { measures: { tokens: { gate: true } }, gate: { acceptLabel: "accepted" } };
    const files = { ...now, "policy.yml": policy };
    const base = commit("c1", { ...files, ...before }, undefined, job);
    const report = gate(files, base, { ...job, accepted: { by: "ada" } });
    expect(report.verdict.result).toBe("pass");
    expect(checkOf(report)?.title).toBe("Runs take more, accepted by @ada");
  });
});

test("a rise is seen in cases whose expectations changed, too", () => {
  const ids = flights(12);
  const now = {
    ...suite("tuesday", taking(1.6)),
    ...expectations(ids, { defaults: { code: { order: "free" } } }),
  };
  const report = compared(now, { ...suite("monday", taking(1)), ...expectations(ids) });
  expect(report.cases[0]?.comparison?.state).toBe("changed");
  expect(report.comparison?.measures?.tokens).toMatchObject({ cases: 12, rose: 12 });
});

describe("no rise", () => {
  test("says how large one could have stayed unseen, where the policy asks", () => {
    const policy = { measures: { tokens: { maxRise: "5%", gate: true } } };
    const report = compared(suite("tuesday", taking(1), policy), suite("monday", taking(1)));
    expect(report.verdict.result).toBe("pass");
    expect(checkOf(report)?.message).toMatch(
      /^tokens 1\.6 k → 1\.6 k per run, unchanged, 0 of 12 cases \(p = \.\d+; rises under about \d+% may stay unseen\)$/,
    );
    expect(openChecks(report)).toEqual([]);
  });

  test("is not told where no policy asks", () => {
    expect(checkOf(compared(suite("tuesday", taking(1.02)), suite("monday", taking(1))))).toBeUndefined();
  });

  test("of a few trials that went astray is not red", () => {
    const astray = suite(
      "tuesday",
      (at, noise) => tokens(Math.round(1_000 * noise * (at === 0 && noise === 1 ? 20 : 1))),
      {
        measures: { tokens: { gate: true } },
      },
    );
    const report = compared(
      astray,
      suite("monday", (_, noise) => tokens(Math.round(1_000 * noise))),
    );
    expect(report.verdict.result).toBe("pass");
  });
});

test("a fall is told as one", () => {
  const report = compared(suite("tuesday", taking(0.5)), suite("monday", taking(1)));
  expect(checkOf(report)).toMatchObject({ result: "pass", title: "Runs take less" });
  expect(checkOf(report)?.message).toBe("tokens 1.6 k → 778 per run, −50%, 12 of 12 cases (p < .0001)");
});

function cheap(count: number): Files {
  const ids = flights(12 + count);
  const runs = ids.slice(12).map((id) => [`runs/${id}.0.json`, booking(`cheap ${id}`, RIGHT, tokens(101))]);
  return { ...expectations(ids), ...Object.fromEntries(runs) };
}

describe("a maximum", () => {
  const policy = (gates: boolean) => ({ measures: { tokens: { max: 1_200, gate: gates } } });

  test("is of the suite's mean, and needs no baseline", () => {
    const report = gate(suite("monday", taking(1), policy(true)), undefined, job);
    expect(report.verdict.result).toBe("fail");
    expect(headlineText(report)).toBe("tokens per run 1.6 k, above 1.2 k");
    expect(checkOf(report)?.message).toBe("tokens 1.6 k on average, more than the 1.2 k allowed");
  });

  test("is not kept by cheap cases that the base does not have", () => {
    const files = { ...suite("tuesday", taking(1), policy(true)), ...cheap(12) };
    const report = compared(files, suite("monday", taking(1)));
    expect(report.measures?.tokens?.mean).toBeLessThan(1_200);
    expect(report.verdict.result).toBe("fail");
  });

  test("that does not gate is shown", () => {
    const report = gate(suite("monday", taking(1), policy(false)), undefined, job);
    expect(report.verdict.result).toBe("pass");
    expect(openChecks(report).map(({ title }) => title)).toEqual(["Runs take more"]);
  });

  test("of what no recording says fails, for nobody knows", () => {
    const report = gate(
      suite("monday", () => ({}), policy(true)),
      undefined,
      job,
    );
    expect(report.verdict.result).toBe("fail");
    expect(checkOf(report)?.title).toBe("Not measured");
    expect(report.measures?.tokens).toEqual({
      mean: null,
      median: null,
      runs: 0,
      unknown: 36,
      why: "the recording says no tokens",
    });
  });
});

describe("a recording that leaves out what it took", () => {
  const policy = { measures: { tokens: { gate: true } } };
  const before = suite("monday", taking(1), policy);
  const silent = (runs: number) => {
    let left = runs;
    return suite("tuesday", (at, noise) => (left-- > 0 ? {} : taking(1)(at, noise)), policy);
  };

  test("cannot hide a rise", () => {
    const report = compared(silent(1), before);
    expect(report.verdict.result).toBe("fail");
    expect(headlineText(report)).toBe("tokens per run not measured in every run");
    expect(checkOf(report)?.message).toContain(
      "not measured in runs of 1 case that the base measures: flight-1",
    );
  });

  test("not in all of them either", () => {
    const report = compared(silent(36), before);
    expect(report.verdict.result).toBe("fail");
    expect(checkOf(report)?.message).toBe(
      "tokens not measured: the recording says no tokens, though the base measures 12 cases: flight-1, flight-10, flight-11 and 9 more. Record what the model's API says of usage",
    );
  });

  test("nor where some runs of the base leave it out too", () => {
    const part = (made: string, measuredCases: number) => {
      let runs = 0;
      return suite(made, (at, noise) => (runs++ % 3 < measuredCases ? taking(1)(at, noise) : {}), policy);
    };
    expect(compared(part("tuesday", 2), part("monday", 2)).verdict.result).toBe("pass");
    expect(compared(part("tuesday", 1), part("monday", 2)).verdict.result).toBe("fail");
    expect(compared(part("tuesday", 0), part("monday", 2)).verdict.result).toBe("fail");
    expect(compared(part("tuesday", 3), part("monday", 2)).verdict.result).toBe("pass");
  });

  test("says of how many runs nobody knows it, where the policy names it", () => {
    let runs = 0;
    const files = suite("monday", (at, noise) => (runs++ % 3 < 2 ? taking(1)(at, noise) : {}), policy);
    expect(checkOf(gate(files, undefined, job))?.message).toMatch(
      / per run, not known of 12 of 36 runs: the recording says no tokens$/,
    );
  });

  test("is no pass where nobody ever measured what gates", () => {
    const report = compared(
      silent(36),
      suite("monday", () => ({})),
    );
    expect(report.verdict.result).toBe("fail");
    expect(headlineText(report)).toBe("tokens per run not measured");
  });

  test("on the base leaves nothing to compare with, which is no pass either", () => {
    const report = compared(
      silent(0),
      suite("monday", () => ({})),
    );
    expect(report.verdict.result).toBe("inconclusive");
    expect(headlineText(report)).toBe("tokens per run cannot be compared with the base");
    expect(leadingDifference(report)?.text).toMatch(
      /^tokens 1\.6 k per run, not compared: no case has it on both sides$/,
    );
  });
});

describe("what is no number", () => {
  test.each([
    [{ input: -5, output: 3 }, "input is -5, not a number from 0"],
    [{ input: "many", output: 3 }, 'input is "many", not a number from 0'],
    [
      { total: limits.tokensOfRun + 1 },
      "total is 1000000000001, more than the 1000000000000 that a run can have",
    ],
    [{ total: 1.5 }, "total is 1.5, not a whole number of tokens"],
    ["many", 'usage is "many", not an object'],
  ])("%j is not measured, and the run is scored", (usage, why) => {
    const report = gate(
      suite("monday", () => ({ usage })),
      undefined,
      job,
    );
    const [trial] = report.cases.flatMap(({ trials }) => trials);
    expect(trial).toMatchObject({ pass: true, unmeasured: { tokens: why } });
    expect(report.cases[0]?.measures).not.toHaveProperty("tokens");
  });

  test("a sum that is more than a run can have is none, and the report can be read again", () => {
    const before = suite("monday", () => ({ usage: { input: 1e12, output: 1e12 } }));
    const report = compared(suite("tuesday", taking(1)), before);
    expect(report.baseline.state).toBe("found");
    const [trial] = gate(before, undefined, job).cases.flatMap(({ trials }) => trials);
    expect(trial?.usage).toBeUndefined();
    expect(trial?.unmeasured?.tokens).toMatch(/^the sum of the tokens is 2000000000000, more than /);
  });

  test.each([
    ["cost", { usage: { cost: 1e10 } }, "cost is 10000000000, more than the 1000000000 that a run can have"],
    [
      "duration",
      { duration: 1e13 },
      "duration is 10000000000000, more than the 1000000000000 that a run can have",
    ],
  ])("a %s beyond what a run can have is none", (measure, took, why) => {
    const report = gate(
      suite("monday", () => took),
      undefined,
      job,
    );
    const [trial] = report.cases.flatMap(({ trials }) => trials);
    expect(trial?.unmeasured).toEqual({ [measure]: why });
  });

  test("a cost among the tokens leaves them as they are", () => {
    const usage = { input: 1_000, output: 5, cost: "free" };
    const report = gate(
      suite("monday", () => ({ usage })),
      undefined,
      job,
    );
    const [trial] = report.cases.flatMap(({ trials }) => trials);
    expect(trial).toMatchObject({
      usage: { total: 1_005 },
      unmeasured: { cost: 'cost is "free", not a number from 0' },
    });
  });

  test("a total of 0 is silence", () => {
    const report = gate(
      suite("monday", () => ({ usage: { total: 0, cost: 0 } })),
      undefined,
      job,
    );
    expect(report.measures).not.toHaveProperty("tokens");
    expect(report.measures).not.toHaveProperty("cost");
  });
});

describe("cost", () => {
  const rates = [{ match: "gpt-4o*", input: 2.5, output: 10 }];

  test("is that of the rates, where no recording says it", () => {
    const report = gate(
      suite("monday", () => tokens(1_100), { rates }),
      undefined,
      job,
    );
    expect(report.measures?.cost?.mean).toBeCloseTo((1_000 * 2.5 + 100 * 10) / 1e6, 12);
    expect(report.measures?.costPerSuccess?.mean).toBeCloseTo(0.0035, 12);
  });

  test("of a model without a rate is not known, and says which", () => {
    const policy = { rates, measures: { cost: {} } };
    const report = gate(
      suite("monday", () => ({ ...tokens(1_100), model: "gpt-5" }), policy),
      undefined,
      job,
    );
    expect(report.measures?.cost).toMatchObject({
      runs: 0,
      why: "the policy has no rate for the model gpt-5",
    });
  });

  test("that is recorded holds over rates", () => {
    const report = gate(
      suite("monday", () => ({ ...tokens(1_100), usage: { input: 1_000, output: 100, cost: 0.5 } }), {
        rates,
      }),
      undefined,
      job,
    );
    expect(report.measures?.cost?.mean).toBe(0.5);
  });

  describe("per success", () => {
    const policy = { measures: { costPerSuccess: { gate: true } } };
    const before = suite("monday", () => ({ usage: { cost: 0.1 } }));

    test.each([6, 12])("is not known where %d cases do not say their cost any more", (silent) => {
      const now = suite("tuesday", (at) => (at < silent ? {} : { usage: { cost: 0.1 } }), policy);
      const report = compared(now, before);
      expect(report.verdict.result).toBe("fail");
      expect(headlineText(report)).toMatch(/^cost per success not measured/);
    });

    test("is none where no run passes", () => {
      const now = suite("tuesday", () => ({ usage: { cost: 0.1 } }), {
        ...policy,
        gate: { regression: { mode: "off" } },
      });
      for (const path of Object.keys(now))
        if (path.startsWith("runs/")) now[path] = booking(path, "2024-01-16", { usage: { cost: 0.1 } });
      const report = compared(now, before);
      expect(report.verdict.result).toBe("fail");
      expect(checkOf(report)?.message).toBe("cost per success not measured: no run passes");
    });
  });

  test("per success rises where fewer runs pass, and the cost of a run does not", () => {
    const wrong = suite("tuesday", () => ({ usage: { cost: 0.1 } }));
    for (const [path, run] of Object.entries(wrong))
      if (/\.[01]\.json$/.test(path))
        Object.assign(run, booking(`other ${path}`, "2024-01-16", { usage: { cost: 0.1 } }));
    const report = compared(
      wrong,
      suite("monday", () => ({ usage: { cost: 0.1 } })),
    );
    expect(report.comparison?.measures?.cost?.rise).toBe(0);
    expect(report.comparison?.measures?.costPerSuccess?.base).toBeCloseTo(0.1, 12);
    expect(report.comparison?.measures?.costPerSuccess?.rise).toBeCloseTo(2, 9);
  });
});

describe("a duration of less than a second more", () => {
  const lasting = (made: string, factor: number, policy?: object) =>
    suite(made, (_at, noise) => ({ duration: 73 * noise * factor }), policy);

  test("is no line of its own", () => {
    expect(checkOf(compared(lasting("tuesday", 1.9), lasting("monday", 1)))).toBeUndefined();
  });

  test("is one from a second on", () => {
    const longer = compared(lasting("tuesday", 30), lasting("monday", 1));
    expect(checkOf(longer)?.title).toBe("Runs take more");
  });

  test("counts where the policy names the duration", () => {
    const policy = { measures: { duration: {} } };
    expect(checkOf(compared(lasting("tuesday", 1.9, policy), lasting("monday", 1)))?.title).toBe(
      "Runs take more",
    );
  });
});

test("a cost and a duration beyond their limits are not known", () => {
  const usage = { cost: limits.costOfRun + 1 };
  const report = gate(
    suite("monday", () => ({ usage, duration: limits.durationOfRun + 1 })),
    undefined,
    job,
  );
  expect(report.cases[0]?.trials[0]?.unmeasured).toEqual({
    cost: "cost is 1000000001, more than the 1000000000 that a run can have",
    duration: "duration is 1000000000001, more than the 1000000000000 that a run can have",
  });
});

describe("what takes nothing", () => {
  const free = { rates: [{ match: "*", input: 0, output: 0 }], measures: { cost: { gate: true } } };

  test("costs nothing on both sides where a model is free", () => {
    const report = compared(suite("tuesday", taking(1), free), suite("monday", taking(1)));
    expect(report.verdict.result).toBe("pass");
    expect(report.comparison?.measures?.cost).toMatchObject({ base: 0, head: 0, rise: 0, p: 0.5 });
  });

  test("has risen from nothing where it does not any more", () => {
    const now = suite("tuesday", () => ({ duration: 800 }), { measures: { duration: { gate: true } } });
    const report = compared(
      now,
      suite("monday", () => ({ duration: 0 })),
    );
    expect(report.verdict.result).toBe("fail");
    expect(headlineText(report)).toBe("duration per run rose from nothing");
  });

  test("does not hide that all other runs cost more", () => {
    const policy = { measures: { cost: { gate: true } } };
    const costing = (factor: number) => (at: number, noise: number) => ({
      usage: { cost: factor === 2 && at === 0 && noise === 1 ? 1e-300 : 0.1 * noise * factor },
    });
    const report = compared(suite("tuesday", costing(2), policy), suite("monday", costing(1)));
    expect(report.verdict.result).toBe("fail");
    expect(headlineText(report)).toMatch(/^cost per run rose \d\d%/);
  });
});

test("slices are by model too, with what each takes", async () => {
  const { slicesOf } = await import("../../src/report/cases.ts");
  const report = gate(
    suite("monday", (at) => ({ ...tokens(at % 2 ? 1_000 : 2_000), model: at % 2 ? "small" : "large" })),
    undefined,
    job,
  );
  const [byModel] = slicesOf(report);
  expect(byModel?.tag).toBe("model");
  expect(byModel?.slices.map(({ value, measures }) => [value, measures.tokens])).toEqual([
    ["large", 2_000],
    ["small", 1_000],
  ]);
});

test("a run that could not run has no calls, not none", () => {
  const files = suite("monday", taking(1));
  const report = gate(
    { ...files, "runs/flight-1.0.json": { runError: "429", toolCalls: [] } },
    undefined,
    job,
  );
  expect(report.measures?.calls?.runs).toBe(35);
});

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loadConfigFile } from "../../src/config/config-file.ts";
import { defaultPolicy } from "../../src/config/policy.ts";
import { limits } from "../../src/core/limits.ts";
import { ConfigurationError, placeText } from "../../src/core/problems.ts";
import type { Job } from "../../src/gate/job.ts";
import { type Content, reportOn } from "../workspace.ts";
import { bounded, inPolicy } from "./beyond.ts";
import { elsewhere } from "./elsewhere.ts";

function problemsOf(files: Record<string, Content>, job: Partial<Job> = {}): string {
  const policy = files["policy.yml"] === undefined ? {} : { policy: "policy.yml" };
  try {
    const { problems } = reportOn({ "expectations.yml": "cases: []", ...files }, { ...policy, ...job });
    return problems
      .map((problem) => `${problem.severity} ${placeText(problem)}${problem.message}`)
      .join("\n");
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
}

describe("beyond a bound stands an error that says what was found and what is allowed", () => {
  test.each(bounded)("$limit", ({ files, job, message }) => {
    expect(problemsOf(files, job)).toContain(message);
  });
});

describe("a policy cannot be set beyond a bound", () => {
  test.each(inPolicy)("%s: %s", (limit, key) => {
    const most = limits[limit] / (/Megabytes$/.test(key) ? 1024 * 1024 : 1);
    const text = (value: number) =>
      key.split(".").reduceRight<unknown>((inner, step) => ({ [step]: inner }), value);
    const policyOf = (value: number) => loadConfigFile("p.yml", JSON.stringify(text(value)));
    expect(policyOf(most)).toMatchObject({ problems: [], policy: text(most) });
    expect(policyOf(most + 2).problems).toMatchObject([
      { message: `${key}: expected at most ${most}, got ${most + 2}` },
    ]);
  });
});

describe("docs/limits.md", () => {
  const page = readFileSync(new URL("../../docs/limits.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| `([\w.]+)` \| (\d+) \| (\d+) \|/gm)].map(([, ...cells]) => cells);

  test("has each limit that a policy can set, with its default and its bound", () => {
    const valueAt = (key: string) =>
      key.split(".").reduce<unknown>((value, step) => value?.[step as never], defaultPolicy);
    const bounds = inPolicy.map(([limit, key]) => [
      key,
      String(valueAt(key)),
      String(limits[limit] / (/Megabytes$/.test(key) ? 1024 * 1024 : 1)),
    ]);
    expect(rows.sort()).toEqual(bounds.sort());
  });
});

describe("every limit is tested, here or elsewhere", () => {
  const tested = [...bounded.map(({ limit }) => limit), ...inPolicy.map(([limit]) => limit)];

  test("each by its name", () => {
    expect(
      Object.keys(limits).filter((name) => !tested.includes(name as never) && !(name in elsewhere)),
    ).toEqual([]);
    expect(Object.keys(elsewhere).filter((name) => !(name in limits))).toEqual([]);
  });

  test.each(Object.entries(elsewhere))("%s in %s", (_limit, place) => {
    const [file = "", title = ""] = place.split(" › ");
    expect(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8")).toContain(title);
  });
});

import { describe, expect, test } from "vitest";
import { defaultPolicy } from "../../../src/config/policy.ts";
import type { Run, ToolCall } from "../../../src/recordings/run.ts";
import { propose } from "../../../src/setup/init/propose.ts";
import { made } from "../../scorers/fixture.ts";
import { recorded } from "./recorded.ts";

function otherWay(trials: (ToolCall[] | [ToolCall[], Partial<Run>])[], id = "case"): string[] {
  const calls = trials.map((trial) => (Array.isArray(trial[0]) ? trial[0] : (trial as ToolCall[])));
  const runs = recorded([[id, calls]]).map((run, at) => {
    const more = Array.isArray(trials[at]?.[0]) ? (trials[at]?.[1] as Partial<Run>) : {};
    return { ...run, ...more };
  });
  const [proposed] = propose(runs, defaultPolicy).cases;
  return (proposed?.notes ?? []).filter((note) => note.includes("--variant"));
}

const mail = [made("mail", { to: "a" })];
const call = [made("call", { to: "a" })];
const line = (file: string, id: string, trial: string) => [
  `${file} called other tools. If that is right too, run: rungate accept ${id} --trial ${trial} --variant`,
];

describe("another way", () => {
  test("is named with the command that adds it, where a run shows one", () => {
    expect(otherWay([mail, mail, call])).toEqual(line("runs/1.3.json", "case", "3"));
    expect(otherWay([call, mail, mail])).toEqual(line("runs/1.1.json", "case", "1"));
    expect(otherWay([mail, mail, [...mail, ...call]])).toEqual(line("runs/1.3.json", "case", "3"));
  });

  test("is the first of several", () => {
    expect(otherWay([mail, mail, call, [made("visit")]])).toEqual(line("runs/1.3.json", "case", "3"));
  });

  test("is not seen where all call the same tools, be it with other arguments or in another order", () => {
    expect(otherWay([mail])).toEqual([]);
    expect(otherWay([mail, mail])).toEqual([]);
    expect(otherWay([mail, mail, [made("mail", { to: "b" })]])).toEqual([]);
    expect(otherWay([mail, mail, [made("mail", { to: "a", cc: "b" })]])).toEqual([]);
    const both = [...mail, ...call];
    expect(otherWay([both, both, both.toReversed()])).toEqual([]);
  });

  test.each<[string, [ToolCall[], Partial<Run>]]>([
    ["ended at a limit", [call, { limit: "max_steps" }]],
    ["failed by a score of its own", [call, { scores: new Map([["quality", 0]]) }]],
    ["was found wrong by its recording", [call, { scores: new Map([["right", false]]) }]],
    ["called nothing", [[], {}]],
    ["had arguments that are not JSON", [[made("call", "{to", { malformed: true })], {}]],
    ["had only calls that failed", [[made("call", {}, { status: "error" })], {}]],
  ])("is not seen in a run that %s", (_what, trial) => {
    expect(otherWay([mail, mail, trial])).toEqual([]);
  });

  test("is seen in a run with a good score", () => {
    const scores = new Map([["quality", 1]]);
    expect(otherWay([mail, mail, [call, { scores }]])).toHaveLength(1);
  });

  test("is not told beside a run that ended at a limit itself", () => {
    const cut: [ToolCall[], Partial<Run>] = [mail, { limit: "max_steps" }];
    expect(otherWay([cut, cut, call])).toEqual([]);
  });

  test("is told only where a shell takes the name of the case as it is, and leaves a strange trial to the reader", () => {
    expect(otherWay([mail, mail, call], "a/b.c-d_1")).toHaveLength(1);
    for (const id of ["a b", "$(x)", "--all", "a;b", "a'b"])
      expect(otherWay([mail, mail, call], id)).toEqual([]);
    expect(otherWay([mail, mail, [call, { trial: "x; y" }]])).toEqual(line("runs/1.3.json", "case", "NAME"));
  });
});

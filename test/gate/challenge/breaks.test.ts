import { expect, test } from "vitest";
import type { CaseRun } from "../../../src/recordings/run.ts";
import { broken, expectationOf, runOf } from "./fixture.ts";

const SEARCH = { name: "search", arguments: { day: "2026-01-15" } };
const BOOK = { id: "c2", name: "book", arguments: { seats: 2 } };
const namesIn = (run: CaseRun | undefined) => run?.toolCalls.map(({ name }) => name);

test("a run is broken in every way that it has a place for, in the order of the kinds", () => {
  const run = runOf([SEARCH, BOOK], { response: "120 EUR" });
  expect([...broken(run).keys()]).toEqual([
    "drop-call search",
    "drop-call book",
    "swap-calls search, book",
    "change-number book /seats",
    "change-date search /day",
    "repeat-call search",
    "repeat-call book",
    "neighbour-tool search → book",
    "neighbour-tool book → search",
    "end-early",
    "no-number",
  ]);
});

test("each break changes what it says and nothing else", () => {
  const run = runOf([SEARCH, BOOK, BOOK]);
  const breaks = broken(run, { others: [runOf([{ name: "cancel" }])] });
  expect(namesIn(breaks.get("drop-call book 2"))).toEqual(["search", "book"]);
  expect(breaks.get("drop-call search")?.toolCalls).toEqual(run.toolCalls.slice(1));
  expect(breaks.get("change-number book 2 /seats")?.toolCalls.map((call) => call.arguments)).toEqual([
    SEARCH.arguments,
    BOOK.arguments,
    { seats: 3 },
  ]);
  const repeated = breaks.get("repeat-call book")?.toolCalls;
  expect(repeated?.map(({ id }) => id)).toEqual([undefined, "c2", "c2-again", "c2"]);
  expect(namesIn(breaks.get("neighbour-tool book → cancel"))).toEqual(["search", "cancel", "book"]);
  expect(namesIn(breaks.get("neighbour-tool search → book"))).toEqual(["book", "book", "book"]);
  const swapped = breaks.get("swap-calls search, book")?.toolCalls;
  expect(swapped?.map(({ name, turn, group }) => [name, turn, group])).toEqual([
    ["book", 1, 0],
    ["search", 2, 1],
    ["book", 3, 2],
  ]);
  expect(namesIn(run)).toEqual(["search", "book", "book"]);
});

test("a run of more texts than a function has arguments is broken", () => {
  const texts = Array.from({ length: 300_000 }, (_, turn) => ({
    speaker: "assistant" as const,
    text: "1",
    turn,
  }));
  const breaks = broken(runOf([SEARCH], { response: "1", texts }));
  expect(breaks.get("no-number")?.texts.at(-1)?.text).toBe("");
});

test("parallel calls are not swapped, and a suite of one tool has no neighbour", () => {
  const parallel = runOf([SEARCH, { ...BOOK, group: 0 }]);
  expect([...broken(parallel).keys()].filter((key) => key.startsWith("swap"))).toEqual([]);
  expect([...broken(runOf([SEARCH])).keys()].filter((key) => key.startsWith("neighbour"))).toEqual([]);
});

test.each([
  ["forbiddenTools by name", { forbiddenTools: ["delete_trip"] }, "delete_trip"],
  ["forbiddenTools by glob", { forbiddenTools: ["delete_*"] }, "delete_"],
  ["allowedTools", { allowedTools: [["search", "book"]] }, "unknown_tool"],
])("a forbidden call is added where the rules have %s", (_, rules, name) => {
  const run = runOf([SEARCH, { ...BOOK, agent: "desk" }]);
  const breaks = broken(run, { expectation: expectationOf({ rules }) });
  expect(breaks.get(`forbidden-call ${name}`)?.toolCalls.slice(2)).toEqual([
    { name, arguments: {}, malformed: false, status: "ok", turn: 2, group: 2, agent: "desk" },
  ]);
  expect([...broken(run).keys()].filter((key) => key.startsWith("forbidden"))).toEqual([]);
});

test("a failed call becomes ok or is gone, and is broken in no other way", () => {
  const breaks = broken(runOf([SEARCH, { ...BOOK, status: "rejected" }]));
  expect([...breaks.keys()].filter((key) => key.includes("book"))).toEqual([
    "neighbour-tool search → book",
    "swallow-error book is ok",
    "swallow-error book is gone",
  ]);
  expect(breaks.get("swallow-error book is ok")?.toolCalls.map(({ status }) => status)).toEqual(["ok", "ok"]);
  expect(namesIn(breaks.get("swallow-error book is gone"))).toEqual(["search"]);
});

test("an early end has the first half of the calls, and no answer", () => {
  const texts = [
    { speaker: "user", text: "Book.", turn: 0 },
    { speaker: "assistant", text: "I search 2 days.", turn: 1 },
    { speaker: "assistant", text: "I book.", turn: 2 },
    { speaker: "assistant", text: "Booked for 120.50 EUR.", turn: 3 },
  ] as const;
  const run = runOf([SEARCH, BOOK], { response: "Booked for 120.50 EUR.", texts: [...texts] });
  const breaks = broken(run);
  expect(breaks.get("end-early")).toEqual({
    ...run,
    response: "",
    toolCalls: run.toolCalls.slice(0, 1),
    texts: texts.slice(0, 2),
  });
  expect(breaks.get("no-number")).toEqual({
    ...run,
    response: "Booked for  EUR.",
    texts: [...texts.slice(0, 3), { ...texts[3], text: "Booked for  EUR." }],
  });
});

test("an early end has no answer either where the answer came before the calls", () => {
  const texts = [{ speaker: "assistant", text: "I book.", turn: 1 }] as const;
  const run = runOf([{ ...BOOK, turn: 2 }], { response: "I book.", texts: [...texts] });
  expect(broken(run).get("end-early")).toEqual({ ...run, response: "", toolCalls: [], texts: [] });
});

test("a run that calls and answers nothing cannot be broken, nor one that another runner scored", () => {
  expect([...broken(runOf([])).keys()]).toEqual([]);
  expect([...broken(runOf([SEARCH], { response: "1", reportedBy: "promptfoo" })).keys()]).toEqual([]);
});

test("calls that the policy or the case leaves out are not broken", () => {
  const run = runOf([{ name: "think" }, SEARCH, { name: "other", agent: "helper" }], { namesAgents: true });
  const expectation = expectationOf({ agents: ["main"], referenceToolCalls: [] });
  const dropped = (tools: NonNullable<Parameters<typeof broken>[1]>["tools"]) =>
    [...broken(run, { expectation, ...(tools && { tools }) }).keys()].filter((key) => key.startsWith("drop"));
  expect(dropped([])).toEqual(["drop-call think", "drop-call search"]);
  expect(dropped([{ match: "think", ignore: true }])).toEqual(["drop-call search"]);
});

test("a hand-off may have any arguments, so they are not changed", () => {
  const run = runOf([{ name: "transfer", arguments: { summary: "late" } }]);
  const tools = [{ match: "transfer", handoff: true }];
  expect([...broken(run, { tools }).keys()]).toEqual([
    "drop-call transfer",
    "repeat-call transfer",
    "end-early",
  ]);
  expect([...broken(run).keys()]).toContain("change-text transfer /summary");
});

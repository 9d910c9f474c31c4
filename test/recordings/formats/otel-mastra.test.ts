import { expect, it } from "vitest";
import { fixture, readOne, spoken } from "../fixture.ts";

/** A run as @mastra/otel-exporter sent it: a tool was called with a wrong argument, and one that its client executes. */
const exported = fixture("otel-genai/mastra.otlp.json");
const text = JSON.stringify(exported);
const read = (document: string) => readOne("otel-genai", JSON.parse(document));

it("has what the user asked, and the case that the metadata names", () => {
  const run = read(text);
  expect(spoken(run)).toEqual(["system: Ask.", "user: Book a flight."]);
  expect(run).toMatchObject({ caseId: "book", input: "Book a flight." });
});

it("has a question that is text", () => {
  const question = JSON.stringify(JSON.stringify([{ role: "user", content: "Book a flight." }])).slice(1, -1);
  expect(text).toContain(question);
  expect(read(text.replace(question, "Book it.")).input).toBe("Book it.");
});

it("has the calls that the model asked for, executed here, refused or left to the client", () => {
  const run = read(text);
  expect(run.toolCalls.map(({ name, status, group }) => [name, status, group])).toEqual([
    ["search_flights", "rejected", 0],
    ["ask_user", "pending", 0],
  ]);
  expect(run.fault).toBeUndefined();
});

it("takes what one answer took once", () => {
  expect(read(text)).toMatchObject({ steps: 1, model: "large", usage: { input: 11, output: 7, total: 18 } });
});

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { commandEnvironment } from "../../src/setup/record/environment.ts";
import { addressesOf, providers } from "../../src/setup/record/providers.ts";
import { brokenLinks, type Table, tables } from "./markdown.ts";
import { missingMessages } from "./messages.ts";

const url = new URL("../../docs/recorder.md", import.meta.url);
const page = readFileSync(url, "utf8");
const allTables = tables(page);
const everywhere = providers.map(({ name }) => `${name}=https://example.com`);
const started = { address: "http://127.0.0.1:1/t", caseId: "a", turns: ["b"], trial: 1 };

describe("the page on the recorder", () => {
  test("names the variables that the command gets, and no others", () => {
    const environment = commandEnvironment({}, addressesOf(everywhere, {}), started);
    expect(quoted(tableWith("variables"), "variables").sort()).toEqual(Object.keys(environment).sort());
  });

  test("names the variables that the command does not get", () => {
    const [, taken = ""] = /^It takes away (.*?):/m.exec(page) ?? [];
    const names = [...taken.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name.replace("…", "HEADERS"));
    const variables = Object.fromEntries(names.map((name) => [name, "x"]));
    expect(names).toHaveLength(4);
    const environment = commandEnvironment(variables, addressesOf([], {}), started);
    expect(names.filter((name) => environment[name] === "x")).toEqual([]);
  });

  test("names the providers, their addresses and their variables", () => {
    const table = tableWith("where its requests go");
    const rows = table?.rows.map((row) => Object.values(row).map((cell) => cell.replaceAll("`", "")));
    const expected = providers.map(({ name, address, variables }) => [
      name,
      address ?? "only where you say",
      variables[0],
    ]);
    expect(rows).toEqual(expected);
  });

  test("explains messages that there are", () => {
    const shown = quoted(tableWith("what you see"), "what you see");
    const pieces = shown.map((message) => message.replace(/\d+ (?:conversations|traces|recordings)/, "…"));
    expect(pieces.length).toBeGreaterThan(4);
    expect(missingMessages(pieces)).toEqual([]);
  });

  test("has links that lead somewhere", () => {
    expect(brokenLinks(url)).toEqual([]);
  });
});

function tableWith(column: string): Table | undefined {
  return allTables.find(({ header }) => header.includes(column));
}

function quoted(table: Table | undefined, column: string): string[] {
  return (table?.rows ?? []).flatMap((row) =>
    [...(row[column] ?? "").matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text),
  );
}

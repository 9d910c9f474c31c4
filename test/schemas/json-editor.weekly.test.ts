import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getLanguageService, TextDocument } from "vscode-json-languageservice";
import { loadConfigFile } from "../../src/config/config-file.ts";
import { loadExpectations } from "../../src/config/expectations.ts";

const PUBLISHED = "https://raw.githubusercontent.com/rungate/rungate/main/";

const service = getLanguageService({
  schemaRequestService: async (address) => {
    if (!address.startsWith(PUBLISHED)) throw new Error(`no schema at ${address}`);
    return readFileSync(new URL(`../../${address.slice(PUBLISHED.length)}`, import.meta.url), "utf8");
  },
});

const address = (schema: "expectations" | "policy") => `${PUBLISHED}schemas/${schema}.schema.json`;
const expectations = `{
  "$schema": "${address("expectations")}",
  "cases": [{ "id": "a", "referenceToolCalls": [{ "name": "book", "arguments": { "date": { "$any": true } } }] }]
}`;
const policy = `{ "$schema": "${address("policy")}", "gate": { "floors": { "passRate": 0.7 } } }`;

test("a JSON file that names its schema is taken by the gate, and an editor finds nothing wrong in it", async () => {
  expect(loadExpectations([{ file: "e.json", text: expectations }]).problems).toEqual([]);
  expect(loadConfigFile("p.json", policy).problems).toEqual([]);
  expect(await problemsIn(expectations)).toEqual([]);
  expect(await problemsIn(policy)).toEqual([]);
});

test.each([
  [expectations.replace('"id": "a"', '"id": "a", ▮'), "strictMode"],
  [expectations.replace('"$any": true', "▮"), "$oneOf"],
  [policy.replace('"gate": {', '"gate": { ▮,'), "inconclusive"],
])("in %j an editor offers %s, and says what it is for", async (text, key) => {
  const { document, parsed } = opened(text.replace("▮", ""));
  const place = document.positionAt(text.indexOf("▮"));
  const { items = [] } = (await service.doComplete(document, place, parsed)) ?? {};
  const offered = items.find(({ label }) => label === key);
  expect(offered?.documentation).toBeTruthy();
});

test("a key that there is not is underlined", async () => {
  expect(await problemsIn(policy.replace("floors", "floor"))).toEqual(["Property floor is not allowed."]);
});

async function problemsIn(text: string): Promise<unknown[]> {
  const { document, parsed } = opened(text);
  const problems = await service.doValidation(document, parsed);
  return problems.map(({ message }) => message);
}

function opened(text: string) {
  const document = TextDocument.create("file:///work/file.json", "json", 1, text);
  return { document, parsed: service.parseJSONDocument(document) };
}

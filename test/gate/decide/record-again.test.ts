import { expect, test } from "vitest";
import { recordAgain } from "../../../src/gate/decide/record-again.ts";

test.each([
  [undefined, "npx rungate record --cases --again -- COMMAND"],
  ["npx rungate record --cases -- node a.mjs", "npx rungate record --again --cases -- node a.mjs"],
  ["npx rungate record --again -- node a.mjs", "npx rungate record --again -- node a.mjs"],
  ["npx rungate@1.2 record -- node a.mjs", "npx rungate@1.2 record --again -- node a.mjs"],
  ["npx rungate record -- node a.mjs --again", "npx rungate record --again -- node a.mjs --again"],
  ["npx rungate record \\\n  --again -- node a.mjs", "npx rungate record \\\n  --again -- node a.mjs"],
  ["npm run evals", "npm run evals"],
])("the command of the repository, %s, records again as %s", (record, again) => {
  expect(recordAgain(record, {})).toBe(again);
});

test.each([
  [undefined, "npx rungate record --cases --tier pr --again -- COMMAND"],
  ["npx rungate record --cases -- node a.mjs", "npx rungate record --again --tier pr --cases -- node a.mjs"],
  ["npx rungate record --cases --tier pr -- a", "npx rungate record --again --cases --tier pr -- a"],
  ["npx rungate record -- npm run evals", "npx rungate record --again -- npm run evals"],
])("where a tier was recorded, %s records it again as %s", (record, again) => {
  expect(recordAgain(record, { tier: { name: "pr", carried: 6 } })).toBe(again);
});

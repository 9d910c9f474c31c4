import { describe, expect, test } from "vitest";
import type { CaseRun } from "../../../src/recordings/run.ts";
import { literalReference } from "../../../src/recordings/run.ts";
import { proposeFiles } from "../../../src/setup/init/propose-files.ts";
import { made } from "../../scorers/fixture.ts";
import { recorded } from "./recorded.ts";

const names = { expectations: "evals/expectations.yml", policy: ".github/rungate.yml" };

const letter =
  'Dear Mara,\n\nyour copy of "Ports: a history" is due on Friday.\n  Renewals: # desk 2\n\nThe library\n';

/** A lending desk: lookups, a scratchpad, changes, and all possible differences between trials. */
const library = recorded([
  [
    "reserve-book",
    [1, 2, 3].map((trial) => [
      made("think", { thought: `attempt ${trial}` }),
      made("search_catalogue", { query: "ports" }),
      made("get_member", { card: 20417 }),
      made("reserve", { isbn: 9780000000002n, card: 20417, pickup: "Old Harbour", until: "2026-06-12" }),
    ]),
  ],
  [
    "renew-loan",
    [
      [made("renew", { loan: "L-17" }, { status: "error" }), made("renew", { loan: "L-17", weeks: 2 })],
      [made("renew", { loan: "L-17", weeks: 2 })],
      [made("renew", { loan: "L-17", weeks: 4 })],
    ],
  ],
  [
    "pay-fine",
    ["a1f0", "77c2", "e03b"].map((token) => [
      made("pay_fine", { card: 20417, amount: 2.5, request_id: `${token}-5e1d-4a88-9c06-2f1b7c6d9a10` }),
    ]),
  ],
  ["move-branch", ["Old Harbour", "old harbour", "OH"].map((to) => [made("move_copy", { copy: 3, to })])],
  ["move-shelf", [500, 501].map((shelf) => [made("move_copy", { copy: 3, shelf })])],
  ["remind-reader", [[made("send_letter", { to: "Mara Lindqvist", text: letter })]]],
  [
    "opening-hours",
    [
      [made("get_hours", { branch: "Old Harbour", day: "saturday" })],
      [made("get_hours", { branch: "Old Harbour", day: "saturday" })],
    ],
  ],
  ["small-talk", [[], [made("think", { thought: "no tool needed" })]]],
  ["broken-form", [[made("register", '{"name": Mara}', { malformed: true })]]],
  [
    "price-list",
    [[made("set_prices", { $comment: "yearly", prices: { late: { amount: 0.3, per: "day" }, lost: null } })]],
  ],
]);

const own: CaseRun[] = [
  ...recorded([["from-eval-set", [[made("reserve", { isbn: 1 })]]]]),
  ...recorded([["from-eval-set", [[]]]], {
    referenceToolCalls: [literalReference("reserve", { isbn: 1 })],
    expectsOnly: true,
  }),
];

const strange = [
  "two\nlines # no comment",
  "a: b",
  "__proto__",
  "constructor",
  "no",
  "~",
  "1e3",
  "0x1F",
  "2026-06-12",
  "  led by spaces",
  "'\"\\",
  "👩‍🚀",
  "\u202eright to left\u2028",
  "<<",
  "- $any",
];

/** Names that YAML, globs or comments could misread, in every place for names. */
const hostile = recorded(
  strange.map((text) => [
    text,
    [
      [made(text, { [text]: text, nested: { [text]: [text, 2 ** 70, 12345678901234567890n] } })],
      [made(text, { [text]: "other", nested: { [text]: [text, 2 ** 70, 12345678901234567890n] } })],
      [made(text, { [text]: "third", nested: { [text]: [text, 2 ** 70, 12345678901234567890n] } })],
    ],
  ]),
);

const hostileReading = recorded([
  [
    "rules",
    [[made('get_*"'), made("get_{a,b}"), made("list_\n# x"), made("list_: y"), made("search_[a-z]")]],
  ],
]);

test.each(Object.entries({ library: [...library, ...own], hostile, "hostile-rules": hostileReading }))(
  "the files for %s read well",
  async (name, runs) => {
    const { expectations, policy } = proposeFiles(runs, names, undefined);
    await expect(expectations).toMatchFileSnapshot(`../../golden/init/${name}.expectations.yml`);
    await expect(policy).toMatchFileSnapshot(`../../golden/init/${name}.policy.yml`);
  },
);

describe("the policy", () => {
  test("has a floor that runs as good as the recorded ones keep", () => {
    const trials = (passing: number) => [
      ...Array.from({ length: passing }, () => [made("book", { day: 1 })]),
      [made("cancel")],
      [made("refund")],
    ];
    const floorOf = (passing: number) =>
      /floors: (.*)/.exec(
        proposeFiles(recorded([["a", trials(passing)]]), names, undefined).policy ?? "",
      )?.[1];
    expect(floorOf(18)).toBe("{ passRate: 0.7 } # the recorded runs reach 90.0%");
    expect(floorOf(2)).toBe("{ passRate: 0.5 } # the recorded runs reach 50.0%");
  });
});

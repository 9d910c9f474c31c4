import { expect, test } from "vitest";
import {
  looksLikeScratchpad,
  looksReadOnly,
  nameMatcher,
  readingGlob,
} from "../../../src/scorers/tool-book.ts";

test.each([
  ["get_booking", "get_*"],
  ["list-files", "list-*"],
  ["getUser", "get[A-Z]*"],
  ["search", "search"],
  ["mcp__github__get_issue", "mcp__github__get_*"],
  ["files.read_text", "files.read_*"],
  ["check_inventory", "check_*"],
  ["checkInventory", "check[A-Z]*"],
  ["a{b}/get_x", "a\\{b\\}/get_*"],
])("%s looks as if it only reads, as %s does", (name, glob) => {
  expect(looksReadOnly(name)).toBe(true);
  expect(readingGlob(name)).toBe(glob);
  expect(nameMatcher(glob)(name)).toBe(true);
});

test.each([
  ..."book_flight update_list budget getaway GET_x".split(" "),
  ..."check_in check_out_guest checkIn checkOutGuest get_or_create fetchAndDelete".split(" "),
  ..."mcp__get_things__delete list.remove listing".split(" "),
])("%s may change something", (name) => {
  expect(looksReadOnly(name)).toBe(false);
  expect(readingGlob(name)).toBeUndefined();
});

test.each([
  "think",
  "Think",
  "think_tool",
  "reasoning",
  "plan",
  "notes",
  "scratchpad",
  "mcp__s__sequentialthinking",
])("%s looks like a scratchpad", (name) => expect(looksLikeScratchpad(name)).toBe(true));

test.each(["plan_trip", "planet", "notify", "notebook_edit", "reason_for_refund", "rethink"])(
  "%s does not look like a scratchpad",
  (name) => expect(looksLikeScratchpad(name)).toBe(false),
);

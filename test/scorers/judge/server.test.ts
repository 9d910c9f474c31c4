import { expect, test } from "vitest";
import { DEFAULT_SERVER, serverFault } from "../../../src/scorers/judge/judgement.ts";

test.each([DEFAULT_SERVER, "https://gw.example.com/a/b/v1/", "http://localhost:1/v1", "http://[::1]:1/v1"])(
  "may have a key: %s",
  (address) => {
    expect(serverFault(address)).toBeUndefined();
  },
);

test.each([
  ["judge", "write the address"],
  ["http://judge.example.com/v1", "use https"],
  ["http://127.0.0.1.example.com/v1", "use https"],
  ["https://me:secret@judge.example.com/v1", "leave out the name and the password"],
  ["https://judge.example.com/v1?key=secret", "leave out the query"],
  ["https://judge.example.com/v1?", "leave out the query"],
  ["https://judge.example.com/v1#secret", "leave out the fragment"],
  ["https://judge.example.com/v1#?", "leave out the fragment"],
])("may not: %s", (address, why) => {
  expect(serverFault(address)).toContain(why);
  expect(serverFault(address)).not.toContain("secret");
});

import { describe, test } from "vitest";
import { play } from "./play.ts";
import { otherPolicies } from "./policy.ts";

describe("the gate, when the policy is another:", () => {
  test.each(otherPolicies)("%s", play);
});

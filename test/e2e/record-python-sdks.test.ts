import { describe, test } from "vitest";
import { hasPythonSdks, pythonSdkAgents } from "../sdks/agents.ts";
import { holds } from "./sdk-projects.ts";

if (!hasPythonSdks)
  console.warn("skipped: agents with an SDK for Python, until test/sdks/python/.venv is there");

describe.skipIf(!hasPythonSdks)("an agent with an SDK for Python", () => {
  test.for([...pythonSdkAgents])(
    "%s: is recorded as its SDK's own messages are read, and red once an argument is wrong",
    holds,
  );
});

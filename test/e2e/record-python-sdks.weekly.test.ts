import { describe, test } from "vitest";
import { hasWeeklyPythonSdks, weeklyPythonSdkAgents } from "../sdks/agents.ts";
import { holds } from "./sdk-projects.ts";

if (!hasWeeklyPythonSdks)
  console.warn("skipped: agents with large SDKs for Python, until test/sdks/python/.venv-weekly is there");

describe.skipIf(!hasWeeklyPythonSdks)("an agent with a large SDK for Python", () => {
  test.for([...weeklyPythonSdkAgents])(
    "%s: is recorded as its SDK's own messages are read, and red once an argument is wrong",
    holds,
  );
});

import { describe, test } from "vitest";
import { hasPythonSdks, pythonSdkAgents } from "../sdks/agents.ts";
import { holds, readsAlike } from "./sdk-projects.ts";

if (!hasPythonSdks)
  console.warn(
    "skipped: agents with an SDK for Python, until test/sdks/python/.venv is there (README.md of test/sdks)",
  );

describe.skipIf(!hasPythonSdks)("an agent with an SDK for Python", () => {
  test.for([...pythonSdkAgents])("%s: is recorded, and red once an argument is wrong", holds);

  test.for([...pythonSdkAgents].filter(([, { saved }]) => saved !== undefined))(
    "%s: reads the same from the messages that its SDK kept",
    readsAlike,
  );
});

import { isObject, isString } from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import type { Format } from "../../format.ts";
import { resultRun } from "./result-row.ts";

/** A row of a JUnit file: `files/tables.ts` makes it of a `<testcase>`. */
export const junit: Format = {
  id: "junit",
  title: "JUnit XML, as pytest, vitest and others write it",
  looksFor: "<testsuites> or <testsuite> with <testcase> elements",
  marks: [["junitCase", "passed"]],
  detect: (document) => isObject(document) && "junitCase" in document,
  read(document) {
    if (!isObject(document) || !("junitCase" in document))
      throw new RecordingError("no test case: expected a JUnit file with <testcase> elements");
    const { junitCase, passed, runner } = document;
    const by = isString(runner) && runner !== "" ? runner : "the test runner";
    return [resultRun({ caseId: junitCase, field: "passed", value: passed }, document, by)];
  },
};

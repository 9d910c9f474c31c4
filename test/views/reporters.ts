import type { JunitCase, JunitFile } from "./junit-file.ts";

export interface Shown {
  path: string;
  line: number;
  title: string;
  message: string;
}

interface ActionJunitReport {
  files: readonly string[];
  title?: string;
}

/**
 * The annotations of mikepenz/action-junit-report@v6, and the rows of its detailed summary. The rules for place, title and message are in
 * its src/testParser.ts, those for the rows in src/table.ts.
 */
export function actionJunitReport({ suites }: JunitFile, { files, title }: ActionJunitReport) {
  const annotations = suites.flatMap((suite) =>
    suite.tests.filter(isFailed).map((test): Shown => {
      // The case's file, else the suite's, else the last part of the class.
      const file = test.file ?? suite.file ?? test.classname?.split(".").at(-1) ?? test.name;
      // A name without an extension is looked up, because it may be a class name.
      const path = files.find((one) => one === file || `/${one}`.includes(`/${file}.`)) ?? file;
      const [line = 1] = [Number(test.line)].filter(Number.isInteger);
      const named = title?.replace("{{SUITE_NAME}}", suite.name).replace("{{TEST_NAME}}", test.name);
      return { path, line, title: named ?? `${file}.${test.name}`, message: test.message ?? test.name };
    }),
  );
  return { annotations, rows: annotations.map((annotation) => [annotation.title, "❌ failure"]) };
}

/** The job summary of dorny/test-reporter: its table of suites, and the lines below it; see its src/report/get-report.ts. */
export function testReporterSummary({ suites }: JunitFile) {
  const sorted = suites.toSorted((a, b) => a.name.localeCompare(b.name));
  return {
    table: sorted.map(({ name, tests }) => {
      const count = (icon: string) => tests.filter((test) => iconOf(test) === icon).length;
      return [name, ...["✅", "❌", "⚪"].map((icon) => (count(icon) > 0 ? `${count(icon)} ${icon}` : ""))];
    }),
    lines: sorted.flatMap(({ tests }) =>
      tests.flatMap((test) => [
        `${iconOf(test)} ${test.name}`,
        ...(isFailed(test) ? [`\t${messageOf(test)}`] : []),
      ]),
    ),
  };
}

/** The settings of dorny/test-reporter: its input `reporter`, the parsed file, and the repository's files. */
interface TestReporter {
  reporter: "java-junit" | "phpunit-junit";
  report: string;
  files: readonly string[];
}

/** The annotations of dorny/test-reporter's check; see its src/report/get-annotations.ts, and src/parsers for the place. */
export function testReporterCheck({ suites }: JunitFile, { reporter, report, files }: TestReporter): Shown[] {
  return suites.flatMap((suite) =>
    suite.tests.filter(isFailed).map((test) => {
      const { path = report, line = 0 } = placesOf[reporter](test, files);
      const group = test.classname === suite.name ? "" : `${test.classname} ► `;
      const message = ["Failed test found in:", `  ${report}`, "Error:", `  ${messageOf(test)}`].join("\n");
      return { path, line, title: `${suite.name} ► ${group}${test.name}`, message };
    }),
  );
}

type PlaceOf = (test: JunitCase, files: readonly string[]) => { path?: string | undefined; line?: number };

const placesOf: Record<TestReporter["reporter"], PlaceOf> = {
  // The place is only in a line of Java's stack traces with a file of the repository: `at folder.Class.method(File.java:7)`.
  "java-junit": ({ text }, files) => {
    const frames = text.matchAll(/^\s*at ((?:[a-z][^.]*\.)+).*\((.*):(\d+)\)$/gm);
    const places = [...frames].map(([, folders = "", name, line]) => ({
      path: files.find((file) => `/${file}`.endsWith(`/${folders.replaceAll(".", "/")}${name}`)),
      line: Number(line),
    }));
    return places.find(({ path }) => path !== undefined) ?? {};
  },
  "phpunit-junit": ({ file, line }, files) => ({
    path: files.find((one) => one === file),
    ...(line !== undefined && { line: Number(line) }),
  }),
};

function messageOf({ type, message }: JunitCase): string {
  return `${type}: ${message}`;
}

function isFailed({ result }: JunitCase): boolean {
  return result === "failure" || result === "error";
}

function iconOf(test: JunitCase): string {
  if (isFailed(test)) return "❌";
  return test.result === "skipped" ? "⚪" : "✅";
}

import type { JunitCase, JunitFile } from "./junit-file.ts";

/** What a reporter shows beside a line of a file. */
export interface Shown {
  path: string;
  line: number;
  title: string;
  message: string;
}

/** How mikepenz/action-junit-report is set up. */
interface ActionJunitReport {
  /** The files of the repository. */
  files: readonly string[];
  /** Its input `check_title_template`. */
  title?: string;
}

/**
 * What mikepenz/action-junit-report@v6 annotates, and the rows of its detailed summary. Its rules for a place, a title and a message are
 * in its src/testParser.ts, those for the rows in src/table.ts.
 */
export function actionJunitReport({ suites }: JunitFile, { files, title }: ActionJunitReport) {
  const annotations = suites.flatMap((suite) =>
    suite.tests.filter(isFailed).map((test): Shown => {
      // The case's file, else the suite's, else the last part of the class.
      const file = test.file ?? suite.file ?? test.classname?.split(".").at(-1) ?? test.name;
      // A name without an ending is looked up, for classes are written like this.
      const path = files.find((one) => one === file || `/${one}`.includes(`/${file}.`)) ?? file;
      const [line = 1] = [Number(test.line)].filter(Number.isInteger);
      const named = title?.replace("{{SUITE_NAME}}", suite.name).replace("{{TEST_NAME}}", test.name);
      return { path, line, title: named ?? `${file}.${test.name}`, message: test.message ?? test.name };
    }),
  );
  return { annotations, rows: annotations.map((one) => [one.title, "❌ failure"]) };
}

/** What dorny/test-reporter writes into the job summary: its table of suites, and the lines below it. Its src/report/get-report.ts. */
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

/** How dorny/test-reporter is set up: its input `reporter`, the file that it reads, and the files of the repository. */
interface TestReporter {
  reporter: "java-junit" | "phpunit-junit";
  report: string;
  files: readonly string[];
}

/** What the check of dorny/test-reporter annotates. Its src/report/get-annotations.ts, and a parser in src/parsers for the place. */
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
  // No attribute, only a line of Java's stack traces that names a file of the repository: `at folder.Class.method(File.java:7)`.
  "java-junit": ({ text }, files) => {
    const frames = text.matchAll(/^\s*at ((?:[a-z][^.]*\.)+).*\((.*):(\d+)\)$/gm);
    const places = [...frames].map(([, folders = "", name, line]) => ({
      path: files.find((one) => `/${one}`.endsWith(`/${folders.replaceAll(".", "/")}${name}`)),
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

import type { Report } from "../report/report.ts";
import type { ViewOptions } from "./verdict.ts";

/** A view of the report that is kept in a file. */
export interface FileView {
  /** The option of the command line that names the file: `html` for `--html <file>`. */
  name: string;
  /** What its help says. */
  what: string;
  /** Loads what makes the text of a report. */
  load(): Promise<(report: Report, options: ViewOptions) => string>;
}

/** Every view that a command writes to a file that the user names. */
export const fileViews: readonly FileView[] = [
  {
    name: "html",
    what: "write the report as a page for a browser, in one file",
    load: async () => (await import("./page/page.ts")).htmlView,
  },
  {
    name: "junit",
    what: "write the checks and cases as JUnit XML, for reporters of tests",
    load: async () => (await import("./junit.ts")).junitView,
  },
];

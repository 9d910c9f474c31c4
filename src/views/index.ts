import type { Report } from "../report/report.ts";
import type { ViewOptions } from "./verdict-text.ts";

export interface FileView {
  /** Name of the command-line option: `html` for `--html <file>`. */
  name: string;
  what: string;
  load(): Promise<(report: Report, options: ViewOptions) => string>;
}

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

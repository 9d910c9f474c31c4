export { baselineFromText } from "../../baseline/from-text.ts";
export { readReport } from "../../baseline/read.ts";
export { readBaseline, readReportFile } from "../../disk/baseline.ts";
export { readPartialReports } from "../../disk/partial-reports.ts";

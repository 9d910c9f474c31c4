import { isUtf8 } from "node:buffer";
import type { Artifact } from "../baseline/provenance.ts";
import { ReportError } from "../report/read-stored.ts";
import type { Report } from "../report/schema.ts";
import type { GitHub } from "./client.ts";
import { downloadArtifact } from "./download.ts";

/** The report in an artifact, whoever left it. Throws what `downloadArtifact` throws, and ReportError when it is none. */
export async function downloadReport(github: GitHub, artifact: Artifact): Promise<Report> {
  const bytes = await downloadArtifact(github, artifact);
  if (!isUtf8(bytes)) throw new ReportError("is not UTF-8 text");
  const { readReport } = await import("../job/readers/reports.ts");
  return readReport(bytes.toString("utf8"));
}

import { whyNotListed } from "../baseline/provenance.ts";
import { ReportError } from "../report/read-stored.ts";
import type { Report } from "../report/schema.ts";
import { reportFileName } from "../suite/suite-name.ts";
import { listArtifactsOfRun } from "./artifacts.ts";
import type { GitHub } from "./client.ts";
import { downloadReport } from "./download-report.ts";
import { RefusedArtifact } from "./refused-artifact.ts";
import { OtherBytes } from "./storage.ts";

/**
 * The report of a suite that a run left, whatever it says, or why it cannot be read: the rest of a sentence that begins with "the run".
 * Throws what octokit throws, and GitHubError.
 */
export async function reportOfRun(
  github: GitHub,
  { id, commit }: { id: number; commit: string },
  suite: string,
): Promise<Report | { why: string }> {
  const artifacts = await listArtifactsOfRun(github, id, reportFileName(suite));
  const [artifact] = artifacts.filter(({ run }) => run?.id === id && run.commit === commit);
  if (artifact === undefined) return { why: "left no report of this suite" };
  const refusal = whyNotListed(artifact);
  if (refusal !== undefined) return { why: `left a report that ${refusal.why}` };
  try {
    return await downloadReport(github, artifact);
  } catch (error) {
    if (error instanceof RefusedArtifact || error instanceof ReportError)
      return { why: `left a report that ${error.message}` };
    if (error instanceof OtherBytes) return { why: "left a report that does not match its digest" };
    throw error;
  }
}
